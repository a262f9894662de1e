import { startPreferences } from '#features/account/profile/index.ts'
import { startFingerprint } from '#features/plans/usage/index.ts'
import { startSaved } from '#features/sharing/saved/index.ts'
import { startTrips } from '#features/trip/sync/index.ts'
import { startOfflineQueue } from '#platform/offline-queue.ts'

/** Starts everything that keeps this device and the account the same. One part: five requests for small scripts cost more than they weigh. */
export function startBackgroundServices(): void {
  startOfflineQueue()
  startSaved()
  startTrips()
  startPreferences()
  startFingerprint()
}
