import type { ObjectiveWeights } from './problem.ts'
import { isUnmet } from './required-sets.ts'
import type { SearchState } from './search.ts'

/** How good the routes are, in the order of its fields. */
export type PlanQuality = {
  /** The number of missing required places and unmet required sets; fewer is better. */
  missing: number
  /** How often they were missing so far; not compared. */
  absence: number
  score: number
  /** The score minus the cost of travel in points. */
  worth: number
  /** Travel, waiting and unevenness by their weights; less is better. */
  cost: number
}

/** 1 when `a` is better, -1 when `b` is, 0 when neither. */
export function compareQuality(a: PlanQuality, b: PlanQuality): number {
  return Math.sign(b.missing - a.missing || a.worth - b.worth || b.cost - a.cost)
}

export function measureQuality(search: SearchState, weights: Required<ObjectiveWeights>): PlanQuality {
  const { state, candidates, required, absences } = search
  const merit: PlanQuality = { missing: 0, absence: 0, score: 0, worth: 0, cost: costOf(search, weights) }
  for (let i = 0; i < candidates.length; i++) {
    const place = candidates[i] ?? 0
    if (state.dayOf[place] !== -1) merit.score += state.score[place] ?? 0
    else if (required[place] === 1) {
      merit.missing++
      merit.absence += absences[place] ?? 0
    }
  }
  merit.missing += state.sets.unmet
  if (state.sets.unmet > 0) merit.absence += absenceOfSets(search)
  merit.worth = merit.score
  if (weights.points > 0) merit.worth -= weights.points * travelledOn(search)
  return merit
}

function absenceOfSets({ state: { sets }, setAbsences }: SearchState): number {
  let sum = 0
  for (let set = 0; set < sets.count; set++) if (isUnmet(sets, set)) sum += setAbsences[set] ?? 0
  return sum
}

function travelledOn({ state, openDays }: SearchState): number {
  let sum = 0
  for (let i = 0; i < openDays.length; i++) sum += state.travelled[openDays[i] ?? 0] ?? 0
  return sum
}

function costOf({ state, openDays }: SearchState, weights: Required<ObjectiveWeights>): number {
  const { travelled, waited, begin, length, stride, problem } = state
  let cost = 0
  let load = 0
  for (let i = 0; i < openDays.length; i++) {
    const day = openDays[i] ?? 0
    cost += weights.travel * (travelled[day] ?? 0) + weights.wait * (waited[day] ?? 0)
    load += loadOf(day)
  }
  if (weights.balance === 0) return cost
  for (let i = 0; i < openDays.length; i++)
    cost += weights.balance * Math.abs(loadOf(openDays[i] ?? 0) - load / openDays.length)
  return cost

  /** Time that the day takes without its waiting. */
  function loadOf(day: number): number {
    const finish = begin[day * stride + (length[day] ?? 0) + 1] ?? 0
    return finish - (problem.days[day]?.opens ?? 0) - (waited[day] ?? 0)
  }
}
