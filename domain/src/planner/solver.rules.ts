import { type Solution, solve } from '../base/orienteering.ts'
import {
  mealsDue,
  type Plan,
  type PlanFacts,
  type PlanSources,
  type SettledRequest,
} from '../itinerary/index.ts'
import { type Candidate, listCandidates } from './candidates.rules.ts'
import { type Frame, makeFrames } from './frames.rules.ts'
import { layPlan } from './plan.rules.ts'
import { toProblem } from './problem.rules.ts'
import { withRainAlternatives } from './rain.rules.ts'
import { makeWays } from './ways.rules.ts'
import type { Wish } from './wishes.rules.ts'

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

type Attempt = { frames: readonly Frame[]; candidates: Candidate[]; solution: Solution }

/** What a processor of 2024 does in a millisecond, in iterations times candidates; half of it, so that clocks seldom cut. */
const WORK_A_MILLISECOND = 350
const FEWEST_ITERATIONS = 50

/** What a minute of travel, of waiting and of uneven days counts against each other. */
const WEIGHTS = { travel: 1, wait: 0.5, balance: 0.3 }

/**
 * Plans a trip: first with meals at the hours that people like, then, when that leaves something out, at any hour of
 * their windows. Deterministic for a request, its seed and the iterations, unless `shouldStop` cuts it.
 */
export function solveTrip(request: SettledRequest, facts: PlanFacts, options: SolveOptions): Solved {
  return solveFrames({ request, facts, frames: makeFrames(request, facts) }, options)
}

type Task = { request: SettledRequest; facts: PlanFacts; frames: readonly Frame[] }

/** The same for days that are given, of which some may be closed. */
export function solveFrames(task: Task, options: SolveOptions): Solved {
  const nice = attempt(task, options, false)
  if (nice.found !== null || nice.cut) return nice
  return attempt(task, options, true)
}

function attempt({ request, facts, frames }: Task, options: SolveOptions, isTight: boolean): Solved {
  const candidates = listCandidates({ request, facts, frames, isTight })
  const ways = makeWays(request, facts, options.sources ?? {})
  const problem = toProblem({ request, frames, candidates, ways, isTight })
  let found: Found | null = null
  const take = (solution: Solution) => {
    if (found && solution.score < found.score) return
    if (lostOf(request, { frames, candidates, solution }).length > 0) return
    const routes = solution.routes.map((route) => route.flatMap((index) => candidates[index] ?? []))
    const laid = layPlan({ request, facts, frames, ways }, routes)
    const plan = laid && withRainAlternatives(laid, request, facts)
    if (plan === null || !options.isProved(plan, request)) return
    found = { plan, score: solution.score, iterations: solution.iterations, cut: solution.cut }
    options.onPlan?.(found)
  }
  const { seed } = request
  const { iterations = effortOf(request, candidates), shouldStop } = options
  const solution = solve(problem, {
    seed,
    iterations,
    weights: WEIGHTS,
    onBetter: take,
    ...(shouldStop && { shouldStop }),
  })
  take(solution)
  const lost = lostOf(request, { frames, candidates, solution })
  return { found, lost, iterations: solution.iterations, cut: solution.cut }
}

/** The time budget as a number of iterations that does not depend on the machine (decisions.md, "Plans"). */
function effortOf({ timeBudgetMs }: SettledRequest, candidates: readonly Candidate[]): number {
  return Math.max(
    FEWEST_ITERATIONS,
    Math.floor((timeBudgetMs * WORK_A_MILLISECOND) / (candidates.length + 1)),
  )
}

/** What a solution leaves out of what was asked for. */
function lostOf(request: SettledRequest, { frames, candidates, solution }: Attempt): Wish[] {
  const days = solution.routes.map((route) => route.flatMap((index) => candidates[index] ?? []))
  const all = days.flat()
  const lost: Wish[] = []
  for (const [index, id] of request.mustSee.entries())
    if (!all.some(({ place }) => place?.id === id)) lost.push({ kind: 'must-see', index })
  for (const [index, lock] of request.locks.entries())
    if (
      !days.some(
        (day, i) =>
          frames[i]?.date === lock.date &&
          day.some(({ place, isLocked }) => isLocked && place?.id === lock.poiId),
      )
    )
      lost.push({ kind: 'lock', index })
  const booked = candidates.filter(({ kind }) => kind === 'booking')
  for (const [index, booking] of booked.entries())
    if (!all.includes(booking)) lost.push({ kind: 'booking', index })
  if (request.meals && frames.some((frame, i) => isHungry(frame, days[i] ?? []))) lost.push({ kind: 'meals' })
  return lost
}

function isHungry(frame: Frame, day: readonly Candidate[]): boolean {
  return mealsDue(frame, frame.guide.city.country).some((due) => !day.some(({ meal }) => meal === due))
}
