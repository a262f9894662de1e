export { notifyParticipants } from './members.service.ts'
export {
  addMember,
  endMembership,
  findMembership,
  findOwner,
  listMembers,
} from './members.store.ts'
export { firstStops, lockedLivingTrip, tripCounts, tripIdsOf, tripRows } from './trip-rows.store.ts'
export { tripsJobs } from './trips.jobs.ts'
export { tripsRoutes } from './trips.routes.ts'
export { applyOps, lockOwnTrip, readTrip } from './trips.service.ts'
export { listSummaries, lockTrip, tripChangeTimes } from './trips.store.ts'
