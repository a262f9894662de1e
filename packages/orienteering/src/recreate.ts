import { heapify, removeTop, siftDown, siftUp } from './indexed-heap.ts'
import { findInsertionPoint, scanPositions } from './insertion.ts'
import { nextFloat, nextInt } from './random.ts'
import { isUnmet, meetsUnmetSet } from './required-sets.ts'
import { hasCapacityFor } from './resource-usage.ts'
import { insertAfter, retimeDay } from './route.ts'
import { REQUIRED_FACTOR } from './score-powers.ts'
import { collectPending, type SearchState } from './search.ts'
import { sortByKey } from './shell-sort.ts'

export type GreedyOptions = {
  /** Index into the powers of the scores. */
  power: number
  /** The random noise on a value, 0 to 1. */
  noise: number
  /** The share of places to skip. */
  skip: number
}

/** Repeatedly inserts the place with the best score per time. */
export function recreateGreedily(search: SearchState, { power, noise, skip }: GreedyOptions): void {
  const { state, chance, keys, pending, powers, openDays, ranking } = search
  collectPending(search)
  const worth = powers[power] ?? new Float64Array(0)
  ranking.count = 0
  for (let i = 0; i < search.pendingCount; i++) {
    const place = pending[i] ?? 0
    if (nextFloat(chance) < skip) continue
    keys[place] = (worth[place] ?? 0) * (1 + noise * (nextFloat(chance) - 0.5))
    for (let d = 0; d < openDays.length; d++) findInsertionPoint(state, place, openDays[d] ?? 0, search.spots)
    if (findBestDay(search, place)) ranking.items[ranking.count++] = place
  }
  heapify(ranking)
  while (ranking.count > 0) {
    const place = ranking.items[0] ?? 0
    const now = refreshInsertionPoint(search, place)
    if (now === 'moved') {
      siftDown(ranking, place)
      continue
    }
    removeTop(ranking)
    if (now === 'gone') continue
    const day = search.bestDay[place] ?? 0
    insertPlace(search, place, day)
    const cell = state.cellOf[place] ?? 0
    // Rising places move to ranks already visited, so each is visited once.
    for (let i = 0; i < ranking.count; i++) scanNewNeighbours(search, ranking.items[i] ?? 0, day, cell)
  }
}

/**
 * The stored best spot of a place may be stale, because later insertions may have moved or closed it. A spot is checked
 * again only when its place is next, which saves most of the work.
 */
function refreshInsertionPoint(search: SearchState, place: number): 'fresh' | 'moved' | 'gone' {
  const { state, spots, bestDay, ranking } = search
  const { stock, days, sets } = state
  const day = bestDay[place] ?? 0
  const spot = place * days + day
  const isTimely = spots.version[spot] === state.version[day] && stock.travelUses.length === 0
  // A place of a set that another place has met is worth less now.
  if (
    isTimely &&
    sets.isMember[place] === 0 &&
    (stock.count === 0 || hasCapacityFor(stock, place, day, days))
  )
    return 'fresh'
  const value = ranking.value[place] ?? 0
  findInsertionPoint(state, place, day, spots)
  if (!findBestDay(search, place)) return 'gone'
  return bestDay[place] === day && (ranking.value[place] ?? 0) >= value ? 'fresh' : 'moved'
}

/** The two gaps beside an inserted place are new and may be better spots. */
function scanNewNeighbours(search: SearchState, place: number, day: number, cell: number): void {
  const { state, spots, bestDay, ranking } = search
  const { needsSpare } = spots
  const room = needsSpare ? state.spare : state.room
  const least = (needsSpare ? state.service[place] : state.leastRoom[place]) ?? 0
  if ((room[cell - 1] ?? 0) < least && (room[cell] ?? 0) < least) return
  const position = cell - day * state.stride
  if (!scanPositions(state, spots, place, day, position - 1, position)) return
  // It is valid for the current day, but cheaper spots may exist, so it has to be checked again.
  spots.version[place * state.days + day] = 0
  const value = valueOn(search, place, day)
  if (value <= (ranking.value[place] ?? 0)) return
  ranking.value[place] = value
  bestDay[place] = day
  siftUp(ranking, place)
}

function insertPlace({ state, spots, touched }: SearchState, place: number, day: number): void {
  insertAfter(state, place, day, spots.position[place * state.days + day] ?? 0)
  retimeDay(state, day)
  touched[day] = 1
}

/**
 * The value of a place in its spot on a day, relative to its cost; 0 when its score does not pay for the detour. Required
 * places come first.
 */
