import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { REGION_ATTRIBUTION, REGION_SCHEMA } from '@tripwright/domain/map/offline-maps'
import { findNearbyPlaces, getEmergencyInfo } from '@tripwright/domain/safety/quick-actions'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadConfig } from '#platform/config/config.ts'
import { startEateries } from '#platform/eateries/test-eateries-server.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { quickRoutes } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer(quickRoutes)
  await layRegion()
})
afterAll(async () => {
  await rm(regionFolder(), { recursive: true, force: true })
  await server.close()
})

const post = (path: string, body: unknown) => server.call(null, 'POST', path, { body })
const emergency = (latitude: number, longitude: number, more = {}) =>
  post(getEmergencyInfo.path, { latitude, longitude, ...more })
const nearby = (latitude: number, longitude: number, more = {}) =>
  post(findNearbyPlaces.path, { latitude, longitude, ...more })
const info = async (...args: Parameters<typeof emergency>) =>
  Object((await emergency(...args)).body.emergency_info)
const places = async (...args: Parameters<typeof nearby>) =>
  (await nearby(...args)).body.places as Record<string, unknown>[]

const ROME = [41.9, 12.49] as const
const VADUZ = [47.141, 9.521] as const

describe('emergency-info', () => {
  it('answers with the numbers and missions of the country where one is', async () => {
    const { status, body } = await emergency(...ROME)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      location: { latitude: 41.9, longitude: 12.49 },
      emergency_info: {
        location: 'Italy',
        police: '112',
        medical: '118',
        fire: '115',
        general_emergency: '112',
        hospital: null,
        raw_info: null,
        embassy: expect.stringContaining('Germany: Embassy in Rome'),
        country_code: 'IT',
        local_info: expect.stringMatching(/^This place is in Italy\./),
      },
      generated_at: '2026-05-01T10:00:00.000Z',
      asOf: expect.stringMatching(/^\d{4}-/),
      source: expect.any(String),
    })
  })

  it.each([
    ['de', 'Italien'],
    ['de-AT', 'Italien'],
    ['pt_BR', 'Itália'],
    ['xx', 'Italy'],
    ['en', 'Italy'],
  ])('names the country in %s', async (userLanguage, name) => {
    expect((await info(...ROME, { userLanguage })).location).toBe(name)
  })

  it('says beside a border whose numbers answer on the other side', async () => {
    const square = await info(41.9022, 12.4565)
    expect(square).toMatchObject({ location: 'Vatican City', country_code: 'VA', isCertain: false })
    expect(square.local_info).toMatch(/You’re near a border\. On the other side: Italy \(112/)
    // Geneva is within walking distance of France, and must still count as Swiss.
    expect(await info(46.2044, 6.1432)).toMatchObject({ country_code: 'CH', isCertain: true })
    expect(await info(46.194, 6.237)).toMatchObject({ country_code: 'FR', police: '17' })
  })

  it.each([
    ['Trastevere', 41.8897, 12.4692, 'IT', 'Italy'],
    ['the port of Strasbourg', 48.565, 7.795, 'FR', 'France'],
    ['San Ysidro', 32.552, -117.043, 'US', 'United States'],
    ['Windsor', 42.3149, -83.0364, 'CA', 'Canada'],
    ['Vaduz', 47.141, 9.521, 'LI', 'Liechtenstein'],
    ['Andorra la Vella', 42.507, 1.521, 'AD', 'Andorra'],
    ['Monaco', 43.738, 7.424, 'MC', 'Monaco'],
    ['San Marino', 43.936, 12.447, 'SM', 'San Marino'],
    ['San Juan', 18.466, -66.106, 'PR', 'Puerto Rico'],
    ['Nuuk', 64.18, -51.72, 'GL', 'Greenland'],
    ['Pristina', 42.663, 21.162, 'XK', 'Kosovo'],
    ['Suva', -18.1416, 178.4415, 'FJ', 'Fiji'],
  ])('%s has the numbers of its own country', async (_, latitude, longitude, code, name) => {
    const emergencyInfo = await info(latitude, longitude)
    expect(emergencyInfo).toMatchObject({
      country_code: code,
      location: name,
      countries: expect.arrayContaining([{ country: code, metres: 0 }]),
    })
    expect(emergencyInfo.general_emergency ?? emergencyInfo.police).toMatch(/^\d{3}$/)
  })

  it('has the numbers that answer where somebody else runs the place, and says so', async () => {
    const golan = await info(32.99, 35.69)
    expect(golan).toMatchObject({ country_code: 'SY', police: '100', disputed: ['IL', 'SY'] })
    expect(golan.local_info).toContain('These are the numbers of Israel, which runs this place.')
    const kyrenia = await info(35.336, 33.317)
    expect(kyrenia).toMatchObject({ country_code: 'CY', police: '155', isCertain: false })
    expect(kyrenia.local_info).toContain('which Cyprus doesn’t run')
  })

  it('shows no number of France on its islands in the south, where we know none', async () => {
    const kerguelen = await info(-49.35, 70.22)
    expect(kerguelen).toMatchObject({ country_code: 'TF', police: null, general_emergency: null })
    expect(kerguelen.local_info).toContain('We have no numbers for')
  })

  it('is sure in the middle of a country', async () => {
    expect(await info(52.52, 13.405)).toMatchObject({ location: 'Germany', isCertain: true })
  })

  it.each([
    ['at sea', -48.9, -123.4],
    ['at the north pole', 90, 0],
  ])('has no country %s, no number, and says what to try', async (_, latitude, longitude) => {
    const { status, body } = await emergency(latitude, longitude)
    expect(status).toBe(200)
    expect(body.emergency_info).toMatchObject({
      location: null,
      police: null,
      general_emergency: null,
      embassy: null,
      countries: [],
      local_info: expect.stringContaining('VHF channel 16'),
    })
  })

  it('names the nearest hospital of a region that this server holds, and who mapped it', async () => {
    const { body } = await emergency(...VADUZ)
    expect(body.emergency_info).toMatchObject({ hospital: 'Landesspital, 1.1 km, Heiligkreuz 25, Vaduz' })
    expect(body.source).toContain(REGION_ATTRIBUTION)
  })
})

