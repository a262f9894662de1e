import { startPreferences } from '#features/account/profile/index.ts'
import { startFingerprint } from '#features/plans/usage/index.ts'
import { startSaved } from '#features/sharing/saved/index.ts'
import { startTrips } from '#features/trip/sync/index.ts'
import { startOfflineQueue } from '#platform/offline-queue.ts'
import { addPrefetchTask } from '#platform/prefetch-parts.ts'
import { isInShell } from '#platform/reach-server.ts'
import { readStored } from '#platform/storage.ts'

/** Starts everything that keeps this device and the account the same. One part: five requests for small scripts cost more than they weigh. */
export function startBackgroundServices(): void {
  startOfflineQueue()
  startSaved()
  startTrips()
  startPreferences()
  startFingerprint()
  // Nothing is counted where this does not come.
  void import('./start-views.ts').then(
    (it) => it.startCounting(),
    () => undefined,
  )
  addPrefetchTask(() => import('#features/assistant/multilingual/index.ts').then((it) => it.prefetchReader()))
  if (isInShell()) void import('./start-notifications.ts').then((it) => it.startNotifications())
  // Where nothing was asked there is nothing to take along or to leave; the assistant's page starts it itself.
  if (readStored('assistant-conversations') !== null)
    void import('#features/assistant/chat-history/index.ts').then((it) => it.startConversations())
}
