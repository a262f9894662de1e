export { PRICING_FAQ } from './faq.data.ts'
export {
  CURRENCY,
  type Interval,
  PLAN_CODES,
  PLANS,
  type PlanCode,
  type Price,
  type SubscriptionPlan,
  TIERS,
  type Tier,
} from './plans.data.ts'
export {
  firstMonth,
  firstPrice,
  periodEnd,
  planOf,
  priceOf,
  readPlanCode,
  storageBytesOf,
  yearlySaving,
} from './plans.rules.ts'
export { pricingMessages } from './pricing.messages.ts'
export {
  inviteToSeat,
  leaveSeat,
  listSeats,
  removeSeat,
  type Seats,
  takeSeat,
} from './seats.contract.ts'
export { seatsMessages } from './seats.messages.ts'
export {
  FREE_STATE,
  isEnterprise,
  isPaid,
  isPro,
  isTrialEnding,
  isUnlimited,
  type SubscriptionState,
  trialDaysLeft,
} from './state.rules.ts'
export { checkSubscription, createCheckout, customerPortal } from './subscription.contract.ts'
export { grantTrial, listAccountSubscriptions, SUBSCRIPTION_FILTERS } from './subscription-list.contract.ts'
export { subscriptionListMessages } from './subscription-list.messages.ts'
