export { findTransferClash, makeDayFrames } from './frames.rules.ts'
export {
  type NearestPlan,
  nearestPlan,
  type PlanOutcome,
  type CheckedPlan,
  planOrExplain,
  type StartTimer,
  findMinimalConflict,
} from './outcome.rules.ts'
export { withRainAlternatives } from './plan.rules.ts'
export { replanDays, retimeDay, costOfDays } from './replan.rules.ts'
export { type ScoredPlan, type SolveResult, type SolveOptions, solveTrip } from './solver.rules.ts'
export { describeConstraint, keepConstraints, listConstraints, type Constraint, type ConstraintText } from './wishes.rules.ts'
