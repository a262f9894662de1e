export { listComingFlights, listStartingTrips } from './coming.store.ts'
export {
  addToHistory,
  type HistoryRow,
  listAuthors,
  listHistory,
  listUntoldTrips,
  markTripsOfOne,
  takeUntold,
} from './history.store.ts'
export { mayChangeTrip, notifyParticipants } from './members.service.ts'
export {
  addMember,
  endMembership,
  findDeletedTrip,
  findInvitedTrip,
  findMembership,
  findOwner,
  findTripName,
  isInTrip,
  isMember,
  listMembers,
  setRole,
} from './members.store.ts'
export {
  countTripsOf,
  firstStops,
  lockedLivingTrip,
  tripCounts,
  tripIdsOf,
  tripIdsWith,
  tripRows,
  usesReceipt,
} from './trip-rows.store.ts'
export { tripsJobs } from './trips.jobs.ts'
export { tripsRoutes } from './trips.routes.ts'
export { applyOps, lockTripOf, readTrip, restoreTrip } from './trips.service.ts'
export { hasItem, listSummaries, lockTrip, tripChangeTimes } from './trips.store.ts'
