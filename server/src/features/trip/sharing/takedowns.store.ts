import { eq, sql } from 'drizzle-orm'
import { findOwner } from '#features/trip/sync/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { tripTakedowns } from './sharing.tables.ts'

/** Stops the links of a trip; false when it is deleted. */
export async function putTakedown(db: Db, tripId: string, reason: string, now: Date): Promise<boolean> {
  if ((await findOwner(db, tripId)) === null) return false
  const set = { takenDownAt: now, reason }
  await db
    .insert(tripTakedowns)
    .values({ tripId, ...set })
    .onConflictDoUpdate({ target: tripTakedowns.tripId, set })
  return true
}

/** Lets the links of a trip work again; false when it is deleted. */
export async function deleteTakedown(db: Db, tripId: string): Promise<boolean> {
  await db.delete(tripTakedowns).where(eq(tripTakedowns.tripId, tripId))
  return (await findOwner(db, tripId)) !== null
}

/** That the links of a trip were stopped, and why; null where they work. */
export async function findTakedown(db: Db, tripId: string): Promise<{ at: string; reason: string } | null> {
  const [row] = await db.select().from(tripTakedowns).where(eq(tripTakedowns.tripId, tripId))
  return row ? { at: row.takenDownAt.toISOString(), reason: row.reason } : null
}

/** SQL condition: nobody took down the trip with this id. */
export const isNotTakenDown = sql`not exists (select 1 from trip_takedowns d where d.trip_id = l.trip_id)`
