import type { PlanQuality } from './plan-quality.ts'
import type { SearchState } from './search.ts'

/** The weight of a whole day's time, in mean scores, so that of equal scores the plan with more spare time wins. */
const TIME_WEIGHT = 0.5
/** The weight of the whole loss once all places are in, in mean scores: the search is then only about it. */
const COST_WEIGHT = 30

/** The objective of the search: smoother than the merit that selects the best plan. */
export type Objective = {
  /** Score of all candidates together. */
  fullScore: number
  /** Points that travel costs. */
  points: number
  /** The loss of the first plan with all places, 0 before. From then on the search is only about the loss. */
  firstFullLoss: number
}

export function makeObjective({ candidates, state, points }: SearchState): Objective {
  let fullScore = 0
  for (const place of candidates) fullScore += state.score[place] ?? 0
  return { fullScore, points, firstFullLoss: 0 }
}

/** True once, for the first plan with all places. */
export function switchesToCost(aim: Objective, merit: PlanQuality): boolean {
  if (aim.firstFullLoss > 0 || merit.missing > 0 || merit.score < aim.fullScore) return false
  aim.firstFullLoss = Math.max(1, lossOf(aim, merit))
  return true
}

/** The gap between a plan and all places at no cost. When travel costs nothing, only plans with all places matter. */
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
