import { improve, type Solution } from '../base/orienteering.ts'
import type { Plan, PlanFacts, PlanSources, SettledRequest } from '../itinerary/index.ts'
import { type Candidate, listCandidates } from './candidates.rules.ts'
import { dayEndsOf, type Frame, makeFrames } from './frames.rules.ts'
import { famousFirst, layPlan, withRainAlternatives } from './plan.rules.ts'
import { toProblem } from './problem.rules.ts'
import { makeWays, type Ways, type WayTaste } from './ways.rules.ts'
import { lostOf, type Wish } from './wishes.rules.ts'
import { emptyMinutes, POINTS_A_MINUTE, worthOfPlan } from './worth.rules.ts'

export type SolveOptions = {
  /** How long to search; from the request's time budget when it is not given. */
  iterations?: number
  /** The separate checker: a plan that it does not accept is never given back. */
  isProved: (plan: Plan, request: SettledRequest) => boolean
  sources?: PlanSources
  onPlan?: (found: Found) => void
  shouldStop?: () => boolean
}
export type Found = { plan: Plan; score: number; iterations: number; cut: boolean }
/** `found` is null when no plan keeps everything; `lost` then says what the best attempt had to leave out. */
export type Solved = { found: Found | null; lost: Wish[]; iterations: number; cut: boolean }

/** How an attempt goes about it: what it considers, at which hours, by which ways, and whether meals come before all else. */
type Manner = { isTight: boolean; isBare: boolean; isFedFirst: boolean; taste: WayTaste; seed: number }
type Task = { request: SettledRequest; facts: PlanFacts; frames: readonly Frame[] }
type Tried = Solved & { routes: Candidate[][] }

/** What a processor of 2024 does in a millisecond, in iterations times candidates; half of it, so that clocks seldom cut. */
const WORK_A_MILLISECOND = 900
const FEWEST_ITERATIONS = 50
/** Enough to lay what was asked for and meals. */
const BARE_ITERATIONS = 250

/** What a minute of travel, of waiting and of uneven days counts against each other. */
const WEIGHTS = { travel: 1, wait: 0.5, balance: 0.3 }
/** A day with an empty morning or afternoon is searched again for a part of the time, with ways at a quarter of their price. */
const EMPTY_DAY = { points: POINTS_A_MINUTE / 4, share: 0.25 }
/** How many other layings of the days are tried, each in about a millisecond. */
const MOST_RELAYINGS = 200
const NICE: Manner = { isTight: false, isBare: false, isFedFirst: false, taste: 'usual', seed: 0 }
/** By other ways and other chances, as long as something is left out. */
const BARE: Manner[] = [
  ...(['usual', 'quick', 'thrifty', 'lazy', 'frugal', 'usual', 'quick', 'public'] as const).map(bare(false)),
  // A sight that fills the gap before a ticket can keep lunch out for good, unless lunch is owed as the sight is.
  ...(['usual', 'thrifty'] as const).map(bare(true)),
]

function bare(isFedFirst: boolean): (taste: WayTaste, seed: number) => Manner {
  return (taste, seed) => ({ isTight: true, isBare: true, isFedFirst, taste, seed })
}

/**
 * Plans a trip: first with meals at the hours that people like; when that leaves something out, what was asked for alone,
 * as tight as it has to be, and round that whatever else fits. Deterministic for a request, its seed and the iterations,
 * unless `shouldStop` cuts it.
 */
export function solveTrip(request: SettledRequest, facts: PlanFacts, options: SolveOptions): Solved {
  return solveFrames({ request, facts, frames: makeFrames(request, facts) }, options)
}

/** The same for days that are given, of which some may be closed. */
export function solveFrames(task: Task, options: SolveOptions): Solved {
  const nice = attempt(task, options, NICE)
  if (nice.found !== null || nice.cut) return solvedOf(nice)
  const bare = solveBare(task, options)
  if (!bare.found || bare.found.cut) return solvedOf(bare)
  const full = attempt(task, options, { ...bare.manner, isBare: false }, bare.routes)
  return solvedOf(full.found ? full : bare)
}

