import fc from 'fast-check'
import { expect, test } from 'vitest'
import { insertAfter, removeFrom, retimeDay } from './route.ts'
import { makeRoutePacking, packRoutes } from './route-packing.ts'
import { addRoute, makeRoutePool, type RoutePool } from './route-pool.ts'
import { makePlanState, type PlanState } from './state.ts'
import { makeLine, makeProblem } from './test-problem.ts'

const PLACES = 7
const DAYS = 3

type Route = { day: number; places: readonly number[]; worth: number }

const anyRoutes = fc.array(
  fc.record({
    day: fc.nat(DAYS - 1),
    places: fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1, maxLength: 4 }),
    worth: fc.integer({ min: -3, max: 30 }),
  }),
  { maxLength: 25 },
)

test('finds the best combination of routes when it is better than the known plan, and otherwise none', () => {
  fc.assert(
    fc.property(anyRoutes, fc.integer({ min: 0, max: 60 }), (routes, lowerBound) => {
      const { pool, packing } = fillPool(routes)
      const isFound = packRoutes(packing, pool, lowerBound, () => true)
      const best = bestOf(routes, 0, [])
      expect(isFound).toBe(best > lowerBound)
      if (isFound) expect(worthOf(pool, packing.chosen)).toBe(best)
    }),
    { numRuns: 2000 },
  )
})

test('a plan that is not allowed is skipped for the next best', () => {
  const { pool, packing } = fillPool([
    { day: 0, places: [0, 1], worth: 9 },
    { day: 0, places: [2], worth: 5 },
    { day: 1, places: [1], worth: 6 },
  ])
  expect(packRoutes(packing, pool, 0, (trial) => trial[0] !== 1)).toBe(true)
  expect(worthOf(pool, packing.chosen)).toBe(9)
  expect(Array.from(packing.chosen)).toEqual([0, -1, -1])
})

test('a known day counts once, in its best order, of equal ones the one that ends soonest', () => {
  const state = makePlanState(makeLine(), new Uint8Array(1))
  const pool = makeRoutePool(state, 3)
  lay(state, 0, [0, 2, 1])
  addRoute(pool, state, 0, 3)
  lay(state, 0, [0, 1, 2])
  addRoute(pool, state, 0, 3)
  lay(state, 0, [0, 2, 1])
  addRoute(pool, state, 0, 3)
  expect(pool.count).toBe(1)
  expect(Array.from(pool.places.subarray(0, 3))).toEqual([0, 1, 2])
  addRoute(pool, state, 0, 4)
  expect(Array.from(pool.places.subarray(0, 3))).toEqual([0, 2, 1])
})

function fillPool(routes: readonly Route[]) {
  const recipe = { seed: 1, places: PLACES, days: DAYS, spans: 1, isLawless: false, hasRequired: false }
  const state = makePlanState(makeProblem({ ...recipe, limits: 0, maxScore: 1 }), new Uint8Array(DAYS))
  const pool = makeRoutePool(state, routes.length)
  for (const { day, places, worth } of routes) {
    lay(state, day, places)
    addRoute(pool, state, day, worth)
  }
  return { pool, packing: makeRoutePacking(pool, PLACES, DAYS) }
}

/** Its feasibility does not matter here. */
function lay(state: PlanState, day: number, places: readonly number[]): void {
  removeFrom(state, day, 1, state.length[day] ?? 0)
  for (const [at, place] of places.entries()) insertAfter(state, place, day, at)
  retimeDay(state, day)
}

/** The value of the chosen routes; -1 when a place is in twice or a route is of another day. */
function worthOf({ day, offset, places, worth }: RoutePool, chosen: Int32Array): number {
  const taken = Array.from(chosen.entries()).filter(([, route]) => route >= 0)
  const all = taken.flatMap(([, route]) => Array.from(places.subarray(offset[route], offset[route + 1])))
  const isSound = new Set(all).size === all.length && taken.every(([on, route]) => day[route] === on)
  return isSound ? taken.reduce((sum, [, route]) => sum + (worth[route] ?? 0), 0) : -1
}

function bestOf(routes: readonly Route[], day: number, taken: readonly number[]): number {
  if (day === DAYS) return 0
  const withNone = bestOf(routes, day + 1, taken)
  const free = routes.filter(
    ({ places, ...route }) => route.day === day && !places.some((p) => taken.includes(p)),
  )
  return free.reduce(
    (best, { worth, places }) => Math.max(best, worth + bestOf(routes, day + 1, [...taken, ...places])),
    withNone,
  )
}
