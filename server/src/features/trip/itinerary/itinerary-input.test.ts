import { CATEGORIES, DIETS, TRAVEL_MODES } from '@tripwright/domain/destination/places'
import { checkPlan, type PlanAnswer, planTrip } from '@tripwright/domain/trip/itinerary'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { findGuide } from '#features/destination/places/index.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { itineraryRoutes } from './index.ts'

const RUNS = inject('isProving') ? 10_000 : 15
const CITIES = ['rome', 'paris', 'london', 'istanbul', 'tokyo']
const LIMIT = { name: 'itinerary.plan', points: 240, seconds: 3600 }

const NO_STREETS = { findWalkTables: async () => [] }
let server: TestServer
beforeAll(async () => {
  server = await openTestServer(itineraryRoutes({ walking: NO_STREETS }))
  server.setNow(new Date('2026-11-21T10:00:00Z'))
})
afterAll(() => server.close())

const placesOf = (cityId: string) => (findGuide(cityId)?.pointsOfInterest ?? []).map(({ id }) => id)
const date = fc.constant('2026-12-05')
const clock = fc.constantFrom('06:30', '09:00', '12:15', '18:00', '23:59')
const money = fc.record({ amount: fc.nat(100_000), currency: fc.constantFrom('EUR', 'USD', 'JPY') })
const near = fc.double({ min: -0.2, max: 0.2, noNaN: true })

/** Optional constraints of a request: each alone can be satisfied, all of them together often not. */
const extrasIn = (cityId: string) => {
  const { lat, lon } = findGuide(cityId)?.city ?? { lat: 0, lon: 0 }
  const position = { lat: near.map((off) => lat + off), lon: near.map((off) => lon + off) }
  const poiId = fc.constantFrom(...placesOf(cityId))
  const times = fc.constantFrom(['09:00', '10:30'], ['13:00', '13:20'], ['19:00', '22:00'])
  return fc.record(
    {
      startDate: date,
      travellers: fc.record({ adults: fc.integer({ min: 1, max: 5 }), children: fc.nat(3) }),
      pace: fc.constantFrom('relaxed', 'balanced', 'packed'),
      interests: fc.subarray([...CATEGORIES]),
      budget: money,
      mustSee: fc.uniqueArray(poiId, { maxLength: 3 }),
      locks: fc.array(fc.record({ poiId, date, start: clock }), { maxLength: 1 }),
      bookings: fc.array(
        fc
          .record({ name: fc.constant('Ticket'), ...position, date, times })
          .map(({ times: [start, end], ...rest }) => ({ ...rest, start, end })),
        { maxLength: 1 },
      ),
      meals: fc.boolean(),
      arrival: clock,
      modes: fc.subarray([...TRAVEL_MODES], { minLength: 1 }),
      maxWalkMinutes: fc.nat(200),
      needs: fc.record({ stepFree: fc.boolean(), diets: fc.subarray([...DIETS]) }),
      seed: fc.integer({ min: 1, max: 5 }),
    },
    { requiredKeys: ['startDate'] },
  )
}
const oneCity = fc
  .record({ id: fc.constantFrom(...CITIES), days: fc.integer({ min: 1, max: 4 }) })
  .chain(({ id, days }) => extrasIn(id).map((extras) => ({ ...extras, cities: [{ id }], days })))
const twoCities = fc
  .record({
    ids: fc.shuffledSubarray(CITIES, { minLength: 2, maxLength: 2 }),
    nights: fc.integer({ min: 1, max: 2 }),
  })
  .chain(({ ids, nights }) =>
    extrasIn(ids[0] ?? '').map((extras) => ({
      ...extras,
      cities: ids.map((id) => ({ id, nights })),
      days: 2 * nights + 1,
    })),
  )
