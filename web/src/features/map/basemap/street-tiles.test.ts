import type { RegionManifest } from '@tripwright/domain/map/offline-maps'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readTile } from './region-archive.ts'
import { isServerUp, type MapTilesInfo, readStreetTile, SERVER_REST_MS, wakeServer } from './street-tiles.ts'

vi.mock('./region-archive.ts', () => ({ readTile: vi.fn() }))

const SERVER: MapTilesInfo = {
  available: true,
  minzoom: 0,
  maxzoom: 14,
  bounds: [-180, -85, 180, 85],
  attribution: [],
  source: 'server',
  asOf: null,
}
const file = { file: '0123456789abcdef.pmtiles', bytes: 1, sha256: '' }
const region = (id: string, west: number, east: number): RegionManifest => ({
  id,
  name: id,
  date: null,
  builtAt: '',
  attribution: '',
  schema: 'openmaptiles',
  bounds: { west, south: 47, east, north: 47.3 },
  tiles: file,
  places: { ...file, count: 0, withHours: 0 },
})
// Over Vaduz.
const TILE = { zoom: 14, x: 8625, y: 5753 }
const whole = region('whole', 9.4, 9.7)
const half = region('half', 9.4, 9.52)

let asked: string[]
let answer: () => Response
beforeEach(() => {
  asked = []
  answer = () => new Response(new Uint8Array([1, 2, 3]))
  wakeServer()
  vi.mocked(readTile).mockReset()
  vi.mocked(readTile).mockImplementation(async ({ id }) => {
    asked.push(id)
    return new Uint8Array([7]).buffer
  })
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return answer()
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const read = (
  sources: Partial<Parameters<typeof readStreetTile>[1]>,
  signal = new AbortController().signal,
) => readStreetTile(TILE, { stored: [], served: [], server: SERVER, ...sources }, signal)
const PATH = '/api/maps/tiles/14/8625/5753'

describe('where a tile with streets comes from', () => {
  it('is the region of this device that holds all of it; no server is asked', async () => {
    expect((await read({ stored: [half, whole] })).byteLength).toBe(1)
    expect(asked).toEqual(['whole'])
  })

  it('is the server where a region holds only some of it, and the ground is added', async () => {
    const tile = new Uint8Array(await read({ stored: [half], served: [whole] }))
    expect(asked).toEqual([PATH])
    expect(tile.slice(0, 3)).toEqual(new Uint8Array([1, 2, 3]))
    expect(new TextDecoder().decode(tile)).toContain('ground')
  })

  it('is the part that a region holds where the server has none', async () => {
    answer = () => new Response(null, { status: 204 })
    expect((await read({ stored: [half] })).byteLength).toBe(1)
    expect(asked).toEqual([PATH, 'half'])
  })

  it('is empty where no source has one, so that our own land is visible', async () => {
    answer = () => new Response(null, { status: 204 })
    expect((await read({})).byteLength).toBe(0)
    expect((await read({ server: null })).byteLength).toBe(0)
    expect((await read({ server: { ...SERVER, maxzoom: 13 } })).byteLength).toBe(0)
    expect((await read({ server: { ...SERVER, bounds: [10, 47, 11, 48] } })).byteLength).toBe(0)
    expect(asked).toEqual([PATH])
  })

  it('is unknown where the server cannot tell, which is neither empty nor a reason to leave the server alone', async () => {
    answer = () => new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } })
    await expect(read({})).rejects.toThrow('nobody knows')
    expect((await read({ stored: [half] })).byteLength).toBe(1)
    expect(asked).toEqual([PATH, PATH, 'half'])
  })

  it('is the server where a region of this device cannot be read', async () => {
    vi.mocked(readTile).mockRejectedValue(new Error('damaged'))
    expect((await read({ stored: [whole] })).byteLength).toBeGreaterThan(3)
  })
})

describe('a server that fails', () => {
  it.each([
    ['refuses', () => new Response('no', { status: 503 })],
    ['has too much to do', () => new Response('later', { status: 429 })],
    [
      'is not heard',
      () => {
        throw new TypeError('Failed to fetch')
      },
    ],
  ])('and %s is left alone for a while: one question for dozens of tiles', async (_, failing) => {
    answer = failing
    vi.useFakeTimers({ now: 1000 })
    await expect(read({})).rejects.toThrow()
    await expect(read({})).rejects.toThrow(/left alone/)
    expect(asked).toEqual([PATH])
    expect(isServerUp(Date.now())).toBe(false)
    vi.setSystemTime(1000 + SERVER_REST_MS)
    answer = () => new Response(new Uint8Array([1]))
    expect((await read({})).byteLength).toBeGreaterThan(1)
  })

  it('is asked at once when the network is back', async () => {
    answer = () => new Response('no', { status: 503 })
    await expect(read({})).rejects.toThrow()
    wakeServer()
    answer = () => new Response(new Uint8Array([1]))
    expect((await read({})).byteLength).toBeGreaterThan(1)
  })

  it('is not one whose tile was no longer wanted', async () => {
    const stop = new AbortController()
    answer = () => {
      stop.abort()
      throw new DOMException('aborted', 'AbortError')
    }
    await expect(read({}, stop.signal)).rejects.toThrow('aborted')
    expect(isServerUp(Date.now())).toBe(true)
  })
})
