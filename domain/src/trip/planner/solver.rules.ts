import { improve, type Solution } from '@tripwright/orienteering'
import type { Plan, PlanFacts, PlanSources, ResolvedRequest } from '../itinerary/index.ts'
import { listCandidates } from './candidates.rules.ts'
import { type Constraint, isInfeasible, unmetConstraints } from './constraints.rules.ts'
import { type DayFrame, dayEndsOf, makeDayFrames } from './day-frames.rules.ts'
import { findValidPlan } from './plan.rules.ts'
import { candidateIndexes, toOrienteeringProblem } from './problem.rules.ts'
import { idleMinutes, POINTS_PER_TRAVEL_MINUTE, scorePlan } from './score.rules.ts'
import type { StopCandidate } from './stop-candidate.rules.ts'
import { makeTravelLookup, type TravelPreference } from './travel-lookup.rules.ts'

export type SolveOptions = {
  /** How long to search; from the request's time budget when it is not given. */
  iterations?: number
  /** The separate checker: a plan that it does not accept is never given back. */
  isProved: (plan: Plan, request: ResolvedRequest) => boolean
  sources?: PlanSources
  onPlan?: ((solution: ScoredPlan) => void) | undefined
  shouldStop?: () => boolean
}
export type ScoredPlan = { plan: Plan; score: number; iterations: number; cut: boolean }
/** `solution` is null when no plan keeps everything; `lost` then says what the best attempt had to leave out. */
export type SolveResult = {
  solution: ScoredPlan | null
  lost: Constraint[]
  iterations: number
  cut: boolean
}

/** How an attempt goes about it: what it considers, at which hours, by which ways, and whether meals come before all else. */
type SolveStrategy = {
  isTight: boolean
  isBare: boolean
  isFedFirst: boolean
  taste: TravelPreference
  haste: number
  seed: number
}
type SolveTask = { request: ResolvedRequest; facts: PlanFacts; frames: readonly DayFrame[] }
type AttemptResult = SolveResult & { routes: StopCandidate[][] }

/** What a processor of 2024 does in a millisecond, in iterations times candidates; half of it, so that clocks seldom cut. */
const WORK_PER_MILLISECOND = 900
const MIN_ITERATIONS = 50

/** What a minute of travel, of waiting and of uneven days counts against each other. */
const WEIGHTS = { travel: 1, wait: 0.5, balance: 0.3 }
/** A day with an empty morning or afternoon is searched again for a part of the time, with ways at a quarter of their price. */
const EMPTY_DAY = { points: POINTS_PER_TRAVEL_MINUTE / 4, share: 0.25 }
/** How many other layings of the days are tried, each in about a millisecond. */
const MAX_REARRANGEMENTS = 200
const FULL_STRATEGY: SolveStrategy = {
  isTight: false,
  isBare: false,
  isFedFirst: false,
  taste: 'usual',
  haste: 1,
  seed: 0,
}
/** Only what was asked for; by other ways and other chances, as long as something is left out. */
const REQUIRED_ONLY_STRATEGY: SolveStrategy = { ...FULL_STRATEGY, isTight: true, isBare: true }
const TRAVEL_PREFERENCES = ['quick', 'thrifty', 'lazy', 'frugal', 'usual', 'quick', 'public'] as const
const REQUIRED_ONLY_STRATEGIES: SolveStrategy[] = [
  REQUIRED_ONLY_STRATEGY,
  ...TRAVEL_PREFERENCES.map((taste, i) => ({ ...REQUIRED_ONLY_STRATEGY, taste, seed: i + 1 })),
  // A sight that fills the gap before a ticket can keep lunch out for good, unless lunch is owed as the sight is.
  ...(['usual', 'thrifty'] as const).map((taste, seed) => ({
    ...REQUIRED_ONLY_STRATEGY,
    isFedFirst: true,
    taste,
    seed,
  })),
]
/** Rather a short visit than none. */
const SHORT_VISIT_STRATEGIES: SolveStrategy[] = [0.85, 0.6, 0].flatMap((haste) =>
  (['usual', 'quick', 'frugal', 'thrifty'] as const).map((taste, seed) => {
    return { ...REQUIRED_ONLY_STRATEGY, isFedFirst: seed % 2 === 1, taste, haste, seed }
  }),
)
/** `glance` for a first guess, `quick` for a plan of the required stops and meals, `thorough` before a request is refused. */
const EFFORTS = {
  glance: {
    iterations: 250,
    manners: [REQUIRED_ONLY_STRATEGY, { ...REQUIRED_ONLY_STRATEGY, isFedFirst: true, taste: 'quick' }],
  },
  quick: { iterations: 250, manners: REQUIRED_ONLY_STRATEGIES },
  thorough: { iterations: 2500, manners: [...SHORT_VISIT_STRATEGIES, ...REQUIRED_ONLY_STRATEGIES] },
} satisfies Record<string, { iterations: number; manners: SolveStrategy[] }>
/** Of iterations times candidates for one manner: on a long trip with many constraints it makes fewer iterations, never below these. */
const MAX_REQUIRED_ONLY_WORK = 250_000
const MIN_REQUIRED_ONLY_ITERATIONS = 250
export type Effort = keyof typeof EFFORTS

