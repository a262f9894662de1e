import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeUser } from '#seeds/make.ts'
import { airportsImporter, findAirport, flightsRoutes } from './index.ts'

const SEARCH = 'origin=FCO&destination=London&departureDate=2026-12-01&returnDate=2026-12-08'
const PATH = `/api/flights/handoff?${SEARCH}`
const FORM = { accept: 'text/html,application/xhtml+xml' }
let server: TestServer
let day = 0

beforeAll(async () => {
  server = await openTestServer(flightsRoutes)
})
afterAll(() => server.close())
// Each test has its own day, so the count starts at 0.
beforeEach(() => {
  day += 1
  server.setNow(new Date(Date.UTC(2026, 4, day, 10)))
})

const get = (path: string, headers: Record<string, string> = {}) =>
  server.call(null, 'GET', path, { headers })
const deviceOf = (headers: Headers) => headers.get('set-cookie')?.split(';')[0] ?? ''

describe('a flight hand-off', () => {
  it('answers 303 to the partner, with the airport written out, and is kept by no cache', async () => {
    const { status, headers } = await get(PATH)
    expect(status).toBe(303)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(decodeURIComponent(headers.get('location') ?? '')).toBe(
      'https://www.expedia.com/Flights-Search?leg1=from:Rome Fiumicino–Leonardo da Vinci (FCO),to:London,departure:12/1/2026TANYT&leg2=from:London,to:Rome Fiumicino–Leonardo da Vinci (FCO),departure:12/8/2026TANYT&passengers=adults:1,children:0,infantinlap:N&options=carrier:,cabinclass:economy,maxhops:1&trip=roundtrip&mode=search',
    )
  })

  it('says every field that is wrong in the words of the specification', async () => {
    const { status, body } = await get('/api/flights/handoff?adults=10&departureDate=2020-01-01')
    expect(status).toBe(400)
    expect(body.issues).toEqual([
      { path: 'origin', message: 'Origin airport is required' },
      { path: 'destination', message: 'Destination airport is required' },
      { path: 'departureDate', message: 'Departure date cannot be in the past' },
      { path: 'adults', message: 'Number of adults must be between 1 and 9' },
      { path: 'adults', message: 'Total passengers cannot exceed 9' },
    ])
  })

  it.each([
    'adults=x',
    'adults=1.5',
    'adults=1e9',
    'travelClass=throne',
    `origin=${'x'.repeat(201)}`,
    'origin=%00',
  ])('refuses %s with 400', async (query) => {
    expect((await get(`${PATH}&${query}`.replace(/origin=FCO&(.*origin=)/, '$1'))).status).toBe(400)
  })

  it('takes today as it is anywhere on earth', async () => {
    const today = new Date(Date.UTC(2026, 4, day - 1)).toISOString().slice(0, 10)
    expect((await get(`/api/flights/handoff?origin=A&destination=B&departureDate=${today}`)).status).toBe(303)
  })

  it('sends a browser back to the form with all it said when something is wrong', async () => {
    const { status, headers } = await get('/api/flights/handoff?origin=Rome%20%26%20more', FORM)
    expect([status, headers.get('location')]).toEqual([
      303,
      '/flights?origin=Rome+%26+more&refused=bad-input',
    ])
  })

  it('goes nowhere but to a host that the operator allows', async () => {
    const { redirectHosts } = server.platform.config
    server.platform.config.redirectHosts = ['maps.apple.com']
    const refused = await get(PATH)
    const sentBack = await get(PATH, FORM)
    server.platform.config.redirectHosts = redirectHosts
    expect([refused.status, refused.body.message]).toEqual([
      503,
      'Unable to open flight search. Please try again.',
    ])
    expect(sentBack.headers.get('location')).toContain('refused=unavailable')
  })
})

describe('what is counted', () => {
  it('is 25 hand-offs a UTC day for a device, which is known by a signed cookie from the first on', async () => {
    const cookie = deviceOf((await get(PATH)).headers)
    expect(cookie).toMatch(/^tripwright-device=/)
    for (let n = 1; n < 25; n++) expect((await get(PATH, { cookie })).status).toBe(303)
    const { status, body, headers } = await get(PATH, { cookie })
    expect([status, body.error, body.usage]).toEqual([
      429,
      'limit-reached',
      {
        type: 'search_requests',
        count: 25,
        limit: 25,
        resetsAt: new Date(Date.UTC(2026, 4, day + 1)).toISOString(),
      },
    ])
    expect(headers.get('retry-after')).toBe(String(14 * 60 * 60))
    const sentBack = await get(PATH, { cookie, ...FORM })
    expect(sentBack.headers.get('location')).toBe(`/flights?${SEARCH}&refused=limit-reached`)
    day += 1
    server.setNow(new Date(Date.UTC(2026, 4, day, 0)))
    expect((await get(PATH, { cookie })).status).toBe(303)
  })

  it("is a person's own, whatever device it comes from, and exact when all come at once", async () => {
    const person = { ...(await makeUser(server.platform)), signedInAt: new Date() }
    const responses = await Promise.all(Array.from({ length: 30 }, () => server.call(person, 'GET', PATH)))
    expect(responses.filter(({ status }) => status === 303)).toHaveLength(25)
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(5)
  })

  it('is nothing for a wrong search or a HEAD', async () => {
    const cookie = deviceOf((await get(PATH)).headers)
    for (let n = 0; n < 30; n++) {
      expect((await get('/api/flights/handoff?origin=Rome', { cookie })).status).toBe(400)
      expect((await server.fetch(PATH, { method: 'HEAD', headers: { cookie } })).status).toBe(303)
    }
    expect((await get(PATH, { cookie })).status).toBe(303)
  })

  it('allows 20 devices per address, so that deleting the cookie soon stops helping', async () => {
    server.platform.config.addressLimitScale = 0.02
    const responses = []
    for (let n = 0; n < 11; n++) responses.push((await get(PATH)).status)
    server.platform.config.addressLimitScale = 1
    // 25 times 20 times 0.02.
    expect(responses.indexOf(429)).toBe(10)
  })
})

