import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { onClient } from './db.embedded.ts'
import type { DatabaseSession } from './db.port.ts'
import { openPostgres } from './db.postgres.ts'
import { appliedMigrations, migrate, readMigrations } from './migrate.ts'
import { MIGRATIONS_FOLDER } from './open-database.ts'
import { makeServerDatabase } from './test-database.ts'

const server = process.env.TEST_DATABASE_URL ?? ''

describe('on the embedded database', () =>
  describeMigrations(async () => {
    const client = new PGlite()
    const session = await onClient(client).session()
    return { session, close: () => client.close() }
  }))

describe.skipIf(server === '')('on the server of TEST_DATABASE_URL (skipped when it is not set)', () =>
  describeMigrations(async () => {
    const made = await makeServerDatabase(server)
    const database = await openPostgres({ databaseUrl: made.url })
    const session = await database.session()
    const close = async () => {
      await session.end()
      await database.close()
      await made.drop()
    }
    return { session, close }
  }),
)

test('two migrations share a time stamp and are in the order of their topics; no others may', () => {
  const names = readMigrations(MIGRATIONS_FOLDER).map(({ name }) => name)
  expect(names).toEqual([...names].sort())
  const shared = names.filter((name) => names.some((other) => other !== name && sameTime(other, name)))
  expect(shared).toEqual(['20261123130000_discount.sql', '20261123130000_reviews.sql'])
})

function sameTime(one: string, other: string): boolean {
  return one.slice(0, 14) === other.slice(0, 14)
}

const FIRST = [
  '20260101000000_first.sql',
  'create table first (n integer); insert into first values (1);',
] as const
const SECOND = ['20260102000000_second.sql', 'alter table first add column m integer'] as const

function describeMigrations(open: () => Promise<{ session: DatabaseSession; close(): Promise<void> }>): void {
  let opened: Awaited<ReturnType<typeof open>>
  let folder: string
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(() => opened.close())
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tripwright-migrations-'))
    await opened.session.run('drop schema public cascade; create schema public')
    return () => rmSync(folder, { recursive: true })
  })
  const write = (name: string, statements: string) => writeFileSync(join(folder, name), statements)
  const run = () => migrate(opened.session, readMigrations(folder))
  const tables = async () => {
    const rows = await opened.session.rows<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
    )
    return rows.map(({ name }) => name)
  }

  test('applies the files in the order of their names, each once', async () => {
    write(...SECOND)
    write(...FIRST)
    expect(await run()).toEqual([FIRST[0], SECOND[0]])
    expect(await run()).toEqual([])
    expect(await opened.session.rows('select n, m from first')).toEqual([{ n: 1, m: null }])
  })

  test('keeps what went well when a later file fails, and nothing of the failed one', async () => {
    write(...FIRST)
    write('20260103000000_broken.sql', 'create table half (n integer); select * from nowhere')
    await expect(run()).rejects.toMatchObject({
      code: 'migration-failed',
      message:
        'the migration 20260103000000_broken.sql failed and left nothing behind (relation "nowhere" does not exist)',
    })
    expect(await tables()).toEqual(['first', 'schema_migrations'])
    write('20260103000000_broken.sql', 'create table half (n integer)')
    expect(await run()).toEqual(['20260103000000_broken.sql'])
  })

  test('refuses a database of a newer version and leaves it alone', async () => {
    write(...FIRST)
    write(...SECOND)
    await run()
    rmSync(join(folder, SECOND[0]))
    write('20260101120000_between.sql', 'create table never (n integer)')
    await expect(run()).rejects.toMatchObject({
      code: 'newer-database',
      message: expect.stringContaining(
        'belongs to a newer version of Tripwright (it has 20260102000000_second.sql',
      ),
    })
    expect(await tables()).toEqual(['first', 'schema_migrations'])
  })

  test('refuses a database that lacks what landed before something it has, and leaves it alone', async () => {
    write('20270102000000_late.sql', 'create table late (n integer)')
    await run()
    write('20270101000000_early.sql', 'create table early (n integer)')
    await expect(run()).rejects.toMatchObject({
      code: 'migrations-out-of-order',
      message: expect.stringContaining('it has 20270102000000_late.sql and not 20270101000000_early.sql'),
    })
    expect(await tables()).toEqual(['late', 'schema_migrations'])
  })

  test('applies one whose made-up date lies before something that the database has', async () => {
    write(SECOND[0], 'create table second (n integer)')
    await run()
    write(...FIRST)
    expect(await run()).toEqual([FIRST[0]])
  })

  test('refuses a file that was changed after it was applied, but not for its ends of lines', async () => {
    write(FIRST[0], 'create table first (n integer);\ninsert into first values (1);\n')
    await run()
    write(FIRST[0], 'create table first (n integer);\r\ninsert into first values (1);\r\n')
    expect(await run()).toEqual([])
    write(FIRST[0], 'create table first (n bigint);\ninsert into first values (1);\n')
    await expect(run()).rejects.toMatchObject({
      code: 'changed-migration',
      message: expect.stringContaining(FIRST[0]),
    })
  })

  test('refuses a file whose name gives it no place in the order', () => {
    write('first.sql', 'select 1')
    expect(() => readMigrations(folder)).toThrow('first.sql: a migration is named')
  })

  test('the migrations of this version apply, and are recorded', async () => {
    const all = readMigrations(MIGRATIONS_FOLDER)
    await migrate(opened.session, all)
    expect(await appliedMigrations(opened.session)).toEqual(all.map(({ name, sha256 }) => ({ name, sha256 })))
  })
}

test('a folder without migrations is an empty list', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tripwright-migrations-'))
  mkdirSync(join(folder, 'sub'))
  expect(readMigrations(folder)).toEqual([])
  rmSync(folder, { recursive: true })
})
