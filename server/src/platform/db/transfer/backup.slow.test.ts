import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { migrate, readMigrations } from '../migrate.ts'
import { openUnmigrated } from '../open-database.ts'
import { backup } from './backup.ts'
import { checkBackup } from './read-backup.ts'
import { restore } from './restore.ts'
import { rewriteBackup } from './rewrite-backup.ts'
import {
  addMigration,
  contentsOf,
  fill,
  inside,
  makeTestInstallation,
  startBoss,
  type TestInstallation,
} from './transfer-fixture.ts'

const server = process.env.TEST_DATABASE_URL ?? ''
const now = new Date('2026-11-21T10:00:00Z')
const skipped = 'skipped when TEST_DATABASE_URL is not set'

describe('from the embedded database', () => backupsFrom(undefined))
describe.skipIf(server === '')(`from PostgreSQL (${skipped})`, () => backupsFrom(server))

// Cases without a server are tested only in the run without one.
const isOfThisRun = (...places: (string | undefined)[]) => places.some(Boolean) === (server !== '')

function backupsFrom(from: string | undefined): void {
  let source: TestInstallation
  let file: string
  let contents: unknown
  const homes: TestInstallation[] = []
  const another = async (target?: string) => {
    const home = await makeTestInstallation(target)
    homes.push(home)
    return home
  }
  beforeAll(async () => {
    source = await makeTestInstallation(from)
    await fill(source)
    contents = await contentsOf(source)
    file = join(source.migrationsDir, '..', 'backup.tar.gz')
    expect(await backup(source, file, now)).toMatch(
      /^Saved \d+ rows of 9 tables and 2 files to .*AUTH_SECRET/s,
    )
  }, 120_000)
  afterAll(() => source.remove())
  afterEach(async () => {
    for (const home of homes.splice(0)) await home.remove()
  })
  const doRestore = (home: TestInstallation, path = file, isForced = false) =>
    restore(home, path, { isForced, now, migrationsDir: home.migrationsDir })

  describe.each([
    ['the embedded database', undefined],
    ['PostgreSQL', server],
  ])('into %s', (_, to) => {
    test.skipIf(to === '' || !isOfThisRun(from, to))(
      'a backup comes back whole: rows, numbers, files and waiting jobs',
      async () => {
        const target = await another(to)
        expect(await doRestore(target)).toMatch(
          /^Restored \d+ rows of 9 tables and 2 files, as they were at 2026-11-21T10/,
        )
        expect(await contentsOf(target)).toEqual(contents)
        expect(readFileSync(join(target.dataDir, 'files', 'photos', 'one.png'))).toEqual(
          Buffer.alloc(200_000, 3),
        )
        expect(statSync(join(target.dataDir, 'files', 'empty.txt')).size).toBe(0)
        await inside(target, async (session, database) => {
          // Sequences continue after the last number, keys and triggers apply again, and no migration is pending.
          expect(await session.rows(`insert into people (name) values ('Cleo') returning id`)).toEqual([
            { id: 3 },
          ])
          expect(await session.rows(`select nextval('tickets') as n`)).toEqual([{ n: 102 }])
          await expect(session.run('insert into people (boss, name) values (99, $$Dan$$)')).rejects.toThrow(
            'foreign key',
          )
          await expect(session.run(`insert into kinds (note) values ('frozen')`)).rejects.toThrow(
            'append only',
          )
          expect(await migrate(session, readMigrations(target.migrationsDir))).toEqual([])
          const boss = await startBoss(database)
          const jobs = await boss.fetch('mail', { includeMetadata: true })
          expect(jobs).toMatchObject([{ data: { to: 'ada@example.org' }, priority: 3 }])
          await boss.stop({ graceful: false })
        })
      },
      120_000,
    )
  })

  test.skipIf(!isOfThisRun(from))(
    'a later version takes the backup and then brings it up to date',
    async () => {
      const target = await another(from)
      addMigration(target)
      await doRestore(target)
      await inside(target, async (session) => {
        expect(await migrate(session, readMigrations(target.migrationsDir))).toEqual([
          '20260102000000_later.sql',
        ])
        expect(await session.rows('select later from people where id = 1')).toEqual([{ later: 5 }])
      })
    },
    120_000,
  )

  test.skipIf(!isOfThisRun(from))(
    'an earlier version refuses the backup',
    async () => {
      const later = await another(from)
      const earlier = await another(from)
      addMigration(later)
      await inside(later, (session) => migrate(session, readMigrations(later.migrationsDir)))
      const path = `${later.migrationsDir}.tar.gz`
      await backup(later, path, now)
      await expect(doRestore(earlier, path)).rejects.toMatchObject({ code: 'newer-database' })
    },
    120_000,
  )

  test.skipIf(!isOfThisRun(from))(
    'a database that holds something is replaced only when forced, and its files are put aside',
    async () => {
      const target = await another(from)
      await inside(target, async (session) => {
        await migrate(session, readMigrations(target.migrationsDir))
        await session.run(`insert into shout values (77); create table extra (id integer)`)
      })
      await expect(doRestore(target)).rejects.toMatchObject({
        code: 'not-empty',
        message: 'the database is not empty; with --force what is in it is replaced by the backup',
      })
      mkdirSync(join(target.dataDir, 'files'), { recursive: true })
      writeFileSync(join(target.dataDir, 'files', 'mine.txt'), 'mine')
      await doRestore(target, file, true)
      expect(await contentsOf(target)).toEqual(contents)
      const [aside] = readdirSync(target.dataDir).filter((name) => name.startsWith('files.before-restore-'))
      expect(readFileSync(join(target.dataDir, `${aside}`, 'mine.txt'), 'utf8')).toBe('mine')
      expect(existsSync(join(target.dataDir, 'files', 'mine.txt'))).toBe(false)
    },
    120_000,
  )

  test.skipIf(!isOfThisRun(from))(
    'rows that the database refuses leave it, and the files, as they were',
    async () => {
      const target = await another(from)
      await fill(target)
      const before = await contentsOf(target)
      const path = `${target.migrationsDir}.tar.gz`
      await rewriteBackup(file, path, ({ name, bytes }) => ({
        name,
        bytes: name.startsWith('tables/public/shout/') ? Buffer.concat([bytes, bytes]) : bytes,
      }))
      await expect(doRestore(target, path, true)).rejects.toThrow('duplicate key')
      expect(await contentsOf(target)).toEqual(before)
      expect(readdirSync(target.dataDir).filter((name) => name.startsWith('files'))).toEqual(['files'])
    },
    120_000,
  )

  test.skipIf(!isOfThisRun(from))('a file that is there is not overwritten', async () => {
    await expect(backup(source, file, now)).rejects.toMatchObject({ code: 'file-exists' })
  })

  test.skipIf(!isOfThisRun(from))('only the owner may read it', () => {
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })
}

