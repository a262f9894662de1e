/** A day to fill: from one node to another, not before `opens`, at the end node by `closes`. Times are whole minutes or any finer unit. */
export type Day = { start: number; end: number; opens: number; closes: number }

/**
 * A limited resource: money, walking, lunches, places of a category. The uses of places and of travel between them are
 * added up per day or for the whole trip, and must stay within `max`. No use is negative.
 */
export type ResourceLimit = {
  scope: 'trip' | 'day'
  max: number
  /** Per place. */
  use?: Int32Array
  /** nodes x nodes, from row to column. */
  travelUse?: Int32Array
}

/** A set of which one place is enough, such as the restaurants for a meal. Day -1: any. */
export type RequiredSet = { places: Int32Array | readonly number[]; day: number }

/**
 * The team orienteering problem with time windows: which places on which days, in which order. Nodes 0 to places - 1
 * are the places, the rest are terminals, where days start and end. Nothing is assumed of `travel` but that it is not
 * negative: it may differ by direction and break the triangle inequality.
 */
export type Problem = {
  places: number
  nodes: number
  days: readonly Day[]
  /** nodes x nodes, from row to column. */
  travel: Int32Array
  /** Per place, not negative. */
  score: Int32Array
  /** Per place, how long a visit lasts. */
  minutes: Int32Array
  /**
   * When a visit may start: pairs of [earliest, latest], sorted and apart. The pairs of day d and place p are
   * `spans[offset[i]]` up to `spans[offset[i + 1]]` with i = d * places + p; none: not on that day.
   */
  windows: { offset: Int32Array; spans: Int32Array }
  /** Per place, 1 for a place that must be in. */
  required?: Uint8Array
  /** Of each of these at least one place must be in, on that day when it is not -1. */
  requiredSets?: readonly RequiredSet[]
  limits?: readonly ResourceLimit[]
}

/** What a unit of travel, of waiting and of uneven days counts; together they never outweigh a point of score. */
export type ObjectiveWeights = {
  travel?: number
  wait?: number
  balance?: number
  /** Whole points of score that a unit of travel costs: a place whose score does not pay for its detour stays out, unless it is required. Default 0. */
  points?: number
}

export type Options = {
  /** An integer; each one gives a different search. */
  seed: number
  iterations: number
  weights?: ObjectiveWeights
  /** Where a search cools from and to, in units of the mean score; without it by its length, for scores that are much alike. */
  cooling?: { start: number; end: number }
  /** Called with the first plan before the search, then with each better one. */
  onBetter?: (solution: Solution) => void
  /** Called every few iterations; true ends the search with the best plan so far. */
  shouldStop?: () => boolean
  /**
   * The elapsed share of the time, from 0 to 1, for a caller with a clock: the search then cools by it and ends at 1 or
   * after `iterations`. The result is then not deterministic.
   */
  progress?: () => number
}

export type Solution = {
  /** The places of each day, in order. */
  routes: number[][]
  /** When each visit starts, as early as it can. */
  starts: number[][]
  /** The score of the places in the plan, without the cost of travel in points. */
  score: number
  /** Required places that are not in. */
  missing: number[]
  /** Indexes of the required sets that have no place in. */
  missingSets: number[]
  iterations: number
  /** Whether `shouldStop` ended the search before its iterations. */
  cut: boolean
}

/** Throws a RangeError that names the fault of a malformed problem: its arrays fit its counts and no time, score or use is negative. */
export function assertValidProblem(problem: Problem): void {
  const { places, nodes, days, windows, limits = [], requiredSets = [] } = problem
  const pairs = nodes * nodes
  assertThat(places >= 0 && nodes >= places, 'there are at least as many nodes as places')
  assertThat(problem.travel.length === pairs, 'travel is nodes x nodes')
  assertThat(
    problem.score.length === places && problem.minutes.length === places,
    'each place has a score and minutes',
  )
  assertThat(
    windows.offset.length === days.length * places + 1,
    'windows.offset has days x places + 1 entries',
  )
  assertThat(!problem.required || problem.required.length === places, 'required has an entry per place')
  for (const { start, end } of days)
    assertThat(isBelow(start, nodes) && isBelow(end, nodes), 'a day goes from node to node')
  for (const set of requiredSets) {
    assertThat(set.day === -1 || isBelow(set.day, days.length), 'a required set is of a day or of any')
    assertThat(
      set.places.every((place) => isBelow(place, places)),
      'a required set is of places',
    )
  }
  for (const { use, travelUse } of limits) {
    assertThat(!use || use.length === places, 'a limit has a use per place')
    assertThat(!travelUse || travelUse.length === pairs, 'travelUse is nodes x nodes')
    assertThat(isNowhereNegative(use) && isNowhereNegative(travelUse), 'no use is negative')
  }
  assertThat(isNowhereNegative(problem.travel), 'no way takes less than no time')
  assertThat(
    isNowhereNegative(problem.minutes) && isNowhereNegative(problem.score),
    'no visit and no score is negative',
  )
}

function assertThat(condition: boolean, promise: string): void {
  if (!condition) throw new RangeError(`not a sound problem: ${promise}`)
}

function isBelow(index: number, count: number): boolean {
  return Number.isInteger(index) && index >= 0 && index < count
}

function isNowhereNegative(values: Int32Array | undefined): boolean {
  return values?.every((value) => value >= 0) ?? true
}
