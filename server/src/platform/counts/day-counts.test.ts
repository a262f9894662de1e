import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Db } from '../db/db.port.ts'
import { makeTestPlatform } from '../http/test-server.ts'
import { makeFakeLog } from '../log/log.fake.ts'
import type { Platform } from '../platform.ts'
import { countsByDay, countsByName } from './day-counts.store.ts'
import { makeDayCounts } from './day-counts.ts'

let now = new Date('2026-05-01T23:59:59Z')
let platform: Platform
beforeAll(async () => {
  platform = await makeTestPlatform(() => now)
})
afterAll(() => platform.database.close())
beforeEach(async () => {
  await platform.database.db.execute('delete from day_counts')
})

const RANGE = { from: '2026-05-01', to: '2026-05-02' }

it('counts by day in UTC, whenever it is written', async () => {
  const { counts, database } = platform
  counts.add('view', '/')
  now = new Date('2026-05-02T00:00:00Z')
  counts.add('view', '/')
  counts.add('view', '/blog', 3)
  await counts.flush()
  expect(
    (await countsByDay(database.db, 'view', RANGE)).toSorted((a, b) => (a.day < b.day ? -1 : 1)),
  ).toEqual([
    { day: '2026-05-01', count: 1 },
    { day: '2026-05-02', count: 4 },
  ])
  expect(await countsByDay(database.db, 'view', RANGE, '/')).toHaveLength(2)
  expect(await countsByName(database.db, 'view', RANGE)).toEqual([
    { name: '/blog', count: 3 },
    { name: '/', count: 2 },
  ])
})

it('adds up what several processes write at the same time', async () => {
  const { database, log } = platform
  const many = Array.from({ length: 8 }, () => makeDayCounts(database.db, log, () => now))
  for (const one of many) for (const name of ['/b', '/a', '/c']) one.add('view', name, 5)
  await Promise.all(many.map((one) => one.flush()))
  expect(await countsByName(database.db, 'view', RANGE)).toEqual([
    { name: '/a', count: 40 },
    { name: '/b', count: 40 },
    { name: '/c', count: 40 },
  ])
})

it('writes nothing where nothing was counted', async () => {
  await platform.counts.flush()
  expect(await countsByName(platform.database.db, 'view', RANGE)).toEqual([])
})

it('writes what happened while the database was away once it is back, and logs none of it', async () => {
  const log = makeFakeLog()
  let isAway = true
  const insert: Db['insert'] = (table) => {
    if (isAway) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    return platform.database.db.insert(table)
  }
  const counts = makeDayCounts({ insert } as Db, log, () => now)
  counts.add('error', 'server', 2)
  await counts.flush()
  counts.add('error', 'server')
  await counts.flush()
  expect(await countsByName(platform.database.db, 'error', RANGE)).toEqual([])
  isAway = false
  await counts.flush()
  await counts.flush()
  expect(await countsByName(platform.database.db, 'error', RANGE)).toEqual([{ name: 'server', count: 3 }])
  expect(log.lines).toEqual([])
})

it('drops and names what the database refuses for good, which would fail again and again', async () => {
  const log = makeFakeLog()
  const insert = () => {
    throw new Error('no such column')
  }
  const counts = makeDayCounts({ insert } as unknown as Db, log, () => now)
  counts.add('view', '/')
  await counts.flush()
  await counts.flush()
  expect(log.lines).toHaveLength(1)
})
