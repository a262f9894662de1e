import { fileURLToPath } from 'node:url'
import type { Log } from '../log/log.ts'
import type { Database, OpenedDatabase } from './db.port.ts'
import { type Migration, migrate, readMigrations } from './migrate.ts'

/** The database: a PostgreSQL server when there is an address, else a folder inside the data folder. */
export type DatabaseLocation = {
  dataDir: string
  databaseUrl?: string | undefined
  log?: Pick<Log, 'info' | 'warn'> | undefined
}

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** Opens the database and migrates it to this version. Throws StartError, with the data unchanged. */
export async function openDatabase({
  migrationsDir = MIGRATIONS_FOLDER,
  ...place
}: DatabaseLocation & { migrationsDir?: string }): Promise<Database> {
  const migrations = readMigrations(migrationsDir)
  const { session: openSession, ...database } = await (place.databaseUrl === undefined
    ? openPrepared(place.dataDir, migrations)
    : openUnmigrated(place))
  try {
    const session = await openSession()
    const applied = await migrate(session, migrations).finally(() => session.end())
    if (applied.length > 0) place.log?.info({ applied }, 'the database was brought up to date')
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Opens the database without migrating it; it may be empty or of another version. Throws StartError. */
export async function openUnmigrated({
  dataDir,
  databaseUrl,
  log,
}: DatabaseLocation): Promise<OpenedDatabase> {
  // Loads only the one in use: PGlite's engine takes time and memory to load.
  if (databaseUrl === undefined) return (await import('./db.embedded.ts')).openEmbedded(dataDir)
  return (await import('./db.postgres.ts')).openPostgres({ databaseUrl, log })
}

/** Prepares the embedded database that first starts of this version copy, if it is not there (see openDatabase). */
export async function prepareFirstStart(): Promise<void> {
  const { prepareDatabase, removeFormerPrepared } = await import('./embedded/prepared-database.ts')
  const migrations = readMigrations(MIGRATIONS_FOLDER)
  await prepareDatabase(migrations, async (dataDir) => {
    const { db, close } = await openDatabase({ dataDir })
    // Nothing is copied from them, and they are two thirds of the files that each first start would sync.
    for (const name of ['template0', 'template1']) {
      await db.execute(`alter database ${name} is_template false`)
      await db.execute(`drop database ${name}`)
    }
    await close()
  })
  removeFormerPrepared(migrations)
}

async function openPrepared(dataDir: string, migrations: readonly Migration[]): Promise<OpenedDatabase> {
  const [{ openEmbedded }, { preparedFolder }] = await Promise.all([
    import('./db.embedded.ts'),
    import('./embedded/prepared-database.ts'),
  ])
  return openEmbedded(dataDir, preparedFolder(migrations))
}
