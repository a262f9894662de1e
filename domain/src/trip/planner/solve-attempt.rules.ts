import { improve, type Solution } from '@tripwright/orienteering'
import type { Plan, PlanFacts, ResolvedRequest } from '../itinerary/index.ts'
import { listCandidates } from './candidates.rules.ts'
import { type Constraint, unmetConstraints } from './constraints.rules.ts'
import { type DayFrame, dayEndsOf } from './day-frames.rules.ts'
import {
  joinNeighbours,
  joinReturns,
  joinSplitGroups,
  neighbourhoods,
  returnPoints,
  splitNeighbourPoints,
  splitTicketPoints,
  withWholeDays,
} from './one-day-groups.rules.ts'
import { findValidPlan } from './plan.rules.ts'
import { candidateIndexes, toOrienteeringProblem } from './problem.rules.ts'
import { evenVisitsPerDay, makeDayLimits, rearrangeDays } from './rearrange-days.rules.ts'
import { idleMinutes, POINTS_PER_TRAVEL_MINUTE, scorePlan } from './score.rules.ts'
import type { SolveStrategy } from './solve-strategies.rules.ts'
import type { StopCandidate } from './stop-candidate.rules.ts'
import { makeTravelLookup } from './travel-lookup.rules.ts'

export type SolveOptions = {
  /** How long to search; from the request's time budget when it is not given. */
  iterations?: number
  /** The separate checker: the solver returns only plans that it accepts. */
  isProved: (plan: Plan, request: ResolvedRequest) => boolean
  onPlan?: ((solution: ScoredPlan) => void) | undefined
  shouldStop?: () => boolean
}
export type SolveTask = { request: ResolvedRequest; facts: PlanFacts; frames: readonly DayFrame[] }
export type ScoredPlan = { plan: Plan; score: number; iterations: number; cut: boolean }
/** `solution` is null when no plan meets every constraint; `lost` has the ones that the best attempt did not meet. */
export type SolveResult = {
  solution: ScoredPlan | null
  lost: Constraint[]
  iterations: number
  cut: boolean
}
export type AttemptResult = SolveResult & { routes: StopCandidate[][] }
type AttemptOptions = {
  from?: StopCandidate[][]
  /** Called when a solution leaves out a constraint. */
  onLost?: () => void
  /** Overrides the iterations of the options, by the number of candidates. */
  iterationsOf?: (candidates: number) => number
}
type SearchOptions = {
  iterations: number
  points: number
  frozen?: boolean[]
  visitsADay?: number
  /** The candidates with other hours, in the same order. */
  among?: readonly StopCandidate[]
  /** Whole days may have to change: the search begins as hot as its length asks for. */
  isHot?: true
}

/** Half the iterations times candidates that a processor of 2024 does in a millisecond, so that the clock seldom cuts a search. */
const WORK_PER_MILLISECOND = 900
const MIN_ITERATIONS = 50
/** The weights of a minute of travel, a minute of waiting and a minute of difference between days. */
const WEIGHTS = { travel: 1, wait: 0.5, balance: 0.3 }
/** In units of the mean score, which meals and icons raise far above what a detour costs: half an hour on the way must still count. */
const COOLING = { start: 0.1, end: 0.01 }
/** The second search for days with an empty morning or afternoon: a quarter of the iterations and of the price of travel. */
const EMPTY_DAY = { points: POINTS_PER_TRAVEL_MINUTE / 4, share: 0.25 }
/** Days that are put together anew; each takes about a third of a millisecond for each day of the trip. */
const MAX_REARRANGED_DAYS = 300
/** The share of the iterations of a search that puts each ticket, and each group of neighbours, on one day. */
const ONE_DAY_SHARE = 0.12

