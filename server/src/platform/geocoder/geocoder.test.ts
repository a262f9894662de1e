import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { loadConfig } from '../config/config.ts'
import { makeGeocoder } from './geocoder.ts'
import { type GeocoderFault, startGeocoder } from './test-geocoder-server.ts'

let service: Awaited<ReturnType<typeof startGeocoder>>
beforeAll(async () => {
  service = await startGeocoder()
})
afterAll(() => service.stop())
beforeEach(() => {
  service.requests.length = 0
  service.fail(null)
})

const NEAR = { lat: 41.890251, lon: 12.492373 }
const find = (kind: 'photon' | 'nominatim', query = {}, timeoutMs = 500) =>
  makeGeocoder(loadConfig({ OUTSIDE: 'off', GEOCODER_URL: `${kind}:${service.base}` }), { timeoutMs })?.find({
    text: 'Via Sacra 1',
    near: NEAR,
    language: 'de-AT',
    ...query,
  })

it('is off with OUTSIDE=off, Photon by default, or the configured service', () => {
  expect(makeGeocoder(loadConfig({ OUTSIDE: 'off' }))).toBeNull()
  expect(makeGeocoder(loadConfig({}))?.name).toBe('photon')
  expect(makeGeocoder(loadConfig({ GEOCODER_URL: 'nominatim:https://n.example' }))?.name).toBe('nominatim')
  expect(() => loadConfig({ GEOCODER_URL: 'https://n.example' })).toThrow('GEOCODER_URL')
})

it('asks Photon with the quarter and not the door, in a language that it has, and says who asks', async () => {
  service.hold({
    features: [
      {
        geometry: { coordinates: [12.4876, 41.8917] },
        properties: {
          osm_type: 'W',
          osm_id: 7,
          osm_value: 'residential',
          street: 'Via Sacra',
          housenumber: '1',
          postcode: '00186',
          city: 'Roma',
          country: 'Italien',
        },
      },
      { geometry: { coordinates: [12, 91] }, properties: { name: 'Nowhere' } },
      { geometry: { coordinates: [12, 41] }, properties: {} },
      null,
    ],
  })
  expect(await find('photon')).toEqual({
    places: [
      {
        id: 'osm-w7',
        name: 'Via Sacra 1',
        address: '00186 Roma, Italien',
        kind: 'residential',
        lat: 41.8917,
        lon: 12.4876,
      },
    ],
    attribution: 'Photon, © OpenStreetMap contributors, ODbL',
  })
  const [{ url, userAgent } = { url: new URL('http://none'), userAgent: '' }] = service.requests
  expect(url.pathname + url.search).toBe('/api?q=Via+Sacra+1&limit=10&lang=de&lat=41.89&lon=12.492')
  expect(userAgent).toMatch(/^Tripwright \(\+/)
  await find('photon', { language: 'ja' })
  expect(service.requests.at(-1)?.url.searchParams.has('lang')).toBe(false)
})

it('sends a preferred area to Nominatim', async () => {
  service.hold([
    {
      osm_type: 'way',
      osm_id: 7,
      lat: '41.8917',
      lon: '12.4876',
      type: 'hotel',
      name: 'Forum',
      display_name: 'Forum, Via Sacra 1, Roma, Italia',
      extratags: { opening_hours: 'Mo-Sa 09:00-18:00', wheelchair: 'yes', website: 'https://forum.example' },
    },
    { lat: '41.9', lon: '12.5', type: 'bar', display_name: 'Bar, Roma', extratags: { opening_hours: 7 } },
    { lat: 'x', lon: '1', display_name: 'Nowhere' },
  ])
  expect((await find('nominatim'))?.places).toEqual([
    {
      id: 'osm-w7',
      name: 'Forum',
      address: 'Via Sacra 1, Roma, Italia',
      kind: 'hotel',
      lat: 41.8917,
      lon: 12.4876,
      hours: 'Mo-Sa 09:00-18:00',
      wheelchair: 'yes',
    },
    { id: 'osm-n41.9,12.5', name: 'Bar', address: 'Roma', kind: 'bar', lat: 41.9, lon: 12.5 },
  ])
  const parameters = service.requests[0]?.url.searchParams
  expect(parameters?.get('viewbox')).toBe('11.992,42.390,12.992,41.390')
  expect(parameters?.get('format')).toBe('jsonv2')
  expect(parameters?.get('extratags')).toBe('1')
})

it.each([
  'slow',
  'down',
  'busy',
  'nonsense',
  'other-schema',
  'endless',
  'elsewhere',
  'cut',
] as GeocoderFault[])('answers null where the service is %s', async (fault) => {
  service.fail(fault)
  for (const kind of ['photon', 'nominatim'] as const) expect(await find(kind)).toBeNull()
})

it('leaves a service alone for a minute after three failures', async () => {
  let time = 0
  const config = loadConfig({ OUTSIDE: 'off', GEOCODER_URL: `photon:${service.base}` })
  const geocoder = makeGeocoder(config, { now: () => new Date(time) })
  const ask = () => geocoder?.find({ text: 'Rome', near: null, language: 'en' })
  service.fail('down')
  for (let i = 0; i < 5; i++) expect(await ask()).toBeNull()
  expect(service.requests).toHaveLength(3)
  service.fail(null)
  service.hold({ features: [] })
  time = 60_000
  expect(await ask()).toEqual({ places: [], attribution: 'Photon, © OpenStreetMap contributors, ODbL' })
})