/**
 * Plans a trip: first what was asked for alone, so that there is a plan whatever comes of the rest; then with meals at the
 * hours that people like; when that leaves something out, as tight as it has to be, and round that whatever else fits.
 * Deterministic for a request, its seed and the iterations, unless `shouldStop` cuts it.
 */
export function solveTrip(request: ResolvedRequest, facts: PlanFacts, options: SolveOptions): SolveResult {
  return solveFrames({ request, facts, frames: makeDayFrames(request, facts) }, options)
}

/** The same for days that are given, of which some may be closed. */
export function solveFrames(task: SolveTask, solveOptions: SolveOptions): SolveResult {
  const options = { ...solveOptions, onPlan: reportImprovementsOnly(solveOptions.onPlan) }
  const silent = { ...solveOptions, onPlan: undefined }
  const first = {
    ...attempt(task, silent, REQUIRED_ONLY_STRATEGY, { iterationsOf: requiredOnlyIterations('quick') }),
    manner: REQUIRED_ONLY_STRATEGY,
  }
  if (!first.solution && isProvablyInfeasible(task, options)) return toSolveResult(first)
  // The bare plan is reported only when the full search does not find a plan at once.
  const onLost = () => first.solution && options.onPlan(first.solution)
  const nice = attempt(task, options, FULL_STRATEGY, { onLost })
  if (nice.solution !== null || nice.cut) return bestOf([first, nice], nice.cut, options.onPlan)
  return solveFromBare(task, solveOptions, options, first)
}

/** Where the full search keeps not everything at once: from a plan of nothing but what was asked for. */
function solveFromBare(
  task: SolveTask,
  solveOptions: SolveOptions,
  options: SolveOptions & { onPlan: (plan: ScoredPlan) => void },
  first: AttemptResult & { manner: SolveStrategy },
): SolveResult {
  const silent = { ...solveOptions, onPlan: undefined }
  const bare = first.solution ? first : solveRequiredOnly(task, silent, ['quick', 'thorough'])
  if (!bare.solution || bare.cut) return toSolveResult(bare)
  options.onPlan(bare.solution)
  const full = attempt(task, options, { ...bare.manner, isBare: false }, { from: bare.routes })
  return bestOf([bare, full], full.cut, options.onPlan)
}

/** Only whether everything that was asked for can be kept, with a plan of nothing else; `solution` is the first that came. */
export function solveRequiredOnly(
  task: SolveTask,
  options: SolveOptions,
  efforts: readonly Effort[],
): AttemptResult & { manner: SolveStrategy } {
  const turns = efforts.flatMap((effort) => EFFORTS[effort].manners.map((manner) => ({ effort, manner })))
  let best: (AttemptResult & { manner: SolveStrategy }) | null = null
  for (const { effort, manner } of turns) {
    const tried = {
      ...attempt(task, options, manner, { iterationsOf: requiredOnlyIterations(effort) }),
      manner,
    }
    if (!best || tried.solution || tried.lost.length < best.lost.length) best = tried
    if (tried.solution || tried.cut) return { ...best, cut: tried.cut }
    if (manner === REQUIRED_ONLY_STRATEGY && isProvablyInfeasible(task, options)) return best
  }
  if (!best) throw new Error('there is no manner to try')
  return best
}

