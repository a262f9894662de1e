export { checkTrip } from './checker.rules.ts'
export {
  daylight,
  holidaysIn,
  inCurrency,
  type Meal,
  mealsDue,
  mealWindow,
  openSpans,
  type PlanFacts,
  type PlanSources,
  type Rates,
  type Span,
  usualMealPrice,
} from './facts.rules.ts'
export {
  type Check,
  checkPlan,
  type Leg,
  MOST_CITIES,
  MOST_DAYS,
  type Plan,
  type PlanAnswer,
  type PlanDay,
  type PlanRequest,
  type PlanWish,
  planRequest,
  planTrip,
  RULES,
  type Rule,
  type Stop,
  type Transfer,
} from './itinerary.contract.ts'
export { itineraryMessages } from './itinerary.messages.ts'
export { itineraryPageMessages } from './itinerary-page.messages.ts'
export { type Reason, reasonsFor } from './reasons.rules.ts'
export {
  type Issue,
  minutesOf,
  mostVisits,
  mostWalking,
  partySize,
  type SettledRequest,
  settleRequest,
  suitsNeeds,
  totalCurrency,
} from './request.rules.ts'
