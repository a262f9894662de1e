import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../../start-error.ts'

export type FolderLock = { release(): void }

const SQLITE_BUSY = 5

/**
 * Locks the data folder for this process. The kernel holds the lock (SQLite's, on an empty file), so it ends with the
 * process in any case, is never taken over because of its age or a reused process id, and works across containers that share
 * the folder, where process ids mean nothing. Throws StartError `data-folder-in-use`, with the holder's process id.
 */
export function lockFolder(folder: string): FolderLock {
  const holder = join(folder, 'database.pid')
  const lock = new DatabaseSync(join(folder, 'database.lock'), { timeout: 0 })
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    if (!(error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY)) throw error
    throw new StartError(
      'data-folder-in-use',
      `the data folder ${folder} is in use by process ${holderOf(holder)}; stop that one first, or set DATABASE_URL to a PostgreSQL server, which takes several processes`,
      { cause: error },
    )
  }
  writeFileSync(holder, `${process.pid}\n`)
  return { release: () => lock.close() }
}

// Stored beside the lock, not in it: the holding process would release the lock by reading the locked file (fcntl).
function holderOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return '(unknown)'
  }
}
