import type { TokenScope } from '@tripwright/domain/account/access-tokens'
import { TOOL_NAMES, TOOLS, wireName } from '@tripwright/domain/assistant/tools'
import { readUsage } from '@tripwright/domain/plans/usage'
import { listSaved } from '@tripwright/domain/sharing/saved'
import { planTrip } from '@tripwright/domain/trip/itinerary'
import { changesForPlan, withIds } from '@tripwright/domain/trip/plan-view'
import { getHistory } from '@tripwright/domain/trip/sharing'
import { emptyTrip, inBatches, makeOps, type PlanView } from '@tripwright/domain/trip/sync'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type MadePerson, makeTrip, makeTripOp, makeUser, makeUuid } from '#seeds/make.ts'
import { CLIENTS, type McpTestServer, NOW, openMcpServer } from './test-mcp-server.ts'

let server: McpTestServer
let ana: MadePerson

beforeAll(async () => {
  server = await openMcpServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  ana = await makeUser(server.platform, { now: NOW })
})

/** A trip of three days in June with a stop, a flight and an expense. */
async function makeTripOf({ id: personId, bearer }: MadePerson, title: string): Promise<void> {
  const { id } = await makeTrip(server.platform, {
    personId,
    fields: { title, startDate: '2026-06-01', days: 3, status: 'planned' },
    stops: [{ name: `${title}: the market`, day: '2026-06-01', start: '10:00' }],
    now: NOW,
  })
  const opsOf = (fields: object) => {
    const itemId = makeUuid()
    return Object.entries(fields).map(([field, value]) => makeTripOp(id, { itemId, field, value }))
  }
  const startsAt = { date: '2026-06-02', time: '18:30', zone: 'Europe/Rome', place: { name: 'Fiumicino' } }
  const share = { category: 'meal', paidBy: 'a', split: { kind: 'equal', people: ['a'] } }
  const cost = { amount: 4200, currency: 'EUR' }
  const people = [{ id: 'a', name: 'Ana' }]
  const ops = [
    ...opsOf({ kind: 'flight', name: `${title}: the flight`, startsAt }),
    ...opsOf({ kind: 'expense', name: 'Lunch', day: '2026-06-01', cost, share }),
    makeTripOp(id, {
      field: 'budget',
      value: { currency: 'EUR', people, payments: [], total: '', from: '', to: '' },
    }),
  ]
  const response = await server.send(`/api/trips/${id}/ops`, bearer, {
    method: 'POST',
    body: JSON.stringify({ ops }),
  })
  expect(response.status, await response.text()).toBe(200)
}

/** A trip of two days with a plan, as its page stores it. */
async function makePlannedTrip({ bearer }: MadePerson): Promise<string> {
  const id = makeUuid()
  const request = { cities: [{ id: 'rome' }], days: 2, startDate: '2026-05-12' }
  const { request: resolved, plan } = planTrip.output.parse(await server.json(planTrip.path, bearer, request))
  const view = withIds({ request: resolved, plan, ids: [], walks: [] } as unknown as PlanView, makeUuid)
  const changes = changesForPlan(emptyTrip(id), view, [], 'Rome as planned')
  for (const ops of inBatches(makeOps(emptyTrip(id), 0, changes, makeUuid)))
    expect(await server.json(`/api/trips/${id}/ops`, bearer, { ops })).toMatchObject({ id })
  return id
}

const CHANGING = ['plan_change', 'saved_add']
/** A call of every tool that is served. */
const CALLS: Record<string, Record<string, unknown>> = {
  plan_make: { cities: ['rome'], days: 1, startDate: '2026-06-01' },
  places_find: { city: 'rome', categories: ['museum'] },
  hours_check: { place: 'Colosseum', city: 'rome', date: '2026-06-01' },
  guide_read: { city: 'rome' },
  visa_check: { destination: 'JP', passports: ['DE'] },
  documents_checklist: { country: 'JP' },
  safety_read: { country: 'JP' },
  emergency_numbers: { country: 'JP' },
  events_now: { country: 'JP' },
  weather_forecast: { city: 'rome' },
  climate_month: { city: 'rome', month: 6 },
  climate_best: { city: 'rome' },
  costs_city: { city: 'rome' },
  costs_compare: { cities: ['rome', 'lisbon'] },
  currency_convert: { amount: 1000, from: 'EUR', to: 'USD' },
  money_split: { amount: 12_000, currency: 'EUR', people: 3 },
  phrases_say: { language: 'it', text: 'thank you' },
  text_translate: { text: 'thank you' },
  holidays_list: { country: 'IT', year: 2026 },
  festivals_list: { country: 'IT' },
  time_there: { country: 'JP' },
  daylight_read: { city: 'rome', date: '2026-06-01' },
  distance_between: { cities: ['rome', 'lisbon'] },
  health_vaccinations: { country: 'KE' },
  driving_rules: { country: 'IT' },
  habits_read: { country: 'JP' },
  power_plugs: { country: 'JP' },
  compensation_check: { kind: 'delay', hours: 4 },
  packing_list: { city: 'rome', month: 6 },
  help_find: { topic: 'lost-passport', country: 'IT' },
  flights_search: { from: 'Rome', to: 'Lisbon', date: '2026-06-01' },
  stays_search: { place: 'Rome', from: '2026-06-01', to: '2026-06-03' },
  cars_search: { place: 'Rome', from: '2026-06-01', to: '2026-06-03' },
  trips_read: {},
  bookings_read: {},
  money_spent: {},
  account_read: {},
  plan_change: { change: 'make day 1 more relaxed' },
  saved_add: { title: 'The Trevi fountain at night' },
}

