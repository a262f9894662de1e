import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { carsRoutes } from './index.ts'

let server: TestServer

beforeAll(async () => {
  server = await openTestServer(carsRoutes)
})
afterAll(() => server.close())

const get = (query: string, headers = {}) =>
  server.call(null, 'GET', `/api/cars/handoff?${query}`, { headers })

it('a hand-off for cars answers 303 to the partner', async () => {
  const { status, headers } = await get('place=Seville&pickUpDate=2026-12-01&dropOffDate=2026-12-04')
  expect([status, decodeURIComponent(headers.get('location') ?? '')]).toEqual([
    303,
    'https://www.expedia.com/carsearch?locn=Seville&date1=12/1/2026&date2=12/4/2026',
  ])
})

it('a hand-off for cars that is not filled in is 400 in words, or leads a browser back to its form', async () => {
  const { status, body } = await get('place=Seville&pickUpDate=2026-12-01&dropOffDate=2026-12-01')
  expect([status, body.issues]).toEqual([
    400,
    [{ path: 'dropOffDate', message: 'Drop-off date must be after pick-up date' }],
  ])
  const back = await get('place=Seville', { accept: 'text/html' })
  expect(back.headers.get('location')).toBe('/car-rental?place=Seville&refused=bad-input')
})
