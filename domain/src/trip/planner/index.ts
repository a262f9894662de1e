export {
  type Constraint,
  type ConstraintText,
  describeConstraint,
  keepConstraints,
  listConstraints,
} from './constraints.rules.ts'
export { findTransferClash, makeDayFrames } from './day-frames.rules.ts'
export { listLeftOut } from './left-out.rules.ts'
export {
  type CheckedPlan,
  findMinimalConflict,
  type NearestPlan,
  nearestPlan,
  type PlanOutcome,
  planOrExplain,
  type StartTimer,
} from './outcome.rules.ts'
export { withRainAlternatives } from './plan.rules.ts'
export { leftOutMessages, thinDayMessages } from './plan-notes.messages.ts'
export { type PlanContext, type PlanRefusal, type PlanVerdict, planOrRefuse } from './plan-verdict.rules.ts'
export { parseRefusalBody, toRefusalBody } from './refusal-body.rules.ts'
export { costOfDays, replanDays, retimeDay } from './replan.rules.ts'
export type { ScoredPlan, SolveOptions, SolveResult } from './solve-attempt.rules.ts'
export { solveTrip } from './solver.rules.ts'
export { explainThinDay } from './thin-day.rules.ts'