function valueOn(search: SearchState, place: number, day: number): number {
  const { state, spots, keys, price, required } = search
  const spot = place * state.days + day
  const key = keys[place] ?? 0
  const cost = spots.cost[spot] ?? 1
  if (meetsUnmetSet(state.sets, day * state.places + place)) return ((key + 1) * REQUIRED_FACTOR) / cost
  const value = key / cost
  if (price === 0 || required[place] === 1) return value
  return Math.max(0, value * (1 - (price * (spots.detour[spot] ?? 0)) / (state.score[place] ?? 1)))
}

function findBestDay(search: SearchState, place: number): boolean {
  const { state, spots, openDays, bestDay, ranking } = search
  let best = -1
  let value = 0
  for (let d = 0; d < openDays.length; d++) {
    const day = openDays[d] ?? 0
    if ((spots.position[place * state.days + day] ?? -1) < 0) continue
    const dayValue = valueOn(search, place, day)
    if (dayValue > value) {
      value = dayValue
      best = day
    }
  }
  bestDay[place] = best
  ranking.value[place] = value
  return best >= 0
}

/** The orders in which `recreateInOrder` may go through the places. */
export const ORDERS = 5
const REQUIRED_FIRST = -1e15

/**
 * Inserts each place into its cheapest spot, ordered randomly or by score, score per time, opening or distance; required
 * ones first.
 */
export function recreateInOrder(search: SearchState, order: number, skip: number): void {
  const { keys, pending, state } = search
  collectPending(search)
  for (let i = 0; i < search.pendingCount; i++) {
    const place = pending[i] ?? 0
    keys[place] = orderKeyOf(search, place, order) + REQUIRED_FIRST * urgencyOf(search, place)
  }
  sortByKey(pending, search.pendingCount, keys)
  if (state.sets.unmet > 0) insertEach(search, skip, true)
  insertEach(search, skip, false)
}

/** 0 when it is not required, else 1, or more when it was often missing. */
function urgencyOf(
  { state, chance, required, absences, setAbsences, openDays }: SearchState,
  place: number,
): number {
  if (required[place] === 1) return 1 + (absences[place] ?? 0) * nextFloat(chance)
  const { sets } = state
  if (sets.unmet === 0 || sets.isMember[place] === 0) return 0
  let most = -1
  for (let d = 0; d < openDays.length; d++) {
    const index = (openDays[d] ?? 0) * state.places + place
    for (let i = sets.offset[index] ?? 0; i < (sets.offset[index + 1] ?? 0); i++) {
      const set = sets.setOf[i] ?? 0
      if (isUnmet(sets, set)) most = Math.max(most, setAbsences[set] ?? 0)
    }
  }
  return most < 0 ? 0 : 1 + most * nextFloat(chance)
}

function insertEach(search: SearchState, skip: number, isRequiredOnly: boolean): void {
  const { state, chance, pending, required, openDays, spots, price } = search
  const { sets, places, days, dayOf } = state
  for (let i = 0; i < search.pendingCount; i++) {
    const place = pending[i] ?? 0
    if (dayOf[place] !== -1) continue
    const isForSets = isRequiredOnly && required[place] === 0
    const isChecked = price > 0 || sets.isMember[place] === 1
    let best = -1
    let cheapest = Number.POSITIVE_INFINITY
    for (let d = 0; d < openDays.length; d++) {
      const day = openDays[d] ?? 0
      if (isForSets && !meetsUnmetSet(sets, day * places + place)) continue
      if (nextFloat(chance) < skip || !findInsertionPoint(state, place, day, spots)) continue
      if (isChecked && !isWorthDetour(search, place, day)) continue
      const cost = spots.cost[place * days + day] ?? 0
      if (cost < cheapest) {
        cheapest = cost
        best = day
      }
    }
    if (best >= 0) insertPlace(search, place, best)
  }
}

function isWorthDetour({ state, spots, price, required }: SearchState, place: number, day: number): boolean {
  const detour = spots.detour[place * state.days + day] ?? 0
  if (required[place] === 1 || (state.score[place] ?? 0) > price * detour) return true
  return meetsUnmetSet(state.sets, day * state.places + place)
}

function orderKeyOf({ state, chance }: SearchState, place: number, order: number): number {
  const score = state.score[place] ?? 0
  const blur = nextFloat(chance)
  if (order === 0) return blur * 1e6
  if (order === 1) return -score * (1 + 0.3 * blur)
  if (order === 2) return (-score / ((state.service[place] ?? 0) + 50)) * (0.7 + 0.6 * blur)
  const anyDay = nextInt(chance, state.days) * state.places + place
  const [open = 0, close = 0] = [state.opening.open[anyDay], state.opening.close[anyDay]]
  if (order === 3) return (close - open) * (0.7 + 0.6 * blur)
  const start = state.problem.days[0]?.start ?? 0
  return (state.travel[start * state.nodes + place] ?? 0) * (0.7 + 0.6 * blur)
}
