export { findTransferClash, makeFrames } from './frames.rules.ts'
export {
  type NearestPlan,
  nearestPlan,
  type PlanOutcome,
  type ProvedPlan,
  planOrExplain,
  type StartTimer,
  smallestConflict,
} from './outcome.rules.ts'
export { withRainAlternatives } from './plan.rules.ts'
export { replanDays, retimeDay, sumOf } from './replan.rules.ts'
export { type Found, type Solved, type SolveOptions, solveTrip } from './solver.rules.ts'
export { describeWish, keepOnly, listWishes, type Wish, type WishText } from './wishes.rules.ts'
