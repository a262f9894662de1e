import { improve, type Solution } from '../base/orienteering.ts'
import type { Plan, PlanFacts, PlanSources, SettledRequest } from '../itinerary/index.ts'
import { type Candidate, listCandidates } from './candidates.rules.ts'
import { dayEndsOf, type Frame, makeFrames } from './frames.rules.ts'
import { prove } from './plan.rules.ts'
import { indexesOf, toProblem } from './problem.rules.ts'
import { makeWays, type WayTaste } from './ways.rules.ts'
import { isImpossible, lostOf, type Wish } from './wishes.rules.ts'
import { emptyMinutes, POINTS_A_MINUTE, worthOfPlan } from './worth.rules.ts'

export type SolveOptions = {
  /** How long to search; from the request's time budget when it is not given. */
  iterations?: number
  /** The separate checker: a plan that it does not accept is never given back. */
  isProved: (plan: Plan, request: SettledRequest) => boolean
  sources?: PlanSources
  onPlan?: ((found: Found) => void) | undefined
  shouldStop?: () => boolean
}
export type Found = { plan: Plan; score: number; iterations: number; cut: boolean }
/** `found` is null when no plan keeps everything; `lost` then says what the best attempt had to leave out. */
export type Solved = { found: Found | null; lost: Wish[]; iterations: number; cut: boolean }

/** How an attempt goes about it: what it considers, at which hours, by which ways, and whether meals come before all else. */
type Manner = {
  isTight: boolean
  isBare: boolean
  isFedFirst: boolean
  taste: WayTaste
  haste: number
  seed: number
}
type Task = { request: SettledRequest; facts: PlanFacts; frames: readonly Frame[] }
type Tried = Solved & { routes: Candidate[][] }

/** What a processor of 2024 does in a millisecond, in iterations times candidates; half of it, so that clocks seldom cut. */
const WORK_A_MILLISECOND = 900
const FEWEST_ITERATIONS = 50

/** What a minute of travel, of waiting and of uneven days counts against each other. */
const WEIGHTS = { travel: 1, wait: 0.5, balance: 0.3 }
/** A day with an empty morning or afternoon is searched again for a part of the time, with ways at a quarter of their price. */
const EMPTY_DAY = { points: POINTS_A_MINUTE / 4, share: 0.25 }
/** How many other layings of the days are tried, each in about a millisecond. */
const MOST_RELAYINGS = 200
const NICE: Manner = {
  ...{ isTight: false, isBare: false, isFedFirst: false },
  ...{ taste: 'usual', haste: 1, seed: 0 },
}
/** Only what was asked for; by other ways and other chances, as long as something is left out. */
const FIRST_BARE: Manner = { ...NICE, isTight: true, isBare: true }
const TASTES = ['quick', 'thrifty', 'lazy', 'frugal', 'usual', 'quick', 'public'] as const
const USUAL_BARE: Manner[] = [
  FIRST_BARE,
  ...TASTES.map((taste, i) => ({ ...FIRST_BARE, taste, seed: i + 1 })),
  // A sight that fills the gap before a ticket can keep lunch out for good, unless lunch is owed as the sight is.
  ...(['usual', 'thrifty'] as const).map((taste, seed) => ({ ...FIRST_BARE, isFedFirst: true, taste, seed })),
]
/** Rather a short visit than none. */
const HASTY_BARE: Manner[] = [0.85, 0.6, 0].flatMap((haste) =>
  (['usual', 'quick', 'frugal', 'thrifty'] as const).map((taste, seed) => {
    return { ...FIRST_BARE, isFedFirst: seed % 2 === 1, taste, haste, seed }
  }),
)
/** For a first guess; enough to lay what was asked for and meals; and what is tried before anybody is told that it cannot be done. */
const EFFORTS = {
  glance: { iterations: 250, manners: [FIRST_BARE, { ...FIRST_BARE, isFedFirst: true, taste: 'quick' }] },
  quick: { iterations: 250, manners: USUAL_BARE },
  thorough: { iterations: 2500, manners: [...HASTY_BARE, ...USUAL_BARE] },
} satisfies Record<string, { iterations: number; manners: Manner[] }>
/** Of iterations times candidates for one manner: on a long trip with many wishes it makes fewer iterations, never below these. */
const MOST_BARE_WORK = 250_000
const FEWEST_BARE_ITERATIONS = 250
export type Effort = keyof typeof EFFORTS

/**
 * Plans a trip: first what was asked for alone, so that there is a plan whatever comes of the rest; then with meals at the
 * hours that people like; when that leaves something out, as tight as it has to be, and round that whatever else fits.
 * Deterministic for a request, its seed and the iterations, unless `shouldStop` cuts it.
 */
