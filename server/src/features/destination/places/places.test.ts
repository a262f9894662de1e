import { readdirSync } from 'node:fs'
import { getGuide, listGuides } from '@tripwright/domain/destination/places'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gatheredGuidesRoutes } from '#features/destination/gathered-guides/index.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { placesRoutes } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer([...placesRoutes, ...gatheredGuidesRoutes()])
})
afterAll(() => server.close())

const get = (path: string, headers = {}) => server.call(null, 'GET', path, { headers })
const files = readdirSync(new URL('../../../../../data/guides/', import.meta.url))

describe('guides', () => {
  it('are listed by name, without their points', async () => {
    const { status, body } = await get(listGuides.path)
    expect(status).toBe(200)
    const names = (body.cities as { name: string }[]).map(({ name }) => name)
    expect(names).toHaveLength(files.length)
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)))
    expect(body).toMatchObject({ asOf: expect.stringMatching(/^\d{4}-/), source: expect.any(String) })
  })

  it('have points with prices in the currency of the city, and say how old they are', async () => {
    const { body } = await get(getGuide.path.replace('{cityId}', 'rome'))
    const points = body.pointsOfInterest as { id: string; price: unknown; dayTrip: boolean }[]
    expect(points.find(({ id }) => id === 'rome-colosseum')).toMatchObject({
      price: { amount: expect.any(Number), currency: 'EUR' },
      dayTrip: false,
    })
    expect(points.some(({ dayTrip }) => dayTrip)).toBe(true)
    expect(body).toMatchObject({
      asOf: '2025-11-30',
      written: '2026-11-21',
      checked: null,
      city: { zone: 'Europe/Rome' },
    })
    expect(points[0]).toMatchObject({ asOf: '2025-11-30', written: '2026-11-21', checked: null })
  })

  it('are not sent again while they are unchanged', async () => {
    const first = await get('/api/guides/rome')
    const etag = first.headers.get('etag') ?? ''
    expect((await get('/api/guides/rome', { 'if-none-match': etag })).status).toBe(304)
  })

  it.each(['atlantis', '..%2Frates', '%00', 'rome.json', 'ROME'])('are not found for %s', async (id) => {
    expect([400, 404]).toContain((await get(`/api/guides/${id}`)).status)
  })
})

describe('an airport', () => {
  it('is found by its code, in any case, with its certainty', async () => {
    const { status, body } = await get('/api/airports/lhr')
    expect(status).toBe(200)
    expect(body).toEqual({
      iata: 'LHR',
      icao: 'EGLL',
      city: 'London',
      name: 'Heathrow',
      country: 'GB',
      zone: 'Europe/London',
      lat: expect.closeTo(51.47, 1),
      lon: expect.closeTo(-0.45, 1),
      certain: true,
      asOf: '2025-11-30',
      written: '2026-11-21',
      checked: { date: '2026-08-03', source: 'airportsdata and OurAirports' },
      source: 'Tripwright airports, written by us from knowledge',
    })
    expect((await get('/api/airports/RNN')).body.certain).toBe(true)
    expect((await get('/api/airports/FNJ')).body.certain).toBe(false)
  })

  it.each([
    ['ZZZ', 404],
    ['LONG', 400],
    ['1', 400],
  ])('is refused for %s with %i', async (code, status) =>
    expect((await get(`/api/airports/${code}`)).status).toBe(status),
  )
})

describe('opening hours', () => {
  const openWindows = (value: string, rest = 'country=IT&from=2026-05-01&to=2026-05-04') =>
    get(`/api/opening-hours?value=${encodeURIComponent(value)}&${rest}`)

  it('are windows by date, both ends included, with the holidays of the country', async () => {
    const { body } = await openWindows('Mo-Fr 09:00-17:00; PH off')
    expect(body.windows).toEqual([{ date: '2026-05-04', open: '09:00', close: '17:00' }])
  })

  it('close after midnight on the date they opened', async () => {
    const { body } = await openWindows('Fr 18:00-02:00')
    expect(body.windows).toEqual([{ date: '2026-05-01', open: '18:00', close: '26:00' }])
  })

  it('have no end when it is open', async () => {
    const { body } = await openWindows('Sa 18:00+')
    expect(body.windows).toEqual([{ date: '2026-05-02', open: '18:00', close: null }])
  })

  it('are refused when they cannot be read', async () => {
    const { status, body } = await openWindows('whenever we like')
    expect(status).toBe(422)
    expect(body).toMatchObject({ error: 'unknown-hours', message: expect.any(String) })
  })

  it('that follow the sun need a place, and are worked out in its own time', async () => {
    const { status, body } = await openWindows('sunrise-sunset')
    expect(status).toBe(422)
    expect(body).toMatchObject({
      error: 'unknown-hours',
      message: expect.stringContaining('a place is needed'),
    })
    const rome = 'country=IT&from=2026-06-21&to=2026-06-21&lat=41.9&lon=12.5'
    expect((await openWindows('sunrise-sunset', rome)).body.windows).toEqual([
      { date: '2026-06-21', open: '05:34', close: '20:48' },
    ])
    expect((await openWindows('Mo-Su 10:00-dusk || "by appointment"')).status).toBe(422)
  })

  it('that follow the sun are refused, not told as closed, on dates on which it stays up or down', async () => {
    const tromso = (date: string) => `country=NO&from=${date}&to=${date}&lat=69.65&lon=18.96`
    for (const date of ['2026-06-21', '2026-12-21']) {
      const { status, body } = await openWindows('sunrise-sunset', tromso(date))
      expect(status).toBe(422)
      expect(body).toMatchObject({ error: 'unknown-hours', message: expect.stringContaining(date) })
    }
    // In March the sun rises there; hours that do not depend on it are unaffected, and hours by appointment are uncertain for
    // another reason.
    for (const [value, date] of [
      ['sunrise-sunset', '2026-03-21'],
      ['Mo-Su 10:00-16:00; Dec sunrise-sunset', '2026-06-21'],
      ['sunrise-sunset || "by appointment"', '2026-03-21'],
    ] as const)
      expect((await openWindows(value, tromso(date))).body.windows, value).toHaveLength(1)
  })

  it('keep the feast and the day given for it in the United Kingdom', async () => {
    const { body } = await openWindows('10:00-12:00; PH off', 'country=GB&from=2026-12-24&to=2026-12-29')
    expect((body.windows as { date: string }[]).map(({ date }) => date)).toEqual([
      '2026-12-24',
      '2026-12-27',
      '2026-12-29',
    ])
  })

  it.each([
    'from=2026-05-04&to=2026-05-04&lat=41.9',
    'from=2026-05-04&to=2026-05-04&lon=12.5',
    'from=2026-05-04&to=2026-05-04&lat=91&lon=0',
    'from=2026-05-04&to=2026-05-04&lat=here&lon=0',
    'from=2026-05-04&to=2026-05-01',
    'from=2026-02-30&to=2026-05-01',
    'from=2020-01-01&to=2026-05-01',
    'from=2026-05-01',
    'country=ITALY&from=2026-05-01&to=2026-05-02',
  ])('are refused for %s', async (rest) => expect((await openWindows('24/7', rest)).status).toBe(400))
})
