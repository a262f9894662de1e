import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { TileAddress } from '@tripwright/map'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadConfig } from '../config/config.ts'
import { makeFakeLog } from '../log/log.fake.ts'
import type { FindAddresses } from '../outside/private-host.ts'
import { makeBasemap } from './basemap.ts'
import { writeTestArchive } from './test-archive.ts'
import { startTileServer } from './test-tile-server.ts'

const VADUZ = { zoom: 14, x: 8625, y: 5753 }
let folder: string
let log: ReturnType<typeof makeFakeLog>
let now: Date
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tiles-'))
  log = makeFakeLog()
  now = new Date('2026-05-01T10:00:00Z')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

type OpenOptions = { findAddresses?: FindAddresses; timeoutMs?: number }
const open = (url: string, options: OpenOptions = {}) => {
  const config = loadConfig({ OUTSIDE: 'off', DATA_DIR: folder, MAP_TILES_URL: url })
  return makeBasemap(config, { log, now: () => now, ...options })
}
async function buildOf(basemap: ReturnType<typeof open>, address: TileAddress): Promise<string | undefined> {
  const found = await basemap.find(address, async () => true)
  if (found?.kind !== 'tile') return found?.kind
  return /(\w+) \d+\/\d+\/\d+/.exec(gunzipSync(found.packed).toString('latin1'))?.[1]
}