describe.skipIf(server === '')(`on PostgreSQL (${skipped})`, () => {
  test('a backup is of one moment though others write meanwhile, and a restore under a running server is refused', async () => {
    const home = await makeTestInstallation(server)
    await inside(home, async (session) => {
      await migrate(session, readMigrations(home.migrationsDir))
      await session.run(`create table a (n integer); create table b (n integer)`)
    })
    const running = await openUnmigrated(home)
    const session = await running.session()
    let isDone = false
    const writing = (async () => {
      for (let n = 0; !isDone; n++)
        await session.run(`begin; insert into a values (${n}); insert into b values (${n}); commit`)
    })()
    const file = `${home.migrationsDir}.tar.gz`
    await backup(home, file, now)
    isDone = true
    await writing
    const manifest = await checkBackup(file)
    const [a, b] = ['a', 'b'].map((name) => manifest.tables.find((table) => table.name === name)?.rows)
    expect(a).toBe(b)
    const restoring = restore(home, file, { isForced: true, now, migrationsDir: home.migrationsDir })
    await expect(restoring).rejects.toMatchObject({ code: 'server-running' })
    await session.end()
    await running.close()
    await home.remove()
  }, 30_000)
})

test('where there is no database there is nothing to save, and none is made', async () => {
  const home = await makeTestInstallation()
  const dataDir = join(home.dataDir, 'elsewhere')
  await expect(backup({ dataDir }, `${home.migrationsDir}.tar.gz`, now)).rejects.toMatchObject({
    code: 'no-database',
  })
  await expect(backup(home, `${home.migrationsDir}.tar.gz`, now)).rejects.toMatchObject({
    code: 'nothing-to-save',
  })
  expect(existsSync(dataDir)).toBe(false)
  await home.remove()
}, 60_000)
