import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { RegionManifest } from '@tripwright/domain/map/offline-maps'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listCities } from '#features/destination/places/index.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { VILLAGE, writeTestExtract } from '#platform/osm/test-extract.ts'
import { buildRegion, mapsRoutes, regionsFolder } from './index.ts'

const PATH = '/api/functions/get-maps-key'
let server: TestServer

beforeAll(async () => {
  server = await openTestServer(mapsRoutes)
})
afterAll(() => server.close())

describe('the key for Google Maps', () => {
  it('is null where none is configured, without a word of complaint', async () => {
    const response = await server.call(null, 'POST', PATH)
    expect([response.status, response.body]).toEqual([
      200,
      { apiKey: null, scriptHost: 'https://maps.googleapis.com' },
    ])
  })

  it('is given to guests too, with no payload or an empty one', async () => {
    server.platform.config.googleMapsKey = 'browser-key-1'
    for (const sent of [{}, { body: {} }])
      expect((await server.call(null, 'POST', PATH, sent)).body.apiKey).toBe('browser-key-1')
  })

  it('cannot be set or moved by what the caller sends', async () => {
    server.platform.config.googleMapsKey = 'browser-key-1'
    const body = { apiKey: 'mine', scriptHost: 'https://evil.example' }
    const response = await server.call(null, 'POST', PATH, { body })
    expect(response.body).toEqual({ apiKey: 'browser-key-1', scriptHost: 'https://maps.googleapis.com' })
  })

  it('is not a page to be linked to', async () => {
    expect((await server.call(null, 'GET', PATH)).status).toBe(405)
  })
})

describe('a region', () => {
  let list: { regions: RegionManifest[] }
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    server.fetch(path, { method, headers })
  const fileOf = (part: 'tiles' | 'places') => {
    const [region] = list.regions
    return `/api/maps/regions/${region?.id}/${region?.[part].file}`
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'maps-'))
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
  beforeAll(async () => {
    server.platform.config.dataDir = dataDir
    const pbf = join(dataDir, 'some.osm.pbf')
    writeFileSync(pbf, writeTestExtract(VILLAGE))
    await buildRegion({
      pbf,
      id: 'oberdorf',
      name: 'Oberdorf',
      folder: regionsFolder(dataDir),
      now: new Date(),
    })
    // The regions of the guides exist too where the website was built.
    const { regions } = JSON.parse(await (await get('/api/maps/regions')).text())
    list = { regions: regions.filter(({ id }: RegionManifest) => id === 'oberdorf') }
  })

  it('is in the list for everybody, which is asked for anew each time and sent again only when it changed', async () => {
    const response = await get('/api/maps/regions')
    expect(list.regions).toMatchObject([
      { id: 'oberdorf', attribution: '© OpenStreetMap contributors, ODbL' },
    ])
    expect(response.headers.get('cache-control')).toBe('public, no-cache')
    const again = await get('/api/maps/regions', { 'if-none-match': response.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })

  it('is listed with source and age: that of the oldest region, marked as unchecked', async () => {
    const { regions, asOf, source, pending, ...rest } = JSON.parse(
      await (await get('/api/maps/regions')).text(),
    )
    const days = regions.map(({ date }: RegionManifest) => date).toSorted()
    expect(days).toContain('2024-03-04')
    expect(asOf).toBe(days[0])
    expect(source).toContain('© OpenStreetMap contributors, ODbL')
    expect(rest).toEqual({ written: null, checked: null })
    // Those of the guides are made with the website, which may be running now: the page asks again.
    const ofGuides = regions.filter(({ basis }: RegionManifest) => basis === 'guide')
    expect(pending).toBe(listCities().length - ofGuides.length)
  })

  it('gives its tiles whole, for ever', async () => {
    const response = await get(fileOf('tiles'))
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(response.status).toBe(200)
    expect(bytes).toHaveLength(list.regions[0]?.tiles.bytes ?? 0)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(bytes.length),
    })
    const again = await get(fileOf('tiles'), { 'if-none-match': response.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
    const head = await get(fileOf('tiles'), {}, 'HEAD')
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(bytes.length),
      '',
    ])
  })

  it.each([
    ['bytes=0-6', 206, (size: number) => `bytes 0-6/${size}`, 7],
    ['bytes=-3', 206, (size: number) => `bytes ${size - 3}-${size - 1}/${size}`, 3],
    ['bytes=5-99999999', 206, (size: number) => `bytes 5-${size - 1}/${size}`, null],
    ['bytes=99999999-', 416, (size: number) => `bytes */${size}`, 0],
    ['bytes=-0', 416, (size: number) => `bytes */${size}`, 0],
    ['bytes=6-2', 200, () => null, null],
    ['bytes=0-1,4-5', 200, () => null, null],
    ['lines=1-2', 200, () => null, null],
  ])('answers the range %s with %i', async (range, status, contentRange, length) => {
    const response = await get(fileOf('tiles'), { range })
    expect([response.status, response.headers.get('content-range')]).toEqual([
      status,
      contentRange(list.regions[0]?.tiles.bytes ?? 0),
    ])
    const bytes = await response.arrayBuffer()
    if (length !== null) expect(bytes.byteLength).toBe(length)
  })

  it('answers a range with all of it when it was asked on another condition', async () => {
    const range = 'bytes=0-6'
    const etag = (await get(fileOf('tiles'))).headers.get('etag') ?? ''
    expect((await get(fileOf('tiles'), { range, 'if-range': etag })).status).toBe(206)
    expect((await get(fileOf('tiles'), { range, 'if-range': '"another"' })).status).toBe(200)
  })

  it('gives its places packed, for a browser to unpack', async () => {
    const response = await get(fileOf('places'))
    expect(response.headers.get('content-encoding')).toBe('gzip')
    expect(JSON.parse(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).places[0].name).toBe(
      'Löwen',
    )
  })

  it.each([
    '/api/maps/regions/oberdorf/region.json',
    '/api/maps/regions/oberdorf/0123456789abcdef.pmtiles',
    '/api/maps/regions/..%2Foberdorf/0123456789abcdef.pmtiles',
    '/api/maps/regions/oberdorf/..%2F..%2Fsome.osm.pbf',
    '/api/maps/regions/nowhere/0123456789abcdef.pmtiles',
  ])('has nothing at %s', async (path) => expect((await get(path)).status).toBe(404))
})
