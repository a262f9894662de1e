import { isZone } from '@tripwright/domain/base/zone-name'
import { toWallTime } from '@tripwright/domain/base/zones'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import { clocks } from './notices.tables.ts'

/** Keeps the zone that a person's device is in; what is no zone is passed over. Writes only what differs. */
export async function setClock(db: Db, userId: string, zone: string, now: Date): Promise<void> {
  if (!isZone(zone)) return
  await db
    .insert(clocks)
    .values({ userId, zone, setAt: now })
    .onConflictDoUpdate({
      target: clocks.userId,
      set: { zone, setAt: now },
      setWhere: sql`${clocks.zone} <> excluded.zone`,
    })
}

/** What the clocks of these people show; those of somebody whose zone nobody told us show UTC. */
export async function readClocks(db: Db, userIds: readonly string[]) {
  const rows = await db
    .select()
    .from(clocks)
    .where(inArray(clocks.userId, [...new Set(userIds)]))
  const zones = new Map(rows.map(({ userId, zone }) => [userId, zone]))
  const zoneOf = (userId: string) => zones.get(userId) ?? 'UTC'
  return (userId: string, instant: number) => toWallTime(instant, zoneOf(userId))
}
