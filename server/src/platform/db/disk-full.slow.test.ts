import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openEmbedded } from './db.embedded.ts'
import { openDatabase } from './open-database.ts'
import { rowsOf } from './rows.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'
import { sqlState } from './sql-state.ts'

const probe = mountSmallDisk(1)
afterAll(() => probe?.remove())

describe.skipIf(!probe)(
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
    }, 30_000)

    test('what was acknowledged is there once there is room again', async () => {
      const database = await openEmbedded(dataDir)
      const { db, broken } = database
      await db.execute(sql`create table big (id serial primary key, text text not null)`)
      const noise = sql`insert into big (text)
      select string_agg(gen_random_uuid()::text, '') from generate_series(1, 3000) returning id`
      const acknowledged: unknown[] = []
      // A statement that finds no room for its rows fails alone.
      const refusal = await untilRefused(async () =>
        acknowledged.push(rowsOf(await db.execute(noise))[0]?.id),
      )
      expect(sqlState(refusal)).toBe('53100')
      expect(rowsOf(await db.execute(sql`select count(*) as n from big`))).toEqual([
        { n: acknowledged.length },
      ])
      // The engine stops when its log finds none.
      const stop = await untilRefused(() =>
        db.execute(sql`select pg_logical_emit_message(true, 'fill', repeat('x', 1000000))`),
      )
      expect(stop).toMatchObject({ cause: isFull })
      expect(acknowledged.length).toBeGreaterThan(10)
      expect(await broken).toMatchObject(isFull)
      await expect(database.ping()).rejects.toMatchObject(isFull)
      await database.close()

      await expect(openEmbedded(dataDir)).rejects.toMatchObject(isFull)
      disk.change('size=140m')
      const again = await openEmbedded(dataDir)
      const kept = rowsOf(await again.db.execute(sql`select id from big order by id`)).map(({ id }) => id)
      expect(kept).toEqual(acknowledged)
      await again.close()
    }, 60_000)

    test('a disk that may only be read is told as a folder that cannot be written', async () => {
      mkdirSync(dataDir)
      disk.change('ro')
      await expect(openEmbedded(dataDir)).rejects.toMatchObject({
        code: 'data-folder-not-writable',
        message: expect.stringContaining('EROFS'),
      })
    })
  },
)

async function untilRefused(work: () => Promise<unknown>): Promise<unknown> {
  for (let i = 0; i < 10_000; i++)
    try {
      await work()
    } catch (error) {
      return error
    }
  throw new Error('the disk did not fill up')
}