export function solveTrip(request: SettledRequest, facts: PlanFacts, options: SolveOptions): Solved {
  return solveFrames({ request, facts, frames: makeFrames(request, facts) }, options)
}

/** The same for days that are given, of which some may be closed. */
export function solveFrames(task: Task, given: SolveOptions): Solved {
  const options = { ...given, onPlan: risingOnly(given.onPlan) }
  const silent = { ...given, onPlan: undefined }
  const first = {
    ...attempt(task, silent, FIRST_BARE, { iterationsOf: bareIterations('quick') }),
    manner: FIRST_BARE,
  }
  if (!first.found && isHopeless(task, options)) return solvedOf(first)
  // Whoever watches sees the bare plan only where the full one does not come at once.
  const onLost = () => first.found && options.onPlan(first.found)
  const nice = attempt(task, options, NICE, { onLost })
  if (nice.found !== null || nice.cut) return bestOf([first, nice], nice.cut, options.onPlan)
  const bare = first.found ? first : solveBare(task, silent, ['quick', 'thorough'])
  if (!bare.found || bare.cut) return solvedOf(bare)
  options.onPlan(bare.found)
  const full = attempt(task, options, { ...bare.manner, isBare: false }, { from: bare.routes })
  return bestOf([bare, full], full.cut, options.onPlan)
}

/** Only whether everything that was asked for can be kept, with a plan of nothing else; `found` is the first that came. */
export function solveBare(
  task: Task,
  options: SolveOptions,
  efforts: readonly Effort[],
): Tried & { manner: Manner } {
  let best: (Tried & { manner: Manner }) | null = null
  for (const effort of efforts)
    for (const manner of EFFORTS[effort].manners) {
      const tried = { ...attempt(task, options, manner, { iterationsOf: bareIterations(effort) }), manner }
      if (!best || tried.found || tried.lost.length < best.lost.length) best = tried
      if (tried.found || tried.cut) return { ...best, cut: tried.cut }
      if (manner === FIRST_BARE && isHopeless(task, options)) return best
    }
  if (!best) throw new Error('there is no manner to try')
  return best
}

/** Whether one look at the facts shows that no search can keep everything, however short its visits. */
function isHopeless({ request, facts, frames }: Task, { sources = {} }: SolveOptions): boolean {
  const manner: Manner = { ...FIRST_BARE, haste: 0 }
  const ways = makeWays(request, facts, sources, manner.taste, dayEndsOf(frames))
  return isImpossible(request, frames, listCandidates({ request, facts, frames, ways, ...manner }))
}

function bareIterations(effort: Effort): (candidates: number) => number {
  const { iterations } = EFFORTS[effort]
  return (candidates) =>
    Math.max(FEWEST_BARE_ITERATIONS, Math.min(iterations, Math.floor(MOST_BARE_WORK / (candidates + 1))))
}

/** Tells of a plan only when it is better than all before it, whichever attempt it comes from. */
function risingOnly(onPlan: SolveOptions['onPlan']): (found: Found) => void {
  let best = Number.NEGATIVE_INFINITY
  return (found) => {
    if (found.score <= best) return
    best = found.score
    onPlan?.(found)
  }
}

/** The best plan of several attempts, told if it was not yet; what was lost is what the last of them left out. */
function bestOf(tries: readonly Tried[], cut: boolean, onPlan: (found: Found) => void): Solved {
  const found = tries.reduce<Found | null>(
    (best, next) => (next.found && (!best || next.found.score > best.score) ? next.found : best),
    null,
  )
  const { lost, iterations } = tries.at(-1) ?? { lost: [], iterations: 0 }
  if (found) onPlan(found)
  return { found: found && { ...found, iterations, cut }, lost, iterations, cut }
}

function solvedOf({ found, lost, iterations, cut }: Tried): Solved {
  return { found, lost, iterations, cut }
}

type Beginning = {
  from?: Candidate[][]
  /** Told when a laying leaves something out that was asked for. */
  onLost?: () => void
  /** In place of what the options say. */
  iterationsOf?: (candidates: number) => number
}

