import { describe, expect, it } from 'vitest'
import type { Guide } from '../../destination/places/index.ts'
import { checkTrip } from './checker.rules.ts'
import type { PlanFacts } from './facts.rules.ts'
import { type Check, type CheckRule, type Plan, RULES } from './itinerary.contract.ts'
import type { ResolvedRequest } from './request.rules.ts'

type Trip = { request: ResolvedRequest; plan: Plan; facts: PlanFacts }
type Row = Guide['pointsOfInterest'][number]

const place = (id: string, lat: number, change: Partial<Row> = {}): Row => ({
  id,
  name: `The ${id}`,
  nameLocal: id,
  lat,
  lon: 12.5,
  category: 'museum',
  hours: 'Mo-Su 09:00-18:00',
  about: '-',

  lastEntryMinutes: 60,
  minutes: 60,
  indoor: true,
  daylight: false,
  booking: null,
  stepFree: true,
  renown: 5,

  price: { amount: 1000, currency: 'EUR' },
  url: null,
  confidence: 'high',
  written: '2026-11-01',
  checked: null,
  dayTrip: false,
  ...change,
})
const guide: Guide = {
  city: {
    id: 'rome',
    name: 'Rome',
    nameLocal: 'Roma',
    country: 'IT',
    lat: 41.9,
    lon: 12.5,
    zone: 'Europe/Rome',
    currency: 'EUR',
  },
  transport: {
    transitFare: 150,
    transitKmh: 15,
    transitWaitMinutes: 8,
    taxiBase: 350,
    taxiPerKm: 130,
    detour: 1,
  },
  barriers: [],
  pointsOfInterest: [
    place('museum', 41.9),
    place('garden', 41.9, {
      hours: '24/7',
      indoor: false,
      daylight: true,
      price: null,
      lastEntryMinutes: null,
    }),
    place('trattoria', 41.9, {
      category: 'restaurant',
      hours: 'Mo-Su 12:00-15:00',
      meals: ['lunch'],
      diet: ['vegan'],
      lastEntryMinutes: null,
    }),
    place('gallery', 41.91),
  ],
  asOf: '2026-11-01',
  source: 'test',
}

/** One day in Rome: a museum, lunch and a garden, all at the same corner; 30 euros for two. */
function makeTrip(): Trip {
  const stop = (kind: 'visit' | 'meal', id: string, arrive: string, start: string, end: string) => ({
    kind,
    poiId: id,
    name: `The ${id}`,
    lat: 41.9,
    lon: 12.5,
    arrive,
    start,
    end,
    isLocked: false,
    costKnown: id !== 'garden',
    cost: { amount: id === 'garden' ? 0 : 2000, currency: 'EUR' },
  })
  const stops = [
    stop('visit', 'museum', '09:00', '09:00', '10:00'),
    { ...stop('meal', 'trattoria', '10:00', '12:00', '13:00'), meal: 'lunch' as const },
    { ...stop('visit', 'garden', '13:00', '13:00', '14:00'), rainPoiId: 'gallery' },
  ]
  const legs = [0, 1, 2, 3].map((to) => ({
    from: to - 1,
    to,
    mode: 'walk' as const,
    minutes: 0,
    metres: 0,
    cost: { amount: 0, currency: 'EUR' },
    basis: 'estimate' as const,
  }))
  const request: ResolvedRequest = {
    cities: [{ id: 'rome', nights: 0, stay: { name: 'Inn', lat: 41.9, lon: 12.5 } }],
    startDate: '2026-12-01',
    days: 1,

    travellers: { adults: 1, children: 1 },
    pace: 'balanced',
    interests: [],
    mustSee: [],
    avoid: [],
    locks: [],
    bookings: [],

    meals: true,
    dayStart: '09:00',
    dayEnd: '16:00',
    modes: ['walk'],
    needs: { stepFree: false, diets: [] },
    seed: 1,
    timeBudgetMs: 100,
  }
  return {
    request,
    plan: {
      days: [{ date: '2026-12-01', cityId: 'rome', zone: 'Europe/Rome', stops, legs }],
      total: { amount: 4000, currency: 'EUR' },
    },
    facts: { guides: [guide], holidays: {}, rates: null },
  }
}

