import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../start-error.ts'
import type { DatabaseSession, OpenedDatabase } from '../db.port.ts'
import { isDiskRefusal, syncPath } from '../embedded/durable-folder.ts'
import { diskFailure } from '../embedded/embedded-engine.ts'
import { type Migration, pendingMigrations, readMigrations, withMigrationLock } from '../migrate.ts'
import { type DatabaseLocation, MIGRATIONS_FOLDER, openUnmigrated } from '../open-database.ts'
import type { Manifest } from './backup-format.ts'
import { restoringFolder } from './broken-restore.ts'
import { dropProduct, loadDatabase, requireEmpty, requireNoServer } from './load-database.ts'
import { backupRows, checkBackup, unpackFiles } from './read-backup.ts'

type Options = { isForced: boolean; now: Date; migrationsDir?: string }

const ADVICE = 'with --force what is in it is replaced by the backup'

/**
 * Fills an empty database, of either kind, and the files of the data folder from a backup, and gives a sentence about the
 * result. With `force` it replaces existing data, and moves existing files aside. The rows are inserted in one transaction,
 * so that a failure leaves the database unchanged. Throws StartError.
 */
export async function restore(place: DatabaseLocation, file: string, options: Options): Promise<string> {
  const manifest = await checkBackup(file)
  const migrations = migrationsOf(manifest, readMigrations(options.migrationsDir ?? MIGRATIONS_FOLDER))
  const database = await openUnmigrated(place)
  const files = filesPlan(place.dataDir, options)
  try {
    const session = await database.session()
    await withMigrationLock(session, async () => {
      await requireReady(database, session, files, options)
      await unpackFiles(file, files.draft)
      await loadAlone(session, file, manifest, migrations, options)
    })
    await session.run('analyze')
    await session.end()
    files.finish()
  } catch (error) {
    rmSync(files.draft, { recursive: true, force: true })
    throw isDiskRefusal(error) ? diskFailure(place.dataDir, error) : error
  } finally {
    await database.close()
  }
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  return `Restored ${rows} rows of ${manifest.tables.length} tables and ${manifest.files.count} files, as they were at ${manifest.createdAt}.`
}

/** The migrations behind the backup's tables. Throws StartError when this version does not have them unchanged. */
function migrationsOf({ migrations }: Manifest, available: Migration[]): Migration[] {
  const pending = new Set(pendingMigrations(migrations, available))
  return available.filter((migration) => !pending.has(migration))
}

async function requireReady(
  database: OpenedDatabase,
  session: DatabaseSession,
  files: ReturnType<typeof filesPlan>,
  { isForced }: Options,
): Promise<void> {
  if (database.kind === 'postgres') await requireNoServer(session)
  if (isForced) return
  await requireEmpty(session, ADVICE)
  if (files.areThere) throw new StartError('not-empty', `there are files in ${files.folder}; ${ADVICE}`)
}

async function loadAlone(
  session: DatabaseSession,
  file: string,
  manifest: Manifest,
  migrations: Migration[],
  { isForced }: Options,
): Promise<void> {
  await session.run('begin')
  try {
    if (isForced) await dropProduct(session)
    const { tables, sequences } = manifest
    await loadDatabase(session, { migrations, tables, sequences, rows: () => backupRows(file, manifest) })
    await session.run('commit')
  } catch (error) {
    await session.run('rollback').catch(() => undefined)
    throw error
  }
}

/** Files are first written beside their final folder, which they replace in one step once the rows are in. */
function filesPlan(dataDir: string, { now }: Options) {
  const folder = join(dataDir, 'files')
  const draft = restoringFolder(dataDir)
  rmSync(draft, { recursive: true, force: true })
  const areThere = existsSync(folder) && readdirSync(folder).length > 0
  const finish = () => {
    if (areThere) renameSync(folder, join(dataDir, `files.before-restore-${now.getTime()}`))
    rmSync(folder, { recursive: true, force: true })
    renameSync(draft, folder)
    syncPath(dataDir)
  }
  return { folder, draft, finish, areThere }
}
