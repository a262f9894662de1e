import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assertDurable, openEmbedded } from '../db.embedded.ts'
import { rowsOf } from '../rows.ts'
import { copyEmptyDatabase } from '../test-database.ts'
import { startEngine } from './embedded-engine.ts'
import { takeDatabaseFolder } from './embedded-folder.ts'
import { vacuumRegularly } from './embedded-vacuum.ts'
import { lockFolder } from './folder-lock.ts'

let root: string
let copies = 0
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'tripwright-data-'))
  await copyEmptyDatabase(join(root, 'fresh'))
  const database = await openEmbedded(join(root, 'fresh'))
  await database.db.execute(sql`create table notes (id serial primary key, text text not null)`)
  await database.close()
}, 120_000)
afterAll(() => rmSync(root, { recursive: true }))

/** The test's own data folder, with an empty table of notes. */
function copyFolder(): string {
  const copy = join(root, `copy-${copies++}`)
  cpSync(join(root, 'fresh'), copy, { recursive: true })
  return copy
}

const insert = (text: string) => sql`insert into notes (text) values (${text})`
const texts = async (folder: string) => {
  const database = await openEmbedded(folder)
  const rows = rowsOf(await database.db.execute(sql`select text from notes order by id`))
  await database.close()
  return rows.map(({ text }) => text)
}

