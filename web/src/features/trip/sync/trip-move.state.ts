import { encodeCall } from '@tripwright/domain/base/contract'
import { changeTrip, inBatches } from '@tripwright/domain/trip/sync'
import { withStore } from '#platform/offline-db.ts'
import { listLocal } from './device-trips.state.ts'
import { ownerNow, queueOf } from './trip-delivery.state.ts'

/**
 * Moves a guest's changes, and others stored on this device only, into the user's queue: each once, because the server
 * recognises repeated operations. Returns the guest's trips.
 */
export async function moveLocal(person: string): Promise<string[]> {
  const run = () => moveLocalNow(person)
  return 'locks' in navigator ? navigator.locks.request('trip-changes', run) : run()
}

async function moveLocalNow(person: string): Promise<string[]> {
  const isMine = ({ person: one }: { person: string | null }) => one === person
  const all = await listLocal()
  if (!all.some((row) => row.person === null || isMine(row))) return []
  const guestTrips = all.filter((row) => row.person === null).flatMap(({ ops }) => ops.map((op) => op.tripId))
  await claimLocal(person)
  const { enqueue, replayQueue } = await import('#platform/offline-queue.ts')
  for (const row of (await listLocal()).filter(isMine)) {
    // A row is one change of one trip.
    const tripId = row.ops[0]?.tripId ?? ''
    for (const batch of inBatches(row.ops)) {
      const { path, body } = encodeCall(changeTrip, { id: tripId, ops: batch })
      const headers = { accept: 'application/json', 'content-type': 'application/json' }
      if (ownerNow() !== person) return []
      const outcome = await enqueue({
        url: path,
        method: 'POST',
        headers,
        body: body ?? null,
        queue: queueOf(tripId),
      })
      if (!outcome.ok) return []
    }
    await removeLocal(row.id)
  }
  void replayQueue()
  return [...new Set(guestTrips)]
}

/** Assigns the guest's operations to this person at once: from then on only this person sees or sends them. */
export function claimLocal(person: string): Promise<void> {
  return withStore('trip-changes', 'readwrite', async (store) => {
    for (const row of await store.list()) if (row.person === null) await store.put({ ...row, person })
  })
}

export function removeLocal(id: string): Promise<void> {
  return withStore('trip-changes', 'readwrite', async (store) => {
    await store.delete(id)
  })
}
