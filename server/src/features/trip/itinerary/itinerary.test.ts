import { checkPlan, type PlanAnswer, planTrip } from '@tripwright/domain/trip/itinerary'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeSolverThreads } from '#features/trip/planner/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { rowsOf } from '#platform/db/rows.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeUser } from '#seeds/make.ts'
import { itineraryRoutes } from './index.ts'
import { loadPlanFacts } from './plan-facts.service.ts'

// A search runs its iterations, however long that takes on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const NO_STREETS = { findWalkTables: async () => [] }
let server: TestServer
beforeAll(async () => {
  server = await openTestServer(itineraryRoutes({ walking: NO_STREETS }))
  server.setNow(new Date('2026-11-21T10:00:00Z'))
})
afterAll(() => server.close())

const rome = { cities: [{ id: 'rome' }], days: 2, startDate: '2026-12-05', timeBudgetMs: 20 }
const plan = (body: unknown, headers = {}, person: Person | null = null) =>
  server.call(person, 'POST', planTrip.path, { body, headers })
const answerOf = async (body: unknown) => (await plan(body)).body as unknown as PlanAnswer
const newPerson = async () => ({ ...(await makeUser(server.platform)), signedInAt: new Date() })

it('rests on the holidays of the country, with those that the operator changed', async () => {
  const { config, database } = server.platform
  const holidays = async () =>
    (await loadPlanFacts({ db: database.db, config }, ['rome'], '2027-05-31', 3)).holidays
  expect(await holidays()).toEqual({ IT: ['2027-06-02'] })
  await database.db.execute(sql`
    insert into holiday_imports (country, day, name, kind, as_of, source) values
      ('IT', '2027-06-01', 'Mourning', 'add', '2026-10-01', 'x'), ('IT', '06-02', '', 'remove', '2026-10-01', 'x')`)
  expect(await holidays()).toEqual({ IT: ['2027-06-01'] })
  await database.db.execute(sql`delete from holiday_imports`)
})

