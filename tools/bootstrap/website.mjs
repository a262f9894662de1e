import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from './child.mjs'
import { fingerprint } from './fingerprint.mjs'
import { ownNode } from './own-node.mjs'
import { inSeconds } from './progress.mjs'
import { Refusal } from './refusal.mjs'
import { readStamp, removeStamp, writeStamp } from './stamp.mjs'

const BUILD = 'web/build.ts'
/** Maps of the cities that have a guide, which the server serves. */
const REGIONS = 'server/src/commands/guide-regions.ts'
const STAMP = 'web/dist/.built-from'
const INPUTS = [
  'web',
  'packages',
  'domain/src',
  'domain/package.json',
  'data',
  'package-lock.json',
  'tsconfig.base.json',
  'server/src/features/map/offline-maps',
  'server/src/platform/tiles',
  REGIONS,
]
const NOT_INPUTS = /(^|\/)(node_modules|dist|test-results)$|\.test\.tsx?$/

/** True when web/dist was built from the current files. @param {string} root */
export function isBuilt(root) {
  const stamp = readStamp(join(root, STAMP))
  return stamp !== null && stamp === sources(root)
}

/**
 * Builds web/dist. An interrupted build is repeated next time.
 * @param {string} root
 * @param {import('./progress.mjs').Progress} progress
 * @param {(pid: number) => void} onStart
 */
export async function buildWebsite(root, progress, onStart) {
  if (!existsSync(join(root, BUILD)))
    throw new Refusal(`${BUILD} is not there: this folder does not hold the whole of Tripwright.`)
  const startedAt = Date.now()
  const madeFrom = sources(root)
  removeStamp(join(root, STAMP))
  progress.update('Building the website')
  const tick = setInterval(
    () => progress.update(`Building the website (${inSeconds(Date.now() - startedAt)})`),
    200,
  )
  const options = { cwd: root, env: { ...process.env, NODE_ENV: 'production' }, onStart }
  try {
    for (const script of [BUILD, REGIONS].filter((path) => existsSync(join(root, path)))) {
      const { code, lines } = await runQuietly(ownNode(root), [script], options)
      if (code !== 0) throw failure(lines, code)
    }
  } finally {
    clearInterval(tick)
    progress.clear()
  }
  // The state from before the build: a file edited meanwhile is built next time.
  writeStamp(join(root, STAMP), madeFrom)
  progress.finish(`Built the website in ${inSeconds(Date.now() - startedAt)}`)
}

/** @param {string} root */
function sources(root) {
  return fingerprint(root, INPUTS, (path) => NOT_INPUTS.test(path))
}

/** @param {string[]} lines @param {number} code */
function failure(lines, code) {
  const isFull = lines.some((line) => /\b(ENOSPC|EDQUOT)\b/.test(line))
  const sentence = isFull
    ? 'The disk is full: the website could not be built. Free some space, then run the same command again.'
    : `The website could not be built (the build ended with ${code}).`
  return new Refusal(sentence, lines.slice(-60).join('\n'))
}
