import type { IsoDate } from '@tripwright/domain/base/dates'

/** The trips that are ahead, with their flights; only the native app reads them so. */
export const loadComingTrips = (from: IsoDate) =>
  import('./coming-trips.state.ts').then((it) => it.readComingTrips(from))

export { GoneTrip } from './gone-trip.tsx'
export { KeepTyped } from './keep-typed.tsx'
export { TripAccess, useMayEdit } from './trip-access.ts'
export { leaveSharedTrip, useTrips } from './trip-list.state.ts'
export { subscribe as subscribeToTrips, viewOf } from './trip-model.state.ts'
export {
  changeTrip,
  createTrip,
  newTripId,
  redo,
  startTrips,
  undo,
  useTrip,
} from './trips.state.ts'
export { TripsList } from './trips-list.tsx'

/** The choices between the values of two people; few users ever need it. */
export const loadTripConflicts = () =>
  import('./trip-conflicts.tsx').then(({ TripConflicts }) => TripConflicts)
