import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Migration } from '../migrate.ts'
import { EMBEDDED_RELEASE } from './embedded-engine.ts'

// Creating a database and applying all migrations takes most of a first start: the build does it once, a first start copies.

const BUILT = fileURLToPath(new URL('../../../../dist', import.meta.url))
const PREFIX = 'database-'

/** The folder of the prepared database with exactly these migrations, in the form of `takeDatabaseFolder`'s. It may be missing. */
export function preparedFolder(migrations: readonly Migration[]): string {
  const key = createHash('sha256').update(EMBEDDED_RELEASE)
  for (const { name, sha256 } of migrations) key.update(name).update(sha256)
  return join(BUILT, PREFIX + key.digest('hex').slice(0, 16))
}

/** Prepares a database by `make`, which gets an empty data folder and leaves the database closed in its folder `database`. */
export async function prepareDatabase(
  migrations: readonly Migration[],
  make: (dataDir: string) => Promise<void>,
): Promise<void> {
  const folder = preparedFolder(migrations)
  if (existsSync(folder)) return
  mkdirSync(BUILT, { recursive: true })
  const draft = mkdtempSync(`${folder}.`)
  try {
    await make(draft)
    // Whoever starts the server may not be who built it.
    setModes(join(draft, 'database'), { folder: 0o755, file: 0o644 })
    renameSync(join(draft, 'database'), folder)
  } catch (error) {
    // Another process was first.
    if (!existsSync(folder)) throw error
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** Copies a prepared database to an empty folder; nobody but its owner can read the copy. */
export function copyPrepared(prepared: string, folder: string): void {
  cpSync(prepared, folder, { recursive: true })
  setModes(folder, { folder: 0o700, file: 0o600 })
}

/** Removes the prepared databases of former builds from the built server. */
export function removeFormerPrepared(migrations: readonly Migration[]): void {
  const current = preparedFolder(migrations)
  const former = readdirSync(BUILT).filter((name) => name.startsWith(PREFIX) && join(BUILT, name) !== current)
  for (const name of former) {
    // A start that copies it finds nothing more instead of half of it.
    const gone = join(BUILT, `gone-${name}`)
    renameSync(join(BUILT, name), gone)
    rmSync(gone, { recursive: true, force: true })
  }
}

function setModes(folder: string, modes: { folder: number; file: number }): void {
  chmodSync(folder, modes.folder)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) setModes(path, modes)
    else chmodSync(path, modes.file)
  }
}
