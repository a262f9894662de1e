import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './child.mjs'
import { fingerprint } from './fingerprint.mjs'
import { ownNode } from './own-node.mjs'
import { inSeconds } from './progress.mjs'
import { Refusal } from './refusal.mjs'
import { readStamp, removeStamp, writeStamp } from './stamp.mjs'

/** @typedef {{ what: string, scripts: string[], stamp: string, inputs: string[] }} Build */

const WEBSITE = 'web/build.ts'
/** Maps of the cities that have a guide, which the server serves. */
const REGIONS = 'server/src/commands/guide-regions.ts'
const SERVER = 'server/build.ts'
const SHARED = ['packages', 'domain/src', 'domain/package.json', 'package-lock.json']
/** @type {Build[]} */
const BUILDS = [
  {
    what: 'website',
    scripts: [WEBSITE, REGIONS],
    stamp: 'web/dist/.built-from',
    inputs: [
      ...SHARED,
      'web',
      'data',
      'tsconfig.base.json',
      'server/src/features/map/offline-maps',
      'server/src/platform/tiles',
      REGIONS,
    ],
  },
  {
    what: 'server',
    scripts: [SERVER],
    stamp: 'server/dist/.built-from',
    inputs: [...SHARED, 'server/src', 'server/migrations', 'server/package.json', SERVER],
  },
]
const NOT_INPUTS = /(^|\/)(node_modules|dist|test-results)$|\.test\.tsx?$/

/** True when website and server were built from the current files. @param {string} root */
export function isBuilt(root) {
  return BUILDS.every((build) => isFresh(root, build))
}

/**
 * Builds the website and the server where they are not up to date. An interrupted build is repeated next time.
 * @param {string} root
 * @param {import('./progress.mjs').Progress} progress
 * @param {(pid: number) => void} onStart
 * @param {{ isForced: boolean }} options isForced: also what is up to date
 */
export async function buildAll(root, progress, onStart, { isForced }) {
  if (!existsSync(join(root, WEBSITE)))
    throw new Refusal(`${WEBSITE} is not there: this folder does not hold the whole of Tripwright.`)
  for (const build of BUILDS)
    if (isForced || !isFresh(root, build)) await runBuild(root, build, progress, onStart)
}

/** @param {string} root @param {Build} build */
function isFresh(root, build) {
  const stamp = readStamp(join(root, build.stamp))
  return stamp !== null && stamp === sources(root, build)
}

/**
 * @param {string} root
 * @param {Build} build
 * @param {import('./progress.mjs').Progress} progress
 * @param {(pid: number) => void} onStart
 */
async function runBuild(root, build, progress, onStart) {
  const startedAt = Date.now()
  const madeFrom = sources(root, build)
  removeStamp(join(root, build.stamp))
  progress.update(`Building the ${build.what}`)
  const tick = setInterval(
    () => progress.update(`Building the ${build.what} (${inSeconds(Date.now() - startedAt)})`),
    200,
  )
  const options = { cwd: root, env: { ...process.env, NODE_ENV: 'production' }, onStart }
  try {
    for (const script of build.scripts.filter((path) => existsSync(join(root, path)))) {
      const { code, lines } = await runQuietly(ownNode(root), [script], options)
      if (code !== 0) throw failure(build.what, lines, code)
    }
  } finally {
    clearInterval(tick)
    progress.clear()
  }
  // The state from before the build: a file edited meanwhile is built next time.
  writeStamp(join(root, build.stamp), madeFrom)
  progress.finish(`Built the ${build.what} in ${inSeconds(Date.now() - startedAt)}`)
}

/** @param {string} root @param {Build} build */
function sources(root, { inputs }) {
  return fingerprint(root, inputs, (path) => NOT_INPUTS.test(path))
}

/** @param {string} what @param {string[]} lines @param {number} code */
function failure(what, lines, code) {
  const isFull = lines.some((line) => /\b(ENOSPC|EDQUOT)\b/.test(line))
  const sentence = isFull
    ? `The disk is full: the ${what} could not be built. Free some space, then run the same command again.`
    : `The ${what} could not be built (the build ended with ${code}).`
  return new Refusal(sentence, lines.slice(-60).join('\n'))
}
