import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { StartError } from '../../start-error.ts'
import { isDiskRefusal, syncPath } from './durable-folder.ts'
import { diskFailure, EMBEDDED_RELEASE, startEngine } from './embedded-engine.ts'
import { type FolderLock, lockFolder } from './folder-lock.ts'
import { copyPrepared } from './prepared-database.ts'

const MARKER = 'tripwright.json'

/**
 * Locks the data folder for this process and gives the folder of a complete database in it; if there is none, a copy of the
 * prepared one, or an empty one without it. Throws StartError when the folder cannot be written, is in use, or belongs to
 * another release.
 */
export async function takeDatabaseFolder(
  dataDir: string,
  prepared?: string,
): Promise<{ folder: string; lock: FolderLock }> {
  const lock = takeDataFolder(dataDir)
  try {
    const folder = join(dataDir, 'database')
    if (existsSync(join(folder, MARKER))) checkRelease(folder)
    else await createDatabase(folder, prepared)
    return { folder, lock }
  } catch (error) {
    lock.release()
    throw isDiskRefusal(error) ? diskFailure(dataDir, error) : error
  }
}

function takeDataFolder(dataDir: string): FolderLock {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.W_OK | constants.X_OK)
    return lockFolder(dataDir)
  } catch (error) {
    if (error instanceof StartError) throw error
    if (isDiskRefusal(error) && error.code !== 'EROFS') throw diskFailure(dataDir, error)
    const detail = error instanceof Error ? error.message : String(error)
    throw new StartError(
      'data-folder-not-writable',
      `the data folder ${dataDir} cannot be written (${detail}); give this user the right to write there, or set DATA_DIR to another folder`,
      { cause: error },
    )
  }
}

/**
 * The database is created in a temporary folder and renamed when complete: after a power cut in between, the next start
 * finds no marker and creates it again. A folder at its path without a marker is not ours to delete and is moved aside.
 */
async function createDatabase(folder: string, prepared: string | undefined): Promise<void> {
  const draft = `${folder}.new`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  if (!prepared || !tryCopy(prepared, draft)) await createEmpty(draft)
  syncTree(draft)
  if (existsSync(folder)) renameSync(folder, `${folder}.unfinished-${Date.now()}`)
  renameSync(draft, folder)
  syncPath(dirname(folder))
  syncPath(dirname(dirname(folder)))
}

/** False when the prepared database is missing, cannot be read or is removed meanwhile: one is created then. */
function tryCopy(prepared: string, draft: string): boolean {
  try {
    copyPrepared(prepared, draft)
    if (existsSync(join(draft, MARKER))) return true
  } catch (error) {
    if (isDiskRefusal(error)) throw error
  }
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { mode: 0o700 })
  return false
}

async function createEmpty(draft: string): Promise<void> {
  const engine = await startEngine(draft)
  await engine.client.exec('checkpoint')
  await engine.client.close()
  writeFileSync(join(draft, MARKER), `${JSON.stringify({ release: EMBEDDED_RELEASE })}\n`)
}

function checkRelease(folder: string): void {
  const { release } = JSON.parse(readFileSync(join(folder, MARKER), 'utf8'))
  if (release === EMBEDDED_RELEASE) return
  throw new StartError(
    'newer-database',
    `the database in ${folder} was made by a version of Tripwright with another engine (${release}, here ${EMBEDDED_RELEASE}); start that version, or restore a backup of it here`,
  )
}

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else syncPath(path)
  }
  syncPath(folder)
}
