import { isEatery } from '../../destination/places/index.ts'
import { checkTrip, type Plan, type PlanFacts, type ResolvedRequest } from '../../trip/itinerary/index.ts'
import { replanDays, type StartTimer } from '../../trip/planner/index.ts'
import {
  editPlan,
  idsAfter,
  type PlanView,
  refreshRainAlternatives,
  type StopEdit,
} from '../../trip/sync/index.ts'
import { asKept, plannedStops } from './stop-rows.rules.ts'
import { holds } from './wanted-change.rules.ts'

export type ChangeContext = { view: PlanView; facts: PlanFacts; startTimer: StartTimer }
type DaySearch = {
  /** The days that may change, by index. */
  days: readonly number[]
  /** What is searched for; narrower than what has to hold afterwards. */
  solve: ResolvedRequest
  /** The request of the trip after the change, by which the plan is proved. */
  keep: ResolvedRequest
  /** Whether a proved plan does what was asked for. */
  isWanted?: (plan: Plan) => boolean
}

/** The time limit of the first plan of a search, and of better ones after it, in milliseconds. */
const FIRST_PLAN_MS = 5000
const BETTER_PLANS_MS = 600
/** The work of one search: a day among few places needs little. */
const SEARCH_MS = 250

/** Plans days again by the planner; null when no proved plan does what was asked for. */
export function searchDays(
  { view, facts, startTimer }: ChangeContext,
  { days, solve, keep, isWanted = () => true }: DaySearch,
): PlanView | null {
  const timer = startTimer(FIRST_PLAN_MS)
  let hasPlan = false
  const { solution } = replanDays({ ...solve, timeBudgetMs: SEARCH_MS }, facts, view.plan, {
    days,
    isProved: (plan) => holds(view.checks, checkTrip(keep, plan, facts)) && isWanted(plan),
    onPlan: () => {
      hasPlan = true
    },
    shouldStop: () => timer.elapsed() > (hasPlan ? BETTER_PLANS_MS : FIRST_PLAN_MS),
  })
  if (!solution) return null
  const plan = refreshRainAlternatives(solution.plan, keep, facts)
  const kept = asKept(view, { plan, ids: idsAfter(view, plan), request: keep }, facts)
  return holds(view.checks, kept.checks) && isWanted(kept.plan) ? kept : null
}

/** The first search of several that finds a plan; they go from the one that moves least to the one that moves most. */
export function firstFound(searches: readonly (() => PlanView | null)[]): PlanView | null {
  for (const search of searches) {
    const found = search()
    if (found) return found
  }
  return null
}

/** A plan after one edit by hand, when it holds. */
export function tryEdit({ view, facts }: ChangeContext, edit: StopEdit): PlanView | null {
  const edited = editPlan(view, facts, edit)
  if (!edited || !holds(view.checks, edited.checks)) return null
  const kept = asKept(view, edited, facts)
  return holds(view.checks, kept.checks) ? kept : null
}

/** The request with no other sights than those of these days; eating places stay, unless `isStrict`. */
export function withoutNewPlaces(
  { view, facts }: ChangeContext,
  request: ResolvedRequest,
  days: readonly number[],
  { isStrict = false, also = [] }: { isStrict?: boolean; also?: readonly string[] } = {},
): ResolvedRequest {
  const own = new Set([
    ...also,
    ...plannedStops(view).flatMap(({ day, stop }) => (days.includes(day) && stop.poiId ? [stop.poiId] : [])),
  ])
  const others = facts.guides
    .flatMap(({ pointsOfInterest }) => pointsOfInterest)
    .filter((place) => !own.has(place.id) && (isStrict || !isEatery(place)))
  return { ...request, avoid: [...request.avoid, ...others.map(({ id }) => id)] }
}

/** The minutes under way of all days. */
function travelMinutes({ days }: Plan): number {
  return days.flatMap(({ legs }) => legs).reduce((sum, { minutes }) => sum + minutes, 0)
}

export function leastTravel(found: readonly PlanView[]): PlanView | null {
  return found.toSorted((a, b) => travelMinutes(a.plan) - travelMinutes(b.plan))[0] ?? null
}

/** The number of sights of a day. */
export function countVisits({ days }: Plan, day: number): number {
  return days[day]?.stops.filter(({ kind }) => kind === 'visit').length ?? 0
}
