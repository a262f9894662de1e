export { type EstimateKey, estimateMessages } from './estimate.messages.ts'
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
  MAX_ESTIMATE_STOPS,
  MAX_STOP_NIGHTS,
  readEstimate,
  readStops,
  readSum,
  styleOf,
  wholeWithin,
  writeStops,
} from './estimate-draft.rules.ts'
export { planLeversMessages } from './plan-levers.messages.ts'
export {
  basePlanRequest,
  compareLever,
  type LeverResult,
  PLAN_LEVERS,
  type PlanLever,
  withLevers,
} from './plan-levers.rules.ts'
export {
  findSavings,
  inWholeUnits,
  LEVERS,
  type Lever,
  type Savings,
  type SavingsChange,
} from './savings.rules.ts'
export {
  type EstimateRequest,
  type EstimateStop,
  estimateTrip,
  perPersonDay,
  type TripEstimate,
} from './trip-cost.rules.ts'
