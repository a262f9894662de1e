import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import { writeCachedData } from '#platform/cached-data.ts'
import { cacheLand, prefetchLand } from './map-land-store.ts'

let fetched: string[]
let isOnline: boolean
beforeEach(() => {
  fetched = []
  isOnline = true
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url.replace(/-[^-]*\.json$/, ''))
    if (!isOnline) throw new TypeError('Failed to fetch')
    return new Response()
  })
})

it('every guide on the device gets its land, whatever else is kept', async () => {
  for (const key of ['guide:lisbon', 'guide:rome', 'guides', 'holidays:IT:2026'])
    await writeCachedData(null, key, {})
  await prefetchLand()
  expect(fetched).toEqual(['/assets/map-land', '/assets/map-city-lisbon', '/assets/map-city-rome'])
})

it('tells whether all of it came; a city whose guide this version does not know lacks nothing', async () => {
  expect(await cacheLand(['atlantis'])).toBe(true)
  expect(await cacheLand(['rome'])).toBe(true)
  isOnline = false
  expect(await cacheLand(['rome'])).toBe(false)
  expect(fetched).toEqual([
    '/assets/map-land',
    '/assets/map-land',
    '/assets/map-city-rome',
    '/assets/map-land',
  ])
})
