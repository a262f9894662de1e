import type { Problem } from '@tripwright/orienteering'
import type { DayFrame } from './day-frames.rules.ts'
import type { StopCandidate } from './stop-candidate.rules.ts'

/**
 * The visits per day of the fullest city when each of its days has as many; null when no day has more than that, so that
 * there is nothing to even out.
 */
export function evenVisitsPerDay(
  routes: readonly StopCandidate[][],
  frames: readonly DayFrame[],
): number | null {
  const visits = routes.map((route) => route.filter(({ kind }) => kind === 'visit').length)
  const byCity = new Map<string, { visits: number; days: number }>()
  for (const [i, { guide }] of frames.entries()) {
    const sum = byCity.get(guide.city.id) ?? { visits: 0, days: 0 }
    byCity.set(guide.city.id, { visits: sum.visits + (visits[i] ?? 0), days: sum.days + 1 })
  }
  const most = Math.max(...[...byCity.values()].map((sum) => Math.ceil(sum.visits / sum.days)))
  return most < Math.max(...visits) ? most : null
}

/**
 * Variants of a plan that may fill the empty part of a day: another visit of the day comes first, because the search does
 * not mind a late start; or a day of the same city that has at least two visits more gives one of them away.
 */
export function* rearrangeDays(
  routes: readonly StopCandidate[][],
  frames: readonly DayFrame[],
  isPartlyEmpty: readonly boolean[],
): Generator<StopCandidate[][]> {
  const visitsOf = (route: readonly StopCandidate[]) => route.filter(({ kind }) => kind === 'visit')
  for (const [day, route] of routes.entries()) {
    if (!isPartlyEmpty[day]) continue
    for (const visit of visitsOf(route.slice(1)))
      yield routes.with(day, [visit, ...route.filter((other) => other !== visit)])
    for (const [from, fuller] of routes.entries()) {
      const isFuller = visitsOf(fuller).length >= visitsOf(route).length + 2
      if (isFuller && frames[from]?.guide === frames[day]?.guide)
        yield* moveVisits(routes, from, day, visitsOf(fuller))
    }
  }
}

/** Moves each of the visits, one at a time, to each position of another day. */
function* moveVisits(
  routes: readonly StopCandidate[][],
  from: number,
  day: number,
  visits: readonly StopCandidate[],
): Generator<StopCandidate[][]> {
  const [fuller = [], route = []] = [routes[from], routes[day]]
  for (const visit of visits) {
    const rest = fuller.filter((other) => other !== visit)
    for (let at = 0; at <= route.length; at++)
      yield routes.with(from, rest).with(day, route.toSpliced(at, 0, visit))
  }
}

/** Tells of days that were put together without a search whether they keep what the search keeps: one heavy museum a day, a place to play. */
export function makeDayLimits(problem: Problem, candidates: readonly StopCandidate[]) {
  const indexOf = new Map(candidates.map((candidate, index) => [candidate, index]))
  const limits = (problem.limits ?? []).filter(
    ({ scope, use, travelUse }) => scope === 'day' && use && !travelUse,
  )
  const isWithin = (route: readonly number[]) =>
    limits.every(({ max, use }) => route.reduce((sum, index) => sum + (use?.[index] ?? 0), 0) <= max)
  const setsMet = (route: readonly number[], day: number) =>
    (problem.requiredSets ?? []).filter(
      (set) => set.day === day && set.places.some((index) => route.includes(index)),
    ).length
  const indexes = (route: readonly StopCandidate[]) => route.map((candidate) => indexOf.get(candidate) ?? -1)
  /** Whether no day breaks a limit, and none loses what it has to have. */
  return (before: readonly StopCandidate[][], after: readonly StopCandidate[][]): boolean =>
    after.every((route, day) => {
      const changed = indexes(route)
      return isWithin(changed) && setsMet(changed, day) >= setsMet(indexes(before[day] ?? []), day)
    })
}
