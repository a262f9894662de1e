export { type EstimateKey, estimateMessages } from './estimate.messages.ts'
export { findSavings, LEVERS, type Lever, type Savings, type Swap } from './swaps.rules.ts'
export {
  type EstimateStop,
  type EstimateWish,
  estimateTrip,
  perPersonDay,
  type TripEstimate,
} from './trip-cost.rules.ts'
