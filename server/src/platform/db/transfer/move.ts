import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../start-error.ts'
import type { DatabaseSession } from '../db.port.ts'
import {
  appliedMigrations,
  type Migration,
  pendingMigrations,
  readMigrations,
  withMigrationLock,
} from '../migrate.ts'
import { MIGRATIONS_FOLDER, openUnmigrated } from '../open-database.ts'
import { loadDatabase, readSequences, requireEmpty, requireNoServer } from './load-database.ts'
import { requireDatabase } from './require-database.ts'
import { listTables, readRows } from './table-rows.ts'

type MoveOptions = { dataDir: string; databaseUrl?: string | undefined; migrationsDir?: string }

/**
 * Copies the embedded database of the data folder into an empty PostgreSQL database, in one transaction, and compares counts
 * and contents of every table before the commit. The embedded one stays unchanged. Gives a few sentences about the result
 * and the remaining steps. Throws StartError.
 */
export async function move({
  dataDir,
  databaseUrl,
  migrationsDir = MIGRATIONS_FOLDER,
}: MoveOptions): Promise<string> {
  if (databaseUrl === undefined)
    throw new StartError(
      'bad-setting',
      'DATABASE_URL is missing: set it to the empty PostgreSQL database to move to',
    )
  requireDatabase({ dataDir })
  const source = await openUnmigrated({ dataDir })
  try {
    const target = await openUnmigrated({ dataDir, databaseUrl })
    try {
      const [from, to] = [await source.session(), await target.session()]
      const moved = await withMigrationLock(to, async () => {
        await requireNoServer(to)
        await requireEmpty(to, 'make another one and set DATABASE_URL to it')
        return copy(from, to, readMigrations(migrationsDir))
      })
      await to.run('analyze')
      await to.end()
      return `${moved}\n${remainingFilesNote(dataDir)}`
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

async function copy(
  from: DatabaseSession,
  to: DatabaseSession,
  migrations: readonly Migration[],
): Promise<string> {
  await from.run('begin isolation level repeatable read, read only')
  await to.run('begin')
  try {
    const pending = new Set(pendingMigrations(await appliedMigrations(from), migrations))
    const tables = await listTables(from)
    const loaded = await loadDatabase(to, {
      migrations: migrations.filter((migration) => !pending.has(migration)),
      tables,
      sequences: await readSequences(from),
      rows: async function* () {
        for (const table of tables) for await (const lines of readRows(from, table)) yield { table, lines }
      },
    })
    await to.run('commit')
    const rows = [...loaded.values()].reduce((sum, table) => sum + table.rows, 0)
    return `Moved ${rows} rows of ${loaded.size} tables to PostgreSQL and compared every table.`
  } catch (error) {
    await to.run('rollback').catch(() => undefined)
    throw error
  } finally {
    await from.run('rollback').catch(() => undefined)
  }
}

function remainingFilesNote(dataDir: string): string {
  const left = readdirSync(dataDir).filter((name) => ['files', 'outbox', 'secret'].includes(name))
  const stays =
    left.length === 0
      ? ''
      : `Not moved, and still used in ${dataDir}: ${left.join(', ')}. Processes on other machines need the same files and the same AUTH_SECRET.\n`
  return `${stays}From now on start the server with DATABASE_URL set. The embedded database is as it was; delete ${join(dataDir, 'database')} when you no longer want to go back.`
}
