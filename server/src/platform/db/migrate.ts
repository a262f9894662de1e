import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'
import type { DatabaseSession } from './db.port.ts'
import { sqlState } from './sql-state.ts'

export type Migration = { name: string; statements: string; sha256: string }

/** The key of the advisory lock for migrations; any otherwise unused number. */
const LOCK = 7_250_411

/**
 * Dates up to this name were invented, and a database upgraded commit by commit may lack one that sorts before others that
 * it has: such a migration is still applied. Later names sort in the order of landing (migrations/landed.txt).
 */
const LAST_OUT_OF_ORDER = '20261129102000_mailings.sql'
const FILE_NAME = /^\d{14}_[a-z0-9_]+\.sql$/

const BOOKKEEPING = `create table if not exists public.schema_migrations (
  name text primary key,
  sha256 text not null,
  applied_at timestamptz not null default now()
)`

/** The migrations of a folder, sorted by name. */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return names.sort().map((name) => {
    if (!FILE_NAME.test(name))
      throw new Error(`${name}: a migration is named <14 digits of time>_<topic>.sql`)
    // A checkout with other line endings does not change the migration.
    const statements = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
    return { name, statements, sha256: createHash('sha256').update(statements).digest('hex') }
  })
}

/**
 * Applies the pending migrations, each in its own transaction, and gives their names. Safe for concurrent processes: one
 * works, the others wait. Throws StartError.
 */
export function migrate(session: DatabaseSession, migrations: readonly Migration[]): Promise<string[]> {
  return withMigrationLock(session, async () => {
    try {
      const applied = await appliedMigrations(session)
      const pending = pendingMigrations(applied, migrations)
      if (pending.length > 0 && applied.length === 0) await session.run(BOOKKEEPING)
      for (const migration of pending) await applyAlone(session, migration)
      return pending.map(({ name }) => name)
    } catch (error) {
      throw asStartError(error, 'the database cannot be prepared')
    }
  })
}

/** Runs work that excludes server starts and other such work. */
export async function withMigrationLock<T>(session: DatabaseSession, work: () => Promise<T>): Promise<T> {
  await session.run(`select pg_advisory_lock(${LOCK})`)
  try {
    return await work()
  } finally {
    // A failure here means that the session, and its lock with it, is gone.
    await session.run(`select pg_advisory_unlock(${LOCK})`).catch(() => undefined)
  }
}

/** The migrations recorded in a database, in order; empty for a new one. */
export async function appliedMigrations(
  session: DatabaseSession,
): Promise<Pick<Migration, 'name' | 'sha256'>[]> {
  const [table] = await session.rows<{ there: boolean }>(
    `select to_regclass('public.schema_migrations') is not null as there`,
  )
  if (!table?.there) return []
  return session.rows('select name, sha256 from public.schema_migrations order by name')
}

/**
 * The pending migrations. Throws StartError when the database has unknown or changed ones, or one that landed after a
 * missing one: that order is untested.
 */
export function pendingMigrations(
  applied: readonly Pick<Migration, 'name' | 'sha256'>[],
  migrations: readonly Migration[],
): Migration[] {
  const byName = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const { name, sha256 } of applied) {
    const migration = byName.get(name)
    if (!migration)
      throw new StartError(
        'newer-database',
        `the database belongs to a newer version of Tripwright (it has ${name}, which this version does not know); start that version, or restore a backup that this version made`,
      )
    if (migration.sha256 !== sha256)
      throw new StartError(
        'changed-migration',
        `the migration ${name} was changed after this database had applied it; undo the change and put it into a new file`,
      )
  }
  const done = new Set(applied.map(({ name }) => name))
  const pending = migrations.filter(({ name }) => !done.has(name))
  refuseGap(applied, pending)
  return pending
}

function refuseGap(applied: readonly { name: string }[], pending: readonly Migration[]): void {
  const missing = pending.find(({ name }) => name > LAST_OUT_OF_ORDER)
  const later = missing && applied.find(({ name }) => name > missing.name)
  if (missing && later)
    throw new StartError(
      'migrations-out-of-order',
      `the database was made by a version of Tripwright that was never released (it has ${later.name} and not ${missing.name}, which comes before it); restore a backup of a released version, or start with an empty database`,
    )
}

/** Applies migrations inside the caller's transaction, for a restore. */
export async function applyMigrations(
  session: DatabaseSession,
  migrations: readonly Migration[],
): Promise<void> {
  await session.run(BOOKKEEPING)
  for (const migration of migrations) await apply(session, migration)
}

async function applyAlone(session: DatabaseSession, migration: Migration): Promise<void> {
  await session.run('begin')
  try {
    await apply(session, migration)
    await session.run('commit')
  } catch (error) {
    await session.run('rollback').catch(() => undefined)
    throw asStartError(error, `the migration ${migration.name} failed and left nothing behind`)
  }
}

async function apply(session: DatabaseSession, { name, statements, sha256 }: Migration): Promise<void> {
  await session.run(statements)
  await session.rows('insert into public.schema_migrations (name, sha256) values ($1, $2)', [name, sha256])
}

function asStartError(error: unknown, what: string): StartError {
  if (error instanceof StartError) return error
  const state = sqlState(error)
  const detail = error instanceof Error ? error.message : String(error)
  if (state === '53100')
    return new StartError(
      'disk-full',
      'the disk of the database is full; free some space and start again: nothing that was saved is lost',
      { cause: error },
    )
  if (state === '42501')
    return new StartError(
      'not-allowed',
      `the user in DATABASE_URL may not do this (${detail}); let it own the database`,
      { cause: error },
    )
  return new StartError('migration-failed', `${what} (${detail})`, { cause: error })
}