describe('a plan', () => {
  it('needs a city and days, begins tomorrow, and keeps every rule', async () => {
    const { status, body } = await plan({ cities: [{ id: 'lisbon' }], days: 2 })
    expect(status).toBe(200)
    const answer = body as unknown as PlanAnswer
    expect(answer.plan.days.map(({ date }) => date)).toEqual(['2026-11-22', '2026-11-23'])
    expect(answer.checks.filter(({ ok }) => !ok)).toEqual([])
    expect(answer.plan.days.every(({ stops }) => stops.length >= 4)).toBe(true)
    expect(answer).toMatchObject({
      asOf: '2025-11-30',
      source: expect.stringContaining('Tripwright guide'),
      // A fact's writing date is no proof, and the guide was not compared with a source.
      written: expect.stringMatching(/^2026-11-/),
      checked: null,
      request: { pace: 'balanced' },
    })
  })

  it('is the same for the same request and seed', async () => {
    const [one, other] = [await answerOf(rome), await answerOf(rome)]
    expect(JSON.stringify(other.plan)).toBe(JSON.stringify(one.plan))
    const { milliseconds: _, ...solver } = one.solver
    expect(other.solver).toMatchObject({ ...solver, cut: false })
    expect(solver.iterations).toBeGreaterThan(0)
  })

  it('has a place of one’s own among those of the guide, and is proved by it alone', async () => {
    const mill = {
      id: 'own-mill',
      name: 'The old mill',
      location: { lat: 41.9009, lon: 12.4833 },
      category: 'landmark',
      hours: 'Mo-Sa off; Su 14:00-17:00',
      minutes: 45,
      price: { amount: 1000, currency: 'USD' },
    }
    const sent = { ...rome, mustSee: [mill.id], places: [mill] }
    const answer = await answerOf(sent)
    expect(answer.checks.filter(({ ok }) => !ok)).toEqual([])
    const stop = answer.plan.days[1]?.stops.find(({ poiId }) => poiId === mill.id)
    expect(stop).toMatchObject({ name: mill.name, costKnown: true, cost: { currency: 'EUR' } })
    expect(stop && stop.start >= '14:00' && stop.end <= '17:00').toBe(true)
    const failing = async (places: unknown[]) => {
      const body = { request: { ...answer.request, places }, plan: answer.plan, rates: answer.rates }
      const { body: checked } = await server.call(null, 'POST', checkPlan.path, { body })
      return checkPlan.output.parse(checked).checks.flatMap(({ ok, rule }) => (ok ? [] : [rule]))
    }
    expect(await failing([mill])).toEqual([])
    expect(await failing([{ ...mill, hours: 'Mo-Sa off; Su 18:00-19:00' }])).toContain('opening-hours')
    expect(await failing([{ ...mill, price: { amount: 1100, currency: 'USD' } }])).toContain('costs')
  })

  it('goes through several cities, with the way between them', async () => {
    const { plan: trip } = await answerOf({
      cities: [
        { id: 'paris', nights: 2 },
        { id: 'london', nights: 1 },
      ],
      days: 4,
      startDate: '2026-12-05',
    })
    expect(trip.days.map(({ cityId }) => cityId)).toEqual(['paris', 'paris', 'london', 'london'])
    expect(trip.days[2]?.transfer).toMatchObject({ fromCityId: 'paris', toCityId: 'london', mode: 'train' })
  })

  it('stays under a budget in another currency, to the minor unit', async () => {
    const {
      request,
      plan: trip,
      rates,
    } = await answerOf({
      ...rome,
      budget: { amount: 9000, currency: 'USD' },
    })
    expect(trip.total.currency).toBe('USD')
    expect(trip.total.amount).toBeLessThanOrEqual(9000)
    expect(rates).toEqual({
      base: 'EUR',
      date: '2026-04-13',
      source: expect.any(String),
      isEstimate: false,
      rates: { USD: expect.any(Number) },
    })
    // The check uses the rates that the plan was made with, not today's.
    const isProved = async (more: object) => {
      const { body } = await server.call(null, 'POST', checkPlan.path, {
        body: { request, plan: trip, ...more },
      })
      return (body.checks as { ok: boolean }[]).every(({ ok }) => ok)
    }
    expect(await isProved({ rates })).toBe(true)
    expect(await isProved({ rates: { ...rates, rates: { USD: 3 } } })).toBe(false)
    expect((await answerOf(rome)).rates).toBeUndefined()
  })

  it('is proved by the other call too, and a changed one is not', async () => {
    const { request, plan: trip } = await answerOf(rome)
    const check = async (plan: unknown) =>
      (await server.call(null, 'POST', checkPlan.path, { body: { request, plan } })).body
    const broken = ({ checks }: Record<string, unknown>) =>
      (checks as PlanAnswer['checks']).filter(({ ok }) => !ok).map(({ rule }) => rule)
    expect(broken(await check(trip))).toEqual([])
    const dearer = { ...trip, total: { ...trip.total, amount: trip.total.amount + 1 } }
    expect(broken(await check(dearer))).toEqual(['costs'])
  })
})

describe('a plan as a stream', () => {
  it('sends plans, each better than the last, then the same as the plain call', async () => {
    const response = await server.fetch(planTrip.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify(rome),
    })
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    const events = (await response.text())
      .split('\n\n')
      .filter(Boolean)
      .map((block) => {
        const [, event = '', data = ''] = /^event: (\w+)\ndata: (.*)$/s.exec(block) ?? []
        return { event, data: JSON.parse(data) as PlanAnswer }
      })
    expect(events.at(-1)?.event).toBe('done')
    expect(new Set(events.map(({ event }) => event))).toEqual(new Set(['plan', 'done']))
    const plans = events.filter(({ event }) => event === 'plan').map(({ data }) => data.solver.score)
    expect(plans.length).toBeGreaterThan(0)
    expect(plans).toEqual([...plans].sort((a, b) => a - b))
    const [last, plain] = [events.at(-1)?.data, await answerOf(rome)]
    expect(last?.plan).toEqual(plain.plan)
    expect(last?.solver.score).toBe(plans.at(-1))
  })

  it('tells what is wrong with the request by a status, before it begins', async () => {
    const { status } = await plan({ ...rome, days: 0 }, { accept: 'text/event-stream' })
    expect(status).toBe(400)
  })
})

