import { changeTrip, inBatches, type TripChanges, type TripOp } from '@tripwright/domain/trip/sync'
import { z } from 'zod/mini'
import type { OfflineAction } from '#platform/offline-db.ts'
import { parseJson } from '#platform/parse-json.ts'
import { currentSession, subscribeToSession } from '#platform/session.ts'
import { writeStored } from '#platform/storage.ts'
import { addLocal } from './device-trips.state.ts'

/** The outcome of a change; `sent` has no response when another tab sent it. */
export type TripDelivery =
  | { state: 'sent'; answer: TripChanges | null }
  | { state: 'waiting' }
  | { state: 'refused'; reason: 'not-saved' | 'not-kept'; message: string }

const QUEUE = 'trip:'
export const queueOf = (tripId: string) => `${QUEUE}${tripId}`

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

async function keepLocally(owner: string | null, ops: readonly TripOp[]): Promise<TripDelivery> {
  try {
    await addLocal(owner, [...ops])
    return { state: 'waiting' }
  } catch {
    return { state: 'refused', reason: 'not-kept', message: '' }
  }
}

/** Whose session it is now; undefined while that is not known. */
export function ownerNow(): string | null | undefined {
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
