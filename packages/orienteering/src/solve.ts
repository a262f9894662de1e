import { anneal } from './anneal.ts'
import { assertValidProblem, type Options, type Problem, type Solution } from './problem.ts'
import { recreateGreedily } from './recreate.ts'
import { insertAfter, removeFrom, retimeDay } from './route.ts'
import { SQUARE_POWER } from './score-powers.ts'
import { makeSearchState } from './search.ts'
import { makePlanState, type PlanState, routeOf } from './state.ts'

/**
 * The best routes found: required places first, then score, then little travel and waiting. The same problem, seed and
 * iterations give the same result on every machine unless `shouldStop` or `progress` ends it. Throws a RangeError for a
 * malformed problem. A day whose start and end do not fit together stays empty unless a place makes it feasible.
 */
export function solve(problem: Problem, options: Options): Solution {
  return improve(
    problem,
    problem.days.map(() => []),
    options,
  )
}

/**
 * Improves given routes; `frozen` days stay unchanged, in order or not. Infeasible or duplicate places, and places over a
 * limit, are removed from the other days first.
 */
export function improve(
  problem: Problem,
  routes: readonly (readonly number[])[],
  options: Options & { frozen?: readonly boolean[] },
): Solution {
  assertValidProblem(problem)
  const frozen = Uint8Array.from(problem.days, (_, day) => (options.frozen?.[day] ? 1 : 0))
  const state = makePlanState(problem, frozen)
  for (let day = 0; day < state.days; day++) retimeDay(state, day)
  for (let day = 0; day < state.days; day++) if (frozen[day] === 1) fill(state, day, routes[day] ?? [])
  for (let day = 0; day < state.days; day++) if (frozen[day] === 0) fill(state, day, routes[day] ?? [])
  const search = makeSearchState(state, options)
  recreateGreedily(search, { power: SQUARE_POWER, noise: 0, skip: 0 })
  options.onBetter?.(solutionOf(state, { iterations: 0, cut: false }))
  if (search.openDays.length === 0 || search.candidates.length === 0)
    return solutionOf(state, { iterations: 0, cut: false })
  const course = anneal(search, options, (iterations) =>
    options.onBetter?.(solutionOf(state, { iterations, cut: false })),
  )
  return solutionOf(state, course)
}

/** Sets the route of a day: all places when they fit or the day is frozen, else one by one each that fits. */
function fill(state: PlanState, day: number, route: readonly number[]): void {
  const places = route.filter((place, at) => state.dayOf[place] === -1 && route.indexOf(place) === at)
  for (const [position, place] of places.entries()) insertAfter(state, place, day, position)
  if (retimeDay(state, day) || state.frozen[day] === 1) return
  removeFrom(state, day, 1, places.length)
  retimeDay(state, day)
  for (const place of places) {
    const length = state.length[day] ?? 0
    insertAfter(state, place, day, length)
    if (retimeDay(state, day)) continue
    removeFrom(state, day, length + 1, 1)
    retimeDay(state, day)
  }
}

function solutionOf(state: PlanState, course: { iterations: number; cut: boolean }): Solution {
  const { problem, days, begin, stride, score } = state
  const routes = Array.from({ length: days }, (_, day) => routeOf(state, day))
  const inPlan = routes.flat()
  const required = problem.required ?? new Uint8Array(0)
  return {
    routes,
    starts: routes.map(({ length }, day) =>
      Array.from(begin.subarray(day * stride + 1, day * stride + 1 + length)),
    ),
    score: inPlan.reduce((sum, place) => sum + (score[place] ?? 0), 0),
    missing: Array.from(required.keys()).filter(
      (place) => required[place] === 1 && state.dayOf[place] === -1,
    ),
    missingSets: Array.from(state.sets.met.keys()).filter((set) => state.sets.met[set] === 0),
    ...course,
  }
}