describe.each(CLIENTS)('a client of %s', (kind) => {
  it.each<TokenScope>(['read', 'write'])(
    'lists and calls every tool of a token to %s',
    async (scope) => {
      await makeTripOf(ana, 'Ana in Rome')
      await makePlannedTrip(ana)
      const client = await server.connect(kind, await server.tokenOf(ana, scope))
      const tools = await client.list()
      const names = tools.map(({ name }) => name)
      expect(names.toSorted()).toEqual(
        Object.keys(CALLS)
          .filter((name) => scope === 'write' || !CHANGING.includes(name))
          .toSorted(),
      )
      // The reading ones first.
      expect(tools.map(({ annotations }) => Object(annotations).readOnlyHint)).toEqual(
        names.map((name) => !CHANGING.includes(name)),
      )
      for (const { inputSchema, outputSchema } of tools)
        expect([Object(inputSchema).type, Object(outputSchema).type]).toEqual(['object', 'object'])
      for (const name of names) {
        const { isError, text, structured } = await client.call(name, CALLS[name])
        expect.soft([name, isError, text]).toEqual([name, false, expect.stringMatching(/./)])
        expect.soft([name, structured.kind]).toEqual([name, expect.stringMatching(/^(?!not-known)[a-z]+$/)])
      }
    },
    60_000,
  )
})

