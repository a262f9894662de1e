import type { PlanQuality } from './plan-quality.ts'
import type { SearchState } from './search.ts'

/** What a whole day's time weighs, in mean scores, so that of equal scores the one with room left wins. */
const TIME_WEIGHT = 0.5
/** What the whole loss weighs once everything is in, in mean scores: the search is then about it alone. */
const COST_WEIGHT = 30

/** What the search climbs by: smoother than the merit that the best plan is chosen by. */
export type Objective = {
  /** Score of all candidates together. */
  fullScore: number
  /** Points that travel costs. */
  points: number
  /** What the first plan that had everything in loses, 0 before. From then on the search is about the loss alone. */
  firstFullLoss: number
}

export function makeObjective({ candidates, state, points }: SearchState): Objective {
  let fullScore = 0
  for (const place of candidates) fullScore += state.score[place] ?? 0
  return { fullScore, points, firstFullLoss: 0 }
}

/** True once, when the first plan comes that has everything in. */
export function switchesToCost(aim: Objective, merit: PlanQuality): boolean {
  if (aim.firstFullLoss > 0 || merit.missing > 0 || merit.score < aim.fullScore) return false
  aim.firstFullLoss = Math.max(1, lossOf(aim, merit))
  return true
}

/** What a plan lacks to having everything in at no cost. Where travel costs nothing, a plan without everything is not worth a look. */
function lossOf({ fullScore, points }: Objective, merit: PlanQuality): number {
  if (points > 0) return fullScore - merit.worth + merit.cost
  return merit.score < fullScore ? Number.POSITIVE_INFINITY : merit.cost
}

export function objectiveValue(
  { state, openDays, meanScore }: SearchState,
  merit: PlanQuality,
  aim: Objective,
): number {
  if (aim.firstFullLoss > 0) return -(COST_WEIGHT * meanScore * lossOf(aim, merit)) / aim.firstFullLoss
  let used = 0
  let whole = 1
  for (let i = 0; i < openDays.length; i++) {
    const day = openDays[i] ?? 0
    const { opens = 0, closes = 0 } = state.problem.days[day] ?? {}
    used += (state.begin[day * state.stride + (state.length[day] ?? 0) + 1] ?? 0) - opens
    whole += closes - opens
  }
  return merit.worth - (TIME_WEIGHT * meanScore * used) / whole
}
