import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { openEmbedded } from '../db.embedded.ts'
import { openDatabase } from '../open-database.ts'
import { rowsOf } from '../rows.ts'
import { sqlState } from '../sql-state.ts'
import { startTestCluster } from '../test-cluster.ts'
import { isUnavailable } from '../unavailable.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'

// With PostgreSQL this fills the disk of a server, else that of the embedded database.
const isOnServer = process.env.TEST_DATABASE_URL !== undefined
const canMount = mountAndRemove()

describe.skipIf(!canMount || isOnServer)(
  'on a disk that fills up (skipped where no disk can be mounted: it takes root)',
  () => {
    let disk: SmallDisk
    let dataDir: string
    beforeEach(() => {
      const mounted = mountSmallDisk(70)
      if (!mounted) throw new Error('the second disk was not mounted')
      disk = mounted
      dataDir = join(disk.folder, 'data')
    })
    afterEach(() => disk.remove())

    const isFull = {
      code: 'disk-full',
      message: expect.stringMatching(/^the disk that holds .* is full; free some space and start again/),
    }

    test('a first start says so, and works once there is room', async () => {
      disk.change('size=20m')
      await expect(openDatabase({ dataDir })).rejects.toMatchObject(isFull)
      disk.change('size=70m')
      const database = await openDatabase({ dataDir })
      await database.ping()
      await database.close()
    }, 120_000)

    test('acknowledged rows are there once the disk has space again', async () => {
      const database = await openEmbedded(dataDir)
      const { db, broken } = database
      await db.execute(sql`create table big (id serial primary key, text text not null)`)
      const noise = sql`insert into big (text)
      select string_agg(gen_random_uuid()::text, '') from generate_series(1, 3000) returning id`
      const acknowledged: unknown[] = []
      // Only the statement whose rows do not fit fails.
      const refusal = await untilRefused(async () =>
        acknowledged.push(rowsOf(await db.execute(noise))[0]?.id),
      )
      expect(sqlState(refusal)).toBe('53100')
      expect(isUnavailable(refusal)).toBe(true)
      expect(rowsOf(await db.execute(sql`select count(*) as n from big`))).toEqual([
        { n: acknowledged.length },
      ])
      // The engine stops when its log has no space.
      const stop = await untilRefused(() =>
        db.execute(sql`select pg_logical_emit_message(true, 'fill', repeat('x', 1000000))`),
      )
      expect(stop).toMatchObject({ cause: isFull })
      expect(isUnavailable(stop)).toBe(true)
      expect(acknowledged.length).toBeGreaterThan(10)
      expect(await broken).toMatchObject(isFull)
      await expect(database.ping()).rejects.toMatchObject(isFull)
      await database.close()

      await expect(openEmbedded(dataDir)).rejects.toMatchObject(isFull)
      disk.change('size=140m')
      const again = await openEmbedded(dataDir)
      const stored = rowsOf(await again.db.execute(sql`select id from big order by id`)).map(({ id }) => id)
      expect(stored).toEqual(acknowledged)
      await again.close()
    }, 120_000)

    test('a read-only disk is reported as a folder that cannot be written', async () => {
      mkdirSync(dataDir)
      disk.change('ro')
      await expect(openEmbedded(dataDir)).rejects.toMatchObject({
        code: 'data-folder-not-writable',
        message: expect.stringContaining('EROFS'),
      })
    })
  },
)

test.skipIf(!canMount || !isOnServer)(
  'a full disk under PostgreSQL refuses the migration that met it, and keeps the rest',
  async () => {
    const disk = mountSmallDisk(200)
    if (!disk) throw new Error('the second disk was not mounted')
    onTestFinished(disk.remove)
    chmodSync(disk.folder, 0o755)
    const cluster = await startTestCluster(disk.folder)
    onTestFinished(cluster.stop)
    const migrationsDir = join(disk.folder, 'migrations')
    mkdirSync(migrationsDir)
    const write = (name: string, text: string) => writeFileSync(join(migrationsDir, name), text)
    write('20260101000000_small.sql', 'create table small as select 1 as n')
    // Unlogged: when a server's log is full, the server stops and restarts.
    write(
      '20260102000000_big.sql',
      `create unlogged table big as select n, md5(n::text) as body from generate_series(1, 10000000) n`,
    )
    const place = { dataDir: disk.folder, databaseUrl: cluster.url, migrationsDir }
    await expect(openDatabase(place)).rejects.toMatchObject({
      code: 'disk-full',
      message: expect.stringMatching(/^the disk of the database is full; free some space/),
    })
    write('20260102000000_big.sql', 'create table big (n integer)')
    const database = await openDatabase(place)
    expect(rowsOf(await database.db.execute(sql`select n from small`))).toEqual([{ n: 1 }])
    await database.close()
  },
  120_000,
)

function mountAndRemove(): boolean {
  const disk = mountSmallDisk(1)
  disk?.remove()
  return disk !== undefined
}

async function untilRefused(work: () => Promise<unknown>): Promise<unknown> {
  for (let i = 0; i < 10_000; i++)
    try {
      await work()
    } catch (error) {
      return error
    }
  throw new Error('the disk did not fill up')
}
