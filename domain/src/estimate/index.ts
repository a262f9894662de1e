export {
  BLANK_ESTIMATE,
  type ChangeDraft,
  type DraftIssues,
  type DraftStop,
  draftFromRequest,
  type EstimateDraft,
  FLEX_DAYS,
  flexOf,
  lockedLeversOf,
  MAX_STOP_NIGHTS,
  MAX_ESTIMATE_STOPS,
  readEstimate,
  readStops,
  readSum,
  styleOf,
  wholeWithin,
  writeStops,
} from './draft.rules.ts'
export { type EstimateKey, estimateMessages } from './estimate.messages.ts'
export { planLeversMessages } from './plan-levers.messages.ts'
export {
  basePlanRequest,
  compareLever,
  type LeverResult,
  PLAN_LEVERS,
  type PlanLever,
  withLevers,
} from './plan-levers.rules.ts'
export { findSavings, inWholeUnits, LEVERS, type Lever, type Savings, type SavingsChange } from './swaps.rules.ts'
export {
  type EstimateStop,
  type EstimateRequest,
  estimateTrip,
  perPersonDay,
  type TripEstimate,
} from './trip-cost.rules.ts'
