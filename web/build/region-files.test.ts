// In the build tests, as kept-regions.test.ts: Node's responses hold bytes.
import 'fake-indexeddb/auto'
import { createHash } from 'node:crypto'
import type { RegionManifest } from '@tripwright/domain/map/offline-maps'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  openCacheFiles,
  openDatabaseFiles,
  openRegionFiles,
} from '../src/features/map/basemap/region-files.ts'
import {
  downloadRegion,
  listStoredRegions,
  readRegionPlaces,
  readTileBytes,
  removeRegion,
} from '../src/features/map/basemap/region-store.ts'
import { setDoor } from '../src/platform/reach-server.ts'

const BASE = 'https://trip.example'
beforeEach(() => {
  const cached = new Map<string, Response>()
  const full = (address: string) => new URL(address, BASE).href
  const cache = {
    keys: async () => [...cached.keys()].map((url) => ({ url })),
    match: async (key: string) => cached.get(full(key))?.clone(),
    delete: async (key: string) => cached.delete(full(key)),
    put: async (key: string, response: Response) => cached.set(full(key), response),
  }
  vi.stubGlobal('caches', { open: async () => cache })
})
afterEach(() => {
  setDoor(null)
  vi.unstubAllGlobals()
})

describe.each([
  ['a cache', openCacheFiles],
  ['a database', openDatabaseFiles],
])('the files of regions in %s', (_, open) => {
  const [one, other] = ['/api/maps/regions/li/tiles?part=0', '/api/maps/regions/li/tiles?part=1']

  it('come back byte for byte, are replaced and removed, and listed by their addresses', async () => {
    const files = await open()
    const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at * 7)
    expect([await files.list(), await files.read(one)]).toEqual([[], null])
    await files.write(one, new Blob(['older']))
    await files.write(one, new Blob([bytes]))
    await files.write(other, new Blob([]))
    expect((await files.list()).sort()).toEqual([one, other])
    expect(new Uint8Array((await (await files.read(one))?.slice(5, 60_000).arrayBuffer()) ?? [])).toEqual(
      bytes.slice(5, 60_000),
    )
    for (const address of [one, other, other]) await files.remove(address)
    expect([await files.list(), await files.read(one)]).toEqual([[], null])
  })
})

it('in the app a region is taken, read with no network and removed without a cache, which iOS refuses', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new TypeError('no cache under this scheme')) })
  const tiles = new Uint8Array(1_500_000).map((_, at) => at % 249)
  const places = new TextEncoder().encode('{"places":[]}')
  const factsOf = (bytes: Uint8Array, ending: string) => {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    return { file: `${sha256.slice(0, 16)}.${ending}`, bytes: bytes.length, sha256 }
  }
  const manifest = {
    format: 1,
    id: 'li',
    name: 'Liechtenstein',
    bounds: { west: 9, south: 47, east: 10, north: 48 },
    builtAt: '2026-11-01',
    source: 'OpenStreetMap',
    tiles: factsOf(tiles, 'pmtiles'),
    places: factsOf(places, 'json'),
  } as unknown as RegionManifest
  let isOnline = true
  setDoor({
    async fetch(path, init) {
      if (!isOnline) throw new TypeError('no network')
      const bytes = path.endsWith(manifest.tiles.file) ? tiles : places
      const range = /bytes=(\d+)-(\d+)/.exec(String(Object(init?.headers).range ?? ''))
      if (!range) return new Response(bytes)
      return new Response(bytes.slice(Number(range[1]), Number(range[2]) + 1), { status: 206 })
    },
    stream: () => {
      throw new Error('not here')
    },
    address: (path) => BASE + path,
    open: () => undefined,
  })
  expect(await downloadRegion(manifest, () => undefined, new AbortController().signal)).toBe('done')
  isOnline = false
  expect(new Uint8Array((await readTileBytes(manifest, 1_048_570, 20)) ?? new ArrayBuffer(0))).toEqual(
    tiles.slice(1_048_570, 1_048_590),
  )
  expect(await readRegionPlaces(manifest)).toEqual({ places: [] })
  const putBack = await removeRegion(manifest)
  expect([await listStoredRegions(), await readTileBytes(manifest, 0, 4)]).toEqual([[], null])
  await putBack()
  expect((await readTileBytes(manifest, 0, 4))?.byteLength).toBe(4)
  expect(await (await openRegionFiles())?.list()).toHaveLength(4)
})
