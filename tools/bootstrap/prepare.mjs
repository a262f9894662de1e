import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { takeLock } from './lock.mjs'
import { installPackages, isInstalled } from './packages.mjs'
import { makeProgress } from './progress.mjs'
import { buildWebsite, isBuilt } from './website.mjs'

const LOCK = '.cache/setup.lock'

/**
 * Brings the folder into the state that a command needs and does nothing when it is in it already. Two processes never
 * install or build in one folder at the same time.
 * @param {string} root
 * @param {{ website?: boolean, isForced?: boolean }} needs isForced: the website is built even if it is up to date
 */
export async function prepare(root, { website = false, isForced = false } = {}) {
  const isReady = !isForced && isInstalled(root) && (!website || isBuilt(root))
  if (isReady) return
  accessSync(root, constants.W_OK)
  const progress = makeProgress(process.stdout)
  const lock = takeLock(join(root, LOCK), 'installing or building')
  try {
    // Asked again: another process may have finished the work just before the lock was ours.
    if (!isInstalled(root)) await installPackages(root, progress, lock.join)
    if (website && (isForced || !isBuilt(root))) await buildWebsite(root, progress, lock.join)
  } finally {
    lock.release()
  }
}
