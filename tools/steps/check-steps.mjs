import { join } from 'node:path'
import { ownNode } from '../bootstrap/own-node.mjs'
import { TRIES_AGAIN } from './second-tries.mjs'
import { typeProjects } from './type-projects.mjs'

/** @typedef {import('./step.mjs').Step} Step */

/** The algorithm libraries below packages/. */
const LIBRARIES = [
  'contour-art',
  'map',
  'opening-hours',
  'orienteering',
  'raster',
  'street-graph',
  'typeahead',
]
/** The environment that includes the slow tests (tools/slow-tests.ts). */
export const WITH_SLOW_TESTS = { SLOW_TESTS: '1' }

/**
 * The steps of `npm run check`, the longest first so that the short ones run in parallel with it. Server tests belong to
 * `npm test`, because each needs a database.
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env of the unit tests
 * @returns {Step[]}
 */
export function checkSteps(root, env = {}) {
  const node = ownNode(root)
  return [
    {
      name: 'unit tests',
      command: vitest(root, ...LIBRARIES, 'domain', 'web', 'web alone', 'build', 'bench', 'tools'),
      env,
      runner: 'vitest',
    },
    {
      name: 'biome',
      command: [
        node,
        tool(root, '@biomejs/biome/bin/biome'),
        'check',
        '--error-on-warnings',
        '--max-diagnostics=none',
        '.',
      ],
      refuses: /^Found \d+ infos?\./,
    },
    { name: 'structure', command: [node, 'tools/check-structure.ts'] },
    { name: 'suppressions', command: [node, 'tools/check-suppressions.mjs'], tellsLastLine: true },
    ...typeProjects(root).map((project) => ({
      name: `types ${nameOf(project)}`,
      command: [
        node,
        tool(root, 'typescript/bin/tsc'),
        '--noEmit',
        '-p',
        project,
        ...remembered(root, project),
      ],
    })),
    {
      name: 'knip',
      command: [node, tool(root, 'knip/bin/knip.js'), '--no-progress'],
    },
  ]
}

/**
 * Incremental type checks take a quarter of the time.
 * @param {string} root @param {string} project
 */
function remembered(root, project) {
  const file = `${nameOf(project).replaceAll(/\W/g, '-')}.tsbuildinfo`
  return ['--incremental', '--tsBuildInfoFile', join(root, '.cache/types', file)]
}

/** "web" for web/tsconfig.json, "web build" for web/tsconfig.build.json. @param {string} project */
function nameOf(project) {
  const [, folder, part] = /^(?:(.*)\/)?tsconfig\.(?:(.*)\.)?json$/.exec(project) ?? []
  return [folder ?? 'tools', part].filter(Boolean).join(' ')
}

/**
 * @param {string} root
 * @param {string[]} projects
 * @returns {string[]} the command that runs the tests of these vitest projects
 */
export function vitest(root, ...projects) {
  return [
    ownNode(root),
    tool(root, 'vitest/vitest.mjs'),
    'run',
    // Uses every processor, because the default would leave one of two idle.
    '--maxWorkers=100%',
    // Long enough for a slow test on a busy machine; a test that hangs ends.
    '--testTimeout=60000',
    '--hookTimeout=60000',
    `--retry=${TRIES_AGAIN}`,
    ...projects.map((project) => `--project=${project}`),
  ]
}

/** A program of node_modules, run by our own Node whatever the PATH says. @param {string} root @param {string} path */
export function tool(root, path) {
  return join(root, 'node_modules', path)
}
