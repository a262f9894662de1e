import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Guide } from '@tripwright/domain/destination/places'
import type { TileAddress } from '@tripwright/map'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { suggestCities } from '#features/destination/places/index.ts'
import { tilesAround } from '#features/map/map-packs/index.ts'
import { makeBasemap } from '#platform/basemap/basemap.ts'
import { startTileServer, type TileServerFault } from '#platform/basemap/test-tile-server.ts'
import { loadConfig } from '#platform/config/config.ts'
import { EATERIES_FAULTS, startEateries } from '#platform/eateries/test-eateries-server.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeOverpass } from '#platform/overpass/overpass.ts'
import { makeVectorTile } from '#platform/tiles/vector-tile.ts'
import { gatheredGuidesJobs, gatheredGuidesRoutes } from './index.ts'

const VADUZ = 'town-li-n47142-e9522'
const A_MONTH_MS = 31 * 86_400_000
const [MIDDLE] = tilesAround({ lat: 47.142, lon: 9.522 }, 0)
const PLACES = [
  { class: 'castle', subclass: 'castle', name: 'Schloss Vaduz' },
  { class: 'art_gallery', subclass: 'museum', name: 'Kunstmuseum' },
  { class: 'attraction', subclass: 'viewpoint', name: 'Känzeli' },
  { class: 'restaurant', subclass: 'restaurant', name: 'Torkel' },
  // Neither is anything to see.
  { class: 'shop', subclass: 'supermarket', name: 'Coop' },
  { class: 'bus', subclass: 'bus_stop', name: 'Vaduz Post' },
]

// The first call reads the table of towns and our own guides.
vi.setConfig({ testTimeout: 60_000 })

let server: TestServer
let tiles: Awaited<ReturnType<typeof startTileServer>>
let overpass: Awaited<ReturnType<typeof startEateries>>
let now = new Date('2026-05-01T10:00:00Z')
const dataDir = mkdtempSync(join(tmpdir(), 'guides-from-tiles-'))

beforeAll(async () => {
  tiles = await startTileServer()
  overpass = await startEateries()
  server = await openTestServer(
    gatheredGuidesRoutes({ waitMs: 0 }),
    loadConfig({ DATA_DIR: dataDir, OUTSIDE: 'off', MAP_TILES_URL: `${tiles.base}/planet` }),
  )
  await server.platform.jobs.start(gatheredGuidesJobs(server.platform))
  await suggestCities('vaduz')
}, 60_000)
afterAll(async () => {
  await server.close()
  await tiles.stop()
  await overpass.stop()
  rmSync(dataDir, { recursive: true, force: true })
})
// A new process, whose circuits are closed, on a day when any guide is old.
beforeEach(() => {
  now = new Date(now.getTime() + A_MONTH_MS)
  server.setNow(now)
  server.platform.basemap.close()
  rmSync(join(dataDir, 'map-cache'), { recursive: true, force: true })
  connect()
  tiles.set({ fault: null, makeTile: (address) => tileOf(address, isSame(address, MIDDLE) ? PLACES : []) })
  tiles.forget()
})

function connect(timeoutMs = 20_000): void {
  const { log, platform } = server
  Object.assign(platform.basemap, makeBasemap(platform.config, { log, now: () => now, timeoutMs }))
}

function isSame(a: TileAddress, b: TileAddress | undefined): boolean {
  return a.zoom === b?.zoom && a.x === b.x && a.y === b.y
}

function tileOf({ zoom, x, y }: TileAddress, places: readonly Record<string, string>[]): Uint8Array {
  const tile = makeVectorTile()
  tile.add('transportation', 'line', [Int32Array.of(0, 0, 4096, 4096)], {
    class: 'primary',
    name: `${zoom} ${x} ${y}`,
  })
  for (const [index, properties] of places.entries())
    tile.add('poi', 'point', [Int32Array.of(1000 + 300 * index, 2000)], properties)
  return tile.encode()
}

async function gather() {
  const look = () => server.call(null, 'GET', `/api/guides/${VADUZ}`)
  await look()
  const { jobs } = server.platform
  if ('drain' in jobs && typeof jobs.drain === 'function') await jobs.drain()
  return look()
}

it.each(['stalls', 'garbage', 'elsewhere'] satisfies TileServerFault[])(
  'tiles that cannot be read (%s) make no guide, and it is said that nobody answered',
  async (fault) => {
    tiles.set({ fault })
    if (fault === 'stalls') connect(200)
    const { status, body } = await gather()
    expect({ status, error: body.error }).toEqual({ status: 503, error: 'unavailable' })
    expect(body.nearest).toContainEqual({ id: 'zurich', name: 'Zürich' })
  },
)

it('tiles with nothing to see make no guide: there are too few sights', async () => {
  tiles.set({ makeTile: (address) => tileOf(address, []) })
  expect((await gather()).status).toBe(404)
})

