import { hasCapacityFor, remainingOf } from './resource-usage.ts'
import type { PlanState } from './state.ts'
import { earliestStart } from './time-windows.ts'

/** The cheapest spot found for each place on each day; index place * days + day. */
export type InsertionPoints = {
  /** The position that the place would come behind, or -1. */
  position: Int32Array
  cost: Float64Array
  /** The cost of the detour. */
  detour: Int32Array
  /** The version of the day for which the spot was found; a spot of an older version may be stale. */
  version: Int32Array
  /**
   * Looks only where the time that is to spare holds the visit itself: much quicker among many places. It misses a spot only
   * where leaving the direct way is a short cut.
   */
  needsSpare: boolean
  /** The extra cost of a unit of detour, in units of time, when travel costs points. */
  detourPrice: number
}

export function makeInsertionPoints(state: PlanState, detourPrice: number): InsertionPoints {
  const count = state.places * state.days
  return {
    position: new Int32Array(count),
    cost: new Float64Array(count),
    detour: new Int32Array(count),
    version: new Int32Array(count),
    needsSpare: false,
    detourPrice,
  }
}

// The cost of a spot: mostly the delay of later places, partly the time that it takes of the day.
const DELAY_SHARE = 0.7
const DETOUR_SHARE = 0.3

/** Finds and stores the cheapest spot of a place on a day; false when there is none. */
export function findInsertionPoint(
  state: PlanState,
  place: number,
  day: number,
  spots: InsertionPoints,
): boolean {
  const spot = place * state.days + day
  const { stock } = state
  const version = state.version[day] ?? 0
  if (stock.count > 0 && !hasCapacityFor(stock, place, day, state.days)) {
    spots.position[spot] = -1
    spots.version[spot] = 0
    return false
  }
  if (spots.version[spot] === version && stock.travelUses.length === 0)
    return (spots.position[spot] ?? -1) >= 0
  spots.position[spot] = -1
  spots.cost[spot] = Number.POSITIVE_INFINITY
  spots.version[spot] = version
  if ((state.widest[day] ?? 0) < (state.leastRoom[place] ?? 0)) return false
  if (spots.needsSpare && (state.mostSpare[day] ?? 0) < (state.service[place] ?? 0)) return false
  return scanPositions(state, spots, place, day, 0, state.length[day] ?? 0)
}

/** Searches positions `from` to `to` of a day for a spot cheaper than the stored one. */
export function scanPositions(
  state: PlanState,
  spots: InsertionPoints,
  place: number,
  day: number,
  from: number,
  to: number,
): boolean {
  const { order, begin, leave, latest, hop, travel, approach, opening } = state
  const index = day * state.places + place
  const spot = place * state.days + day
  const open = opening.open[index] ?? 0
  const close = opening.close[index] ?? -1
  if (close < open) return false
  const isBroken = opening.broken[index] === 1
  const hasTravelUses = state.stock.travelUses.length > 0
  const minutes = state.service[place] ?? 0
  const { needsSpare } = spots
  const room = needsSpare ? state.spare : state.room
  const least = needsSpare ? minutes : (state.leastRoom[place] ?? 0)
  const soonest = open + minutes + (state.leastOut[place] ?? 0)
  const row = place * state.nodes
  const first = day * state.stride
  const last = first + to
  let cheapest = spots.cost[spot] ?? 0
  let bestCell = -1
  let further = 0
  let cell = first + from
  // Both times only grow along the day: leave out the cells before the place opens and those after it closes.
  while (cell <= last && (latest[cell + 1] ?? 0) < soonest) cell++
  for (; cell <= last; cell++) {
    const free = leave[cell] ?? 0
    if (free > close) break
    if ((room[cell] ?? 0) < least) continue
    const there = approach[row + (order[cell] ?? 0)] ?? 0
    let start = free + there
    if (start > close) continue
    if (start < open) start = open
    else if (isBroken) start = earliestStart(opening, index, start)
    const onward = travel[row + (order[cell + 1] ?? 0)] ?? 0
    const arrival = start + minutes + onward
    if (arrival > (latest[cell + 1] ?? 0)) continue
    if (hasTravelUses && !allowsDetour(state, cell, place, day)) continue
    let delay = arrival - (begin[cell + 1] ?? 0)
    if (delay < 0) delay = 0
    const detour = there + onward - (hop[cell] ?? 0)
    const cost = 1 + DELAY_SHARE * delay + DETOUR_SHARE * (detour + minutes) + spots.detourPrice * detour
    if (cost < cheapest) {
      cheapest = cost
      bestCell = cell
      further = detour
    }
  }
  if (bestCell < 0) return false
  spots.position[spot] = bestCell - first
  spots.cost[spot] = Math.max(cheapest, 1)
  spots.detour[spot] = further
  return true
}

function allowsDetour(
  { order, nodes, stock, days }: PlanState,
  cell: number,
  place: number,
  day: number,
): boolean {
  const from = order[cell] ?? 0
  const to = order[cell + 1] ?? 0
  for (const { limit, use, placeUse } of stock.travelUses) {
    const more =
      (use[from * nodes + place] ?? 0) + (use[place * nodes + to] ?? 0) - (use[from * nodes + to] ?? 0)
    if (more + (placeUse?.[place] ?? 0) > remainingOf(stock, limit, limit * days + day)) return false
  }
  return true
}
