import { sharedTrip } from '@tripwright/domain/trip/sharing'
import { activeItems, getTrip, type TripEnd, type TripState, tripEnd } from '@tripwright/domain/trip/sync'
import { z } from 'zod/mini'
import { readCachedData, removeCachedData } from '#platform/cached-data.ts'
import { listCachedKeys } from '#platform/cached-keys.ts'
import { type CallRefusal, call } from '#platform/call.ts'
import { withStore } from '#platform/offline-db.ts'
import { forgetTrip, recallTrip } from './device-trips.state.ts'
import { queuedOps } from './trip-delivery.state.ts'

/** Trips that the server still has for this person: one of a later page of the list is not asked about with each load. */
const present = new Set<string>()

/** Deletes the trips of this device, except these, that the server has no more for this person. Never throws. */
export async function forgetGoneTrips(owner: string, except: readonly string[]): Promise<void> {
  const known = new Set([...except, ...present])
  for (const id of await listCachedKeys(owner, 'trip:')) {
    const recalled = known.has(id) ? null : await recallTrip(owner, id)
    if (!recalled) continue
    const { base } = recalled
    const answer = await call(getTrip, { id, since: base.version })
    if (answer.ok) present.add(id)
    if (answer.ok || answer.code !== 'not-found') continue
    await forgetTrip(owner, id)
    await forgetPartsOf(owner, base)
  }
}

/** Deletes what this device keeps beside a trip: the pictures of its receipts, and copies by a link. Never throws. */
export async function forgetPartsOf(owner: string, trip: TripState): Promise<void> {
  const receipts = activeItems(trip, 'expense').flatMap(({ fields }) => {
    const { receipt } = Object(fields.share?.value)
    return typeof receipt === 'string' ? receipt : []
  })
  await withStore('receipts', 'readwrite', async (store) => {
    for (const one of receipts) await store.delete(one)
  }).catch(() => undefined)
  // A link may have been opened before signing in.
  for (const reader of [owner, null])
    for (const secret of await listCachedKeys(reader, 'shared-trip:')) {
      const key = `shared-trip:${secret}`
      const copy = await readCachedData(reader, key, sharedTrip)
      if (copy?.data.trip.id === trip.id) await removeCachedData(reader, key)
    }
}

/** Whether changes of a trip are on the disk to be sent, also before the queue was read. */
export async function isWaitingOnDisk(owner: string, id: string): Promise<boolean> {
  const actions = await withStore('offline-actions', 'readonly', (store) => store.list()).catch(() => [])
  return queuedOps(actions.filter((one) => one.person === owner && one.refused === null)).some(
    (op) => op.tripId === id,
  )
}

/** How a trip ended for the person whose call was refused; null where the server does not say it. */
export function readTripEnd({ body }: CallRefusal): TripEnd | null {
  const ended = z.safeParse(tripEnd, body?.ended)
  return ended.success ? ended.data : null
}
