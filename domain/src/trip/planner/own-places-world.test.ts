import fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { type Guide, guideFile, toGuide } from '../../destination/places/index.ts'
import {
  checkTrip,
  joinOwnPlaces,
  type OwnPlace,
  type PlanFacts,
  type PlanRequestInput,
  parseRequest,
  type ResolvedRequest,
  WEEKDAYS,
} from '../itinerary/index.ts'
import {
  type Constraint,
  type ConstraintText,
  keepConstraints,
  listConstraints,
  type PlanOutcome,
  planOrExplain,
  type StartTimer,
} from './index.ts'

const CENTRE = { town: { lat: 48, lon: 10 }, port: { lat: 48, lon: 12 } }
export const START = '2027-05-10'
const sight = (id: string, lon: number, more: object = {}) => ({
  id,
  name: id,
  nameLocal: id,
  lat: 48,
  lon,
  category: 'landmark',
  hours: '08:00-22:00',
  lastEntryMinutes: null,
  minutes: 60,
  indoor: true,
  daylight: false,
  price: 500,
  booking: null,
  stepFree: true,
  renown: 6,
  about: 'A place.',
  url: null,
  confidence: 'high',
  written: '2026-11-01',
  ...more,
})

function makeGuide(id: keyof typeof CENTRE, currency: string): Guide {
  const { lat, lon } = CENTRE[id]
  const table = { category: 'restaurant', meals: ['lunch', 'dinner'], price: 1500 }
  return toGuide(
    z.parse(guideFile, {
      asOf: '2025-11-30',
      city: { id, name: id, nameLocal: id, country: 'AT', lat, lon, zone: 'Europe/Vienna', currency },
      transport: {
        transitFare: 200,
        transitKmh: 20,
        transitWaitMinutes: 8,
        taxiBase: 300,
        taxiPerKm: 100,
        detour: 1.3,
      },
      barriers: [],
      pointsOfInterest: [
        ...[1, 2, 3, 4].map((n) => sight(`${id}-${n}`, lon + n / 240)),
        sight(`${id}-inn`, lon + 0.005, table),
      ],
    }),
  )
}

const GUIDES = [makeGuide('town', 'EUR'), makeGuide('port', 'CZK')]
const RATES = { base: 'EUR', date: '2026-11-20', rates: { CZK: 25 } }
export const FACTS: PlanFacts = { guides: GUIDES, holidays: {}, rates: RATES }
export const TOWN = { cities: [{ id: 'town' }], days: 2 }
export const ROUTE = {
  cities: [
    { id: 'town', nights: 1 },
    { id: 'port', nights: 1 },
  ],
  days: 3,
}

let count = 0
/** A place of one's own, some kilometres north of the middle of a town. */
export function ownPlace(part: Partial<OwnPlace> = {}, km = 1, town: keyof typeof CENTRE = 'town'): OwnPlace {
  const { lat, lon } = CENTRE[town]
  return {
    id: `own-place${++count}`,
    name: 'Grandmother’s house',
    location: { lat: lat + km / 111, lon },
    category: 'landmark',
    hours: '24/7',
    minutes: 60,
    ...part,
  }
}

const endless: StartTimer = () => ({ elapsed: () => 0, isOver: () => false })
export type PlannedWorld = { request: ResolvedRequest; facts: PlanFacts; outcome: PlanOutcome }

/** The outcome of a request with these places; the facts have them. */
export function planWith(input: Omit<PlanRequestInput, 'places'>, places: OwnPlace[]): PlannedWorld {
  const facts = joinOwnPlaces(FACTS, places)
  const resolved = parseRequest({ startDate: START, timeBudgetMs: 10, ...input, places }, facts, '2027-01-01')
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.issues))
  const request = resolved.value
  return { request, facts, outcome: planOrExplain(request, facts, { startTimer: endless }) }
}

/** Places of every kind, open whenever, near and far. */
export const anyPlaces = fc.array(
  fc
    .record({
      town: fc.constantFrom('town' as const, 'port' as const),
      km: fc.integer({ min: 0, max: 60 }),
      days: fc.subarray([...WEEKDAYS], { minLength: 1 }),
      open: fc.integer({ min: 0, max: 22 }),
      length: fc.integer({ min: 1, max: 14 }),
      minutes: fc.integer({ min: 15, max: 720 }),
      category: fc.constantFrom(
        'landmark' as const,
        'park' as const,
        'restaurant' as const,
        'museum' as const,
      ),
      price: fc.option(fc.integer({ min: 0, max: 9000 }), { nil: undefined }),
      isMustSee: fc.boolean(),
      stepFree: fc.option(fc.boolean(), { nil: undefined }),
    })
    .map(({ town, km, days, open, length, category, minutes, price, isMustSee, stepFree }) => {
      const clock = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`
      const hours = `${days.join(',')} ${clock(open)}-${clock(open + length)}`
      const priced = price === undefined ? {} : { price: { amount: price, currency: 'EUR' } }
      const known = stepFree === undefined ? {} : { stepFree }
      return { place: ownPlace({ hours, minutes, category, ...priced, ...known }, km, town), isMustSee }
    }),
  { minLength: 1, maxLength: 5 },
)

/** A plan of these places is proved, or refused by wishes of which each is needed. */
export function expectProvedOrRefused(rows: { place: OwnPlace; isMustSee: boolean }[], input: object): void {
  const places = rows.map(({ place }) => place)
  const mustSee = rows.filter(({ isMustSee }) => isMustSee).map(({ place }) => place.id)
  const { request, facts, outcome } = planWith({ ...ROUTE, ...input, mustSee }, places)
  if (outcome.state === 'planned') {
    expect(checkTrip(request, outcome.solved.plan, facts).filter(({ ok }) => !ok)).toEqual([])
    return
  }
  expect(outcome.state).toBe('refused')
  if (outcome.state !== 'refused') return
  expect(outcome.conflict.length).toBeGreaterThan(0)
  // Each is needed: without it the others of the conflict can be kept.
  const { conflict } = outcome
  const constraints = listConstraints(request).filter((one) => conflict.some((text) => isSameWish(one, text)))
  expect(constraints).toHaveLength(conflict.length)
  for (const left of constraints) {
    const others = keepConstraints(
      request,
      constraints.filter((one) => one !== left),
    )
    expect(planOrExplain(others, facts, { startTimer: endless }).state).toBe('planned')
  }
}

function isSameWish(one: Constraint, { wish, index }: ConstraintText): boolean {
  return one.kind === wish && ('index' in one ? one.index : null) === index
}

it('without a place of one’s own the facts are what they were', () => {
  expect(joinOwnPlaces(FACTS, [])).toBe(FACTS)
  expect(planWith(TOWN, []).outcome.state).toBe('planned')
})
