export {
  type Constraint,
  type ConstraintText,
  describeConstraint,
  keepConstraints,
  listConstraints,
} from './constraints.rules.ts'
export { findTransferClash, makeDayFrames } from './day-frames.rules.ts'
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
export { dayTripMessages, drivingMessages, leftOutMessages, thinDayMessages } from './plan-notes.messages.ts'
export { drivingOf, explainThinDay, listDayTrips, listLeftOut } from './plan-notes.rules.ts'
export {
  type PlanContext,
  type PlanRefusal,
  type PlanVerdict,
  parseRefusalBody,
  planOrRefuse,
  toRefusalBody,
} from './plan-verdict.rules.ts'
export { costOfDays, replanDays, retimeDay } from './replan.rules.ts'
export type { ScoredPlan, SolveOptions, SolveResult } from './solve-attempt.rules.ts'
export { solveTrip } from './solver.rules.ts'
