import { encodeCall } from '@tripwright/domain/base/contract'
import { changeTrip, inBatches, type TripChanges, type TripOp } from '@tripwright/domain/trip/sync'
import { z } from 'zod/mini'
import type { OfflineAction } from '#platform/offline-db.ts'
import { parseJson } from '#platform/parse-json.ts'
import { currentSession, subscribeToSession } from '#platform/session.ts'
import { writeStored } from '#platform/storage.ts'
import { addLocal, claimLocal, listLocal, removeLocal } from './device-trips.state.ts'

/** The outcome of a change; `sent` has no response when another tab sent it. */
export type TripDelivery =
  | { state: 'sent'; answer: TripChanges | null }
  | { state: 'waiting' }
  | { state: 'refused'; reason: 'not-saved' | 'not-kept'; message: string }

const QUEUE = 'trip:'
const queueOf = (tripId: string) => `${QUEUE}${tripId}`

/** The owner, once the session is known: an id, or null for a guest. */
export async function resolveOwner(): Promise<string | null> {
  for (;;) {
    const session = currentSession()
    if (session.state !== 'loading') return session.state === 'signed-in' ? session.user.id : null
    await new Promise<void>((resolve) => {
      const stop = subscribeToSession(() => {
        stop()
        resolve()
      })
    })
  }
}

/**
 * Stores operations and sends them as soon as possible. A guest's stay on this device; so do a user's while guest changes
 * made before are not in the queue yet, so that they stay in order.
 */
export async function deliverOps(
  tripId: string,
  ops: readonly TripOp[],
  { owner, isLocal }: { owner: string | null; isLocal: boolean },
): Promise<TripDelivery> {
  writeStored('has-trips', 'true')
  // Loaded with the first change: most visitors never make one.
  const { sendOrQueue } = await import('#platform/send-or-queue.ts')
  // Signed out meanwhile: earlier operations stay stored for their owner.
  if (isLocal || owner === null || ownerNow() !== owner) return keepLocally(owner, ops)
  const queue = queueOf(tripId)
  const sending = inBatches(ops).map((batch) =>
    sendOrQueue(changeTrip, { id: tripId, ops: batch }, { queue }),
  )
  const deliveries = await Promise.all(sending)
  const refused = deliveries.find((one) => one.state === 'refused')
  if (refused?.state === 'refused') {
    const { code, message } = refused.refusal
    return { state: 'refused', reason: code === 'storage-full' ? 'not-kept' : 'not-saved', message }
  }
  const last = deliveries.at(-1)
  return last?.state === 'sent' ? { state: 'sent', answer: last.value } : { state: 'waiting' }
}

/** The waiting operations on trips, in order. */
export function queuedOps(actions: readonly OfflineAction[]): TripOp[] {
  return actions.filter(({ queue }) => queue.startsWith(QUEUE)).flatMap(opsOf)
}

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

async function keepLocally(owner: string | null, ops: readonly TripOp[]): Promise<TripDelivery> {
  try {
    await addLocal(owner, [...ops])
    return { state: 'waiting' }
  } catch {
    return { state: 'refused', reason: 'not-kept', message: '' }
  }
}

function ownerNow(): string | null | undefined {
  const session = currentSession()
  if (session.state === 'loading') return undefined
  return session.state === 'signed-in' ? session.user.id : null
}

const read = new Map<string, TripOp[]>()

// A stored action never changes, so it is parsed once, although the queue is read on each change.
function opsOf({ id, url, body }: OfflineAction): TripOp[] {
  const cached = read.get(id)
  if (cached) return cached
  const tripId = decodeURIComponent(url.split('/').at(-2) ?? '')
  const parsed = z.safeParse(changeTrip.input, { id: tripId, ...Object(parseJson(body ?? '')) })
  const ops = parsed.success ? parsed.data.ops : []
  read.set(id, ops)
  return ops
}
