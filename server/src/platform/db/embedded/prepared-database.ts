import { createHash } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Migration } from '../migrate.ts'
import { EMBEDDED_RELEASE } from './embedded-engine.ts'

// Creating a database and applying all migrations takes most of a first start: the build does it once, a first start copies.

const BUILT = fileURLToPath(new URL('../../../../dist', import.meta.url))
const PREFIX = 'database-'
const WHOLE = /^database-[0-9a-f]{16}$/
const UNFINISHED = /^database-[0-9a-f]{16}\./
const DAY_MS = 24 * 60 * 60 * 1000

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
    letEverybodyRead(join(draft, 'database'))
    renameSync(join(draft, 'database'), folder)
  } catch (error) {
    // Another process was first.
    if (!existsSync(folder)) throw error
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/**
 * Copies a prepared database to a folder; nobody but its owner can read the copy. Not by `cpSync`, which calls a full disk an
 * input/output error.
 */
export function copyPrepared(prepared: string, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const entry of readdirSync(prepared, { withFileTypes: true })) {
    const [from, to] = [join(prepared, entry.name), join(folder, entry.name)]
    if (entry.isDirectory()) copyPrepared(from, to)
    else {
      copyFileSync(from, to)
      chmodSync(to, 0o600)
    }
  }
}

/**
 * Removes the prepared databases of former builds, and what a killed build left. What is younger than a day and not whole stays:
 * another process may be making it.
 */
export function removeFormerPrepared(migrations: readonly Migration[], built = BUILT): void {
  const current = basename(preparedFolder(migrations))
  for (const name of readdirSync(built)) {
    const path = join(built, name)
    if (WHOLE.test(name) && name !== current) {
      // A start that copies it finds nothing more instead of half of it.
      const gone = mkdtempSync(`${path}.`)
      renameSync(path, join(gone, name))
      rmSync(gone, { recursive: true, force: true })
    } else if (UNFINISHED.test(name) && Date.now() - statSync(path).mtimeMs > DAY_MS)
      rmSync(path, { recursive: true, force: true })
  }
}

function letEverybodyRead(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) letEverybodyRead(path)
    else chmodSync(path, 0o644)
  }
}