function attempt(
  task: Task,
  options: SolveOptions,
  manner: Manner,
  { from = [], onLost, iterationsOf }: Beginning = {},
): Tried {
  const { request, facts, frames } = task
  const ways = makeWays(request, facts, options.sources ?? {}, manner.taste, dayEndsOf(frames))
  const candidates = listCandidates({ request, facts, frames, ways, ...manner })
  const given = { request, frames, candidates, ways, ...manner }
  const best: { found: Found | null; routes: Candidate[][] } = { found: null, routes: [] }
  const keep = (days: Candidate[][], { iterations, cut }: Pick<Found, 'iterations' | 'cut'>) => {
    const proved = prove({ ...task, ways }, days, options.isProved)
    const score = proved ? worthOfPlan(days, proved.plan, frames) : 0
    if (proved === null || (best.found && score <= best.found.score)) return
    best.routes = proved.order
    best.found = { plan: proved.plan, score, iterations, cut }
    options.onPlan?.(best.found)
  }
  const take = (solution: Solution) => {
    const { routes, iterations: done, cut } = solution
    if (lostOf(request, { frames, candidates, solution }).length > 0) return onLost?.()
    const days = routes.map((route) => route.flatMap((index) => candidates[index] ?? []))
    keep(days, { iterations: done, cut })
  }
  const { shouldStop } = options
  const iterations = iterationsOf?.(candidates.length) ?? options.iterations ?? effortOf(request, candidates)
  // A bare plan answers whether there is one: the first is enough.
  const isEnough = () => manner.isBare && best.found !== null
  const search = (routes: Candidate[][], { iterations: most, points, frozen, visitsADay }: Search) =>
    improve(
      toProblem({ ...given, ...(visitsADay !== undefined && { visitsADay }) }),
      indexesOf(routes, candidates, frames.length),
      {
        ...{ seed: request.seed + manner.seed, iterations: most, onBetter: take },
        weights: { ...WEIGHTS, points },
        ...(frozen && { frozen }),
        shouldStop: () => isEnough() || shouldStop?.() === true,
      },
    )
  const solution = search(from, { iterations, points: POINTS_A_MINUTE })
  if (best.found === null) take(solution)
  const again = Math.ceil(EMPTY_DAY.share * iterations)
  const empty = () => best.found?.plan.days.map((day, i) => emptyMinutes(day, frames[i]) > 0) ?? []
  const isWorthIt = () => !manner.isBare && !solution.cut && empty().includes(true)
  // First with more on the empty days alone, then with what there is on more days.
  const fuller = isWorthIt()
    ? search(best.routes, {
        ...{ iterations: again, points: EMPTY_DAY.points, frozen: empty().map((is) => !is) },
      })
    : null
  const visitsADay = evenVisits(best.routes, frames)
  const spread =
    isWorthIt() && fuller?.cut !== true && visitsADay !== null
      ? search([], { iterations: again, points: POINTS_A_MINUTE, visitsADay })
      : null
  // That needs no search, so that a slow machine, whose clock has cut the one before, does it too.
  let left = manner.isBare ? 0 : MOST_RELAYINGS
  for (let before: number | undefined; best.found && best.found.score !== before && left > 0; ) {
    before = best.found.score
    for (const days of relaid(best.routes, frames, empty())) {
      keep(days, solution)
      if (--left === 0 || best.found.score !== before) break
    }
  }
  const lost = lostOf(request, { frames, candidates, solution })
  const isCut = !isEnough() && [solution, fuller, spread].some((one) => one?.cut === true)
  return { ...best, lost, iterations: solution.iterations, cut: isCut }
}

type Search = { iterations: number; points: number; frozen?: boolean[]; visitsADay?: number }

/** How many visits a day has when all days of a city have as many, in the fullest city; null where no day has more. */
function evenVisits(routes: readonly Candidate[][], frames: readonly Frame[]): number | null {
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
function* relaid(
  routes: readonly Candidate[][],
  frames: readonly Frame[],
  empty: readonly boolean[],
): Generator<Candidate[][]> {
  const visitsOf = (route: readonly Candidate[]) => route.filter(({ kind }) => kind === 'visit')
  for (const [day, route] of routes.entries()) {
    if (!empty[day]) continue
    for (const visit of visitsOf(route.slice(1)))
      yield routes.with(day, [visit, ...route.filter((other) => other !== visit)])
    for (const [from, fuller] of routes.entries()) {
      const isFuller = visitsOf(fuller).length >= visitsOf(route).length + 2
      if (!isFuller || frames[from]?.guide !== frames[day]?.guide) continue
      for (const visit of visitsOf(fuller))
        for (let at = 0; at <= route.length; at++)
          yield routes
            .with(
              from,
              fuller.filter((other) => other !== visit),
            )
            .with(day, route.toSpliced(at, 0, visit))
    }
  }
}

/** The time budget as a number of iterations that does not depend on the machine (decisions.md, "Plans"). */
function effortOf({ timeBudgetMs }: SettledRequest, candidates: readonly Candidate[]): number {
  return Math.max(
    FEWEST_ITERATIONS,
    Math.floor((timeBudgetMs * WORK_A_MILLISECOND) / (candidates.length + 1)),
  )
}
