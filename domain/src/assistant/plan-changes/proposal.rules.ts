import type { PlanFacts } from '../../trip/itinerary/index.ts'
import {
  type ConstraintText,
  describeConstraint,
  findMinimalConflict,
  type StartTimer,
} from '../../trip/planner/index.ts'
import type { PlanView } from '../../trip/sync/index.ts'
import { findChange } from './find-change.rules.ts'
import { diffPlans, type PlanDifference } from './plan-difference.rules.ts'
import { type ProposedPlans, partsOf } from './proposal-parts.rules.ts'
import { type ChangeArguments, type ChangeQuestion, resolveChange } from './resolve-change.rules.ts'
import { withFormerTimes } from './stop-rows.rules.ts'
import type { ChangeObstacle, RainChange, WantedChange } from './wanted-change.rules.ts'

/** A change as somebody puts it in words, or as the forecast does. */
export type AskedChange = ChangeArguments | RainChange

/** What comes of a change that somebody asks for; nothing of it is done before it is accepted. */
export type ChangeProposal =
  /** `further` are the changes after the first of a sentence with several. */
  | ({
      state: 'proposed'
      change: WantedChange
      further: WantedChange[]
      difference: PlanDifference
    } & ProposedPlans)
  /** `args` are those of the change that is asked about, `others` the words of those beside it. */
  | { state: 'question'; question: ChangeQuestion; args: ChangeArguments; others: string[] }
  /** The smallest set of wishes that cannot be kept together, where the facts alone name no obstacle; null when it was not found. */
  | { state: 'refused'; obstacle: ChangeObstacle | null; conflict: ConstraintText[] | null }

const CONFLICT_TIMEOUT_MS = 6000

type Refused = Exclude<ChangeProposal, { state: 'proposed' }>
type Computed = { state: 'computed'; change: WantedChange; after: PlanView } | Refused

/** Reads, computes and compares a change of a plan; several of one sentence follow each other, and are made together or not at all. */
export function proposeChange(
  args: AskedChange,
  view: PlanView,
  facts: PlanFacts,
  startTimer: StartTimer,
): ChangeProposal {
  const steps = stepsOf(args)
  const changes: WantedChange[] = []
  let after = view
  for (const [at, step] of steps.entries()) {
    const computed = computeStep(step, after, facts, startTimer)
    if (computed.state === 'question')
      return Object.assign({}, computed, { others: steps.filter((_, other) => other !== at).map(wordsOf) })
    if (computed.state === 'refused') return computed
    changes.push(computed.change)
    after = computed.after
  }
  const [change, ...further] = changes
  if (!change) return { state: 'refused', obstacle: null, conflict: null }
  const subjects = changes.flatMap(subjectsOf)
  const difference = diffPlans(view, after, facts)
  const parts = partsOf(difference.stops, subjects)
  return { state: 'proposed', change, further, before: view, after, difference, parts }
}

/** The changes of a sentence, one after the other. */
function stepsOf(args: AskedChange): AskedChange[] {
  if (isRainChange(args)) return [args]
  const { further = [], ...first } = args
  return [first, ...further]
}

const wordsOf = (step: AskedChange) => (isRainChange(step) ? '' : step.change)

function computeStep(args: AskedChange, view: PlanView, facts: PlanFacts, startTimer: StartTimer): Computed {
  if (isRainChange(args)) return computeChange(args, view, facts, startTimer)
  const resolved = resolveChange(args, view, facts)
  if (resolved.state === 'question')
    return { state: 'question', question: resolved.question, args, others: [] }
  if (resolved.state === 'refused') return { state: 'refused', obstacle: resolved.obstacle, conflict: null }
  return computeChange(resolved.change, view, facts, startTimer)
}

function computeChange(
  change: WantedChange,
  view: PlanView,
  facts: PlanFacts,
  startTimer: StartTimer,
): Computed {
  const found = findChange({ view, facts, startTimer }, change)
  if (!found.after) {
    const { obstacle, request } = found
    return { state: 'refused', obstacle, conflict: obstacle ? null : conflictOf(request, facts, startTimer) }
  }
  const after = withFormerTimes(view, found.after, facts, subjectsOf(change))
  return { state: 'computed', change, after }
}

/** Whether the forecast asks for a change, and not a sentence. */
export function isRainChange(change: AskedChange): change is RainChange {
  return change.kind === 'rain'
}

/** The stops that a change is about. */
function subjectsOf(change: WantedChange): string[] {
  if (change.kind === 'meals') return change.ids
  return 'id' in change ? [change.id] : []
}

function conflictOf(
  request: PlanView['request'],
  facts: PlanFacts,
  startTimer: StartTimer,
): ConstraintText[] | null {
  const timer = startTimer(CONFLICT_TIMEOUT_MS)
  const conflict = findMinimalConflict(request, facts, () => timer.elapsed() > CONFLICT_TIMEOUT_MS)
  return conflict && conflict.length > 0
    ? conflict.map((constraint) => describeConstraint(constraint, request, facts))
    : null
}
