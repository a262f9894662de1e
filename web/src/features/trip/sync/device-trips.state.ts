import {
  emptyTrip,
  mergeServerChanges,
  type TripOp,
  type TripState,
  tripChanges,
  tripOp,
} from '@tripwright/domain/trip/sync'
import { z } from 'zod/mini'
import { readCachedData, removeCachedData, writeCachedData } from '#platform/cached-data.ts'
import { type LocalChange, withStore } from '#platform/offline-db.ts'

/** Operations that are stored on this device only, whoever made them. */
export type LocalOps = Omit<LocalChange, 'ops'> & { ops: TripOp[] }

const keyOf = (tripId: string) => `trip:${tripId}`

/** Stores the server's state of a trip, for offline use. Never throws. */
export function rememberTrip(owner: string, { id, version, items }: TripState): Promise<void> {
  return writeCachedData(owner, keyOf(id), { id, version, since: 0, items: Object.values(items) })
}

/** Deletes a trip to which the user lost access. Never throws. */
export function forgetTrip(owner: string, id: string): Promise<void> {
  return removeCachedData(owner, keyOf(id))
}

/** A trip as last received on this device, with the time; null when it never was. */
export async function recallTrip(owner: string, id: string): Promise<{ base: TripState; asOf: Date } | null> {
  const cached = await readCachedData(owner, keyOf(id), tripChanges)
  const base = cached && mergeServerChanges(emptyTrip(id), cached.data)
  return cached && base ? { base, asOf: new Date(cached.timestamp) } : null
}

/** The operations stored on this device only, in the order in which they were made. */
export async function listLocal(): Promise<LocalOps[]> {
  const rows = await withStore('trip-changes', 'readonly', (store) => store.list()).catch(() => [])
  return rows.toSorted((a, b) => a.sequence - b.sequence).map(readable)
}

/** Stores operations after all others of this device; they are on the disk when this resolves. Rejects when it is full. */
export function addLocal(person: string | null, ops: TripOp[]): Promise<void> {
  return withStore('trip-changes', 'readwrite', async (store) => {
    // One transaction reads the last number and writes the next: no other tab comes between.
    const sequence = Math.max(0, ...(await store.list()).map((row) => row.sequence)) + 1
    await store.add({ id: crypto.randomUUID(), sequence, person, ops })
  })
}

// An operation of another version that this one cannot read is skipped and stays stored.
function readable(row: LocalChange): LocalOps {
  const ops = row.ops.flatMap((one) => {
    const parsed = z.safeParse(tripOp, one)
    return parsed.success ? [parsed.data] : []
  })
  return { ...row, ops }
}
