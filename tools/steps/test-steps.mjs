import { ownNode } from '../bootstrap/own-node.mjs'
import { tool, vitest, WITH_SLOW_TESTS } from './check-steps.mjs'

/**
 * The steps of `npm test` after those of `npm run check`: one group after the other, the steps of a group in parallel, because
 * a database does not keep a processor busy. Add a step here.
 * @param {string} root
 * @returns {import('./step.mjs').Step[][]}
 */
export function testSteps(root) {
  const node = ownNode(root)
  const server = vitest(root, 'server')
  const onCluster = [node, 'server/src/commands/test-cluster.ts', '--', ...server]
  const chromium = { CHROMIUM: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell' }
  // A step is ended when it hangs, not when the machine is slow: each has twice and more of what it takes.
  /** @type {import('./step.mjs').Step[]} */
  const onServer = [
    { name: 'server on embedded', command: server, env: WITH_SLOW_TESTS, runner: 'vitest', minutes: 25 },
    {
      name: 'server on postgresql',
      command: onCluster,
      env: WITH_SLOW_TESTS,
      runner: 'vitest',
      needs: ['postgresql'],
      minutes: 30,
    },
    { name: 'build', command: [node, 'tools/build.mjs'] },
  ]
  /** @type {import('./step.mjs').Step[]} */
  const inBrowser = [
    {
      name: 'e2e',
      command: [node, tool(root, '@playwright/test/cli.js'), 'test'],
      cwd: 'e2e',
      env: chromium,
      runner: 'playwright',
      needs: ['chromium'],
      minutes: 40,
    },
  ]
  return [onServer, inBrowser]
}
