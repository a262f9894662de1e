import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../start-error.ts'

/** Where a restore keeps the files until the rows are in; a folder of this name at another time is what a kill left. */
export function restoringFolder(dataDir: string): string {
  return join(dataDir, 'files.restoring')
}

/**
 * Throws StartError where a restore was killed: rows and files may be of two different moments, which nobody would see before
 * a file is missing.
 */
export function requireNoBrokenRestore(dataDir: string): void {
  const folder = restoringFolder(dataDir)
  if (!existsSync(folder)) return
  throw new StartError(
    'restore-broke-off',
    `a restore into ${dataDir} broke off; run it again with --force, or remove ${folder} where you know that it changed nothing`,
  )
}
