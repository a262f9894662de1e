import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate, readMigrations } from '../migrate.ts'
import { loadDatabase } from './load-database.ts'
import { move } from './move.ts'
import {
  contentsOf,
  fill,
  inside,
  makeTestInstallation,
  startBoss,
  type TestInstallation,
} from './transfer-fixture.ts'

const server = process.env.TEST_DATABASE_URL ?? ''

describe.skipIf(server === '')('a move to PostgreSQL (skipped when TEST_DATABASE_URL is not set)', () => {
  let source: TestInstallation
  let contents: unknown
  beforeAll(async () => {
    source = await makeTestInstallation()
    await fill(source)
    contents = await contentsOf(source)
  }, 120_000)
  afterAll(() => source.remove())

  test('takes every row, number and waiting job, and leaves the embedded database as it was', async () => {
    const target = await makeTestInstallation(server)
    const report = await move({ ...source, databaseUrl: target.databaseUrl })
    expect(report).toMatch(/^Moved \d+ rows of 9 tables to PostgreSQL and compared every table\.$/m)
    expect(report).toMatch(/^Not moved, and still used in .*: files\. Processes on other machines need/m)
    expect(await contentsOf(target)).toEqual(contents)
    expect(await contentsOf(source)).toEqual(contents)
    await inside(target, async (session, database) => {
      expect(await session.rows(`insert into people (name) values ('Cleo') returning id`)).toEqual([
        { id: 3 },
      ])
      expect(await migrate(session, readMigrations(target.migrationsDir))).toEqual([])
      const boss = await startBoss(database)
      expect(await boss.fetch('mail')).toMatchObject([{ data: { to: 'ada@example.org' } }])
      await boss.stop({ graceful: false })
    })
    await expect(move({ ...source, databaseUrl: target.databaseUrl })).rejects.toMatchObject({
      code: 'not-empty',
      message: 'the database is not empty; make another one and set DATABASE_URL to it',
    })
    await target.remove()
  }, 120_000)

  test('keeps nothing when the received rows differ from the sent ones', async () => {
    const target = await makeTestInstallation(server)
    await inside(target, async (session) => {
      const shout = {
        schema: 'public',
        name: 'kinds',
        columns: [
          { name: 'n', type: 'integer' },
          { name: 'at', type: 'timestamptz' },
        ],
      }
      const rows = async function* () {
        // The database formats this timestamp with a zone, so the received line differs from the sent one.
        yield { table: shout, lines: ['{"n":1,"at":"2026-01-01"}'] }
      }
      await session.run('begin')
      const loading = loadDatabase(session, {
        migrations: readMigrations(target.migrationsDir),
        tables: [shout],
        sequences: [],
        rows,
      })
      await expect(loading).rejects.toMatchObject({ code: 'copy-differs' })
      await session.run('rollback')
    })
    await target.remove()
  }, 30_000)
})

test('names the missing table', async () => {
  const home = await makeTestInstallation()
  await expect(move(home)).rejects.toMatchObject({
    message: 'DATABASE_URL is missing: set it to the empty PostgreSQL database to move to',
  })
  await expect(
    move({ dataDir: `${home.dataDir}/elsewhere`, databaseUrl: 'postgres://localhost/x' }),
  ).rejects.toMatchObject({
    code: 'no-database',
  })
  expect(readdirSync(home.migrationsDir)).toHaveLength(1)
  await home.remove()
})