/** Searches with one strategy, and proves each better plan before it counts. */
export function attempt(
  task: SolveTask,
  options: SolveOptions,
  strategy: SolveStrategy,
  { from = [], onLost, iterationsOf }: AttemptOptions = {},
): AttemptResult {
  const { request, facts, frames } = task
  const travelBetween = makeTravelLookup(request, facts, strategy.travelPreference, dayEndsOf(frames))
  const listed = listCandidates({ request, facts, frames, travelBetween, ...strategy })
  const candidates = withWholeDays(listed, frames, { request, seed: strategy.seed })
  const context = { request, frames, candidates, travelBetween, ...strategy }
  const problem = toOrienteeringProblem(context)
  const keepsLimits = makeDayLimits(problem, candidates)
  const greatOf = neighbourhoods([...new Set(frames.map(({ guide }) => guide))])
  const best: { solution: ScoredPlan | null; routes: StopCandidate[][] } = { solution: null, routes: [] }
  const proveAndKeep = (
    days: StopCandidate[][],
    { iterations, cut }: Pick<ScoredPlan, 'iterations' | 'cut'>,
  ) => {
    const proved = findValidPlan({ ...task, travelBetween }, days, options.isProved)
    const score = proved
      ? scorePlan(proved.days, proved.plan, frames) -
        splitTicketPoints(proved.days, frames) -
        splitNeighbourPoints(proved.days, greatOf) -
        returnPoints(proved.days)
      : 0
    if (proved === null || (best.solution && score <= best.solution.score)) return
    best.routes = proved.order
    best.solution = { plan: proved.plan, score, iterations, cut }
    options.onPlan?.(best.solution)
  }
  const onBetter = (solution: Solution) => {
    const { routes, iterations: done, cut } = solution
    if (unmetConstraints(request, { frames, candidates, solution }).length > 0) return onLost?.()
    const days = routes.map((route) => route.flatMap((index) => candidates[index] ?? []))
    proveAndKeep(days, { iterations: done, cut })
  }
  /** Runs without a search, so that a slow machine whose clock cut the search rearranges too. */
  let left = Math.ceil(MAX_REARRANGED_DAYS / Math.max(1, frames.length))
  function rearrangeBest(): void {
    for (let before: number | undefined; best.solution && best.solution.score !== before && left > 0; ) {
      before = best.solution.score
      for (const days of variantsOf(best.routes)) {
        if (!keepsLimits(best.routes, days)) continue
        proveAndKeep(days, solution)
        if (--left === 0 || best.solution.score !== before) break
      }
    }
  }
  function* variantsOf(routes: readonly StopCandidate[][]): Generator<StopCandidate[][]> {
    yield* rearrangeDays(routes, frames, partlyEmptyDays())
    yield* joinNeighbours(routes, greatOf)
    yield* joinReturns(routes)
  }
  const { shouldStop } = options
  const iterations =
    iterationsOf?.(candidates.length) ?? options.iterations ?? iterationsFor(request, candidates)
  // A plan of required stops answers whether there is one: the first is enough.
  const isEnough = () => strategy.isRequiredOnly && best.solution !== null
  const search = (
    routes: StopCandidate[][],
    { iterations: most, points, frozen, visitsADay, among = candidates, isHot }: SearchOptions,
  ) =>
    improve(
      among === candidates && visitsADay === undefined
        ? problem
        : toOrienteeringProblem({
            ...context,
            candidates: among,
            ...(visitsADay !== undefined && { visitsADay }),
          }),
      candidateIndexes(routes, among, frames.length),
      {
        seed: request.seed + strategy.seed,
        iterations: most,
        onBetter,
        weights: { ...WEIGHTS, points },
        ...(!strategy.isRequiredOnly && !isHot && { cooling: COOLING }),
        ...(frozen && { frozen }),
        shouldStop: () => isEnough() || shouldStop?.() === true,
      },
    )
  const solution = search(from, { iterations, points: POINTS_PER_TRAVEL_MINUTE })
  if (best.solution === null) onBetter(solution)
  const again = Math.ceil(EMPTY_DAY.share * iterations)
  const partlyEmptyDays = () =>
    best.solution?.plan.days.map((day, i) => idleMinutes(day, frames[i]) > 0) ?? []
  const isWorthAnotherSearch = () =>
    !strategy.isRequiredOnly && !solution.cut && partlyEmptyDays().includes(true)
  // First more visits on the empty days alone, then the visits spread evenly over more days.
  const fuller = isWorthAnotherSearch()
    ? search(best.routes, {
        iterations: again,
        points: EMPTY_DAY.points,
        frozen: partlyEmptyDays().map((isEmpty) => !isEmpty),
      })
    : null
  const visitsADay = evenVisitsPerDay(best.routes, frames)
  const spread =
    isWorthAnotherSearch() && fuller?.cut !== true && visitsADay !== null
      ? search([], { iterations: again, points: POINTS_PER_TRAVEL_MINUTE, visitsADay })
      : null
  if (!strategy.isRequiredOnly) rearrangeBest()
  const joined =
    strategy.isRequiredOnly || solution.cut ? null : joinSplitGroups(candidates, best.routes, frames, greatOf)
  const oneDay = joined
    ? search(best.routes, {
        iterations: Math.ceil(ONE_DAY_SHARE * iterations),
        points: POINTS_PER_TRAVEL_MINUTE,
        among: joined,
        isHot: true,
      })
    : null
  if (oneDay) rearrangeBest()
  const lost = unmetConstraints(request, { frames, candidates, solution })
  const isCut = !isEnough() && [solution, fuller, spread, oneDay].some((one) => one?.cut === true)
  return { ...best, lost, iterations: solution.iterations, cut: isCut }
}

/** The time budget as a number of iterations that does not depend on the machine (decisions.md, "Plans"). */
function iterationsFor({ timeBudgetMs }: ResolvedRequest, candidates: readonly StopCandidate[]): number {
  return Math.max(MIN_ITERATIONS, Math.floor((timeBudgetMs * WORK_PER_MILLISECOND) / (candidates.length + 1)))
}
