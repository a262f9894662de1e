import { type DualPrices, makeDualPrices, optimizePrices, sumOf } from './dual-prices.ts'
import type { RoutePool } from './route-pool.ts'

/** Combines routes of a pool: at most one per day, no place twice. */
export type RoutePacking = {
  readonly prices: DualPrices
  /** Per day: its route in the best plan found, or -1. */
  readonly chosen: Int32Array
  /** Per day, during the search. */
  readonly trial: Int32Array
}

/** A better plan has at least one more point. */
const MIN_GAIN = 0.5
const MAX_STEPS = 20_000
/** The cost of a call in steps. */
const STEPS_PER_CHECK = 50

export function makeRoutePacking(pool: RoutePool, places: number, days: number): RoutePacking {
  return {
    prices: makeDualPrices(pool, places, days),
    chosen: new Int32Array(days),
    trial: new Int32Array(days),
  }
}

type PackingTree = {
  pool: RoutePool
  packing: RoutePacking
  /** The days in the order in which they get a route, the one with the fewest first, and the routes of each, the best first. */
  turn: number[]
  routes: number[][]
  /** The net of the best routes from this step on. */
  rest: Float64Array
  /** The minimum value of a better plan. */
  wanted: number
  steps: number
  isFound: boolean
  isAllowed: (trial: Int32Array) => boolean
}

/**
 * True when a combination is worth more than `lowerBound` and `isAllowed` accepts it; `chosen` then has its routes. Prices
 * exclude most routes, the others are tried in full up to a number of steps.
 */
export function packRoutes(
  packing: RoutePacking,
  pool: RoutePool,
  lowerBound: number,
  isAllowed: (trial: Int32Array) => boolean,
): boolean {
  if (!optimizePrices(packing.prices, pool, lowerBound + MIN_GAIN)) return false
  const tree = buildPackingTree(packing, pool, lowerBound + MIN_GAIN, isAllowed)
  packing.prices.uses.fill(0)
  tryFrom(tree, 0, sumOf(packing.prices.price), 0)
  return tree.isFound
}

function buildPackingTree(
  packing: RoutePacking,
  pool: RoutePool,
  wanted: number,
  isAllowed: PackingTree['isAllowed'],
): PackingTree {
  const { active, count, net, bestNet } = packing.prices
  const byDay: number[][] = Array.from(bestNet, () => [])
  for (let i = 0; i < count; i++) {
    const route = active[i] ?? 0
    byDay[pool.day[route] ?? 0]?.push(route)
  }
  const sizeOf = (day: number) => byDay[day]?.length ?? 0
  const turn = Array.from(byDay.keys()).sort((a, b) => sizeOf(a) - sizeOf(b) || a - b)
  const rest = new Float64Array(turn.length + 1)
  for (let i = turn.length - 1; i >= 0; i--) rest[i] = (rest[i + 1] ?? 0) + (bestNet[turn[i] ?? 0] ?? 0)
  const routes = turn.map((day) => (byDay[day] ?? []).sort((a, b) => (net[b] ?? 0) - (net[a] ?? 0) || a - b))
  return { pool, packing, turn, routes, rest, wanted, steps: 0, isFound: false, isAllowed }
}

/**
 * Tries the routes of the steps from this one on; `bound` is the upper bound for plans with the routes so far, without
 * `rest`.
 */
function tryFrom(tree: PackingTree, at: number, bound: number, worth: number): void {
  const { pool, packing, turn, rest } = tree
  const { chosen, trial, prices } = packing
  const routes = tree.routes[at]
  if (!routes) {
    if (worth < tree.wanted) return
    if (!tree.isAllowed(trial)) {
      tree.steps += STEPS_PER_CHECK
      return
    }
    tree.wanted = worth + MIN_GAIN
    tree.isFound = true
    chosen.set(trial)
    return
  }
  const day = turn[at] ?? 0
  const later = rest[at + 1] ?? 0
  for (let i = 0; i < routes.length; i++) {
    const route = routes[i] ?? 0
    const net = prices.net[route] ?? 0
    if (bound + net + later < tree.wanted || tree.steps++ >= MAX_STEPS) break
    if (!isFree(prices, pool, route)) continue
    mark(prices, pool, route, 1)
    trial[day] = route
    tryFrom(tree, at + 1, bound + net, worth + (pool.worth[route] ?? 0))
    mark(prices, pool, route, 0)
  }
  trial[day] = -1
  if (bound + later >= tree.wanted && tree.steps++ < MAX_STEPS) tryFrom(tree, at + 1, bound, worth)
}

function isFree({ uses }: DualPrices, { offset, places }: RoutePool, route: number): boolean {
  const to = offset[route + 1] ?? 0
  for (let i = offset[route] ?? 0; i < to; i++) if (uses[places[i] ?? 0] === 1) return false
  return true
}

function mark({ uses }: DualPrices, { offset, places }: RoutePool, route: number, use: 0 | 1): void {
  const to = offset[route + 1] ?? 0
  for (let i = offset[route] ?? 0; i < to; i++) uses[places[i] ?? 0] = use
}