describe('nearby-places', () => {
  it('answers with what our guides know to eat within 5000 m, the nearest first', async () => {
    const { status, body } = await nearby(...ROME)
    expect(status).toBe(200)
    expect(body).toMatchObject({ radius: 5000, location: { latitude: 41.9, longitude: 12.49 } })
    const eateries = body.places as { distance: number; openNow: boolean | null; rating: null }[]
    expect(eateries.length).toBeGreaterThan(5)
    expect(eateries.length).toBeLessThanOrEqual(20)
    const distances = eateries.map(({ distance }) => distance)
    expect(distances).toEqual([...distances].sort((a, b) => a - b))
    expect(distances.at(-1)).toBeLessThanOrEqual(5000)
    expect(eateries.every(({ rating }) => rating === null)).toBe(true)
    expect(body).toMatchObject({
      source: 'Tripwright guides',
      asOf: '2025-11-30',
      written: expect.stringMatching(/^2026-11-/),
      checked: null,
    })
  })

  it('says whether they are open in the time of the place', async () => {
    // Midday in Rome, and the middle of its night.
    expect((await places(...ROME)).some(({ openNow }) => openNow === true)).toBe(true)
    server.setNow(new Date('2026-05-06T02:00:00Z'))
    expect((await places(...ROME)).some(({ openNow }) => openNow === true)).toBe(false)
    server.setNow(new Date('2026-05-01T10:00:00Z'))
  })

  it('has those of a region that this server holds, with telephone and address', async () => {
    const { body } = await nearby(...VADUZ)
    expect(body.places).toEqual([
      {
        id: 'osm-n1',
        name: 'Torkel',
        address: 'Hintergass 9, Vaduz',
        distance: 431,
        kind: 'restaurant',
        rating: null,
        reviews: null,
        openNow: true,
        phone: '+423 1',
        website: null,
        photo: null,
        coordinates: { lat: 47.144, lng: 9.5174 },
        about: null,
        hours: 'Fr 11:30-23:00',
        source: 'openstreetmap',
      },
    ])
    expect(body).toMatchObject({ source: REGION_ATTRIBUTION, asOf: '2024-03-04' })
  })

  it('is empty where nothing is known, also at a pole and on the line of dates', async () => {
    for (const [latitude = 0, longitude = 0] of [
      [-48.9, -123.4],
      [90, 0],
      [-90, 180],
      [0, 180],
      [0, -180],
    ])
      expect(await places(latitude, longitude)).toEqual([])
  })

  it('looks no farther than it is told', async () => {
    const eateries = await places(...ROME, { radius: 400 })
    expect(eateries.every(({ distance }) => Number(distance) <= 400)).toBe(true)
  })
})