/** How old our own table is. */
const OWN = {
  asOf: '2025-11-30',
  written: '2026-11-21',
  checked: { date: '2026-08-03', source: 'airportsdata and OurAirports' },
  source: 'Tripwright airports, written by us from knowledge',
}

describe('the airports of a file of OurAirports', () => {
  const HEAD =
    'ident,type,name,latitude_deg,longitude_deg,iso_country,municipality,scheduled_service,gps_code,iata_code'
  const MALPENSA =
    'LIMC,large_airport,Milan Malpensa International Airport,45.63064,8.728111,IT,Ferno (VA),yes,LIMC,MXP'
  const HALLI = 'EFZZ,medium_airport,Halli Airport,61.856,24.7867,FI,Halli / Kuorevesi,yes,EFZZ,ZZH'
  const folder = mkdtempSync(join(tmpdir(), 'airports-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const read = (...lines: string[]) => {
    const path = join(folder, 'airports.csv')
    writeFileSync(path, [HEAD, ...lines].join('\n'))
    utimesSync(path, 0, Date.UTC(2026, 9, 5) / 1000)
    return airportsImporter.importFile(server.platform.database.db, path, '2026-11-21')
  }
  const airportOf = (iata: string) => findAirport(server.platform.database.db, iata)

  it('take the place of ours and come beside them, with their source and the day of the file, until they are forgotten', async () => {
    const strip = 'US-1,small_airport,Some Strip,40.1,-100.2,US,,no,,ZZS'
    expect((await read(MALPENSA, HALLI, strip)).split('\n')).toEqual([
      'airports read in: 3; each says OurAirports and the day of the file from now on',
      'beside our own table: 2 new; 1 take the place of ours, and 1247 of ours stay',
    ])
    expect(await airportOf('MXP')).toEqual({
      iata: 'MXP',
      icao: 'LIMC',
      city: 'Milan',
      name: 'Milan Malpensa International Airport',
      country: 'IT',
      zone: 'Europe/Rome',
      lat: 45.6306,
      lon: 8.7281,
      certain: true,
      asOf: '2026-10-05',
      source: 'OurAirports',
      written: null,
      checked: null,
    })
    expect(await airportOf('ZZS')).toMatchObject({ icao: null, city: 'Some Strip', zone: 'America/Chicago' })
    const { body } = await get('/api/airports')
    expect(body).toEqual({
      asOf: '2026-10-05',
      source: 'OurAirports',
      written: null,
      checked: null,
      own: OWN,
      groups: [
        expect.objectContaining({ country: 'IT', zone: 'Europe/Rome' }),
        {
          country: 'FI',
          zone: 'Europe/Helsinki',
          airports: [
            { iata: 'ZZH', city: 'Halli / Kuorevesi', name: 'Halli Airport', lat: 61.856, lon: 24.7867 },
          ],
        },
      ],
    })
    const { headers } = await get(PATH.replace('FCO', 'zzh'))
    expect(decodeURIComponent(headers.get('location') ?? '')).toContain(
      'from:Halli / Kuorevesi Halli Airport (ZZH)',
    )
    expect(await airportsImporter.forget(server.platform.database.db)).toBe(
      'airports forgotten: 3; our own table answers',
    )
    expect(await airportOf('ZZH')).toBeNull()
    expect((await get('/api/airports')).body).toEqual({
      asOf: null,
      source: 'OurAirports',
      written: null,
      checked: null,
      own: OWN,
      groups: [],
    })
  })

  it('are those of the last file only, and none of one with a line that is wrong', async () => {
    await read(HALLI)
    await read(MALPENSA)
    expect(await airportOf('ZZH')).toBeNull()
    await expect(read(HALLI, MALPENSA.replace('MXP', 'M1P'))).rejects.toThrow('line 3: "M1P" is no IATA code')
    expect(await airportOf('ZZH')).toBeNull()
    expect((await airportOf('MXP'))?.source).toBe('OurAirports')
  })

  it('are left out where no zone of their country is known, and the command names them', async () => {
    const adrift = 'XX-1,small_airport,Drift Ice,40.1,-30.2,US,,no,,ZZD'
    expect(await read(MALPENSA, adrift)).toContain(
      '\nleft out, for no time zone of their country is known there: ZZD',
    )
  })

  it('are named where ours lay elsewhere', async () => {
    expect(await read(MALPENSA.replace('45.63064', '45.73064'))).toContain(
      '\nours lay more than 2 km away: MXP',
    )
  })
})
