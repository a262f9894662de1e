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
import {
  type Effort,
  type ScoredPlan,
  type SolveOptions,
  solveRequiredOnly,
  solveTrip,
} from './solver.rules.ts'

export type CheckedPlan = { plan: Plan; checks: Check[]; solver: PlanAnswer['solver'] }
/** A plan for a part of the request: what was left out, and the request that it keeps. */
export type NearestPlan = { solved: CheckedPlan; request: ResolvedRequest; dropped: ConstraintText[] }

/** The result of a request. Only a proved conflict is reported as one; running out of time is a separate state. */
export type PlanOutcome =
  | { state: 'planned'; solved: CheckedPlan }
  /** `conflict` cannot be kept together, and without any one of it the rest can: each was tried. */
  | { state: 'refused'; conflict: ConstraintText[]; nearest: NearestPlan | null }
  | { state: 'out-of-time'; nearest: NearestPlan | null }

/** Counts processor time where there is a clock for it, else time that passed. */
export type Timer = { elapsed: () => number; isOver: () => boolean }
export type StartTimer = (milliseconds: number) => Timer

type PlanOptions = {
  /** The iterations are fixed by the request: this only cuts what takes far longer than it ever should. */
  startTimer: StartTimer
  onPlan?: (solved: CheckedPlan) => void
}

/** A slow processor, a long trip: so many times the time budget and so much beside. */
const SEARCH_LIMIT = { factor: 5, milliseconds: 10_000 }
/** To find the smallest conflict, and then again for the nearest plan. */
const EXPLANATION_TIMEOUT_MS = 20_000
const THOROUGH_EFFORTS = ['quick', 'thorough'] as const
/** Of more constraints than this each gets but a glance when the nearest plan is looked for. */
const MANY_CONSTRAINTS = 20
/** What people keep first when not everything can be kept. */
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

/** Plans a trip and proves it, or says what stands in the way: the same on a server and in a browser. */
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
  // What a longer search has kept after all was no conflict.
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

/** A city that is left before it is reached; the nearest plan stays there longer, and elsewhere shorter. */
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

/** Nights moved from the city that has most to the one that has too few, until each is reached; null where none can be spared. */
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
 * The smallest set of constraints that cannot be kept together (QuickXplain: U. Junker, AAAI 2004) of a request that could not
 * be planned. Null when `shouldStop` ended the search for it, or when a thorough search finds no such set.
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
 * QuickXplain takes for granted that fewer constraints are never harder to keep. A wider day has more meals, and a search is
 * no proof: so each member of what it found is tried again, until the set is impossible and none of it can be spared.
 * Empty when not even nothing can be kept.
 */
function minimizeConflict(constraints: readonly Constraint[], isPossible: IsFeasible): Constraint[] {
  let conflict = quickXplain([], false, constraints, isPossible)
  if (isPossible(conflict)) conflict = [...constraints]
  for (let i = 0; i < conflict.length; ) {
    const rest = conflict.filter((_, other) => other !== i)
    const isSpared = !isPossible(rest)
    if (isSpared) conflict = rest
    // What was needed beside a constraint that is gone now may be spared: from the start again.
    i = isSpared ? 0 : i + 1
  }
  return conflict
}

type Relaxation = { solution: ScoredPlan; dropped: Constraint[]; request: ResolvedRequest }

/** A plan that keeps one constraint after the other as long as they can be kept, the dearest first; null when time ran out. */
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
