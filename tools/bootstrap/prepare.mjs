import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { buildAll, isBuilt } from './builds.mjs'
import { takeLock } from './lock.mjs'
import { installPackages, isInstalled } from './packages.mjs'
import { makeProgress } from './progress.mjs'

const LOCK = '.cache/setup.lock'

/**
 * Installs and builds what a command needs, unless it is up to date. Two processes never install or build in the same folder
 * at the same time.
 * @param {string} root
 * @param {{ build?: boolean, isForced?: boolean }} needs build: website and server too; isForced: also if they are up to date
 */
export async function prepare(root, { build = false, isForced = false } = {}) {
  const isReady = !isForced && isInstalled(root) && (!build || isBuilt(root))
  if (isReady) return
  accessSync(root, constants.W_OK)
  const progress = makeProgress(process.stdout)
  const lock = takeLock(join(root, LOCK), 'installing or building')
  try {
    // Checks again, because another process may have finished the work just before we got the lock.
    if (!isInstalled(root)) await installPackages(root, progress, lock.join)
    if (build) await buildAll(root, progress, lock.join, { isForced })
  } finally {
    lock.release()
  }
}
