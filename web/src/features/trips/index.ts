export { TripChoices } from './trip-choices.tsx'
export { leaveSharedTrip, useTrips } from './trip-list.state.ts'
export {
  changeTrip,
  newTripId,
  redo,
  startTrips,
  undo,
  useTrip,
} from './trips.state.ts'
export { TripsList } from './trips-list.tsx'
