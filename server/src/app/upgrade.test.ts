import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { onClient } from '#platform/db/db.embedded.ts'
import type { DatabaseSession } from '#platform/db/db.port.ts'
import { openPostgres } from '#platform/db/db.postgres.ts'
import { appliedMigrations, applyMigrations, migrate, readMigrations } from '#platform/db/migrate.ts'
import { MIGRATIONS_FOLDER } from '#platform/db/open-database.ts'
import { makeServerDatabase } from '#platform/db/test-database.ts'

/** The last migration of commit 43d903f, after which names began to sort in the order of landing. */
const LAST_OF_43D903F = '20261129102000_mailings.sql'

/** The 29 migrations of that commit in the order of their commits: a database upgraded after each commit applied them so. */
const AS_THEY_LANDED = [
  '20261121100000',
  '20261121110000',
  '20261121120000',
  '20261122100000',
  '20261123100000',
  '20261123130000_reviews',
  '20261123110000',
  '20261123120000',
  '20261124100000',
  '20261123130000_discount',
  '20261124060000',
  '20261124050000',
  '20261124061000',
  '20261124062000',
  '20261124020000',
  '20261124040000',
  '20261125010000',
  '20261125040000',
  '20261125060000',
  '20261125050000',
  '20261128010000',
  '20261128050000',
  '20261128060000',
  '20261128070000',
  '20261128083000',
  '20261129100000',
  '20261129101000',
  '20261129050000',
  '20261129102000',
]

/** Values in the old rows that a later migration removes on purpose. */
const EMPTIED: Record<string, string> = {}

const rowsOf43d903f = readFileSync(fileURLToPath(new URL('upgrade-rows.sql', import.meta.url)), 'utf8')
const all = readMigrations(MIGRATIONS_FOLDER)
const then = all.filter(({ name }) => name <= LAST_OF_43D903F)
const server = process.env.TEST_DATABASE_URL ?? ''

async function open(): Promise<{ session: DatabaseSession; close(): Promise<void> }> {
  if (server === '') {
    const client = new PGlite()
    return { session: await onClient(client).session(), close: () => client.close() }
  }
  const made = await makeServerDatabase(server)
  const database = await openPostgres({ databaseUrl: made.url })
  const session = await database.session()
  const close = async () => {
    await session.end()
    await database.close()
    await made.drop()
  }
  return { session, close }
}

describe('a database of commit 43d903f', () => {
  let opened: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(() => opened.close())
  beforeEach(() => opened.session.run('drop schema public cascade; create schema public'))

  const countRows = async (): Promise<Record<string, number>> => {
    const tables = await opened.session.rows<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'schema_migrations' order by 1`,
    )
    const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int as count from ${name}`)
    const rows = await opened.session.rows<{ name: string; count: number }>(counts.join(' union all '))
    return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
  }
  /** Every column, constraint, index, trigger and function, sorted by name, because columns are stored in order of age. */
  const describeSchema = async (): Promise<string[]> => {
    const rows = await opened.session.rows<{ line: string }>(
      `select format('column %s.%s %s %s %s', table_name, column_name, udt_name, is_nullable, column_default) as line
         from information_schema.columns where table_schema = 'public'
       union all select format('constraint %s %s', conrelid::regclass, pg_get_constraintdef(oid))
         from pg_constraint where connamespace = 'public'::regnamespace
       union all select indexdef from pg_indexes where schemaname = 'public'
       union all select pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
         where c.relnamespace = 'public'::regnamespace and not tgisinternal
       union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace
       order by 1`,
    )
    return rows.map(({ line }) => line)
  }

  test('is brought up to this version with all its rows, and is then as a new one', async () => {
    const { session } = opened
    await migrate(session, then)
    await session.run(rowsOf43d903f)
    const before = await countRows()
    expect(Object.entries(before).filter(([, count]) => count === 0)).toEqual([])
    const later = all.slice(then.length).map(({ name }) => name)
    expect(await migrate(session, all)).toEqual(later)
    const after = await countRows()
    for (const [table, count] of Object.entries(before))
      expect(after[table], table).toBe(table in EMPTIED ? 0 : count)
    const upgraded = await describeSchema()
    await session.run('drop schema public cascade; create schema public')
    await migrate(session, all)
    expect(upgraded).toEqual(await describeSchema())
  })

  test('which grew commit by commit, its names out of order, is brought up as well', async () => {
    const { session } = opened
    const landed = AS_THEY_LANDED.map((start) => then.find(({ name }) => name.startsWith(start)))
    expect(new Set(landed)).toEqual(new Set(then))
    // Last upgraded before 20261124040000_billing.sql landed, whose name sorts before four migrations that this database has.
    const grown = landed.filter((migration) => migration !== undefined).slice(0, 15)
    await applyMigrations(session, grown)
    await migrate(session, all)
    expect((await appliedMigrations(session)).map(({ name }) => name)).toEqual(all.map(({ name }) => name))
    const upgraded = await describeSchema()
    await session.run('drop schema public cascade; create schema public')
    await migrate(session, all)
    expect(upgraded).toEqual(await describeSchema())
  })
})