/** Invalid values of the fields, and arbitrary JSON. */
const SPOILT: Record<string, unknown[]> = {
  cities: [
    [],
    [{ id: 'atlantis' }],
    [{ id: '../rome' }],
    [{ id: 'rome', nights: 9 }],
    Array(11).fill({ id: 'rome' }),
  ],
  days: [0, 31, 40, -1, 1.5, '3', null],
  startDate: ['2020-01-01', '2026-11-20', '2027-02-29', 'tomorrow', '9999-12-31'],
  budget: [
    { amount: 1, currency: 'EUR' },
    { amount: -1, currency: 'EUR' },
    { amount: 0.5, currency: 'EUR' },
    { amount: 9, currency: 'XXX' },
  ],
  mustSee: [['rome-nowhere'], ['louvre'], 'rome-colosseum'],
  locks: [
    ['09:00', '09:10'].map((start, i) => ({ poiId: placesOf('rome')[i], date: '2026-12-05', start })),
    [{ poiId: placesOf('rome')[0], date: '2020-01-01', start: '25:00' }],
  ],
  bookings: [
    [{ name: 'Night', lat: 41.9, lon: 12.5, date: '2026-12-05', start: '22:00', end: '06:00' }],
    [{ name: '', lat: 91, lon: 181 }],
    ...[
      { kind: 'flight' },
      { kind: 'flight', to: { name: 'x', lat: 0, lon: 0 }, zone: 'UTC', endZone: 'Mars/Olympus' },
      {
        kind: 'train',
        to: { name: 'x', lat: 0, lon: 0 },
        zone: 'UTC',
        endZone: 'UTC',
        endDate: '0001-01-01',
      },
      {
        kind: 'ferry',
        to: { name: 'x', lat: 90, lon: 180 },
        zone: 'UTC',
        endZone: 'UTC',
        endDate: '9999-12-31',
      },
      { kind: 'hotel', date: '0001-01-01', endDate: '9999-12-31' },
      { kind: 'hotel', endDate: '2026-12-05' },
      { kind: 'event', endDate: '9999-12-31' },
      { kind: 'spaceship' },
    ].map((part) => [
      { name: 'Booked', lat: 41.9, lon: 12.5, date: '2026-12-05', start: '10:00', end: '12:00', ...part },
    ]),
    Array.from({ length: 101 }, () => ({
      name: 'Night',
      lat: 41.9,
      lon: 12.5,
      date: '2026-12-05',
      start: '10:00',
      end: '11:00',
    })),
  ],
  places: [
    [{ id: 'own-x' }],
    ...[
      {},
      { id: 'rome-colosseum' },
      { hours: 'Mo 09:00-29:00' },
      { hours: 'x'.repeat(100_000) },
      { minutes: 100_000 },
      { location: { lat: 48.85, lon: 2.35 } },
      { price: { amount: 50_000_000, currency: 'VND' } },
      { price: { amount: 5, currency: 'XXX' } },
      { name: '' },
    ].map((part) => [
      {
        id: 'own-x',
        name: 'Mill',
        location: { lat: 41.9, lon: 12.5 },
        category: 'landmark',
        hours: '24/7',
        minutes: 60,
        ...part,
      },
    ]),
    Array.from({ length: 51 }, (_, i) => ({
      id: `own-${i}`,
      name: 'Mill',
      location: { lat: 41.9, lon: 12.5 },
      category: 'landmark',
      hours: '24/7',
      minutes: 60,
    })),
  ],
  dayEnd: ['06:00', '24:01', '9 pm'],
  modes: [[], ['jetpack']],
}
const spoiltRequest = fc
  .tuple(fc.oneof(oneCity, twoCities), fc.constantFrom(...Object.keys(SPOILT)), fc.jsonValue(), fc.nat())
  .map(([sent, field, anything, n]) => {
    const badValues = SPOILT[field] ?? []
    return { ...sent, [field]: [...badValues, anything][n % (badValues.length + 1)] }
  })
const anyRequest = fc.oneof(
  { weight: 5, arbitrary: oneCity },
  { weight: 2, arbitrary: twoCities },
  { weight: 2, arbitrary: spoiltRequest },
  fc.jsonValue(),
)

it.each(SPOILT.bookings?.map((bookings) => [JSON.stringify(bookings).slice(0, 120), bookings]) ?? [])(
  'bookings that mean nothing are a plan without harm or a clear refusal: %s',
  async (_, bookings) => {
    await server.platform.limits.forget(LIMIT, '203.0.113.7')
    await server.platform.database.db.execute(sql`delete from device_usage`)
    const sent = { cities: [{ id: 'rome' }], days: 2, startDate: '2026-12-05', timeBudgetMs: 10, bookings }
    const response = await server.call(null, 'POST', planTrip.path, { body: JSON.stringify(sent) })
    expect([200, 400, 422], JSON.stringify(response.body)).toContain(response.status)
  },
)

it('whatever is asked: a plan that keeps every rule, or a clear refusal; never a fault of ours', async () => {
  const seen: Record<number, number> = {}
  await fc.assert(
    fc.asyncProperty(anyRequest, async (sent) => {
      await server.platform.limits.forget(LIMIT, '203.0.113.7')
      // Another test covers a guest's daily limit.
      await server.platform.database.db.execute(sql`delete from device_usage`)
      const isObject = typeof sent === 'object' && sent !== null && !Array.isArray(sent)
      const body = JSON.stringify(isObject ? { ...sent, timeBudgetMs: 10 } : sent)
      const response = await server.call(null, 'POST', planTrip.path, { body })
      seen[response.status] = (seen[response.status] ?? 0) + 1
      expect([200, 400, 404, 422]).toContain(response.status)
      if (response.status !== 200) {
        expect(response.body).toMatchObject({
          error: expect.any(String),
          message: expect.stringMatching(/\S/),
        })
        return
      }
      const { plan, checks } = response.body as unknown as PlanAnswer
      expect(checks.filter(({ ok }) => !ok)).toEqual([])
      const again = await server.call(null, 'POST', checkPlan.path, {
        body: { request: sent, plan },
      })
      expect(again.body).toEqual({ checks })
    }),
    { numRuns: RUNS },
  )
  if (inject('isProving')) console.log(JSON.stringify(seen))
  expect(['200', '400', '422']).toEqual(expect.arrayContaining(Object.keys(seen)))
  // About one request in seven can be planned: without one, the test would check no plan.
  if (RUNS >= 60) expect(Object.keys(seen)).toContain('200')
}, 7_200_000)
