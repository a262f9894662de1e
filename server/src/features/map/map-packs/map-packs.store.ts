import { eq, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import { mapPacks } from './map-packs.tables.ts'
import type { PackProgress } from './pack-tiles.service.ts'

/** A pack of which nothing was heard for so long is made by nobody any more: its process ended, and the queue gave up. */
const SILENT_MS = 10 * 60 * 1000

export type PackRow = typeof mapPacks.$inferSelect

/** What is being made, or could not be; a row of which nothing was heard for long reads as failed. */
export async function findPackRow(db: Db, id: string, now: Date): Promise<PackRow | null> {
  const [row] = await db.select().from(mapPacks).where(eq(mapPacks.id, id))
  if (!row) return null
  const isSilent = row.state !== 'failed' && row.changedAt.getTime() < now.getTime() - SILENT_MS
  return isSilent ? { ...row, state: 'failed', reason: 'unexpected' } : row
}

/** Puts a pack into the line; false where it is in it already. */
export async function putPackRow(db: Db, id: string, now: Date): Promise<boolean> {
  const silentSince = new Date(now.getTime() - SILENT_MS)
  const row = { state: 'waiting', reason: null, done: 0, total: 0, bytes: 0, changedAt: now } as const
  const put = await db
    .insert(mapPacks)
    .values({ id, ...row })
    .onConflictDoUpdate({
      target: mapPacks.id,
      set: row,
      setWhere: sql`${mapPacks.state} = 'failed' or ${mapPacks.changedAt} < ${silentSince.toISOString()}`,
    })
    .returning({ id: mapPacks.id })
  return put.length > 0
}

/** How many wait or are being made. */
export function countActivePacks(db: Db): Promise<number> {
  return db.$count(mapPacks, ne(mapPacks.state, 'failed'))
}

export async function keepPackProgress(db: Db, id: string, progress: PackProgress, now: Date): Promise<void> {
  await db
    .update(mapPacks)
    .set({ ...progress, state: 'building', changedAt: now })
    .where(eq(mapPacks.id, id))
}

export async function markPackFailed(
  db: Db,
  id: string,
  reason: PackRow['reason'],
  now: Date,
): Promise<void> {
  await db.update(mapPacks).set({ state: 'failed', reason, changedAt: now }).where(eq(mapPacks.id, id))
}

export async function deletePackRow(db: Db, id: string): Promise<void> {
  await db.delete(mapPacks).where(eq(mapPacks.id, id))
}

/** Forgets what was heard of last before a moment. */
export async function deleteOldPackRows(db: Db, before: Date): Promise<void> {
  await db.delete(mapPacks).where(lt(mapPacks.changedAt, before))
}