describe('durability', () => {
  test('every commit is on the disk before it is answered', async () => {
    const dataDir = copyFolder()
    const synced: string[] = []
    const engine = await startEngine(join(dataDir, 'database'), (path) => synced.push(path))
    for (let i = 0; i < 5; i++) {
      const before = engine.walSyncs()
      await engine.client.query(`insert into notes (text) values ('x')`)
      expect(engine.walSyncs()).toBeGreaterThan(before)
    }
    await engine.client.exec('checkpoint')
    expect(synced.some((path) => path.includes('/base/'))).toBe(true)
    expect(synced.some((path) => path.endsWith('/pg_control'))).toBe(true)
    await engine.client.close()
  })

  test('an engine whose commits do not reach the disk is refused', async () => {
    const folder = join(copyFolder(), 'database')
    const asShipped = new PGlite(folder)
    let calls = 0
    await expect(assertDurable(asShipped, () => calls++)).rejects.toMatchObject({ code: 'not-durable' })
    await asShipped.close()
    const method = ['-c', 'wal_sync_method=fsync']
    const unhooked = new PGlite(folder, {
      startParams: [...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'), ...method],
    })
    await expect(assertDurable(unhooked, () => 0)).rejects.toMatchObject({ code: 'not-durable' })
    await unhooked.close()
  })

  test('a rename over a file replaces it, and the replaced one is forgotten', async () => {
    const dataDir = copyFolder()
    const folder = join(dataDir, 'database')
    const { client } = await startEngine(folder)
    const { FS } = client.Module
    FS.writeFile('/pglite/data/old', 'old')
    FS.writeFile('/pglite/data/new', 'new')
    FS.rename('/pglite/data/new', '/pglite/data/old')
    expect(FS.readFile('/pglite/data/old', { encoding: 'utf8' })).toBe('new')
    expect(existsSync(join(folder, 'new'))).toBe(false)
    FS.unlink('/pglite/data/old')
    expect(FS.analyzePath('/pglite/data/old').exists).toBe(false)
    await client.close()
  })
})

describe('the folder', () => {
  test('keeps its data', async () => {
    const dataDir = copyFolder()
    const database = await openEmbedded(dataDir)
    await database.db.execute(insert('kept'))
    await database.close()
    expect(await texts(dataDir)).toEqual(['kept'])
  })

  test('is a copy of the prepared database that only its owner can read', async () => {
    const prepared = join(copyFolder(), 'database')
    chmodSync(prepared, 0o755)
    chmodSync(join(prepared, 'PG_VERSION'), 0o644)
    const dataDir = join(root, 'first-start')
    const database = await openEmbedded(dataDir, prepared)
    await database.db.execute(insert('own'))
    await database.close()
    expect(await texts(dataDir)).toEqual(['own'])
    const mode = (name: string) => statSync(join(dataDir, 'database', name)).mode & 0o777
    expect([mode('.'), mode('base'), mode('PG_VERSION')]).toEqual([0o700, 0o700, 0o600])
    const copied = await openEmbedded(join(root, 'second-start'), prepared)
    expect(rowsOf(await copied.db.execute(sql`select text from notes`))).toEqual([])
    await copied.close()
  }, 60_000)

  test('is made anew when the prepared database is not whole', async () => {
    const prepared = join(root, 'half-prepared')
    mkdirSync(join(prepared, 'base'), { recursive: true })
    const { folder, lock } = await takeDatabaseFolder(join(root, 'start-by-half'), prepared)
    expect(readdirSync(folder)).toContain('PG_VERSION')
    lock.release()
  }, 60_000)

  test('is made anew when its making was cut off', async () => {
    const unfinished = join(root, 'unfinished')
    mkdirSync(join(unfinished, 'database.new', 'base'), { recursive: true })
    writeFileSync(join(unfinished, 'database.new', 'PG_VERSION'), '18\n')
    const { folder, lock } = await takeDatabaseFolder(unfinished)
    expect(readdirSync(unfinished).sort()).toEqual(['database', 'database.lock', 'database.pid'])
    expect(readdirSync(folder)).toContain('tripwright.json')
    lock.release()
  }, 60_000)

  test('without its marker is put aside, not deleted, and made anew', async () => {
    const dataDir = copyFolder()
    rmSync(join(dataDir, 'database', 'tripwright.json'))
    const { lock } = await takeDatabaseFolder(dataDir)
    const aside = readdirSync(dataDir).filter((name) => name.startsWith('database.unfinished-'))
    expect(aside).toHaveLength(1)
    expect(existsSync(join(dataDir, `${aside}`, 'PG_VERSION'))).toBe(true)
    lock.release()
  }, 60_000)

  test('of another engine is refused', async () => {
    const dataDir = join(root, 'other-engine')
    mkdirSync(join(dataDir, 'database'), { recursive: true })
    writeFileSync(join(dataDir, 'database', 'tripwright.json'), '{"release":"19"}')
    await expect(openEmbedded(dataDir)).rejects.toMatchObject({
      code: 'newer-database',
      message: expect.stringContaining('another engine (19, here 18)'),
    })
  })

  test('that is damaged is refused with what the engine said', async () => {
    const dataDir = copyFolder()
    writeFileSync(join(dataDir, 'database', 'global', 'pg_control'), 'nonsense')
    await expect(openEmbedded(dataDir)).rejects.toMatchObject({
      code: 'database-damaged',
      message: expect.stringMatching(/does not start \(.*pg_control.*\); restore a backup/),
    })
  })

  test('that cannot be written is refused', async () => {
    const file = join(root, 'file')
    writeFileSync(file, '')
    await expect(openEmbedded(join(file, 'data'))).rejects.toMatchObject({
      code: 'data-folder-not-writable',
      message: expect.stringMatching(/cannot be written \(ENOTDIR.*\); give this user the right/),
    })
  })
})

describe('the lock', () => {
  test('refuses a second opener and names the holder', async () => {
    const dataDir = copyFolder()
    const database = await openEmbedded(dataDir)
    await expect(openEmbedded(dataDir)).rejects.toMatchObject({
      code: 'data-folder-in-use',
      message: expect.stringContaining(
        `the data folder ${dataDir} is in use by process ${process.pid}; stop that one`,
      ),
    })
    await database.close()
    expect(await texts(dataDir)).toEqual([])
  })

  test('is free again when its holder has died, though its files remain', () => {
    const dataDir = join(root, 'abandoned')
    mkdirSync(dataDir)
    const module = new URL('./folder-lock.ts', import.meta.url).href
    const script = `const { lockFolder } = await import('${module}'); lockFolder('${dataDir}'); process.kill(process.pid, 'SIGKILL')`
    const killed = spawnSync(process.execPath, ['--input-type=module', '-e', script])
    expect(killed.signal).toBe('SIGKILL')
    expect(existsSync(join(dataDir, 'database.lock'))).toBe(true)
    lockFolder(dataDir).release()
  })
})

describe('one connection for everybody', () => {
  test('refuses in words what would wait for ever: the database inside its own transaction', async () => {
    const dataDir = copyFolder()
    const { db, close } = await openEmbedded(dataDir)
    const nested = db.transaction(async (tx) => {
      await tx.execute(insert('inside'))
      await db.execute(insert('around'))
    })
    await expect(nested).rejects.toMatchObject({
      cause: { message: expect.stringContaining('use the transaction that was handed in') },
    })
    await db.execute(insert('after'))
    await close()
    expect(await texts(dataDir)).toEqual(['after'])
  })

  test('a block that failed half way leaves no open transaction to the next caller', async () => {
    const dataDir = copyFolder()
    const { db, session, close } = await openEmbedded(dataDir)
    const { run } = await session()
    const failed = run(`begin; insert into notes (text) values ('half'); select 1 / 0; commit`)
    const next = db.execute(insert('next'))
    await expect(failed).rejects.toThrow('division by zero')
    await next
    await close()
    expect(await texts(dataDir)).toEqual(['next'])
  })

  test('is vacuumed, since no worker does it', async () => {
    const dataDir = copyFolder()
    const { client } = await startEngine(join(dataDir, 'database'))
    await client.exec(`insert into notes (text) select 'x' from generate_series(1, 500); delete from notes`)
    const dead = async () => {
      await client.exec('select pg_stat_force_next_flush()')
      return (await client.query(`select n_dead_tup from pg_stat_user_tables where relname = 'notes'`)).rows
    }
    expect(await dead()).toEqual([{ n_dead_tup: 500 }])
    const vacuum = vacuumRegularly(client)
    await vacuum.now()
    vacuum.stop()
    expect(await dead()).toEqual([{ n_dead_tup: 0 }])
    await client.close()
  })
})