/** Whether one look at the facts shows that no search can keep everything, however short its visits. */
function isProvablyInfeasible(
  { request, facts, frames }: SolveTask,
  { sources = {} }: SolveOptions,
): boolean {
  const manner: SolveStrategy = { ...REQUIRED_ONLY_STRATEGY, haste: 0 }
  const travelBetween = makeTravelLookup(request, facts, sources, manner.taste, dayEndsOf(frames))
  return isInfeasible(request, frames, listCandidates({ request, facts, frames, travelBetween, ...manner }))
}

function requiredOnlyIterations(effort: Effort): (candidates: number) => number {
  const { iterations } = EFFORTS[effort]
  return (candidates) =>
    Math.max(
      MIN_REQUIRED_ONLY_ITERATIONS,
      Math.min(iterations, Math.floor(MAX_REQUIRED_ONLY_WORK / (candidates + 1))),
    )
}

/** Tells of a plan only when it is better than all before it, whichever attempt it comes from. */
function reportImprovementsOnly(onPlan: SolveOptions['onPlan']): (solution: ScoredPlan) => void {
  let best = Number.NEGATIVE_INFINITY
  return (solution) => {
    if (solution.score <= best) return
    best = solution.score
    onPlan?.(solution)
  }
}

/** The best plan of several attempts, reported unless it was already; `lost` is what the last attempt left out. */
function bestOf(
  tries: readonly AttemptResult[],
  cut: boolean,
  onPlan: (solution: ScoredPlan) => void,
): SolveResult {
  const solution = tries.reduce<ScoredPlan | null>(
    (best, next) => (next.solution && (!best || next.solution.score > best.score) ? next.solution : best),
    null,
  )
  const { lost, iterations } = tries.at(-1) ?? { lost: [], iterations: 0 }
  if (solution) onPlan(solution)
  return { solution: solution && { ...solution, iterations, cut }, lost, iterations, cut }
}

function toSolveResult({ solution, lost, iterations, cut }: AttemptResult): SolveResult {
  return { solution, lost, iterations, cut }
}

type AttemptOptions = {
  from?: StopCandidate[][]
  /** Called when a solution leaves out a constraint. */
  onLost?: () => void
  /** In place of what the options say. */
  iterationsOf?: (candidates: number) => number
}

function attempt(
  task: SolveTask,
  options: SolveOptions,
  manner: SolveStrategy,
  { from = [], onLost, iterationsOf }: AttemptOptions = {},
): AttemptResult {
  const { request, facts, frames } = task
  const travelBetween = makeTravelLookup(
    request,
    facts,
    options.sources ?? {},
    manner.taste,
    dayEndsOf(frames),
  )
  const candidates = listCandidates({ request, facts, frames, travelBetween, ...manner })
  const context = { request, frames, candidates, travelBetween, ...manner }
  const best: { solution: ScoredPlan | null; routes: StopCandidate[][] } = { solution: null, routes: [] }
  const keep = (days: StopCandidate[][], { iterations, cut }: Pick<ScoredPlan, 'iterations' | 'cut'>) => {
    const proved = findValidPlan({ ...task, travelBetween }, days, options.isProved)
    const score = proved ? scorePlan(days, proved.plan, frames) : 0
    if (proved === null || (best.solution && score <= best.solution.score)) return
    best.routes = proved.order
    best.solution = { plan: proved.plan, score, iterations, cut }
    options.onPlan?.(best.solution)
  }
  const take = (solution: Solution) => {
    const { routes, iterations: done, cut } = solution
    if (unmetConstraints(request, { frames, candidates, solution }).length > 0) return onLost?.()
    const days = routes.map((route) => route.flatMap((index) => candidates[index] ?? []))
    keep(days, { iterations: done, cut })
  }
  /** That needs no search, so that a slow machine, whose clock has cut the one before, does it too. */
  function rearrangeBest(): void {
    let left = MAX_REARRANGEMENTS
    for (let before: number | undefined; best.solution && best.solution.score !== before && left > 0; ) {
      before = best.solution.score
      for (const days of rearrangeDays(best.routes, frames, empty())) {
        keep(days, solution)
        if (--left === 0 || best.solution.score !== before) break
      }
    }
  }
  const { shouldStop } = options
  const iterations =
    iterationsOf?.(candidates.length) ?? options.iterations ?? iterationsFor(request, candidates)
  // A bare plan answers whether there is one: the first is enough.
  const isEnough = () => manner.isBare && best.solution !== null
  const search = (
    routes: StopCandidate[][],
    { iterations: most, points, frozen, visitsADay }: SearchOptions,
  ) =>
    improve(
      toOrienteeringProblem({ ...context, ...(visitsADay !== undefined && { visitsADay }) }),
      candidateIndexes(routes, candidates, frames.length),
      {
        seed: request.seed + manner.seed,
        iterations: most,
        onBetter: take,
        weights: { ...WEIGHTS, points },
        ...(frozen && { frozen }),
        shouldStop: () => isEnough() || shouldStop?.() === true,
      },
    )
  const solution = search(from, { iterations, points: POINTS_PER_TRAVEL_MINUTE })
  if (best.solution === null) take(solution)
  const again = Math.ceil(EMPTY_DAY.share * iterations)
  const empty = () => best.solution?.plan.days.map((day, i) => idleMinutes(day, frames[i]) > 0) ?? []
  const isWorthIt = () => !manner.isBare && !solution.cut && empty().includes(true)
  // First with more on the empty days alone, then with what there is on more days.
  const fuller = isWorthIt()
    ? search(best.routes, {
        iterations: again,
        points: EMPTY_DAY.points,
        frozen: empty().map((is) => !is),
      })
    : null
  const visitsADay = evenVisits(best.routes, frames)
  const spread =
    isWorthIt() && fuller?.cut !== true && visitsADay !== null
      ? search([], { iterations: again, points: POINTS_PER_TRAVEL_MINUTE, visitsADay })
      : null
  if (!manner.isBare) rearrangeBest()
  const lost = unmetConstraints(request, { frames, candidates, solution })
  const isCut = !isEnough() && [solution, fuller, spread].some((one) => one?.cut === true)
  return { ...best, lost, iterations: solution.iterations, cut: isCut }
}

