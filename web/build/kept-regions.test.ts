// In the build tests and not beside the code: happy-dom's responses cannot hold bytes, while those of Node can.
import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { RegionManifest } from '@tripwright/domain/map/offline-maps'
import { tileIdOf, writeDirectory, writeHeader } from '@tripwright/map'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readTile } from '../src/features/map/basemap/region-archive.ts'
import {
  downloadRegion,
  listStoredRegions,
  readPackedFile,
  readRegionPlaces,
  readTileBytes,
  removeRegion,
  sizeOfRegion,
} from '../src/features/map/basemap/region-store.ts'

const PART = 1_048_576
const BASE = 'https://trip.example'
let cached: Map<string, Response>
/** The files of the server by path; null stands for no network. */
let served: Map<string, Uint8Array> | null
let fetched: string[]

beforeEach(() => {
  cached = new Map()
  served = new Map()
  fetched = []
  const full = (address: string | Request) =>
    new URL(typeof address === 'string' ? address : address.url, BASE).href
  const cache = {
    keys: async () => [...cached.keys()].map((url) => ({ url })),
    match: async (key: string | Request) => cached.get(full(key))?.clone(),
    delete: async (key: string | Request) => cached.delete(full(key)),
    put: async (key: string | Request, response: Response) => cached.set(full(key), response),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal(
    'fetch',
    async (address: string, { headers = {}, signal }: { headers?: object; signal?: AbortSignal } = {}) => {
      const bytes = served?.get(address)
      const range = String(Reflect.get(headers, 'range') ?? '')
      fetched.push(`${address.replace(/^.*\//, '')} ${range}`.trim())
      if (!served || signal?.aborted) throw new TypeError('no network')
      if (!bytes) return new Response(null, { status: 404 })
      const [, from = '0', to = ''] = range.match(/^bytes=(\d+)-(\d+)$/) ?? []
      if (range === '') return new Response(bytes.slice())
      return new Response(bytes.slice(Number(from), Number(to) + 1), { status: 206 })
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

/** A region of two and a half parts with one tile, on the server. */
function serveRegion(mark = 1): RegionManifest {
  const tile = gzipSync(`tile ${mark}`)
  const id = tileIdOf({ zoom: 8, x: 134, y: 89 })
  const root = gzipSync(writeDirectory([{ id, offset: PART, length: tile.length, count: 1 }]))
  const bytes = new Uint8Array(2.5 * PART).fill(mark)
  const section = (offset: number, length: number) => ({ offset, length })
  bytes.set(
    writeHeader({
      root: section(127, root.length),
      metadata: section(16_384, 0),
      leaves: section(16_384, 0),
      tiles: section(16_384, 2 * PART),
      addressed: 1,
      entries: 1,
      contents: 1,
      minZoom: 6,
      maxZoom: 14,
      bounds: { west: 9, south: 47, east: 10, north: 48 },
    }),
  )
  bytes.set(root, 127)
  bytes.set(tile, 16_384 + PART)
  const places = Buffer.from('{"places":[]}')
  const facts = (data: Uint8Array, ending: string) => {
    const sha256 = createHash('sha256').update(data).digest('hex')
    return { file: `${sha256.slice(0, 16)}.${ending}`, bytes: data.length, sha256 }
  }
  const manifest: RegionManifest = {
    id: 'li',
    name: 'Liechtenstein',
    date: '2024-03-04',
    builtAt: '2026-03-02T10:00:00.000Z',

    attribution: '© OpenStreetMap contributors, ODbL',
    bounds: { west: 9, south: 47, east: 10, north: 48 },
    tiles: facts(bytes, 'pmtiles'),
    places: { ...facts(places, 'places.json'), count: 0, withHours: 0 },
  }
  served?.set(`/api/maps/regions/li/${manifest.tiles.file}`, bytes)
  served?.set(`/api/maps/regions/li/${manifest.places.file}`, places)
  return manifest
}

const never = new AbortController().signal

it('takes a region along in parts, and reads it without a network, across parts too', async () => {
  const manifest = serveRegion()
  const progress: number[] = []
  expect(await downloadRegion(manifest, (bytes) => progress.push(bytes), never)).toBe('done')
  expect(progress).toEqual([PART + 13, 2 * PART + 13, sizeOfRegion(manifest)])
  expect(await listStoredRegions()).toEqual([{ manifest, bytes: sizeOfRegion(manifest), isWhole: true }])
  served = null
  const across = new Uint8Array((await readTileBytes(manifest, 2 * PART - 2, 5)) ?? [])
  expect([...across]).toEqual([1, 1, 1, 1, 1])
  expect(Buffer.from(await readTile(manifest, { zoom: 8, x: 134, y: 89 })).toString()).toBe('tile 1')
  expect((await readTile(manifest, { zoom: 8, x: 1, y: 1 })).byteLength).toBe(0)
  expect(await readRegionPlaces(manifest)).toEqual({ places: [] })
})

it('goes on where it was stopped', async () => {
  const manifest = serveRegion()
  const stopping = new AbortController()
  expect(await downloadRegion(manifest, () => stopping.abort(), stopping.signal)).toBe('stopped')
  expect(await listStoredRegions()).toEqual([{ manifest, bytes: PART + 13, isWhole: false }])
  fetched = []
  expect(await downloadRegion(manifest, () => undefined, never)).toBe('done')
  expect(fetched.map((line) => line.replace(/^\S+ /, ''))).toEqual([
    `bytes=${PART}-${2 * PART - 1}`,
    `bytes=${2 * PART}-${2.5 * PART - 1}`,
  ])
})

it('keeps the stored parts when the connection breaks', async () => {
  const manifest = serveRegion()
  expect(await downloadRegion(manifest, () => (served = null), never)).toBe('offline')
  expect(await listStoredRegions()).toMatchObject([{ bytes: PART + 13, isWhole: false }])
})

it('discards bytes that differ from the announced ones', async () => {
  const manifest = serveRegion()
  const lying = { ...manifest, tiles: { ...manifest.tiles, sha256: '0'.repeat(64) } }
  expect(await downloadRegion(lying, () => undefined, never)).toBe('damaged')
  expect(cached.size).toBe(0)
})

it('says when there is no room', async () => {
  const manifest = serveRegion()
  const full = {
    match: async () => undefined,
    keys: async () => [],
    put: () => Promise.reject(new DOMException('', 'QuotaExceededError')),
  }
  vi.stubGlobal('caches', { open: async () => full })
  expect(await downloadRegion(manifest, () => undefined, never)).toBe('full')
})

it('puts newer data in the place of the older ones when they are whole', async () => {
  const older = serveRegion(1)
  await downloadRegion(older, () => undefined, never)
  const newer = serveRegion(2)
  await downloadRegion(newer, () => undefined, never)
  expect(await listStoredRegions()).toEqual([{ manifest: newer, bytes: sizeOfRegion(newer), isWhole: true }])
  expect([...cached.keys()].some((key) => key.includes(older.tiles.file))).toBe(false)
})

it('draws the older data until the newer ones are whole, wherever their download stops', async () => {
  const older = serveRegion(1)
  await downloadRegion(older, () => undefined, never)
  const newer = serveRegion(2)
  const stopping = new AbortController()
  expect(await downloadRegion(newer, () => stopping.abort(), stopping.signal)).toBe('stopped')
  expect(await listStoredRegions()).toMatchObject([{ manifest: older, isWhole: true }])
  const lying = { ...newer, tiles: { ...newer.tiles, sha256: '0'.repeat(64) } }
  expect(await downloadRegion(lying, () => undefined, never)).toBe('damaged')
  served = null
  expect(new Uint8Array((await readTileBytes(older, 2 * PART, 1)) ?? [])).toEqual(Uint8Array.of(1))
})

/** The same with streets and addresses, as a full pack has them. */
function serveFullPack() {
  const facts = (text: string, ending: string) => {
    const packed = gzipSync(text)
    const sha256 = createHash('sha256').update(packed).digest('hex')
    const file = `${sha256.slice(0, 16)}.${ending}`
    served?.set(`/api/maps/regions/li/${file}`, packed)
    return { file, bytes: packed.length, sha256 }
  }
  const streets = facts('a graph', 'streets')
  const addresses = { ...facts('{"streets":[]}', 'addresses.json'), streets: 0, numbers: 0 }
  return { ...serveRegion(), streets, addresses }
}

it('takes streets and addresses along, and reads them without a network', async () => {
  const manifest = serveFullPack()
  expect(await downloadRegion(manifest, () => undefined, never)).toBe('done')
  const bytes = sizeOfRegion(manifest)
  expect(bytes).toBe(manifest.tiles.bytes + 13 + manifest.streets.bytes + manifest.addresses.bytes)
  expect(await listStoredRegions()).toEqual([{ manifest, bytes, isWhole: true }])
  served = null
  const text = async (file: typeof manifest.streets) =>
    new TextDecoder().decode((await readPackedFile(manifest, file)) ?? new ArrayBuffer())
  expect(await text(manifest.streets)).toBe('a graph')
  expect(await text(manifest.addresses)).toBe('{"streets":[]}')
})

it('throws away streets that are not those that were sent, and tells damaged ones', async () => {
  const manifest = serveFullPack()
  const path = `/api/maps/regions/li/${manifest.streets.file}`
  served?.set(path, new Uint8Array(manifest.streets.bytes))
  expect(await downloadRegion(manifest, () => undefined, never)).toBe('damaged')
  expect(cached.size).toBe(0)
  expect(await readPackedFile(manifest, manifest.streets)).toBeNull()
  served = null
  expect(await readPackedFile(manifest, manifest.streets)).toBeNull()
})

it('draws a map that was taken along before there were streets, and says what it lacks', async () => {
  const manifest = serveFullPack()
  await downloadRegion(manifest, () => undefined, never)
  for (const key of cached.keys()) if (/streets|addresses/.test(key)) cached.delete(key)
  expect(await listStoredRegions()).toEqual([{ manifest, bytes: manifest.tiles.bytes + 13, isWhole: true }])
  expect(await downloadRegion(manifest, () => undefined, never)).toBe('done')
  expect(await listStoredRegions()).toMatchObject([{ bytes: sizeOfRegion(manifest) }])
})

it('removes a region, and puts it back', async () => {
  const manifest = serveRegion()
  await downloadRegion(manifest, () => undefined, never)
  const undo = await removeRegion(manifest)
  expect(await listStoredRegions()).toEqual([])
  await undo()
  expect(await listStoredRegions()).toMatchObject([{ isWhole: true }])
})

it('reads from the server what is not kept, and tells when neither has it', async () => {
  const manifest = serveRegion(3)
  expect(Buffer.from(await readTile(manifest, { zoom: 8, x: 134, y: 89 })).toString()).toBe('tile 3')
  served = null
  expect(await readTileBytes(manifest, 0, 9)).toBeNull()
  await expect(readTile(serveless(manifest), { zoom: 8, x: 134, y: 89 })).rejects.toThrow('not at hand')
})

function serveless(manifest: RegionManifest): RegionManifest {
  return { ...manifest, tiles: { ...manifest.tiles, file: '0000000000000000.pmtiles' } }
}

it('works where a browser stores nothing', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('no')) })
  const manifest = serveRegion()
  expect(await listStoredRegions()).toEqual([])
  expect(await downloadRegion(manifest, () => undefined, never)).toBe('full')
  expect((await readTileBytes(manifest, 0, 7))?.byteLength).toBe(7)
})