describe('a request that cannot be kept', () => {
  it('says the smallest conflict in words, with the nearest plan', async () => {
    // The Vatican Museums are closed on this Sunday.
    const { status, body } = await plan({
      ...rome,
      days: 1,
      startDate: '2026-12-06',
      mustSee: ['rome-vatican-museums'],
    })
    expect(status).toBe(422)
    expect(body).toMatchObject({
      error: 'infeasible',
      conflict: [{ wish: 'must-see', message: expect.stringContaining('on every day of your trip') }],
    })
    expect((body.nearest as PlanAnswer['plan']).days).toHaveLength(1)
    expect((body.nearestChecks as PlanAnswer['checks']).every(({ ok }) => ok)).toBe(true)
  })

  it('names the city that is left before it is reached, with a plan that stays there longer', async () => {
    const cities = [{ id: 'rome', nights: 2 }, { id: 'auckland', nights: 1 }, { id: 'tokyo' }]
    const { status, body } = await plan({ ...rome, cities, days: 5 })
    expect(status).toBe(422)
    expect(body).toMatchObject({
      error: 'infeasible',
      message: expect.stringContaining('Add a night'),
      conflict: [{ wish: 'nights', index: 1, message: expect.stringContaining('Auckland') }],
      nearestRequest: { cities: [{ nights: 1 }, { nights: 2 }, { nights: 1 }] },
    })
    expect((body.nearestChecks as PlanAnswer['checks']).every(({ ok }) => ok)).toBe(true)
  })

  it('names a budget that is too small beside what it collides with', async () => {
    const { status, body } = await plan({ ...rome, budget: { amount: 1, currency: 'EUR' } })
    expect(status).toBe(422)
    expect((body.conflict as { wish: string }[]).map(({ wish }) => wish).sort()).toEqual(['budget', 'meals'])
  })

  it.each<[issue: string, input: object]>([
    ['cities.0.id', { cities: [{ id: 'atlantis' }] }],
    ['days', { days: 0 }],
    ['days', { days: 40 }],
    ['days', { cities: [{ id: 'rome', nights: 3 }], days: 2 }],
    ['startDate', { startDate: '2026-11-20' }],
    ['startDate', { startDate: '2026-02-30' }],
    ['mustSee.0', { mustSee: ['paris-louvre'] }],
    ['locks.0.date', { locks: [{ poiId: 'rome-pantheon', date: '2027-01-01', start: '10:00' }] }],
    ['dayEnd', { dayStart: '20:00', dayEnd: '09:00' }],
    ['budget.amount', { budget: { amount: 1.5, currency: 'EUR' } }],
    ['budget.currency', { budget: { amount: 100, currency: 'XXX' } }],
    ['cities.1.id', { cities: [{ id: 'rome', nights: 1 }, { id: 'rome' }] }],
  ])('is told at %s for %j', async (path, input) => {
    const { status, body } = await plan({ ...rome, ...input })
    expect(status).toBe(400)
    expect((body.issues as { path: string }[]).map((issue) => issue.path)).toContain(path)
  })
})

