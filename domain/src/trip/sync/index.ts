export { budgetOf } from './budget.rules.ts'
export { tripConflictsMessages } from './conflicts.messages.ts'
export { type FieldConflict, listConflicts } from './conflicts.rules.ts'
export { type Edit, editPlan, openingsOf, type StopEdit } from './edit.rules.ts'
export {
  type Baggage,
  BOOKING_FIELDS,
  type BookingEnd,
  type BookingFields,
  type ExpenseFields,
  FIELD_NAMES,
  type ItemKind,
  isFieldOf,
  itemKindOf,
  type NoteFields,
  type PackingFields,
  type StopFields,
  type TripFields,
  type TripPlace,
  valueProblem,
} from './fields.contract.ts'
export { goneTripMessages } from './gone-trip.messages.ts'
export {
  differencesOf,
  goBack,
  type ItemChange,
  type ItemOutcome,
  isSameStep,
  joinChanges,
  outcomeOf,
  takeBack,
  timeOfOp,
} from './history.rules.ts'
export {
  emptyTrip,
  type FieldState,
  type ItemState,
  isSameValue,
  kindOf,
  type MergeRefusal,
  merge,
  mergeServerChanges,
  type TripState,
} from './merge.rules.ts'
export { type FieldChange, inBatches, isFullBatch, makeOps, uuidV7 } from './ops.rules.ts'
export { isOrder, orderAt, orderBetween, ordersBetween } from './order.rules.ts'
export {
  mustSeeChanges,
  ownPlaceId,
  ownPlacesOf,
  type TripOwnPlace,
  withOwnPlaces,
  withoutOwnPlaces,
} from './own-places.rules.ts'
export {
  makePlanView,
  mealAt,
  type PlanView,
  planFromStops,
  refreshRainAlternatives,
  type StoredStop,
} from './plan-view.rules.ts'
export {
  activeItems,
  fieldValues,
  groupTrips,
  isDeleted,
  notesOf,
  stopsOf,
  summarise,
  summaryOf,
  type TripExtent,
  type TripNote,
  type TripStop,
  tripFieldsOf,
  tripName,
} from './read.rules.ts'
export { changePlan, idsAfter } from './replan.rules.ts'
export { storedStops } from './stored-stops.rules.ts'
export { type TripEnd, tripEnd } from './trip-end.contract.ts'
export {
  changeTrip,
  getTrip,
  leaveTrip,
  listTrips,
  MAX_ITEMS,
  MAX_OPS,
  MAX_PACKING_ITEMS,
  MAX_TRIPS,
  type TripChanges,
  type TripOp,
  type TripSummary,
  tripChanges,
  tripOp,
} from './trips.contract.ts'
export { tripsMessages } from './trips.messages.ts'
export { invertChanges, notOverwritten } from './undo.rules.ts'
