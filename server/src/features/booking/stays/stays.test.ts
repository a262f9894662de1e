import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { staysRoutes } from './index.ts'

const SEARCH = 'destination=Rome&checkInDate=2026-12-01&checkOutDate=2026-12-04&adults=2&rooms=1'
let server: TestServer

beforeAll(async () => {
  server = await openTestServer(staysRoutes)
})
afterAll(() => server.close())

const get = (query: string, headers = {}) =>
  server.call(null, 'GET', `/api/stays/handoff?${query}`, { headers })

describe('a hand-off for stays', () => {
  it('answers 303 to the hotel page, with position and region when they are said', async () => {
    const { status, headers } = await get(`${SEARCH}&coordinates=41.9,12.5&regionId=123`)
    expect(status).toBe(303)
    expect(decodeURIComponent(headers.get('location') ?? '')).toBe(
      'https://www.expedia.com/Hotel-Search?destination=Rome&d1=2026-12-01&startDate=2026-12-01&d2=2026-12-04&endDate=2026-12-04&adults=2&rooms=1&sort=RECOMMENDED&latLong=41.9,12.5&regionId=123',
    )
  })

  it('answers 303 to the page of homes when that is wished', async () => {
    const { headers } = await get(`${SEARCH}&partner=airbnb`)
    expect(headers.get('location')).toBe(
      'https://www.airbnb.com/s/Rome/homes?checkin=2026-12-01&checkout=2026-12-04&adults=2',
    )
  })

  it('says every field that is wrong in the words of the specification', async () => {
    const { status, body } = await get('adults=21&rooms=9')
    expect(status).toBe(400)
    expect(body.issues).toEqual([
      { path: 'destination', message: 'Destination is required' },
      { path: 'checkInDate', message: 'Check-in date is required' },
      { path: 'checkOutDate', message: 'Check-out date is required' },
      { path: 'adults', message: 'Number of adults must be between 1 and 20' },
      { path: 'rooms', message: 'Number of rooms must be between 1 and 8' },
    ])
  })

  it.each(['coordinates=here', 'coordinates=41.9', 'regionId=1e9', 'partner=evil.example', 'adults=two'])(
    'refuses %s with 400',
    async (query) => {
      expect(
        (await get(`destination=Rome&checkInDate=2026-12-01&checkOutDate=2026-12-04&${query}`)).status,
      ).toBe(400)
    },
  )

  it('sends a browser back to its form', async () => {
    const { status, headers } = await get('destination=Rome', { accept: 'text/html' })
    expect([status, headers.get('location')]).toEqual([
      303,
      '/accommodation-search?destination=Rome&refused=bad-input',
    ])
  })
})