describe('the tools', () => {
  it('are those of the registry that this server can run, without a deletion or an invitation', () => {
    const unserved = TOOL_NAMES.map(wireName).filter((name) => !(name in CALLS))
    expect(unserved.toSorted()).toEqual(
      [
        'plan_explain',
        'bookings_add',
        'routes_find',
        'nearby_find',
        'smalltalk',
        'ask-back',
        'refuse',
      ].toSorted(),
    )
    expect(TOOL_NAMES.filter((name) => TOOLS[name].changes).map(wireName)).toEqual(
      expect.arrayContaining(CHANGING),
    )
  })

  it('give facts with their source and date, and links to pages of this server', async () => {
    const client = await server.connect(CLIENTS[0], await server.tokenOf(ana))
    const { structured: safety, text } = await client.call('safety_read', { country: 'JP' })
    expect(Object(safety.country)).toMatchObject({ code: 'JP', asOf: expect.any(String) })
    expect(text).toContain('"source"')
    const { structured: guide } = await client.call('guide_read', { city: 'rome' })
    expect(guide.url).toBe(`${server.platform.config.publicUrl}/gemini-travel-intel?city=rome`)
    const flights = await client.call('flights_search', CALLS.flights_search)
    expect(new URL(String(flights.structured.url)).host).toMatch(/expedia/)
    expect(flights.text).toContain(String(flights.structured.url))
    const help = await client.call('help_find', CALLS.help_find)
    expect(help.text).toContain('Report it to the local police')
    expect(help.text).toContain('"police":"112"')
  })

  it('plan days whose stops follow each other, and say what is not proved', async () => {
    const client = await server.connect(CLIENTS[0], await server.tokenOf(ana))
    const { structured } = await client.call('plan_make', { cities: ['rome'], days: 2, month: 3 })
    const days = structured.days as { date: string; stops: { start: string; end: string }[] }[]
    // March of this year is over.
    expect(days.map(({ date }) => date)).toEqual(['2027-03-01', '2027-03-02'])
    for (const { stops } of days) {
      expect(stops.length).toBeGreaterThan(1)
      const starts = stops.map(({ start }) => start)
      expect(starts).toEqual(starts.toSorted())
    }
    expect(structured).toMatchObject({ isProved: true, notProved: [] })
  })

  it('count as the pages do, and what was refused does not count', async () => {
    const client = await server.connect(CLIENTS[0], await server.tokenOf(ana, 'write'))
    const used = async () => {
      const { counters } = readUsage.output.parse(await server.json(readUsage.path, ana.bearer))
      return Object.fromEntries(counters.map(({ type, count }) => [type, count]))
    }
    await client.call('flights_search', CALLS.flights_search)
    await client.call('stays_search', CALLS.stays_search)
    expect(await client.call('cars_search', { place: 'Rome' })).toMatchObject({ isError: true })
    await client.call('saved_add', { title: 'A café' })
    await client.call('saved_add', { title: 'A café' })
    await client.call('plan_make', CALLS.plan_make)
    expect(await client.call('plan_make', { cities: ['rome'], adults: 100 })).toMatchObject({ isError: true })
    const counted = { ai_requests: 0, itinerary_generations: 1, search_requests: 2, saved_items: 1 }
    expect(await used()).toEqual(counted)
    for (let n = 0; n < 2; n++) await client.call('plan_make', CALLS.plan_make)
    const { isError, text } = await client.call('plan_make', CALLS.plan_make)
    expect([isError, text]).toEqual([true, expect.stringContaining('3')])
    expect(await used()).toEqual({ ...counted, itinerary_generations: 3 })
  }, 30_000)

  it('change nothing by a token that may only read', async () => {
    const client = await server.connect(CLIENTS[0], await server.tokenOf(ana, 'read'))
    const { isError, text } = await client.call('saved_add', CALLS.saved_add)
    expect([isError, text]).toEqual([true, expect.stringContaining('may only read')])
    expect((await server.json(listSaved.path, ana.bearer)).items).toEqual([])
  })

  it('save into the account of the token, once for a title', async () => {
    const client = await server.connect(CLIENTS[0], await server.tokenOf(ana, 'write'))
    expect((await client.call('saved_add', { title: 'A café' })).structured.isNew).toBe(true)
    expect((await client.call('saved_add', { title: 'A café' })).structured.isNew).toBe(false)
    expect((await server.json(listSaved.path, ana.bearer)).items).toMatchObject([{ title: 'A café' }])
  })

  it('say in words what is wrong with the arguments', async () => {
    const client = await server.connect(CLIENTS[0], await server.tokenOf(ana, 'write'))
    const cases: [string, Record<string, unknown>, string][] = [
      ['safety_read', {}, 'country: ISO 3166-1'],
      ['safety_read', { country: 'Japan' }, 'country: ISO 3166-1'],
      ['climate_best', { city: 'atlantis' }, 'No city has the id atlantis'],
      ['climate_best', { city: 'Rome' }, 'city: The id of a city'],
      ['money_split', { amount: 1.5, currency: 'EUR', people: 2 }, 'amount: A whole number'],
      ['saved_add', {}, 'title'],
      ['saved_add', { title: 'x'.repeat(301) }, 'title'],
      ['flights_search', { to: 'Rome' }, 'Origin airport is required'],
      ['stays_search', { place: 'Rome', from: '2020-01-01', to: '2020-01-02' }, 'past'],
    ]
    for (const [name, args, words] of cases) {
      const { isError, text } = await client.call(name, args)
      expect.soft([name, isError, text]).toEqual([name, true, expect.stringContaining(words)])
    }
    await expect(client.call('trips_delete')).rejects.toThrow(/no such tool/)
  })
})