describe('a file of tiles at an address', () => {
  let server: Server
  let base: string
  let bytes: Buffer
  let hasRanges: boolean
  const ranges: string[] = []

  beforeAll(async () => {
    server = createServer((request, response) => {
      const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
      ranges.push(`${from}-${to}`)
      const etag = `"${bytes.length}-${bytes.readUInt32LE(bytes.length - 8)}"`
      if ((request.headers['if-match'] ?? etag) !== etag) return response.writeHead(412).end()
      if (!hasRanges) return response.writeHead(200, { etag }).end(bytes)
      response.writeHead(206, { etag }).end(bytes.subarray(Number(from), Number(to) + 1))
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  beforeEach(() => {
    hasRanges = true
    ranges.length = 0
    publish('one')
  })
  function publish(build: string, layers?: readonly string[]) {
    const file = join(folder, `${build}.pmtiles`)
    writeTestArchive(file, [VADUZ, { ...VADUZ, x: 8626 }], { build, ...(layers && { layers }) })
    bytes = readFileSync(file)
  }

  it('gives its tiles by ranges, each once, and keeps them', async () => {
    const basemap = open(`${base}/li.pmtiles`)
    expect(await basemap.describe()).toMatchObject({ source: 'server', maxZoom: 14 })
    expect(await Promise.all(Array.from({ length: 9 }, () => buildOf(basemap, VADUZ)))).toEqual(
      Array(9).fill('one'),
    )
    expect(await buildOf(basemap, { ...VADUZ, y: 5754 })).toBe('empty')
    // The head with its directory, the description, one tile.
    expect(ranges).toHaveLength(3)
    basemap.close()
    const again = open(`${base}/li.pmtiles`)
    expect(await buildOf(again, VADUZ)).toBe('one')
    expect(ranges).toHaveLength(3)
    again.close()
  })

  it('is asked once more where it closed a connection that we held open', async () => {
    const basemap = open(`${base}/li.pmtiles`)
    expect(await buildOf(basemap, VADUZ)).toBe('one')
    server.closeAllConnections()
    expect(await buildOf(basemap, { ...VADUZ, x: 8626 })).toBe('one')
    basemap.close()
  })

  it('is opened again when it was replaced', async () => {
    const basemap = open(`${base}/li.pmtiles`)
    expect(await buildOf(basemap, VADUZ)).toBe('one')
    publish('another')
    expect(await buildOf(basemap, { ...VADUZ, x: 8626 })).toBe('another')
    basemap.close()
  })

  it.each([
    ['that answers no ranges', () => (hasRanges = false)],
    ['of another schema', () => publish('two', ['roads', 'earth'])],
    ['that is none', () => (bytes = Buffer.alloc(20_000))],
    ['that was cut off', () => (bytes = bytes.subarray(0, 200))],
  ])('%s is not used', async (_, spoil) => {
    spoil()
    const basemap = open(`${base}/li.pmtiles`)
    expect([await basemap.describe(), await buildOf(basemap, VADUZ)]).toEqual([null, 'unavailable'])
    expect(log.lines.map(({ msg }) => msg)).toContain('the source of map tiles cannot be used')
    basemap.close()
  })
})

describe('a server of tiles', () => {
  let tiles: Awaited<ReturnType<typeof startTileServer>>
  beforeEach(async () => {
    tiles = await startTileServer()
  })
  afterEach(() => tiles.stop())

  it('may stop at any time: cached tiles are served, others are missing at once, without an error', async () => {
    const basemap = open(`${tiles.base}/planet`)
    tiles.set({ delayMs: 20 })
    const first = Array.from({ length: 6 }, (_, x) => buildOf(basemap, { zoom: 9, x, y: 1 }))
    await Promise.all(first)
    const second = Array.from({ length: 12 }, (_, x) => buildOf(basemap, { zoom: 9, x, y: 2 }))
    await expect.poll(() => tiles.tilesAsked().length).toBeGreaterThan(7)
    await tiles.stop()
    expect(new Set(await Promise.all(second))).toContain('unavailable')
    for (let x = 0; x < 6; x++) expect(await buildOf(basemap, { zoom: 9, x, y: 1 })).toBe('20260408')
    const startedAt = performance.now()
    for (let x = 0; x < 50; x++) expect(await buildOf(basemap, { zoom: 9, x, y: 3 })).toBe('unavailable')
    // No caller waits for a server known to be down: fifty calls take less than one timeout.
    expect(performance.now() - startedAt).toBeLessThan(8000)
    basemap.close()
  })

  it('in public may not lead us into our own network', async () => {
    // Both names mean this machine; the first is treated as public.
    const findAddresses = async (host: string) => (host === 'localhost' ? ['198.51.100.7'] : [])
    const inside = await startTileServer()
    for (const named of [
      `${inside.base}/{z}/{x}/{y}`,
      'https://169.254.169.254/{z}/{x}/{y}',
      'http://other.example/{z}/{x}/{y}',
    ]) {
      tiles.set({ tileJson: { tiles: [named] } })
      const basemap = open(`${tiles.base.replace('127.0.0.1', 'localhost')}/planet`, { findAddresses })
      expect([await basemap.describe(), await buildOf(basemap, VADUZ)]).toEqual([null, 'unavailable'])
      basemap.close()
    }
    expect(inside.asked).toEqual([])
    await inside.stop()
  })

  it('on our own network may name another one of it', async () => {
    const inside = await startTileServer()
    tiles.set({ tileJson: { tiles: [`${inside.base}/planet/20260408_001001_pt/{z}/{x}/{y}.pbf`] } })
    const basemap = open(`${tiles.base}/planet`)
    expect(await buildOf(basemap, VADUZ)).toBe('20260408')
    basemap.close()
    await inside.stop()
  })

  it('is asked again where the disk keeps nothing', async () => {
    writeFileSync(join(folder, 'file'), '')
    const config = loadConfig({
      OUTSIDE: 'off',
      DATA_DIR: join(folder, 'file'),
      MAP_TILES_URL: `${tiles.base}/planet`,
    })
    const basemap = makeBasemap(config, { log, now: () => now })
    for (let time = 0; time < 2; time++) expect(await buildOf(basemap, VADUZ)).toBe('20260408')
    expect(tiles.tilesAsked()).toHaveLength(2)
    expect(log.lines.map(({ msg }) => msg)).toEqual(['map tiles cannot be kept on this disk'])
    basemap.close()
  })
})
