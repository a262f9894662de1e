import { ownNode } from '../bootstrap/own-node.mjs'
import { tool, vitest, WITH_SLOW_TESTS } from './check-steps.mjs'

/**
 * What `npm test` does after the steps of `npm run check`, one after the other. Another step is another line.
 * @param {string} root
 * @returns {import('./step.mjs').Step[]}
 */
export function testSteps(root) {
  const node = ownNode(root)
  const server = vitest(root, 'server')
  const onCluster = [node, 'server/src/commands/test-cluster.ts', '--', ...server]
  const chromium = { CHROMIUM: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell' }
  return [
    { name: 'server on embedded', command: server, env: WITH_SLOW_TESTS, runner: 'vitest' },
    {
      name: 'server on postgresql',
      command: onCluster,
      env: WITH_SLOW_TESTS,
      runner: 'vitest',
      needs: ['postgresql'],
    },
    { name: 'build', command: [node, 'tools/build.mjs'] },
    {
      name: 'e2e',
      command: [node, tool(root, '@playwright/test/cli.js'), 'test'],
      cwd: 'e2e',
      env: chromium,
      runner: 'playwright',
      needs: ['chromium'],
      minutes: 13,
    },
  ]
}
