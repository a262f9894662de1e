import { recreateGreedily } from './recreate.ts'
import { insertAfter, removeFrom, retimeDay } from './route.ts'
import { makeRoutePacking, packRoutes, type RoutePacking } from './route-packing.ts'
import { addRoute, clearRoutePool, hasPoolCapacity, makeRoutePool, type RoutePool } from './route-pool.ts'
import { SQUARE_POWER } from './score-powers.ts'
import { type SearchState, totalTimeOf } from './search.ts'
import type { PlanState } from './state.ts'

/** Combines days of many plans into new plans, because the search alone would take long to find such combinations. */
export type Recombination = {
  readonly pool: RoutePool
  readonly packing: RoutePacking
  /** The value of a required place or set: more than all others in a plan together. */
  readonly bonus: number
  /** The value of the best plan in these terms. */
  bestWorth: number
  /** The number of known routes at the last recombination, and the number of new ones until the next. */
  tried: number
  interval: number
}

/** The first interval suits a search of a few thousand rounds; longer searches soon have longer intervals. */
const FIRST_RECOMBINATION_AFTER = 100
/** Without success, it is tried less and less often. */
const INTERVAL_GROWTH = 1.5

/** For a search of so many iterations. */
export function makeRecombination(search: SearchState, iterations: number): Recombination {
  const { state, candidates, points, openDays } = search
  const pool = makeRoutePool(state, iterations)
  let bonus = 1 + points * totalTimeOf(openDays, state.problem)
  for (const place of candidates) bonus += state.score[place] ?? 0
  const recombination: Recombination = {
    pool,
    packing: makeRoutePacking(pool, state.places, state.days),
    bonus,
    bestWorth: 0,
    tried: 0,
    interval: FIRST_RECOMBINATION_AFTER,
  }
  recordBest(recombination, search)
  return recombination
}

/** Records the current plan as the best so far. */
export function recordBest(recombination: Recombination, search: SearchState): void {
  const { openDays } = search
  recombination.bestWorth = 0
  for (let i = 0; i < openDays.length; i++)
    recombination.bestWorth += worthOfDay(search, openDays[i] ?? 0, recombination.bonus)
}

/** Stores the days that the round changed. */
export function poolChangedRoutes({ pool, bonus }: Recombination, search: SearchState): void {
  const { openDays, touched, state } = search
  if (!hasPoolCapacity(pool, state)) return
  for (let i = 0; i < openDays.length; i++) {
    const day = openDays[i] ?? 0
    if (touched[day] === 1) addRoute(pool, state, day, worthOfDay(search, day, bonus))
  }
}

/** Whether enough new routes exist since the last time, or the pool is almost full. */
export function isDue({ pool, tried, interval }: Recombination, { state }: SearchState): boolean {
  return pool.count - tried >= interval || (pool.count > 0 && !hasPoolCapacity(pool, state))
}

/**
 * Builds the best combination of days, when it is better than the best known plan, and fills it up. False when there is
 * none; the current plan is then invalid.
 */
export function recombine(recombination: Recombination, search: SearchState): boolean {
  const { pool, packing, bestWorth } = recombination
  const { state } = search
  const isFound = packRoutes(
    packing,
    pool,
    bestWorth,
    (trial) => state.stock.count === 0 || applyRoutes(search, pool, trial),
  )
  recombination.interval = isFound ? FIRST_RECOMBINATION_AFTER : INTERVAL_GROWTH * recombination.interval
  if (isFound) {
    applyRoutes(search, pool, packing.chosen)
    search.touched.fill(1)
    search.price = search.points
    search.nearCount = 0
    recreateGreedily(search, { power: SQUARE_POWER, noise: 0, skip: 0 })
  }
  if (!hasPoolCapacity(pool, state)) clearRoutePool(pool)
  recombination.tried = pool.count
  return isFound
}

/** False when the days do not fit together because a limit of the whole trip is exceeded. */
function applyRoutes({ state, openDays }: SearchState, pool: RoutePool, chosen: Int32Array): boolean {
  for (let i = 0; i < openDays.length; i++) {
    const day = openDays[i] ?? 0
    removeFrom(state, day, 1, state.length[day] ?? 0)
    retimeDay(state, day)
  }
  let works = true
  for (let i = 0; i < openDays.length; i++) {
    const day = openDays[i] ?? 0
    const route = chosen[day] ?? -1
    if (route >= 0) applyRoute(state, day, pool, route)
    if (!retimeDay(state, day)) works = false
  }
  return works
}

function applyRoute(state: PlanState, day: number, { offset, places }: RoutePool, route: number): void {
  const from = offset[route] ?? 0
  const to = offset[route + 1] ?? 0
  for (let i = from; i < to; i++) insertAfter(state, places[i] ?? 0, day, i - from)
}

/** Its score minus its travel cost; required places and sets count most, except sets for any day. */
function worthOfDay({ state, points, required }: SearchState, day: number, bonus: number): number {
  const { score, order, sets, travelled, places } = state
  const first = day * state.stride + 1
  const end = first + (state.length[day] ?? 0)
  let worth = -points * (travelled[day] ?? 0)
  for (let cell = first; cell < end; cell++) {
    const place = order[cell] ?? 0
    worth += score[place] ?? 0
    if (required[place] === 1) worth += bonus
    const index = day * places + place
    for (let i = sets.offset[index] ?? 0; i < (sets.offset[index + 1] ?? 0); i++)
      if (sets.day[sets.setOf[i] ?? 0] === day && isFirstOf(state, cell, first, sets.setOf[i] ?? 0))
        worth += bonus
  }
  return worth
}

/** Whether no place before this cell is in the same set. */
function isFirstOf(
  { order, sets, places, stride }: PlanState,
  cell: number,
  first: number,
  set: number,
): boolean {
  const day = (first - 1) / stride
  for (let before = first; before < cell; before++) {
    const index = day * places + (order[before] ?? 0)
    for (let i = sets.offset[index] ?? 0; i < (sets.offset[index + 1] ?? 0); i++)
      if (sets.setOf[i] === set) return false
  }
  return true
}
