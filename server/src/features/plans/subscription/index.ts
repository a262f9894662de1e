import type { Job } from '#platform/jobs/jobs.port.ts'
import type { Platform } from '#platform/platform.ts'
import { deleteOldTrialDevices } from './trials.store.ts'

export { listEndedSeats } from './ended-seats.store.ts'
export { SEAT_JOB, type SeatNews, seatsRoutes, tellSquadEnds } from './seats.routes.ts'
export { findPayer, setSeatAddress } from './seats.store.ts'
export { subscriptionRoutes } from './subscription.routes.ts'
export { readState } from './subscription.service.ts'
export { readSubscriptionList } from './subscription-list.store.ts'
export { hasPlan, isSubscribed, seatIdsOf, tierOf, trialRows } from './subscription-rows.store.ts'
export { findSubscription, putSubscription } from './subscriptions.store.ts'
export { countTrials } from './trial-figures.store.ts'
export { grantTrialTo, listEndingTrials, putTrial, startTrial } from './trials.store.ts'

export function subscriptionJobs({ database, now }: Pick<Platform, 'database' | 'now'>): Job[] {
  const run = () => deleteOldTrialDevices(database.db, now())
  return [{ name: 'subscription.forget-devices', schedule: '40 3 * * *', run }]
}
