import type { RoutePool } from './route-pool.ts'

/** Lagrangian prices of places that several days compete for, and the resulting bounds for the routes of a pool. */
export type DualPrices = {
  /** Per place. They are kept between calls, which saves most of the rounds. */
  readonly price: Float64Array
  /** Per route: its value minus the prices of its places. */
  readonly net: Float64Array
  /** Per day: the greatest net, 0 when no route has more, and its route, or -1. */
  readonly bestNet: Float64Array
  readonly bestRoute: Int32Array
  /** Routes that a better plan can have, the first `count`. */
  readonly active: Int32Array
  count: number
  readonly uses: Int32Array
}

const MAX_ROUNDS = 150
const MIN_ROUNDS = 20
/** The number of places visited, over all rounds; a measure of work. */
const WORK_LIMIT = 3_000_000
const FILTER_EVERY = 10
const STEP_DECAY = 0.9

export function makeDualPrices({ day }: RoutePool, places: number, days: number): DualPrices {
  return {
    price: new Float64Array(places),
    net: new Float64Array(day.length),
    bestNet: new Float64Array(days),
    bestRoute: new Int32Array(days),
    active: new Int32Array(day.length),
    count: 0,
    uses: new Int32Array(places),
  }
}

/**
 * Improves the prices (subgradient steps, Held and Karp 1971), and leaves in `active` the routes that plans of at least
 * `wanted` can use. False when there is no such plan.
 */
export function optimizePrices(prices: DualPrices, pool: RoutePool, wanted: number): boolean {
  for (let route = 0; route < pool.count; route++) prices.active[route] = route
  prices.count = pool.count
  const rounds = Math.floor(WORK_LIMIT / (1 + (pool.offset[pool.count] ?? 0)))
  const last = Math.min(MAX_ROUNDS, Math.max(MIN_ROUNDS, rounds))
  let step = 1
  let least = Number.POSITIVE_INFINITY
  for (let round = 1; ; round++) {
    const bound = computeReducedValues(prices, pool)
    if (bound < wanted) return false
    if (bound < least) least = bound
    else step *= STEP_DECAY
    if (round === last || round % FILTER_EVERY === 0) pruneRoutes(prices, pool, bound - wanted)
    if (round === last) return true
    movePrices(prices, pool, step * (bound - wanted + 1))
  }
}

/** Computes the net of the active routes; returns an upper bound for plans. */
function computeReducedValues(prices: DualPrices, { offset, places, worth, day }: RoutePool): number {
  const { active, net, price, bestNet, bestRoute } = prices
  bestNet.fill(0)
  bestRoute.fill(-1)
  for (let i = 0; i < prices.count; i++) {
    const route = active[i] ?? 0
    const to = offset[route + 1] ?? 0
    let value = worth[route] ?? 0
    for (let j = offset[route] ?? 0; j < to; j++) value -= price[places[j] ?? 0] ?? 0
    net[route] = value
    const on = day[route] ?? 0
    if (value <= (bestNet[on] ?? 0)) continue
    bestNet[on] = value
    bestRoute[on] = route
  }
  return sumOf(price) + sumOf(bestNet)
}

/** Raises the price of places that several days use, and lowers that of unused ones. */
function movePrices(
  { price, uses, bestRoute }: DualPrices,
  { offset, places }: RoutePool,
  size: number,
): void {
  uses.fill(0)
  for (let day = 0; day < bestRoute.length; day++) {
    const route = bestRoute[day] ?? -1
    if (route < 0) continue
    const to = offset[route + 1] ?? 0
    for (let j = offset[route] ?? 0; j < to; j++) {
      const place = places[j] ?? 0
      uses[place] = (uses[place] ?? 0) + 1
    }
  }
  let norm = 0
  for (let place = 0; place < price.length; place++) {
    const excess = (uses[place] ?? 0) - 1
    if (excess > 0 || (price[place] ?? 0) > 0) norm += excess * excess
  }
  if (norm === 0) return
  for (let place = 0; place < price.length; place++)
    price[place] = Math.max(0, (price[place] ?? 0) + (size * ((uses[place] ?? 0) - 1)) / norm)
}

/** Drops routes that are further from their day's best than the bound allows, because no wanted plan has them. */
function pruneRoutes(prices: DualPrices, { day }: RoutePool, spare: number): void {
  const { active, net, bestNet } = prices
  let count = 0
  for (let i = 0; i < prices.count; i++) {
    const route = active[i] ?? 0
    if ((bestNet[day[route] ?? 0] ?? 0) - (net[route] ?? 0) <= spare) active[count++] = route
  }
  prices.count = count
}

/** The sum, always in the same order. */
export function sumOf(values: Float64Array): number {
  let sum = 0
  for (let i = 0; i < values.length; i++) sum += values[i] ?? 0
  return sum
}