const HOSTILE: unknown[] = [
  {},
  [],
  null,
  'here',
  { latitude: 41.9 },
  { latitude: '41.9', longitude: 12 },
  { latitude: 91, longitude: 12 },
  { latitude: 41.9, longitude: -180.1 },
  { latitude: null, longitude: null },
  { latitude: 1e300, longitude: 0 },
  { latitude: [41.9], longitude: { lat: 1 } },
]
const OF_ONE: [path: string, body: object][] = [
  [getEmergencyInfo.path, { userLanguage: '../../etc' }],
  [getEmergencyInfo.path, { userLanguage: 'x'.repeat(5000) }],
  [getEmergencyInfo.path, { userLanguage: 7 }],
  [findNearbyPlaces.path, { type: 'casino' }],
  [findNearbyPlaces.path, { radius: 0 }],
  [findNearbyPlaces.path, { radius: -1 }],
  [findNearbyPlaces.path, { radius: 50_001 }],
  [findNearbyPlaces.path, { radius: '5000' }],
]

describe('input that is none', () => {
  it.each([getEmergencyInfo.path, findNearbyPlaces.path])('is refused by %s in words', async (path) => {
    for (const body of HOSTILE) {
      const response = await post(path, body)
      expect(response.status, JSON.stringify(body)).toBe(400)
      expect(response.body.message).toEqual(expect.any(String))
    }
  })

  it.each(OF_ONE)('is refused by %s where one field is none', async (path, more) =>
    expect((await post(path, { latitude: 41.9, longitude: 12.49, ...more })).status).toBe(400),
  )
})

const regionFolder = () => join(server.platform.config.dataDir, 'regions/vaduz-test')

/** A region as `npm run region` writes it, and a damaged one. */
async function layRegion(): Promise<void> {
  const folder = regionFolder()
  const file = `${'a'.repeat(16)}.places.json`
  const place = { lat: 47.144, lon: 9.5174, hours: 'Fr 11:30-23:00', phone: '+423 1' }
  const rows = [
    {
      ...place,
      id: 'n1',
      name: 'Torkel',
      group: 'eating',
      kind: 'restaurant',
      address: 'Hintergass 9, Vaduz',
    },
    {
      id: 'n2',
      name: 'Landesspital',
      group: 'health',
      kind: 'hospital',
      lat: 47.1314,
      lon: 9.5235,
      address: 'Heiligkreuz 25, Vaduz',
    },
    { id: 'n3', name: 'Post', group: 'services', kind: 'post_office', lat: 47.14, lon: 9.52 },
  ]
  const part = { bytes: 100, sha256: 'b'.repeat(64) }
  const manifest = {
    id: 'vaduz-test',
    name: 'Vaduz',
    date: '2024-03-04',
    builtAt: '2026-05-01T00:00:00Z',
    attribution: REGION_ATTRIBUTION,
    schema: REGION_SCHEMA,
    bounds: { west: 9.4, south: 47, east: 9.7, north: 47.3 },
    tiles: { ...part, file: `${'c'.repeat(16)}.pmtiles` },
    places: { ...part, file, count: 3, withHours: 1 },
  }
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, file), gzipSync(JSON.stringify({ places: rows })))
  await writeFile(join(folder, 'region.json'), JSON.stringify(manifest))
}

describe('nearby-places where somebody else is asked', () => {
  let service: Awaited<ReturnType<typeof startEateries>>
  let asking: TestServer
  beforeAll(async () => {
    service = await startEateries()
    asking = await openTestServer(quickRoutes, loadConfig({ OVERPASS_URL: service.base, TEST_SEAMS: '1' }))
  })
  afterAll(async () => {
    await service.stop()
    await asking.close()
  })
  const inn = {
    type: 'node',
    id: 1,
    lat: VADUZ[0],
    lon: VADUZ[1],
    tags: { name: 'Inn of another', amenity: 'pub' },
  }
  const find = async () => {
    const body = { latitude: VADUZ[0], longitude: VADUZ[1], radius: 400 }
    const response = await asking.call(null, 'POST', findNearbyPlaces.path, { body })
    return Object(response.body)
  }

  it('has what it tells, and names it', async () => {
    service.hold({ elements: () => [inn] })
    expect(await find()).toMatchObject({
      places: [{ id: 'osm-n1', name: 'Inn of another', kind: 'pub', source: 'openstreetmap', rating: null }],
      source: REGION_ATTRIBUTION,
      asOf: '2026-04-30',
    })
  })

  it('answers from what is known here when it is down, and when one address asks too often', async () => {
    service.fail('down')
    expect((await find()).places).toEqual([])
    service.fail(null)
    for (let n = 0; n < 40; n++) await find()
    expect(service.requests.length).toBeLessThanOrEqual(30)
    expect((await find()).places).toEqual([])
  })
})
