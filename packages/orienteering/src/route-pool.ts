import { makeRandom, nextFloat } from './random.ts'
import type { PlanState } from './state.ts'

/** A pool of routes that the search has found, to be combined into new plans. */
export type RoutePool = {
  count: number
  readonly day: Int32Array
  readonly worth: Float64Array
  /** When the day ends: of two equally good orders of the same places the one that ends sooner is kept. */
  readonly finish: Int32Array
  /** The places of route r: `places` from `offset[r]` to `offset[r + 1]`. */
  readonly offset: Int32Array
  readonly places: Int32Array
  readonly code: Int32Array
  /** Routes by their code: open addressing, route + 1, 0 for nothing. */
  readonly table: Int32Array
  /** A random number per place, then per day; those of a route combine to its hash code. */
  readonly codeOf: Int32Array
}

const MAX_ROUTES = 8192
const MAX_PLACES = 131_072
const UINT32_RANGE = 4_294_967_296

/** Allocates room for this many plans, up to a maximum. */
export function makeRoutePool({ places, days }: PlanState, plans: number): RoutePool {
  const chance = makeRandom(places)
  const maxRoutes = Math.min(MAX_ROUTES, days * plans)
  const maxPlaces = Math.min(MAX_PLACES, places * plans)
  let tableSize = 4
  while (tableSize < 4 * maxRoutes) tableSize *= 2
  return {
    count: 0,
    day: new Int32Array(maxRoutes),
    worth: new Float64Array(maxRoutes),
    finish: new Int32Array(maxRoutes),
    offset: new Int32Array(maxRoutes + 1),
    places: new Int32Array(maxPlaces),
    code: new Int32Array(maxRoutes),
    table: new Int32Array(tableSize),
    codeOf: Int32Array.from({ length: places + days }, () => nextFloat(chance) * UINT32_RANGE),
  }
}

/** Clears the pool. */
export function clearRoutePool(pool: RoutePool): void {
  pool.count = 0
  pool.table.fill(0)
}

/** Whether there is room for all days of one more plan. */
export function hasPoolCapacity({ count, offset, day, places }: RoutePool, state: PlanState): boolean {
  return count + state.days <= day.length && (offset[count] ?? 0) + state.places <= places.length
}

/** Stores the current route of a day unless an equally good one is known. The pool must have room. */
export function addRoute(pool: RoutePool, state: PlanState, day: number, worth: number): void {
  const length = state.length[day] ?? 0
  if (length === 0) return
  const { code, offset, places, table } = pool
  const first = day * state.stride + 1
  const own = codeOfDay(pool, state, day)
  const slot = slotOf(pool, own)
  const existing = (table[slot] ?? 0) - 1
  const route = existing < 0 ? pool.count : existing
  const finish = state.begin[first + length] ?? 0
  const from = offset[route] ?? 0
  if (existing < 0) {
    table[slot] = route + 1
    code[route] = own
    offset[route + 1] = from + length
    pool.count++
    // A hash collision, about one in thousands of millions, is ignored because other places would not fit here.
  } else if (!isBetter(pool, existing, worth, finish) || offset[route + 1] !== from + length) return
  for (let i = 0; i < length; i++) places[from + i] = state.order[first + i] ?? 0
  pool.day[route] = day
  pool.worth[route] = worth
  pool.finish[route] = finish
}

function isBetter(pool: RoutePool, existing: number, worth: number, finish: number): boolean {
  const before = pool.worth[existing] ?? 0
  return worth > before || (worth === before && finish < (pool.finish[existing] ?? 0))
}

/** Does not depend on the order of the day's places. */
function codeOfDay({ codeOf }: RoutePool, { order, stride, length, places }: PlanState, day: number): number {
  const first = day * stride + 1
  const end = first + (length[day] ?? 0)
  let code = codeOf[places + day] ?? 0
  for (let cell = first; cell < end; cell++) code ^= codeOf[order[cell] ?? 0] ?? 0
  return code
}

/** The slot of a code in the table. */
function slotOf({ table, code }: RoutePool, wanted: number): number {
  const mask = table.length - 1
  let slot = wanted & mask
  while (table[slot] !== 0 && code[(table[slot] ?? 0) - 1] !== wanted) slot = (slot + 1) & mask
  return slot
}
