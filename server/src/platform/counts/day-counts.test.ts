import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeTestPlatform } from '../http/test-server.ts'
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

it('writes nothing where nothing was counted, and a database that is away breaks nothing', async () => {
  const insert = () => {
    throw new Error('away')
  }
  const away = { insert } as unknown as Platform['database']['db']
  const counts = makeDayCounts(away, platform.log, () => now)
  await counts.flush()
  counts.add('view', '/')
  await expect(counts.flush()).resolves.toBeUndefined()
})
