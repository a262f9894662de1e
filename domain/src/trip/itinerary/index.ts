export {
  type BookedDay,
  bookedDay,
  bookedStay,
  bookedTransports,
  cityIndexAt,
  type FixedBooking,
  impossibleConnections,
  isReachedByBooking,
  minutesBeforeDeparture,
  type RequestBooking,
  widenFrame,
} from './booked-days.rules.ts'
export { checkTrip } from './checker.rules.ts'
export {
  convertMoney,
  daylight,
  type ExchangeRates,
  holidaysIn,
  type Meal,
  mealsDue,
  mealWindow,
  medianMealPrice,
  oldestGuideDate,
  openSpans,
  type PlanFacts,
  streetsFor,
  type TimeSpan,
  walkPositionsOf,
} from './facts.rules.ts'
export {
  type Check,
  type CheckRule,
  checkPlan,
  type Leg,
  type Plan,
  type PlanAnswer,
  type PlanDay,
  type PlanRequest,
  type PlanRequestInput,
  planRequest,
  planTrip,
  RULES,
  type Stop,
  type Transfer,
} from './itinerary.contract.ts'
export { itineraryMessages } from './itinerary.messages.ts'
export { itineraryPageMessages } from './itinerary-page.messages.ts'
export {
  BOOKING_KINDS,
  type BookingKind,
  MAX_BOOKINGS,
  MAX_CITIES,
  MAX_OWN_PLACES,
  MAX_PLAN_DAYS,
  OWN_PLACE_MINUTES,
  PACE_LIMITS,
  PACES,
  TRANSPORT_KINDS,
  type TransportKind,
  WALK_INSTEAD_MINUTES,
} from './limits.rules.ts'
export {
  ALWAYS_OPEN,
  type DayHours,
  isOwnHours,
  type OpeningDay,
  readWeekHours,
  toOwnHours,
  WEEKDAYS,
  type WeekHours,
  writeWeekHours,
} from './own-hours.rules.ts'
export { OWN_PLACE_PARTS, type OwnPlace } from './own-place.contract.ts'
export { isOwnPlaceId, OWN_PLACE_PREFIX } from './own-place-id.rules.ts'
export { ownPlacesMessages } from './own-places.messages.ts'
export { cityOfPlace, joinOwnPlaces } from './own-places.rules.ts'
export { parseRequest, parseStoredRequest } from './parse-request.rules.ts'
export { walksOfPlan } from './plan-walks.rules.ts'
export { isQuietDay } from './quiet-day.rules.ts'
export { type Reason, reasonsFor } from './reasons.rules.ts'
export {
  type Issue,
  maxVisitsPerDay,
  maxWalkMinutesPerDay,
  minutesOf,
  partySize,
  type ResolvedRequest,
  resolveRequest,
  suitsNeeds,
  todayInFirstCity,
  totalCurrency,
} from './request.rules.ts'
