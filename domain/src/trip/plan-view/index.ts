export { withReadersClock } from './check-clocks.rules.ts'
export { FLIGHT_RULES, FLIGHT_RULES_READ } from './flight-rules.data.ts'
export { flightRulesMessages } from './flight-rules.messages.ts'
export { nextEventMessages } from './next-event.messages.ts'
export { currentEvent, type NextEvent, nextEvent, tripDayAt } from './next-event.rules.ts'
export { packingItemsMessages } from './packing.messages.ts'
export {
  type PackingReason,
  type PackingSuggestion,
  packingForMonth,
  suggestPacking,
  type TownMonth,
} from './packing.rules.ts'
export { townByForecast } from './packing-forecast.rules.ts'
export {
  PACKING_GROUPS,
  type PackingItem,
  type PackingListName,
} from './packing-items.data.ts'
export { packingListMessages } from './packing-list.messages.ts'
export { addToPackingList, type PackingRow, packingChanges, packingList } from './packing-list.rules.ts'
export { placeOnDay } from './place-on-day.rules.ts'
export { planEditsMessages } from './plan-edits.messages.ts'
export { changesForPlan, isSamePlan, withIds } from './plan-field-changes.rules.ts'
export { planOptionsMessages } from './plan-options.messages.ts'
export { tripDayMessages } from './trip-day.messages.ts'
export { eventsOf, mealOf, type StopMeal, type TownFacts, type TripEvent } from './trip-events.rules.ts'
export { tripNotesMessages } from './trip-notes.messages.ts'
export { tripPartsMessages } from './trip-parts.messages.ts'