describe('counting', () => {
  it('charges a signed-in person per plan, not for a conflict, and once per Idempotency-Key', async () => {
    const person = await newPerson()
    const conflict = { ...rome, days: 1, startDate: '2026-12-06', mustSee: ['rome-vatican-museums'] }
    expect((await plan(conflict, {}, person)).status).toBe(422)
    const once = { 'idempotency-key': 'one plan' }
    const [first, again] = [await plan(rome, once, person), await plan(rome, once, person)]
    expect(again.body).toEqual(first.body)
    for (const _ of [2, 3]) expect((await plan(rome, {}, person)).status).toBe(200)
    const { status, body } = await plan(rome, {}, person)
    expect(status).toBe(429)
    expect(body).toMatchObject({ error: 'limit-reached', usage: { type: 'itinerary_generations', limit: 3 } })
  })

  it('charges the device of a guest, who is known by the cookie from the first plan on', async () => {
    const short = { ...rome, days: 1 }
    const first = await plan(short)
    const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? ''
    for (const _ of [2, 3]) expect((await plan(short, { cookie })).status).toBe(200)
    const { status, body } = await plan(short, { cookie })
    expect([status, body.message]).toEqual([
      429,
      'You’ve made 3 plans today, the free plan’s limit. It resets at midnight UTC.',
    ])
  })

  describe('while plans are shown', () => {
    const short = { ...rome, days: 1 }
    const readCount = (person: Person) => readUserCount(server.platform.database.db, person.id)
    const stream = async (person: Person, on = server, headers = {}) => {
      const streamHeaders = { accept: 'text/event-stream', 'content-type': 'application/json', ...headers }
      const sent = { method: 'POST', body: JSON.stringify(short), headers: streamHeaders }
      const response = await on.fetch(planTrip.path, sent, person)
      return (await response.text()).match(/^event: .*$/gm) ?? []
    }

    it('charges before the first leaves, once, and shows none to whom it is refused', async () => {
      const person = await newPerson()
      const events = await stream(person)
      expect([events[0], events.at(-1)]).toEqual(['event: plan', 'event: done'])
      const once = { 'idempotency-key': 'a stream' }
      for (const _ of [2, 3]) await stream(person, server, once)
      expect(await readCount(person)).toBe(2)
      await stream(person)
      expect(await stream(person)).toEqual(['event: refused'])
      expect(await readCount(person)).toBe(3)
    })

    it('goes on quietly when the reader leaves between two plans', async () => {
      const threads = makeSolverThreads(1)
      const left = Promise.withResolvers<void>()
      const leaving = await openTestServer(
        itineraryRoutes({
          walking: NO_STREETS,
          threads: {
            async solve(work, { onPlan } = {}) {
              const verdict = await threads.solve(work)
              if (verdict.state === 'planned') onPlan?.(verdict.answer)
              await left.promise
              if (verdict.state === 'planned') onPlan?.(verdict.answer)
              return verdict
            },
          },
        }),
      )
      leaving.setNow(new Date('2026-11-21T10:00:00Z'))
      const broken: unknown[] = []
      const note = (reason: unknown) => broken.push(reason)
      process.on('unhandledRejection', note)
      const headers = { accept: 'text/event-stream', 'content-type': 'application/json' }
      const sent = { method: 'POST', body: JSON.stringify(short), headers }
      const person = { ...(await makeUser(leaving.platform)), signedInAt: new Date() }
      const reader = (await leaving.fetch(planTrip.path, sent, person)).body?.getReader()
      await reader?.read()
      await reader?.cancel()
      left.resolve()
      await new Promise((resolve) => setImmediate(resolve))
      expect(broken).toEqual([])
      process.off('unhandledRejection', note)
      expect(await readUserCount(leaving.platform.database.db, person.id)).toBe(1)
      await threads.close()
      await leaving.close()
    })

    it('gives the unit back when the search breaks', async () => {
      const threads = makeSolverThreads(1)
      const breaking = await openTestServer(
        itineraryRoutes({
          walking: NO_STREETS,
          threads: {
            async solve(work, { onPlan } = {}) {
              const verdict = await threads.solve(work)
              if (verdict.state === 'planned') onPlan?.(verdict.answer)
              throw new Error('the planning thread ended')
            },
          },
        }),
      )
      breaking.setNow(new Date('2026-11-21T10:00:00Z'))
      const person = { ...(await makeUser(breaking.platform)), signedInAt: new Date() }
      expect(await stream(person, breaking)).toEqual(['event: plan', 'event: refused'])
      expect(await readUserCount(breaking.platform.database.db, person.id)).toBe(0)
      await threads.close()
      await breaking.close()
    })
  })

  it('charges nobody who left before there was a plan, but keeps one for whoever has a key', async () => {
    const person = await newPerson()
    const jsonHeaders = { 'content-type': 'application/json' }
    const sent = { method: 'POST', body: JSON.stringify(rome), signal: AbortSignal.abort() }
    const leave = (headers = {}) =>
      server.fetch(planTrip.path, { ...sent, headers: { ...jsonHeaders, ...headers } }, person)
    await leave()
    expect(await readUserCount(server.platform.database.db, person.id)).toBe(0)
    const key = { 'idempotency-key': 'left' }
    await leave(key)
    expect((await plan(rome, key, person)).status).toBe(200)
    expect(await readUserCount(server.platform.database.db, person.id)).toBe(1)
  })
})

async function readUserCount(db: Db, personId: string): Promise<number> {
  const [row] = rowsOf(
    await db.execute(
      sql`select get_user_usage(${personId}, 'itinerary_generations', '2026-11-21T10:00:00Z') as count`,
    ),
  )
  return Number(row?.count)
}
