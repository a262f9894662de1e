import { type IndexedHeap, makeIndexedHeap } from './indexed-heap.ts'
import { type InsertionPoints, makeInsertionPoints } from './insertion.ts'
import type { Options, Problem } from './problem.ts'
import { makeRandom, type RandomState } from './random.ts'
import { activateSets } from './required-sets.ts'
import { makeScorePowers, type ScorePowers } from './score-powers.ts'
import type { PlanState } from './state.ts'

/** The shared state of ruin, recreate and annealing. Allocated once: the search itself allocates nothing. */
export type SearchState = {
  readonly state: PlanState
  readonly chance: RandomState
  /** Places worth a visit that some day that is not frozen can take. */
  readonly candidates: Int32Array
  /** Days that are not frozen. */
  readonly openDays: Int32Array
  readonly required: Uint8Array
  readonly spots: InsertionPoints
  readonly powers: ScorePowers
  /** Per place: in how many rounds it was missing though required. */
  readonly absences: Float64Array
  /** The same per required set. */
  readonly setAbsences: Float64Array
  /** Candidates without a day, the first `pendingCount` of them. */
  readonly pending: Int32Array
  pendingCount: number
  /** The places that a narrow round may put back: the first `nearCount` of `near` and the removed ones; all when it is 0. */
  near: Int32Array
  nearCount: number
  readonly removed: Int32Array
  removedCount: number
  /** Per place: the sort key of the round. */
  readonly keys: Float64Array
  readonly bestDay: Int32Array
  /** Pending places by their value in their best spot. */
  readonly ranking: IndexedHeap
  /** Per day: 1 when the round changed it. */
  readonly touched: Uint8Array
  /** Per place: the candidates from near to far, sorted when first asked for. */
  readonly neighbours: (Int32Array | undefined)[]
  /**
   * The points that a unit of travel costs, and the reduced value for some rounds, so that distant places are inserted
   * together.
   */
  readonly points: number
  price: number
  /** Mean score of the candidates: the unit of temperatures. */
  readonly meanScore: number
}

export function makeSearchState(state: PlanState, { seed, weights }: Options): SearchState {
  const { places, days, score, problem } = state
  const required = problem.required ?? new Uint8Array(places)
  const candidates = Int32Array.from(listCandidates(state, required))
  const points = weights?.points ?? 0
  let total = 0
  for (const place of candidates) total += score[place] ?? 0
  const meanScore = total > 0 ? total / candidates.length : 1
  const openDays = Int32Array.from({ length: days }, (_, day) => day).filter((day) => state.frozen[day] !== 1)
  return {
    state,
    chance: makeRandom(seed),
    candidates,
    openDays,
    required,
    spots: makeInsertionPoints(
      state,
      points === 0 || total === 0 ? 0 : (points * totalTimeOf(openDays, problem)) / total,
    ),
    powers: makeScorePowers(score, required, meanScore),
    absences: new Float64Array(places),
    setAbsences: new Float64Array(state.sets.count),
    pending: new Int32Array(candidates.length),
    pendingCount: 0,
    near: candidates,
    nearCount: 0,
    removed: new Int32Array(places),
    removedCount: 0,
    keys: new Float64Array(places),
    bestDay: new Int32Array(places),
    ranking: makeIndexedHeap(places),
    touched: new Uint8Array(days),
    neighbours: new Array(places),
    points,
    price: points,
    meanScore,
  }
}

/** The time between opening and closing of these days together. */
export function totalTimeOf(days: Int32Array, problem: Problem): number {
  let time = 0
  for (const day of days) time += (problem.days[day]?.closes ?? 0) - (problem.days[day]?.opens ?? 0)
  return time
}

function listCandidates(
  { places, days, frozen, dayOf, score, opening, sets }: PlanState,
  required: Uint8Array,
): number[] {
  const neighbours: number[] = []
  for (let place = 0; place < places; place++) {
    const isWorthIt = required[place] === 1 || sets.isMember[place] === 1 || (score[place] ?? 0) > 0
    if (!isWorthIt || frozen[dayOf[place] ?? -1] === 1) continue
    for (let day = 0; day < days; day++) {
      const index = day * places + place
      if (frozen[day] === 1 || (opening.open[index] ?? 0) > (opening.close[index] ?? -1)) continue
      activateSets(sets, index)
      if (neighbours.at(-1) !== place) neighbours.push(place)
    }
  }
  return neighbours
}

/** Lists the candidates without a day, in a narrow round only those that it may put back. */
export function collectPending(search: SearchState): void {
  const { candidates, pending, state, near, nearCount, removed, removedCount } = search
  const list = nearCount > 0 ? near : candidates
  const most = nearCount > 0 ? nearCount : candidates.length
  let count = 0
  for (let i = 0; i < most; i++) {
    const place = list[i] ?? 0
    if (state.dayOf[place] === -1) pending[count++] = place
  }
  const nearPending = count
  for (let i = 0; i < (nearCount > 0 ? removedCount : 0); i++) {
    const place = removed[i] ?? 0
    if (state.dayOf[place] === -1 && !isAmong(pending, nearPending, place)) pending[count++] = place
  }
  search.pendingCount = count
}

function isAmong(places: Int32Array, count: number, place: number): boolean {
  for (let i = 0; i < count; i++) if (places[i] === place) return true
  return false
}

/** The candidates near a place, the nearest (there and back) first. */
export function neighboursOf(search: SearchState, place: number): Int32Array {
  const cached = search.neighbours[place]
  if (cached) return cached
  const { travel, nodes } = search.state
  const way = (other: number) => (travel[place * nodes + other] ?? 0) + (travel[other * nodes + place] ?? 0)
  const sorted = Int32Array.from(
    [...search.candidates].sort((a, b) => (a === place ? -1 : b === place ? 1 : way(a) - way(b) || a - b)),
  )
  search.neighbours[place] = sorted
  return sorted
}
