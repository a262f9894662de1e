import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { type Guide, guideFile, type PointOfInterest, toGuide } from '../../destination/places/index.ts'
import {
  checkTrip,
  type Plan,
  type PlanFacts,
  type PlanRequestInput,
  planRequest,
  type ResolvedRequest,
  resolveRequest,
} from '../itinerary/index.ts'
import { solveTrip } from './index.ts'

// A flat town with one stay, in winter. Each test makes a silly plan as tempting as possible.

export type Row = Partial<Omit<PointOfInterest, 'price'>> & { id: string; km: number }
const LAT = 48
/** A place at a distance in kilometres east of the centre. */
export const place = ({ id, km, ...more }: Row) => ({
  id,
  name: id,
  nameLocal: id,
  lat: LAT,
  lon: 10 + km / 74.6,
  category: 'landmark',
  hours: '08:00-22:00',
  lastEntryMinutes: null,
  minutes: 60,
  indoor: true,
  daylight: false,
  price: 0,
  booking: null,

  stepFree: true,
  renown: 6,
  about: 'A place.',
  url: null,
  confidence: 'high',
  written: '2026-11-01',
  checked: null,
  ...more,
})
export const table = (id: string, km: number, minutes = 60) =>
  place({ id, km, category: 'restaurant', meals: ['lunch', 'dinner'], renown: 4, minutes })

/** What a town has beside its places; `highs` is its climate. */
type World = Pick<Guide, 'tickets' | 'highs'>

export function makeFacts(
  rows: readonly ReturnType<typeof place>[],
  { tickets = [], highs }: World = {},
): PlanFacts {
  const city = {
    id: 'town',
    name: 'Town',
    nameLocal: 'Town',
    country: 'AT',
    lat: LAT,
    lon: 10,
    zone: 'Europe/Vienna',
    currency: 'EUR',
  }
  const transport = {
    transitFare: 200,
    transitKmh: 20,
    transitWaitMinutes: 8,
    taxiBase: 300,
    taxiPerKm: 100,
    detour: 1.3,
  }
  const file = z.parse(guideFile, {
    asOf: '2025-11-30',
    city,
    transport,
    barriers: [],
    tickets,
    pointsOfInterest: rows,
  })
  return { guides: [toGuide(file, highs)], holidays: {}, rates: null }
}

export function planOf(
  rows: readonly ReturnType<typeof place>[],
  input: Partial<PlanRequestInput> = {},
  world: World = {},
): Plan {
  const facts = makeFacts(rows, world)
  const request = resolve(facts, input)
  const { solution } = solveTrip(request, facts, {
    iterations: 600,
    isProved: (plan, resolved) => checkTrip(resolved, plan, facts).every(({ ok }) => ok),
  })
  if (!solution) throw new Error('no plan')
  return solution.plan
}

export function resolve(facts: PlanFacts, input: Partial<PlanRequestInput>): ResolvedRequest {
  const planInput = { cities: [{ id: 'town' }], days: 1, startDate: '2026-12-02', ...input }
  const settled = resolveRequest(z.parse(planRequest, planInput), facts, '2026-11-21')
  if (!settled.ok) throw new Error('no request')
  return settled.value
}

export const stopsOf = ({ days }: Plan) => days.flatMap(({ stops }) => stops)
export const idsOf = (plan: Plan) => stopsOf(plan).map(({ poiId }) => poiId)
export const near = (count: number, more: Partial<Row> = {}) =>
  Array.from({ length: count }, (_, i) => place({ id: `near-${i}`, km: 0.3 * (i + 1), ...more }))
export const TABLES = [table('inn', 0.4), table('tavern', 0.9), table('cellar', 1.4), table('grill', 0.6)]

it('the same town and seed give the same plan', () => {
  expect(planOf([...near(6), ...TABLES])).toEqual(planOf([...near(6), ...TABLES]))
})
