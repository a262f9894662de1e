import {
  type Check,
  checkTrip,
  type Plan,
  type PlanAnswer,
  type PlanFacts,
  type ResolvedRequest,
} from '../itinerary/index.ts'
import {
  type Constraint,
  type ConstraintText,
  describeConstraint,
  keepConstraints,
  listConstraints,
} from './constraints.rules.ts'
import { findTransferClash, makeDayFrames } from './day-frames.rules.ts'
import type { ScoredPlan, SolveOptions } from './solve-attempt.rules.ts'
import type { Effort } from './solve-strategies.rules.ts'
import { solveRequiredOnly, solveTrip } from './solver.rules.ts'

export type CheckedPlan = { plan: Plan; checks: Check[]; solver: PlanAnswer['solver'] }
/** A plan for a part of the request: the constraints that were dropped, and the request without them. */
export type NearestPlan = { solved: CheckedPlan; request: ResolvedRequest; dropped: ConstraintText[] }

/** The result of a request. Only a proved conflict is reported as one; running out of time is a separate state. */
export type PlanOutcome =
  | { state: 'planned'; solved: CheckedPlan }
  /** The constraints in `conflict` cannot be met together; without any one of them the rest can. */
  | { state: 'refused'; conflict: ConstraintText[]; nearest: NearestPlan | null }
  | { state: 'out-of-time'; nearest: NearestPlan | null }

/** Measures processor time where the platform has a clock for it, else wall time; in milliseconds. */
export type Timer = { elapsed: () => number; isOver: () => boolean }
export type StartTimer = (milliseconds: number) => Timer

type PlanOptions = {
  /** The request fixes the iterations; the timer only ends a search that takes far longer than it should. */
  startTimer: StartTimer
  onPlan?: (solved: CheckedPlan) => void
}

/** `factor` times the time budget plus `milliseconds`, which leaves room for a slow processor and a long trip. */
const SEARCH_LIMIT = { factor: 5, milliseconds: 10_000 }
/** Applies to the search for the smallest conflict, and again to the search for the nearest plan. */
const EXPLANATION_TIMEOUT_MS = 20_000
const THOROUGH_EFFORTS = ['quick', 'thorough'] as const
/** With more constraints than this, the search for the nearest plan tries each with the least effort. */
const MANY_CONSTRAINTS = 20
/** The order in which the nearest plan tries to meet constraints: what people care about most comes first. */
const CONSTRAINT_PRIORITY: Constraint['kind'][] = [
  'booking',
  'needs',
  'budget',
  'avoid',
  'meals',
  'lock',
  'times',
  'walking',
  'must-see',
]

/** Plans a trip and checks the plan, or explains the conflict. Both the server and the browser call it. */
export function planOrExplain(
  request: ResolvedRequest,
  facts: PlanFacts,
  { startTimer, onPlan }: PlanOptions,
): PlanOutcome {
  const clash = findTransferClash(request, facts)
  if (clash !== -1) return explainTooFewNights(clash, request, facts, startTimer(EXPLANATION_TIMEOUT_MS))
  const timer = startTimer(SEARCH_LIMIT.factor * request.timeBudgetMs + SEARCH_LIMIT.milliseconds)
  const solvedOf = (solution: ScoredPlan) => toCheckedPlan(solution, request, facts, timer)
  const { solution, cut } = solveTrip(request, facts, {
    isProved: makePlanVerifier(facts),
    shouldStop: timer.isOver,
    ...(onPlan && { onPlan: (better: ScoredPlan) => onPlan(solvedOf(better)) }),
  })
  if (solution) return { state: 'planned', solved: solvedOf(solution) }
  const explanation = startTimer(EXPLANATION_TIMEOUT_MS)
  const conflict = cut ? null : findMinimalConflict(request, facts, explanation.isOver)
  const rest = nearestPlan(request, facts, startTimer(EXPLANATION_TIMEOUT_MS).isOver)
  // A longer search met every constraint after all, so there is no conflict.
  if (rest?.dropped.length === 0) return { state: 'planned', solved: solvedOf(rest.solution) }
  const nearest = rest && {
    solved: toCheckedPlan(rest.solution, rest.request, facts, timer),
    request: rest.request,
    dropped: rest.dropped.map((constraint) => describeConstraint(constraint, request, facts)),
  }
  if (conflict === null) return { state: 'out-of-time', nearest }
  return {
    state: 'refused',
    conflict: conflict.map((constraint) => describeConstraint(constraint, request, facts)),
    nearest,
  }
}

/** Refuses a trip that leaves a city before it arrives there; the nearest plan moves nights to that city. */
function explainTooFewNights(
  clash: number,
  request: ResolvedRequest,
  facts: PlanFacts,
  timer: Timer,
): PlanOutcome {
  const conflict = [describeConstraint({ kind: 'nights', index: clash }, request, facts)]
  const longer = moreNights(request, facts)
  if (!longer) return { state: 'refused', conflict, nearest: null }
  const { solution } = solveTrip(longer, facts, {
    isProved: makePlanVerifier(facts),
    shouldStop: timer.isOver,
  })
  const nearest = solution && {
    solved: toCheckedPlan(solution, longer, facts, timer),
    request: longer,
    dropped: conflict,
  }
  return { state: 'refused', conflict, nearest }
}

