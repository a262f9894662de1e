import { fileURLToPath } from 'node:url'
import type { Log } from '../log/log.ts'
import type { Database, OpenedDatabase } from './db.port.ts'
import { migrate, readMigrations } from './migrate.ts'

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
  const { session: openSession, ...database } = await openUnmigrated(place)
  try {
    const session = await openSession()
    const applied = await migrate(session, readMigrations(migrationsDir)).finally(() => session.end())
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