function check({ request, plan, facts }: Trip, rule: CheckRule): Check | undefined {
  return checkTrip(request, plan, facts).find((found) => found.rule === rule)
}

type Change = (stops: Plan['days'][number]['stops'], trip: Trip) => void
/** Changes one of the stops: the museum, the lunch or the garden. */
const at =
  (i: number, change: Partial<Plan['days'][number]['stops'][number]>): Change =>
  (stops) =>
    Object.assign(stops[i] ?? {}, change)
const asking =
  (change: Partial<ResolvedRequest>): Change =>
  (_, { request }) =>
    Object.assign(request, change)
/** The walk to the garden crosses by ferry, and the plan omits the fare. */
const gardenOverTheRiver: Change = (stops, trip) => {
  const lat = 41.902
  Object.assign(stops[2] ?? {}, { lat })
  const ferry = { name: 'Ferry', from: [41.9005, 12.5], to: [41.9015, 12.5], minutes: 2, modes: ['walk'] }
  const river = {
    name: 'River',
    line: [
      [41.901, 12],
      [41.901, 13],
    ],
    crossings: [ferry],
  }
  const pointsOfInterest = guide.pointsOfInterest.map((one) => (one.id === 'garden' ? { ...one, lat } : one))
  const barriers = [river] as Guide['barriers']
  Object.assign(trip, { facts: { ...trip.facts, guides: [{ ...guide, barriers, pointsOfInterest }] } })
}
const CASES: [rule: CheckRule, told: string, change: Change][] = [
  ['facts', 'The museum is at 41.9', at(0, { lat: 42 })],
  ['facts', 'ufo is no place of Rome', at(0, { poiId: 'ufo' })],
  ['opening-hours', 'visited 08:59 to 10:00 and is open 09:00 to 18:00', at(0, { start: '08:59' })],
  ['last-entry', 'entered at 17:01 and lets nobody in after 17:00', at(0, { start: '17:01', end: '17:30' })],
  [
    'travel-time',
    'from The trattoria to The garden takes 0 minutes, not -1',
    (_, { plan }) => plan.days[0]?.legs[2] && Object.assign(plan.days[0].legs[2], { minutes: -1 }),
  ],
  ['travel-time', 'there is no way from the stay to The museum', (_, { plan }) => plan.days[0]?.legs.shift()],
  ['order', 'The trattoria is reached 09:59, before The museum ends 10:00', at(1, { arrive: '09:59' })],
  ['once', 'The museum is there a second time', (stops) => stops[0] && stops.push({ ...stops[0] })],
  ['meals', 'the day has lunch 0 times, not 1', (stops) => stops.splice(1, 1)],
  ['meals', 'lunch is 14:01 to 15:01, not within 11:00 to 15:00', at(1, { start: '14:01', end: '15:01' })],
  ['meals', 'serves no dinner', at(1, { meal: 'dinner', start: '17:00', end: '18:00' })],
  ['day-bounds', 'the day 09:00 to 13:59', asking({ departure: '13:59' })],
  [
    'walking',
    '1 minutes on foot, of 0',
    (_, { request, plan }) =>
      plan.days[0]?.legs[0] &&
      Object.assign(plan.days[0].legs[0], { minutes: 1 }) &&
      Object.assign(request, { maxWalkMinutes: 0 }),
  ],
  [
    'pace',
    '5 visits, of 4',
    (stops, { request }) =>
      stops.push(...Array.from({ length: 3 }, () => ({ ...makeStop() }))) &&
      Object.assign(request, { pace: 'relaxed' }),
  ],
  ['costs', 'the way from The trattoria costs EUR 3.00, not EUR 0.00', gardenOverTheRiver],
  ['costs', 'The museum costs EUR 20.00, not EUR 20.01', at(0, { cost: { amount: 2001, currency: 'EUR' } })],
  [
    'costs',
    'the total is EUR 40.00, not EUR 39.99',
    (_, { plan }) => Object.assign(plan.total, { amount: 3999 }),
  ],
  ['budget', 'EUR 40.00 of 39.99', asking({ budget: { amount: 3999, currency: 'EUR' } })],
  [
    'bookings',
    'Opera on 2026-12-01 from 14:00 to 15:00 is not in the plan',
    (_, { request }) =>
      request.bookings.push({
        name: 'Opera',
        lat: 41.9,
        lon: 12.5,
        date: '2026-12-01',
        start: '14:00',
        end: '15:00',
      }),
  ],
  ['must-see', 'gallery is not in the plan', (_, { request }) => request.mustSee.push('gallery')],
  ['avoid', 'The museum was to be avoided', (_, { request }) => request.avoid.push('museum')],
  [
    'locks',
    'museum is not on 2026-12-01 at 09:01',
    (_, { request }) => request.locks.push({ poiId: 'museum', date: '2026-12-01', start: '09:01' }),
  ],
  [
    'route',
    'the day is 2026-12-01, not 2026-12-02',
    (_, { plan }) => plan.days[0] && Object.assign(plan.days[0], { date: '2026-12-02' }),
  ],
  ['route', '1 day, of 2', asking({ days: 2 })],
  [
    'needs',
    'The trattoria has nothing known to be kosher',
    (_, { request }) => request.needs.diets.push('kosher'),
  ],
  [
    'daylight',
    'The garden is visited 16:00 to 17:00; the light is 07:',
    at(2, { start: '16:00', end: '17:00' }),
  ],
  ['rain-alternative', 'is in the plan already', at(2, { rainPoiId: 'museum' })],
]

