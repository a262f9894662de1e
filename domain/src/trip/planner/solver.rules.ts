import type { PlanFacts, ResolvedRequest } from '../itinerary/index.ts'
import { listCandidates } from './candidates.rules.ts'
import { isInfeasible } from './constraints.rules.ts'
import { dayEndsOf, makeDayFrames } from './day-frames.rules.ts'
import {
  type AttemptResult,
  attempt,
  type ScoredPlan,
  type SolveOptions,
  type SolveResult,
  type SolveTask,
} from './solve-attempt.rules.ts'
import {
  type Effort,
  FULL_STRATEGY,
  REQUIRED_ONLY_STRATEGY,
  requiredOnlyIterations,
  type SolveStrategy,
  strategiesOf,
} from './solve-strategies.rules.ts'
import { makeTravelLookup } from './travel-lookup.rules.ts'

type AttemptWithStrategy = AttemptResult & { strategy: SolveStrategy }

/**
 * Plans a trip: first only what was asked for, so that there is a plan even if the rest fails; then with meals at the hours
 * that people like; when that leaves a constraint unmet, from the plan of the required stops, filled up with what fits.
 * Deterministic for a request, its seed and the iterations, unless `shouldStop` cuts it.
 */
export function solveTrip(request: ResolvedRequest, facts: PlanFacts, options: SolveOptions): SolveResult {
  return solveFrames({ request, facts, frames: makeDayFrames(request, facts) }, options)
}

/** Like `solveTrip`, for the given days, of which some may be closed. */
export function solveFrames(task: SolveTask, solveOptions: SolveOptions): SolveResult {
  const options = { ...solveOptions, onPlan: reportImprovementsOnly(solveOptions.onPlan) }
  const silent = { ...solveOptions, onPlan: undefined }
  const first = {
    ...attempt(task, silent, REQUIRED_ONLY_STRATEGY, { iterationsOf: requiredOnlyIterations('quick') }),
    strategy: REQUIRED_ONLY_STRATEGY,
  }
  if (!first.solution && isProvablyInfeasible(task)) return toSolveResult(first)
  // The plan of the required stops is reported only when the full search does not find a plan at once.
  const onLost = () => first.solution && options.onPlan(first.solution)
  const full = attempt(task, options, FULL_STRATEGY, { onLost })
  if (full.solution !== null || full.cut) return bestOf([first, full], full.cut, options.onPlan)
  return solveFromRequired(task, solveOptions, options, first)
}

/** Fills up a plan of the required stops, when the full search leaves a constraint unmet. */
function solveFromRequired(
  task: SolveTask,
  solveOptions: SolveOptions,
  options: SolveOptions & { onPlan: (plan: ScoredPlan) => void },
  first: AttemptWithStrategy,
): SolveResult {
  const silent = { ...solveOptions, onPlan: undefined }
  const required = first.solution ? first : solveRequiredOnly(task, silent, ['quick', 'thorough'])
  if (!required.solution || required.cut) return toSolveResult(required)
  options.onPlan(required.solution)
  const strategy = { ...required.strategy, isRequiredOnly: false }
  const full = attempt(task, options, strategy, { from: required.routes })
  return bestOf([required, full], full.cut, options.onPlan)
}

/**
 * Finds out whether all constraints can be met together, with a plan of the required stops and meals alone; `solution` is
 * the first one found. Throws when `efforts` is empty.
 */
export function solveRequiredOnly(
  task: SolveTask,
  options: SolveOptions,
  efforts: readonly Effort[],
): AttemptWithStrategy {
  const turns = efforts.flatMap((effort) => strategiesOf(effort).map((strategy) => ({ effort, strategy })))
  let best: AttemptWithStrategy | null = null
  for (const { effort, strategy } of turns) {
    const tried = {
      ...attempt(task, options, strategy, { iterationsOf: requiredOnlyIterations(effort) }),
      strategy,
    }
    if (!best || tried.solution || tried.lost.length < best.lost.length) best = tried
    if (tried.solution || tried.cut) return { ...best, cut: tried.cut }
    if (strategy === REQUIRED_ONLY_STRATEGY && isProvablyInfeasible(task)) return best
  }
  if (!best) throw new Error('there is no strategy to try')
  return best
}

/** Whether the facts show without a search that the constraints cannot be met, even with the shortest visits. */
function isProvablyInfeasible({ request, facts, frames }: SolveTask): boolean {
  const strategy: SolveStrategy = { ...REQUIRED_ONLY_STRATEGY, visitShare: 0 }
  const travelBetween = makeTravelLookup(request, facts, strategy.travelPreference, dayEndsOf(frames))
  return isInfeasible(request, frames, listCandidates({ request, facts, frames, travelBetween, ...strategy }))
}

/** Reports a plan only when it is better than all before it, of any attempt. */
function reportImprovementsOnly(onPlan: SolveOptions['onPlan']): (solution: ScoredPlan) => void {
  let best = Number.NEGATIVE_INFINITY
  return (solution) => {
    if (solution.score <= best) return
    best = solution.score
    onPlan?.(solution)
  }
}

/** The best plan of several attempts, reported unless it was already; `lost` has the constraints that the last one left unmet. */
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