type SearchOptions = { iterations: number; points: number; frozen?: boolean[]; visitsADay?: number }

/** How many visits a day has when all days of a city have as many, in the fullest city; null where no day has more. */
function evenVisits(routes: readonly StopCandidate[][], frames: readonly DayFrame[]): number | null {
  const visits = routes.map((route) => route.filter(({ kind }) => kind === 'visit').length)
  const even = new Map<string, { visits: number; days: number }>()
  for (const [i, { guide }] of frames.entries()) {
    const sum = even.get(guide.city.id) ?? { visits: 0, days: 0 }
    even.set(guide.city.id, { visits: sum.visits + (visits[i] ?? 0), days: sum.days + 1 })
  }
  const most = Math.max(...[...even.values()].map((sum) => Math.ceil(sum.visits / sum.days)))
  return most < Math.max(...visits) ? most : null
}

/**
 * The same days, of which an empty one begins with another of its visits, for the search does not mind a late beginning, or
 * has one more of a day of its city that has at least two more.
 */
function* rearrangeDays(
  routes: readonly StopCandidate[][],
  frames: readonly DayFrame[],
  empty: readonly boolean[],
): Generator<StopCandidate[][]> {
  const visitsOf = (route: readonly StopCandidate[]) => route.filter(({ kind }) => kind === 'visit')
  for (const [day, route] of routes.entries()) {
    if (!empty[day]) continue
    for (const visit of visitsOf(route.slice(1)))
      yield routes.with(day, [visit, ...route.filter((other) => other !== visit)])
    for (const [from, fuller] of routes.entries()) {
      const isFuller = visitsOf(fuller).length >= visitsOf(route).length + 2
      if (isFuller && frames[from]?.guide === frames[day]?.guide)
        yield* moveVisits(routes, from, day, visitsOf(fuller))
    }
  }
}

/** The same days with one of these visits of a day at each place of another. */
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

/** The time budget as a number of iterations that does not depend on the machine (decisions.md, "Plans"). */
function iterationsFor({ timeBudgetMs }: ResolvedRequest, candidates: readonly StopCandidate[]): number {
  return Math.max(MIN_ITERATIONS, Math.floor((timeBudgetMs * WORK_PER_MILLISECOND) / (candidates.length + 1)))
}