function makeStop() {
  const [museum] = makeTrip().plan.days[0]?.stops ?? []
  if (!museum) throw new Error('the trip has a museum')
  return museum
}

describe('a valid plan', () => {
  const checks = checkTrip(makeTrip().request, makeTrip().plan, makeTrip().facts)

  it('passes every rule, in order', () => {
    expect(checks.map(({ rule }) => rule)).toEqual(RULES)
    expect(checks.filter(({ ok, parts }) => !ok || parts.length > 0)).toEqual([])
  })

  it('has its figures in the details', () => {
    const detailOf = (rule: CheckRule) => checks.find((one) => one.rule === rule)?.detail
    expect(detailOf('opening-hours')).toBe(
      '3 visits, all inside opening hours, each ending at least 120 minutes before closing',
    )
    expect(detailOf('costs')).toBe('7 prices, EUR 40.00 in total')
    expect(detailOf('pace')).toBe('at most 2 visits a day (limit: 6)')
  })

  it.each([
    ['at the last minute of the day', (trip: Trip) => Object.assign(trip.request, { departure: '14:00' })],
    [
      'for all of its budget',
      (trip: Trip) => Object.assign(trip.request, { budget: { amount: 4000, currency: 'EUR' } }),
    ],
    [
      'with a place that is wished for and locked',
      (trip: Trip) =>
        trip.request.mustSee.push('museum') &&
        trip.request.locks.push({ poiId: 'museum', date: '2026-12-01', start: '09:00' }),
    ],
  ])('is valid with %s', (_, change) => {
    const trip = makeTrip()
    change(trip)
    expect(checkTrip(trip.request, trip.plan, trip.facts).filter(({ ok }) => !ok)).toEqual([])
  })
})

describe('an invalid plan', () => {
  it.each(CASES)('breaks %s: %s', (rule, detail, change) => {
    const trip = makeTrip()
    change(trip.plan.days[0]?.stops ?? [], trip)
    const broken = check(trip, rule)
    expect(broken).toMatchObject({ ok: false, detail: expect.stringContaining(detail) })
    expect(broken?.parts.length).toBeGreaterThan(0)
  })

  it('has the day and the stop of each violation', () => {
    const trip = makeTrip()
    const lunch = trip.plan.days[0]?.stops[1]
    if (lunch) lunch.end = '99:99'
    expect(check(trip, 'opening-hours')?.parts).toMatchObject([{ day: 0, stop: 1 }])
  })

  it('reports an extra day, and continues', () => {
    const trip = makeTrip()
    trip.plan.days.push(...makeTrip().plan.days)
    const broken = checkTrip(trip.request, trip.plan, trip.facts).filter(({ ok }) => !ok)
    expect(broken.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['once', 'day-bounds', 'route', 'costs']),
    )
  })

  it('reports a city without a guide', () => {
    const trip = makeTrip()
    trip.facts = { ...trip.facts, guides: [] }
    expect(check(trip, 'facts')).toMatchObject({ ok: false })
  })
})