describe('a change of a plan', () => {
  const change = 'make day 1 more relaxed'
  const historyOf = async (id: string) =>
    getHistory.output.parse(await server.json(`/api/trips/${id}/history`, ana.bearer)).entries

  it('is a proposal stop by stop, which changes nothing before it is accepted by its id', async () => {
    const id = await makePlannedTrip(ana)
    const client = await server.connect(CLIENTS[0], await server.tokenOf(ana, 'write'))
    const days = async () => (await client.call('trips_read', { trip: id })).structured.days
    const before = await days()
    const proposed = await client.call('plan_change', { change, trip: id })
    expect([proposed.isError, proposed.structured]).toEqual([
      false,
      expect.objectContaining({ kind: 'proposal', state: 'proposed', tripId: id }),
    ])
    expect(proposed.structured.differences).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'removed', after: null })]),
    )
    expect(await days()).toEqual(before)
    const accept = String(proposed.structured.proposal)
    // Of another change it is no yes.
    const other = await client.call('plan_change', { change: 'add a rest day on day 2', trip: id, accept })
    expect([other.isError, other.text]).toEqual([true, expect.stringContaining('Propose it again')])
    const { structured } = await client.call('plan_change', { change, trip: id, accept })
    expect(structured).toMatchObject({ state: 'accepted', proposal: accept })
    expect(await days()).not.toEqual(before)
    // The plan is another one now, so nothing is accepted twice.
    expect((await client.call('plan_change', { change, trip: id, accept })).isError).toBe(true)
    const { counters } = readUsage.output.parse(await server.json(readUsage.path, ana.bearer))
    expect(counters.find(({ type }) => type === 'itinerary_generations')?.count).toBe(2)
    // One entry of the history, by which the trip's page takes it back.
    const [entry] = await historyOf(id)
    await server.json(`/api/trips/${id}/history/${entry?.id}/restore`, ana.bearer, { scope: 'change' })
    expect(await days()).toEqual(before)
  }, 60_000)

  it('is asked back where it is not clear, and of nobody else’s trip', async () => {
    const id = await makePlannedTrip(ana)
    const client = await server.connect(CLIENTS[0], await server.tokenOf(ana, 'write'))
    const { structured } = await client.call('plan_change', { change: 'another colour', trip: id })
    expect(structured).toMatchObject({ state: 'question', reason: { about: 'kind' }, proposal: null })
    const ben = await makeUser(server.platform, { now: NOW })
    const his = await server.connect(CLIENTS[0], await server.tokenOf(ben, 'write'))
    for (const args of [{ change, trip: id }, { change }]) {
      const { isError, text } = await his.call('plan_change', args)
      expect([isError, text]).toEqual([true, expect.stringContaining('no such trip')])
    }
    expect(
      (
        await server.send(`/api/trips/${id}/plan-changes`, ben.bearer, {
          method: 'POST',
          body: JSON.stringify({ change }),
        })
      ).status,
    ).toBe(404)
    expect((await his.call('trips_read', { trip: id })).structured.kind).toBe('not-known')
    expect((await client.call('plan_change', { change, trip: 'rome' })).text).toContain(
      'trip: The id of a trip',
    )
    const reader = await server.connect(CLIENTS[0], await server.tokenOf(ana, 'read'))
    expect((await reader.call('plan_change', { change, trip: id })).text).toContain('may only read')
  }, 60_000)
})

describe('the trips of an account', () => {
  it('are read with their days, bookings and expenses by its token, and by no other', async () => {
    const ben = await makeUser(server.platform, { now: NOW })
    await makeTripOf(ana, 'Ana in Rome')
    await makeTripOf(ben, 'Ben in Rome')
    for (const [person, own, other] of [
      [ana, 'Ana', 'Ben'],
      [ben, 'Ben', 'Ana'],
    ] as const) {
      const client = await server.connect(CLIENTS[0], await server.tokenOf(person))
      const list = await client.call('trips_read')
      expect(list.structured.trips).toMatchObject([{ name: `${own} in Rome`, startDate: '2026-06-01' }])
      const day = await client.call('trips_read', { date: '2026-06-01' })
      expect(day.structured.lines).toEqual([{ time: '10:00', name: `${own} in Rome: the market` }])
      const bookings = await client.call('bookings_read', { kind: 'flight' })
      expect(bookings.structured).toMatchObject({
        bookings: [{ kind: 'flight', name: expect.stringContaining(own) }],
        atAirport: { by: { time: '16:30' } },
      })
      expect((await client.call('bookings_read', { kind: 'stay' })).structured.bookings).toEqual([])
      const spent = await client.call('money_spent')
      expect(spent.structured.spent).toEqual({ amount: 4200, currency: 'EUR' })
      expect(spent.text).toContain('42.00')
      for (const { text } of [list, day, bookings, spent]) expect(text).not.toContain(other)
    }
  })

  it('are not known where there are none', async () => {
    const client = await server.connect(CLIENTS[0], await server.tokenOf(ana))
    expect((await client.call('trips_read')).structured.trips).toEqual([])
    expect((await client.call('money_spent')).structured).toEqual({ kind: 'not-known', what: 'trip' })
  })

  it('lead to the plan and the limits of the account', async () => {
    const client = await server.connect(CLIENTS[0], await server.tokenOf(ana))
    const { structured } = await client.call('account_read')
    expect(structured).toMatchObject({ plan: { is_trial: false }, usage: { isUnlimited: false } })
  })
})