/** Only whether everything that was asked for can be kept, with a plan of nothing else. */
export function solveBare(task: Task, options: SolveOptions): Tried & { manner: Manner } {
  const few = { ...options, iterations: BARE_ITERATIONS }
  let best: (Tried & { manner: Manner }) | null = null
  for (const manner of BARE) {
    const tried = { ...attempt(task, few, manner), manner }
    if (!best || tried.found || tried.lost.length < best.lost.length) best = tried
    if (tried.found || tried.cut) break
  }
  if (!best) throw new Error('there is no manner to try')
  return best
}

function solvedOf({ found, lost, iterations, cut }: Tried): Solved {
  return { found, lost, iterations, cut }
}

function attempt(task: Task, options: SolveOptions, manner: Manner, from: Candidate[][] = []): Tried {
  const { request, facts, frames } = task
  const ways = makeWays(request, facts, options.sources ?? {}, manner.taste, dayEndsOf(frames))
  const candidates = listCandidates({ request, facts, frames, ways, ...manner })
  const given = { request, frames, candidates, ways, ...manner }
  const best: { found: Found | null; routes: Candidate[][] } = { found: null, routes: [] }
  const keep = (days: Candidate[][], { iterations, cut }: Pick<Found, 'iterations' | 'cut'>) => {
    const proved = prove({ ...task, ways }, days, options)
    const score = proved ? worthOfPlan(days, proved.plan, frames) : 0
    if (proved === null || (best.found && score <= best.found.score)) return
    best.routes = proved.order
    best.found = { plan: proved.plan, score, iterations, cut }
    options.onPlan?.(best.found)
  }
  const take = (solution: Solution) => {
    const { routes, iterations: done, cut } = solution
    if (lostOf(request, { frames, candidates, solution }).length > 0) return
    const days = routes.map((route) => route.flatMap((index) => candidates[index] ?? []))
    keep(days, { iterations: done, cut })
  }
  const { iterations = effortOf(request, candidates), shouldStop } = options
  const search = (routes: Candidate[][], { iterations: most, points, frozen, visitsADay }: Effort) =>
    improve(
      toProblem({ ...given, ...(visitsADay !== undefined && { visitsADay }) }),
      indexesOf(routes, candidates, frames.length),
      {
        ...{ seed: request.seed + manner.seed, iterations: most, onBetter: take },
        weights: { ...WEIGHTS, points },
        ...(frozen && { frozen }),
        ...(shouldStop && { shouldStop }),
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
  const isCut = [solution, fuller, spread].some((one) => one?.cut === true)
  return { ...best, lost, iterations: solution.iterations, cut: isCut }
}

type Effort = { iterations: number; points: number; frozen?: boolean[]; visitsADay?: number }

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

/** The first laying of the days that the checker accepts, and the order that the days then have. */
function prove(
  given: Task & { ways: Ways },
  days: Candidate[][],
  { isProved }: SolveOptions,
): { plan: Plan; order: Candidate[][] } | null {
  for (const tables of ['beside', 'as-searched'] as const)
    for (const order of [famousFirst({ ...given, tables }, days), days]) {
      const laid = layPlan({ ...given, tables }, order)
      const plan = laid && withRainAlternatives(laid, given.request, given.facts)
      if (plan && isProved(plan, given.request)) return { plan, order }
    }
  return null
}

/** The same things among other candidates. */
function indexesOf(routes: Candidate[][], candidates: readonly Candidate[], days: number): number[][] {
  const taken = new Set<number>()
  return Array.from({ length: days }, (_, day) =>
    (routes[day] ?? []).flatMap((wanted) => {
      const index = candidates.findIndex((other, i) => !taken.has(i) && isSame(wanted, other))
      if (index === -1) return []
      taken.add(index)
      return [index]
    }),
  )
}

function isSame(one: Candidate, other: Candidate): boolean {
  const isThere = one.at.lat === other.at.lat && one.at.lon === other.at.lon
  const isThen = JSON.stringify(one.starts) === JSON.stringify(other.starts)
  return isThere && isThen && one.place === other.place && one.meal === other.meal && one.name === other.name
}

/** The time budget as a number of iterations that does not depend on the machine (decisions.md, "Plans"). */
function effortOf({ timeBudgetMs }: SettledRequest, candidates: readonly Candidate[]): number {
  return Math.max(
    FEWEST_ITERATIONS,
    Math.floor((timeBudgetMs * WORK_A_MILLISECOND) / (candidates.length + 1)),
  )
}