it('the tiles around a town alone make its guide, with their source, and doubt about all hours', async () => {
  const { status, body } = await gather()
  expect({ status, message: body.message }).toEqual({ status: 200, message: undefined })
  const { pointsOfInterest, source, hoursCertain } = body as unknown as Guide
  expect(pointsOfInterest.map(({ name, category }) => [name, category]).toSorted()).toEqual([
    ['Kunstmuseum', 'museum'],
    ['Känzeli', 'viewpoint'],
    ['Schloss Vaduz', 'palace'],
    ['Torkel', 'restaurant'],
  ])
  expect(pointsOfInterest.every(({ hoursAssumed }) => hoursAssumed)).toBe(true)
  expect(pointsOfInterest.find(({ category }) => category === 'museum')).toMatchObject({ confidence: 'low' })
  expect({ source, hoursCertain }).toEqual({
    source: '© OpenStreetMap contributors (ODbL)',
    hoursCertain: false,
  })
  // Five by five, each once.
  expect(new Set(tiles.tilesAsked()).size).toBe(25)
  expect(tiles.tilesAsked()).toHaveLength(25)
})

describe('where an interpreter of OpenStreetMap is configured', () => {
  const node = (id: number, tags: object, lat = 47.141) => ({ type: 'node', id, lat, lon: 9.521, tags })
  const ELEMENTS = [
    node(1, { name: 'Kunstmuseum', tourism: 'museum', opening_hours: 'Tu-Su 10:00-17:00', fee: 'yes' }),
    node(2, { name: 'Postmuseum', tourism: 'museum', opening_hours: 'Mo-Su 10:00-12:00', wheelchair: 'yes' }),
    {
      type: 'way',
      id: 3,
      center: { lat: 47.1395, lon: 9.5245 },
      tags: { name: 'Schloss Vaduz', historic: 'castle', access: 'private' },
    },
    node(4, {
      name: 'Torkel',
      amenity: 'restaurant',
      opening_hours: 'Tu-Sa 12:00-22:00',
      'diet:vegan': 'yes',
    }),
    // Neither is in the town, on the earth, open, or anything.
    node(5, { name: 'Zoo', tourism: 'zoo' }, 48.5),
    node(6, { name: 'Nowhere', tourism: 'museum' }, 470),
    node(7, { name: 'Ruin', tourism: 'museum', abandoned: 'yes' }),
    node(8, { name: ' ', tourism: 'museum' }),
    { type: 'area', id: 9 },
    null,
  ]
  beforeEach(() => {
    overpass.fail(null)
    overpass.requests.length = 0
    overpass.hold({ elements: () => ELEMENTS })
    connectOverpass()
  })
  function connectOverpass(timeoutMs = 20_000): void {
    const url = `${overpass.base}/api/interpreter`
    server.platform.overpass = makeOverpass(loadConfig({ OVERPASS_URL: url }), { timeoutMs })
  }
  afterAll(() => {
    server.platform.overpass = null
  })

  it('it is asked once, for what a guide holds, and its places come with their hours and no tile', async () => {
    const { pointsOfInterest, source } = (await gather()).body as unknown as Guide
    expect(
      pointsOfInterest.map(({ name, hours, hoursAssumed = false }) => [name, hours, hoursAssumed]).toSorted(),
    ).toEqual([
      ['Kunstmuseum', 'Tu-Su 10:00-17:00', false],
      ['Postmuseum', 'Mo-Su 10:00-12:00', false],
      ['Schloss Vaduz', '24/7', true],
      ['Torkel', 'Tu-Sa 12:00-22:00', false],
    ])
    expect(pointsOfInterest.find(({ name }) => name === 'Torkel')).toMatchObject({
      diet: ['vegan'],
      asOf: '2026-04-30',
      source: expect.stringContaining('OpenStreetMap'),
    })
    expect(source).toBe('© OpenStreetMap contributors (ODbL)')
    expect(tiles.tilesAsked()).toEqual([])
    const [{ text } = { text: '' }, ...more] = overpass.requests
    expect(more).toEqual([])
    const query = new URLSearchParams(text).get('data')
    expect(query).toContain('nwr["tourism"~"^(attraction|museum|gallery')
    expect(query).toContain('(around:6000,47.142,9.522)')
    expect(query).toContain('restaurant|cafe|biergarten')
    expect(query).not.toMatch(/hotel|pharmacy|fuel/)
    const { body } = await server.call(null, 'GET', `/api/guides/${VADUZ}/places.json`)
    expect((body.rows as { id: string }[]).map(({ id }) => id).toSorted()).toEqual([
      'n1',
      'n2',
      'n4',
      'n7',
      'w3',
    ])
  })

  it.each(EATERIES_FAULTS)(
    'one that is %s changes nothing: the guide is that of the tiles',
    async (fault) => {
      overpass.fail(fault)
      if (fault === 'slow') connectOverpass(300)
      const { status, body } = await gather()
      expect(status).toBe(200)
      const { pointsOfInterest } = body as unknown as Guide
      expect(pointsOfInterest.map(({ name }) => name).toSorted()).toEqual([
        'Kunstmuseum',
        'Känzeli',
        'Schloss Vaduz',
        'Torkel',
      ])
      expect(pointsOfInterest.every(({ hoursAssumed }) => hoursAssumed)).toBe(true)
    },
  )

  it('an answer with nothing in it leaves the tiles too', async () => {
    overpass.hold({})
    expect(((await gather()).body as unknown as Guide).pointsOfInterest).toHaveLength(4)
  })
})
