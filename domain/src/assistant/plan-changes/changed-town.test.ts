import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { guideFile, toGuide } from '../../destination/places/index.ts'
import {
  checkTrip,
  type PlanFacts,
  type PlanRequestInput,
  planRequest,
  resolveRequest,
} from '../../trip/itinerary/index.ts'
import { type StartTimer, solveTrip } from '../../trip/planner/index.ts'
import type { PlanView } from '../../trip/sync/index.ts'
import { makePlanView } from '../../trip/sync/index.ts'
import { asKept } from './stop-rows.rules.ts'

// A flat town with sights of several kinds along a street, and tables at different prices.

const place = (id: string, name: string, metres: number, more: object = {}) => ({
  id,
  name,
  nameLocal: name,
  lat: 48,
  lon: 10 + metres / 74_600,
  category: 'landmark',
  hours: '08:00-22:00',
  lastEntryMinutes: null,
  minutes: 60,
  indoor: true,
  daylight: false,
  price: 0,
  booking: null,
  stepFree: true,
  renown: 5,
  about: 'A place.',
  url: null,
  confidence: 'high',
  written: '2026-11-01',
  ...more,
})
const table = (id: string, name: string, metres: number, price: number, diet: string[] = []) =>
  place(id, name, metres, {
    category: 'restaurant',
    meals: ['lunch', 'dinner'],
    renown: 4,
    price,
    diet,
  })

const ROWS = [
  place('old-tower', 'Old Tower', 300, { renown: 9, price: 1200 }),
  place('town-museum', 'Town Museum', 500, { category: 'museum', renown: 8, minutes: 120, price: 1500 }),
  place('toy-museum', 'Toy Museum', 900, { category: 'museum', renown: 4, price: 800 }),
  place('rose-garden', 'Rose Garden', 700, { category: 'garden', indoor: false, renown: 6 }),
  place('river-bridge', 'River Bridge', 1100, { category: 'bridge', indoor: false, renown: 6, minutes: 30 }),
  place('grand-palace', 'Grand Palace', 1500, { category: 'palace', renown: 8, minutes: 90, price: 2000 }),
  place('night-gallery', 'Night Gallery', 1300, { category: 'gallery', hours: '15:00-21:00', renown: 5 }),
  place('sunday-market', 'Sunday Hall', 1000, { hours: 'Su 09:00-13:00', renown: 3 }),
  place('saint-church', 'Saint Church', 200, { category: 'worship', renown: 5, minutes: 30 }),
  place('hill-park', 'Hill Park', 1800, { category: 'park', indoor: false, renown: 4 }),
  place('stone-square', 'Stone Square', 400, { category: 'square', indoor: false, renown: 5, minutes: 30 }),
  place('sea-aquarium', 'Sea Aquarium', 1600, { category: 'science', renown: 5, price: 1800 }),
  table('dear-inn', 'Dear Inn', 450, 4000),
  table('golden-grill', 'Golden Grill', 800, 3500),
  table('plain-inn', 'Plain Inn', 600, 1500),
  table('green-table', 'Green Table', 1000, 1800, ['vegan', 'vegetarian']),
  table('leaf-kitchen', 'Leaf Kitchen', 1200, 1600, ['vegan', 'vegetarian']),
  table('corner-inn', 'Corner Inn', 1400, 1700),
]

/** A Monday. */
export const FIRST_DAY = '2027-05-10'
export const FACTS: PlanFacts = {
  guides: [
    toGuide(
      z.parse(guideFile, {
        asOf: '2025-11-30',
        city: {
          id: 'town',
          name: 'Town',
          nameLocal: 'Town',
          country: 'AT',
          lat: 48,
          lon: 10,
          zone: 'Europe/Vienna',
          currency: 'EUR',
        },
        transport: {
          transitFare: 200,
          transitKmh: 20,
          transitWaitMinutes: 8,
          taxiBase: 300,
          taxiPerKm: 100,
          detour: 1.3,
        },
        barriers: [],
        pointsOfInterest: ROWS,
      }),
    ),
  ],
  holidays: {},
  rates: null,
}
export const startTimer: StartTimer = () => {
  const started = Date.now()
  return { elapsed: () => Date.now() - started, isOver: () => false }
}

/** A plan of the town as a trip keeps it. */
export function planTown(input: Partial<PlanRequestInput> = {}): PlanView {
  const wanted = { cities: [{ id: 'town' }], days: 3, startDate: FIRST_DAY, timeBudgetMs: 30, ...input }
  const settled = resolveRequest(z.parse(planRequest, wanted), FACTS, '2027-01-01')
  if (!settled.ok) throw new Error(JSON.stringify(settled.issues))
  const request = settled.value
  const { solution } = solveTrip(request, FACTS, {
    isProved: (plan) => checkTrip(request, plan, FACTS).every(({ ok }) => ok),
  })
  if (!solution) throw new Error('no plan')
  const ids = solution.plan.days.map(({ stops }, i) => stops.map((_, j) => `stop-${i}-${j}`))
  const view = makePlanView(request, FACTS, solution.plan, ids)
  return asKept(view, view, FACTS)
}

it('the town has a plan of three days that the checker proves, as the trip keeps it', () => {
  const view = planTown()
  expect(view.checks.filter(({ ok }) => !ok)).toEqual([])
  expect(view.plan.days.map(({ stops }) => stops.length > 2)).toEqual([true, true, true])
})