/** Moves nights from the city with the most to the one with too few until each is reached in time; null when none is left to move. */
function moreNights(request: ResolvedRequest, facts: PlanFacts): ResolvedRequest | null {
  const cities = request.cities.map((city) => ({ ...city }))
  const changed = { ...request, cities }
  for (let night = 0; night < request.days; night++) {
    const clash = findTransferClash(changed, facts)
    if (clash === -1) return changed
    // The last city may have no night at all.
    const spare = (i: number) => (cities[i]?.nights ?? 0) - (i === cities.length - 1 ? 0 : 1)
    const others = [...cities.keys()].filter((i) => i !== clash && spare(i) > 0)
    const giver = cities[others.sort((a, b) => spare(b) - spare(a))[0] ?? -1]
    const taker = cities[clash]
    if (!giver || !taker) return null
    giver.nights--
    taker.nights++
  }
  return null
}

function makePlanVerifier(facts: PlanFacts): SolveOptions['isProved'] {
  return (plan, request) => checkTrip(request, plan, facts).every(({ ok }) => ok)
}

function toCheckedPlan(
  { plan, score, iterations, cut }: ScoredPlan,
  request: ResolvedRequest,
  facts: PlanFacts,
  timer: Timer,
): CheckedPlan {
  const milliseconds = Math.round(timer.elapsed())
  const { seed } = request
  return {
    plan,
    checks: checkTrip(request, plan, facts),
    solver: { seed, iterations, cut, milliseconds, score },
  }
}

type IsFeasible = (constraints: readonly Constraint[]) => boolean

/**
 * A minimal set of constraints that cannot be met together (QuickXplain: U. Junker, AAAI 2004), of a request that could not
 * be planned. Null when `shouldStop` ended the search, or when a thorough search finds no such set.
 */
export function findMinimalConflict(
  request: ResolvedRequest,
  facts: PlanFacts,
  shouldStop: () => boolean = () => false,
): Constraint[] | null {
  let isCut = false
  const options = {
    isProved: makePlanVerifier(facts),
    shouldStop: () => {
      isCut ||= shouldStop()
      return isCut
    },
  }
  const isPossibleBy =
    (efforts: readonly Effort[]): IsFeasible =>
    (constraints) =>
      !options.shouldStop() && canSatisfy(keepConstraints(request, constraints), facts, options, efforts)
  for (const efforts of [['glance'], ['quick'], THOROUGH_EFFORTS] as const) {
    const minimal = minimizeConflict(listConstraints(request), isPossibleBy(efforts))
    const isReal = minimal.length > 0 && !isPossibleBy(THOROUGH_EFFORTS)(minimal)
    if (isCut) return null
    if (isReal) return minimal
  }
  return null
}

function canSatisfy(
  request: ResolvedRequest,
  facts: PlanFacts,
  options: SolveOptions,
  efforts: readonly Effort[],
): boolean {
  return (
    solveRequiredOnly({ request, facts, frames: makeDayFrames(request, facts) }, options, efforts)
      .solution !== null
  )
}

/**
 * QuickXplain assumes that fewer constraints are never harder to meet. That does not hold here: a longer day has more meals,
 * and a search proves nothing when it fails. So each member of its result is tried again, until the set is infeasible and
 * no member can be removed. Empty when even no constraints at all cannot be met.
 */
function minimizeConflict(constraints: readonly Constraint[], isPossible: IsFeasible): Constraint[] {
  let conflict = quickXplain([], false, constraints, isPossible)
  if (isPossible(conflict)) conflict = [...constraints]
  for (let i = 0; i < conflict.length; ) {
    const rest = conflict.filter((_, other) => other !== i)
    const isSpared = !isPossible(rest)
    if (isSpared) conflict = rest
    // A member that was needed together with the removed one may be removable now, so start again.
    i = isSpared ? 0 : i + 1
  }
  return conflict
}

type Relaxation = { solution: ScoredPlan; dropped: Constraint[]; request: ResolvedRequest }

/** Adds one constraint after the other, in order of priority, as long as a plan meets them all; null when time ran out. */
export function nearestPlan(
  request: ResolvedRequest,
  facts: PlanFacts,
  shouldStop: () => boolean = () => false,
): Relaxation | null {
  const options = { isProved: makePlanVerifier(facts), shouldStop }
  const constraints = listConstraints(request).sort(
    (a, b) => CONSTRAINT_PRIORITY.indexOf(a.kind) - CONSTRAINT_PRIORITY.indexOf(b.kind),
  )
  const efforts: readonly Effort[] = constraints.length > MANY_CONSTRAINTS ? ['glance'] : ['quick']
  let satisfied: Constraint[] = []
  for (const constraint of constraints) {
    if (shouldStop()) return null
    const more = [...satisfied, constraint]
    if (canSatisfy(keepConstraints(request, more), facts, options, efforts)) satisfied = more
  }
  const left = keepConstraints(request, satisfied)
  const { solution } = solveTrip(left, facts, options)
  return (
    solution && {
      solution,
      request: left,
      dropped: constraints.filter((constraint) => !satisfied.includes(constraint)),
    }
  )
}

function quickXplain(
  background: readonly Constraint[],
  isNew: boolean,
  constraints: readonly Constraint[],
  isPossible: (constraints: readonly Constraint[]) => boolean,
): Constraint[] {
  if (isNew && !isPossible(background)) return []
  if (constraints.length <= 1) return [...constraints]
  const half = Math.floor(constraints.length / 2)
  const [one, other] = [constraints.slice(0, half), constraints.slice(half)]
  const second = quickXplain([...background, ...one], true, other, isPossible)
  const firstPart = quickXplain([...background, ...second], second.length > 0, one, isPossible)
  return [...firstPart, ...second]
}
