import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadConfig } from '../config/config.ts'
import { makeEateries } from './eateries.ts'
import { EATERIES_FAULTS, startEateries } from './test-eateries-server.ts'

let service: Awaited<ReturnType<typeof startEateries>>
beforeAll(async () => {
  service = await startEateries()
})
afterAll(() => service.stop())
beforeEach(() => {
  service.requests.length = 0
  service.fail(null)
  service.hold({})
})

const HERE = { lat: 41.890251, lon: 12.492373 }
const overpass = () => loadConfig({ OVERPASS_URL: `${service.base}/api/interpreter` })
const google = () =>
  loadConfig({
    GOOGLE_PLACES_KEY: 'a-key',
    GOOGLE_PLACES_HOST: service.base,
    GOOGLE_MAPS_BROWSER_KEY: 'another',
  })
const find = (config = overpass(), radius = 5000, timeoutMs?: number) =>
  makeEateries(config, timeoutMs === undefined ? {} : { timeoutMs })?.find(HERE, radius)
const node = (id: number, tags: object = {}) => ({
  type: 'node',
  id,
  lat: 41.89,
  lon: 12.49,
  tags: { name: `Inn ${id}`, amenity: 'restaurant', ...tags },
})

describe('who is asked', () => {
  it('is nobody unless one is configured, and Google with the key of its map alone', () => {
    expect(makeEateries(loadConfig({}))).toBeNull()
    expect(makeEateries(loadConfig({ GOOGLE_PLACES_KEY: 'a-key' }))).toBeNull()
    expect(loadConfig({ OVERPASS_URL: 'https://a.example/api/interpreter' }).eateries).toEqual({
      kind: 'overpass',
      url: 'https://a.example/api/interpreter',
    })
    expect(google().eateries?.kind).toBe('google')
  })

  it('learns the quarter and not the door', async () => {
    await find()
    expect(decodeURIComponent(service.requests[0]?.text ?? '')).toContain(',41.89,12.492)')
    await find(google())
    expect(JSON.parse(service.requests.at(-1)?.text ?? '').locationRestriction.circle.center).toEqual({
      latitude: 41.89,
      longitude: 12.492,
    })
  })
})

describe('OpenStreetMap', () => {
  it('tells name, hours, address and number; of a house its middle; and leaves out what has no name', async () => {
    const tags = {
      opening_hours: 'Mo-Su 12:00-15:00',
      'contact:phone': '+39 06 1',
      website: 'javascript:alert(1)',
      'addr:street': 'Via Sacra',
      'addr:housenumber': '1',
      'addr:city': 'Roma',
    }
    const testServer = {
      type: 'way',
      id: 7,
      center: { lat: 41.88, lon: 12.48 },
      tags: { name: 'Bar', amenity: 'bar' },
    }
    service.hold({
      elements: () => [node(1, tags), testServer, node(2, { name: '' }), { type: 'area' }, null],
    })
    expect(await find()).toEqual({
      eateries: [
        {
          id: 'osm-n1',
          name: 'Inn 1',
          lat: 41.89,
          lon: 12.49,
          kind: 'restaurant',
          about: null,
          address: 'Via Sacra 1, Roma',
          phone: '+39 06 1',
          website: null,
          hours: 'Mo-Su 12:00-15:00',
          source: 'openstreetmap',
        },
        expect.objectContaining({ id: 'osm-w7', lat: 41.88, lon: 12.48, hours: null, address: null }),
      ],
      attribution: expect.stringContaining('OpenStreetMap'),
      asOf: '2026-04-30',
    })
  })

  it('is asked for all of the circle only where there is little near by', async () => {
    const rows = Array.from({ length: 30 }, (_, id) => node(id))
    service.hold({ elements: (radius) => (radius > 1000 ? rows : rows.slice(0, 2)) })
    expect((await find())?.eateries).toHaveLength(30)
    expect(service.requests).toHaveLength(2)
    service.hold({ elements: () => rows })
    await find()
    expect(service.requests).toHaveLength(3)
  })
})

describe('Google', () => {
  const row = {
    id: 'abc',
    displayName: { text: 'Da Enzo' },
    location: { latitude: 41.89, longitude: 12.49 },
    formattedAddress: 'Via 1',
    rating: 4.5,
    userRatingCount: 120,
    websiteUri: 'https://enzo.example/',
    currentOpeningHours: { openNow: false },
  }

  it('tells what others think of a place and whether it is open now', async () => {
    service.hold({ places: [row, { id: 'nameless' }, { ...row, id: 'odd', rating: 99 }] })
    expect(await find(google(), 60_000)).toEqual({
      eateries: [
        {
          id: 'google-abc',
          name: 'Da Enzo',
          lat: 41.89,
          lon: 12.49,
          kind: 'restaurant',
          hours: null,
          address: 'Via 1',
          phone: null,
          website: 'https://enzo.example/',
          about: null,
          rating: 4.5,
          reviews: 120,
          openNow: false,
          source: 'google',
        },
      ],
      attribution: 'Google Maps',
      asOf: null,
    })
    const [{ headers, text, path } = { headers: {}, text: '', path: '' }] = service.requests
    expect(path).toBe('/v1/places:searchNearby')
    expect(headers['x-goog-api-key']).toBe('a-key')
    expect(headers['x-goog-fieldmask']).toContain('places.currentOpeningHours.openNow')
    // The service accepts no wider circle.
    expect(JSON.parse(text).locationRestriction.circle.radius).toBe(50_000)
  })

  it('leaves the list out where nothing is near', async () => {
    expect((await find(google()))?.eateries).toEqual([])
  })
})

describe.each([
  ['overpass', overpass, EATERIES_FAULTS],
  // An answer that says of itself that it is unfinished is Overpass's own.
  ['google', google, EATERIES_FAULTS.filter((fault) => fault !== 'unfinished')],
] as const)('%s in trouble', (_, config, faults) => {
  it.each(faults)('finds nothing when it is %s', async (fault) => {
    service.fail(fault)
    expect(await find(config(), 5000, 200)).toBeNull()
  })

  it('is left alone for a minute after three failures', async () => {
    let time = 0
    service.fail('down')
    const eateries = makeEateries(config(), { now: () => new Date(time) })
    for (let n = 0; n < 5; n++) await eateries?.find(HERE, 500)
    expect(service.requests).toHaveLength(3)
    time = 60_000
    service.fail(null)
    expect(await eateries?.find(HERE, 500)).not.toBeNull()
  })
})
