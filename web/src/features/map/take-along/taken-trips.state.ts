import { TAKEN_PARTS, type TakenPart } from '@tripwright/domain/map/take-along'
import { z } from 'zod/mini'
import { viewOf } from '#features/trip/sync/index.ts'
import { readCachedData, writeCachedData } from '#platform/cached-data.ts'
import { currentSession } from '#platform/session.ts'

/** When a trip was last taken along on this device: what came, and whether the trip is another one since. */
export type TakenTrip = { at: Date; bytes: number; missing: readonly TakenPart[]; hasChanged: boolean }

const record = z.object({
  bytes: z.number(),
  missing: z.array(z.enum(TAKEN_PARTS)),
  /** The version of the trip (domain/trip/sync). */
  version: z.number(),
})

/** Remembers that a trip was taken along now. Never throws. */
export function noteTaken(
  tripId: string,
  taken: { bytes: number; missing: readonly TakenPart[] },
): Promise<void> {
  return writeCachedData(owner(), keyOf(tripId), { ...taken, version: viewOf(tripId).version })
}

/** Null where it was not taken along on this device, or not by this person. Never throws. */
export async function readTaken(tripId: string): Promise<TakenTrip | null> {
  const stored = await readCachedData(owner(), keyOf(tripId), record)
  if (stored === null) return null
  const { version, ...taken } = stored.data
  const now = viewOf(tripId).version
  // Zero: the trip itself is not read yet.
  return { ...taken, at: new Date(stored.timestamp), hasChanged: now !== 0 && now !== version }
}

const keyOf = (tripId: string) => `taken-trip:${tripId}`

function owner(): string | null {
  const session = currentSession()
  return session.state === 'signed-in' ? session.user.id : null
}
