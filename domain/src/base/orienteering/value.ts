import type { Merit } from './merit.ts'
import type { Search } from './search.ts'

/** What a whole day's time weighs, in mean scores, so that of equal scores the one with room left wins. */
const TIME_WEIGHT = 0.5
/** What the whole cost weighs once everything is in, in mean scores: the search is then about the cost alone. */
const COST_WEIGHT = 30

/** What the search climbs by: smoother than the merit that the best plan is chosen by. */
export type Aim = {
  /** Score of all candidates together. */
  fullScore: number
  /** The cost of the first plan that had everything in, 0 before. From then on plans with less are not worth a look. */
  firstFullCost: number
}

export function makeAim({ candidates, state }: Search): Aim {
  let fullScore = 0
  for (const place of candidates) fullScore += state.score[place] ?? 0
  return { fullScore, firstFullCost: 0 }
}

/** True once, when the first plan comes that has everything in. */
export function turnsToCost(aim: Aim, merit: Merit): boolean {
  if (aim.firstFullCost > 0 || merit.missing > 0 || merit.score < aim.fullScore) return false
  aim.firstFullCost = Math.max(1, merit.cost)
  return true
}

export function valueOfPlan({ state, openDays, meanScore }: Search, merit: Merit, aim: Aim): number {
  if (aim.firstFullCost > 0) {
    if (merit.score < aim.fullScore) return Number.NEGATIVE_INFINITY
    return -(COST_WEIGHT * meanScore * merit.cost) / aim.firstFullCost
  }
  let used = 0
  let whole = 1
  for (let i = 0; i < openDays.length; i++) {
    const day = openDays[i] ?? 0
    const { opens = 0, closes = 0 } = state.problem.days[day] ?? {}
    used += (state.begin[day * state.stride + (state.length[day] ?? 0) + 1] ?? 0) - opens
    whole += closes - opens
  }
  return merit.score - (TIME_WEIGHT * meanScore * used) / whole
}
