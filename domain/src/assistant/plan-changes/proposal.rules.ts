import type { PlanFacts } from '../../trip/itinerary/index.ts'
import {
  type ConstraintText,
  describeConstraint,
  findMinimalConflict,
  type StartTimer,
} from '../../trip/planner/index.ts'
import type { PlanView } from '../../trip/sync/index.ts'
import { findChange } from './find-change.rules.ts'
import { withFormerTimes } from './former-times.rules.ts'
import { diffPlans, type PlanDifference } from './plan-difference.rules.ts'
import { type ProposedPlans, partsOf } from './proposal-parts.rules.ts'
import { type ChangeArguments, type ChangeQuestion, resolveChange } from './resolve-change.rules.ts'
import type { ChangeObstacle, RainChange, WantedChange } from './wanted-change.rules.ts'

/** A change as somebody puts it in words, or as the forecast does. */
export type AskedChange = ChangeArguments | RainChange

/** What comes of a change that somebody asks for; nothing of it is done before it is accepted. */
export type ChangeProposal =
  | ({ state: 'proposed'; change: WantedChange; difference: PlanDifference } & ProposedPlans)
  | { state: 'question'; question: ChangeQuestion }
  /** The smallest set of wishes that cannot be kept together, where the facts alone name no obstacle; null when it was not found. */
  | { state: 'refused'; obstacle: ChangeObstacle | null; conflict: ConstraintText[] | null }

const CONFLICT_TIMEOUT_MS = 6000

/** Reads, computes and compares a change of a plan. */
export function proposeChange(
  args: AskedChange,
  view: PlanView,
  facts: PlanFacts,
  startTimer: StartTimer,
): ChangeProposal {
  const resolved = isRainChange(args)
    ? { state: 'clear' as const, change: args }
    : resolveChange(args, view, facts)
  if (resolved.state === 'question') return resolved
  if (resolved.state === 'refused') return { state: 'refused', obstacle: resolved.obstacle, conflict: null }
  const { change } = resolved
  const found = findChange({ view, facts, startTimer }, change)
  if (!found.after) {
    const { obstacle, request } = found
    return { state: 'refused', obstacle, conflict: obstacle ? null : conflictOf(request, facts, startTimer) }
  }
  const subjects = subjectsOf(change)
  const after = withFormerTimes(view, found.after, facts, subjects)
  const difference = diffPlans(view, after, facts)
  return {
    state: 'proposed',
    change,
    before: view,
    after,
    difference,
    parts: partsOf(difference.stops, subjects),
  }
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
