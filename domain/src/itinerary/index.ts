export { checkTrip } from './checker.rules.ts'
export {
  daylight,
  holidaysIn,
  convertMoney,
  type Meal,
  mealsDue,
  mealWindow,
  openSpans,
  type PlanFacts,
  type PlanSources,
  type ExchangeRates,
  type TimeSpan,
  medianMealPrice,
} from './facts.rules.ts'
export {
  type Check,
  checkPlan,
  type Leg,
  MAX_CITIES,
  MAX_PLAN_DAYS,
  type Plan,
  type PlanAnswer,
  type PlanDay,
  type PlanRequest,
  type PlanRequestInput,
  planRequest,
  planTrip,
  RULES,
  type CheckRule,
  type Stop,
  type Transfer,
} from './itinerary.contract.ts'
export { itineraryMessages } from './itinerary.messages.ts'
export { itineraryPageMessages } from './itinerary-page.messages.ts'
export { type Reason, reasonsFor } from './reasons.rules.ts'
export {
  type Issue,
  minutesOf,
  maxVisitsPerDay,
  maxWalkMinutesPerDay,
  partySize,
  type ResolvedRequest,
  resolveRequest,
  suitsNeeds,
  totalCurrency,
} from './request.rules.ts'
