import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { takeLock } from './lock.mjs'
import { installPackages, isInstalled } from './packages.mjs'
import { makeProgress } from './progress.mjs'
import { buildWebsite, isBuilt } from './website.mjs'

const LOCK = '.cache/setup.lock'

/**
 * Installs and builds what a command needs, unless it is up to date. Two processes never install or build in the same folder
 * at the same time.
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
    // Checks again, because another process may have finished the work just before we got the lock.
    if (!isInstalled(root)) await installPackages(root, progress, lock.join)
    if (website && (isForced || !isBuilt(root))) await buildWebsite(root, progress, lock.join)
  } finally {
    lock.release()
  }
}
