import type { Problem } from '@tripwright/orienteering'
import type { StopCandidate } from './stop-candidate.rules.ts'

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
