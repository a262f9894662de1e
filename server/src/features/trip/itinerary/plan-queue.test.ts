import { planTrip } from '@tripwright/domain/trip/itinerary'
import type { PlanVerdict } from '@tripwright/domain/trip/planner'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeSolverThreads, type SolverThreads } from '#features/trip/planner/index.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeUser } from '#seeds/make.ts'
import { itineraryRoutes } from './index.ts'

const late: PlanVerdict = {
  state: 'refused',
  refusal: { conflict: null, dropped: [], nearest: null },
}
/** The simulated search of each test. */
let solve: SolverThreads['solve']
const NO_STREETS = { findWalkTables: async () => [] }
let server: TestServer
beforeAll(async () => {
  server = await openTestServer(
    itineraryRoutes({ walking: NO_STREETS, threads: { solve: (...args) => solve(...args) } }),
  )
  server.setNow(new Date('2026-11-21T10:00:00Z'))
})
beforeEach(() => {
  server.platform.config.addressLimitScale = 1
  solve = async () => late
})
afterAll(() => server.close())

const rome = { cities: [{ id: 'rome' }], days: 2, startDate: '2026-12-05', timeBudgetMs: 20 }
const plain = { 'content-type': 'application/json' }
const streamed = { ...plain, accept: 'text/event-stream' }
const requestPlan = (headers: Record<string, string>, signal: AbortSignal | null = null) =>
  server.fetch(planTrip.path, { method: 'POST', body: JSON.stringify(rome), headers, signal })
const plan = (person: Person | null) => server.call(person, 'POST', planTrip.path, { body: rome })
const newPerson = async () => ({ ...(await makeUser(server.platform)), signedInAt: new Date() })

it('time that ran out is told as that and not as a conflict, with when to come again', async () => {
  const { status, body, headers } = await plan(null)
  expect([status, headers.get('retry-after')]).toEqual([503, '30'])
  expect(body).toMatchObject({ error: 'out-of-time', message: expect.stringMatching(/ran out of time/) })
  expect(body.conflict).toBeUndefined()
})

it('whoever reads a stream is told the place in the line', async () => {
  solve = async (_, { onPlace } = {}) => {
    for (const place of [2, 1, 0]) onPlace?.(place)
    return late
  }
  const text = await (await requestPlan(streamed)).text()
  expect(text.match(/^event: waiting\ndata: .*$/gm)).toEqual(
    [2, 1, 0].map((place) => `event: waiting\ndata: {"place":${place}}`),
  )
  expect(text).toContain('event: refused\ndata: {"error":"out-of-time"')
})

it('the line has 40 places; who comes then is told so before any stream begins, and when to come again', async () => {
  const threads = makeSolverThreads(0)
  solve = threads.solve
  const leave = new AbortController()
  const streams = await Promise.all(Array.from({ length: 40 }, () => requestPlan(streamed, leave.signal)))
  expect(streams.map(({ status }) => status)).toEqual(Array(40).fill(200))
  for (const headers of [streamed, plain]) {
    const response = await requestPlan(headers)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
    expect(await response.json()).toEqual({
      error: 'unavailable',
      message: expect.stringContaining('planning right now'),
    })
  }
  leave.abort()
  await Promise.all(streams.map((stream) => stream.body?.cancel()))
  // Disconnected callers have freed their places.
  const again = new AbortController()
  expect((await requestPlan(streamed, again.signal)).status).toBe(200)
  again.abort()
  await threads.close()
})

it('an account has turns of its own; guests share those of their address, and have their own within them', async () => {
  const owners: (readonly string[])[] = []
  solve = async ({ owner }) => {
    owners.push(owner)
    return late
  }
  const [one, other] = [await newPerson(), await newPerson()]
  for (const person of [one, one, other, null, null]) await plan(person)
  const [first, second, third, guest, another] = owners
  expect(second).toEqual(first)
  expect(third?.[0]).not.toBe(first?.[0])
  expect(another?.[0]).toBe(guest?.[0])
  expect(another?.[1]).not.toBe(guest?.[1])
})

it('an address may plan as often in an hour as RATE_LIMIT_IP_SCALE says, an account always as often', async () => {
  const statusOf = async (person: Person | null) => (await plan(person)).status
  const used = 45
  server.platform.config.addressLimitScale = (used + 2) / 240
  let tries = 0
  while ((await statusOf(null)) === 503) tries++
  expect(await statusOf(null)).toBe(429)
  expect(tries).toBeLessThanOrEqual(used + 2)
  server.platform.config.addressLimitScale = (used + 3) / 240
  expect([await statusOf(null), await statusOf(null)]).toEqual([503, 429])
  server.platform.config.addressLimitScale = 2 / 240
  const person = await newPerson()
  for (const _ of [1, 2, 3]) expect(await statusOf(person)).toBe(503)
})
