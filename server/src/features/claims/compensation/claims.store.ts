import type { CompensationClaim } from '@tripwright/domain/claims/compensation'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import { claims } from './claims.tables.ts'

/** A deleted claim is remembered for as long as a device may have been offline. */
const TOMBSTONE_RETENTION_MS = 90 * 24 * 60 * 60 * 1000

/** Every claim of a person, deleted ones included, locked until the transaction ends. */
export async function lockClaims(db: Db, personId: string): Promise<CompensationClaim[]> {
  // Missing rows cannot be locked, so the person's row is.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('claims'), hashtext(${personId}))`)
  const rows = await db.select().from(claims).where(eq(claims.userId, personId))
  return rows.map(({ content }) => content)
}

export async function writeClaims(
  db: Db,
  personId: string,
  changed: readonly CompensationClaim[],
): Promise<void> {
  if (changed.length === 0) return
  const ids = changed.map(({ id }) => id)
  await db.delete(claims).where(and(eq(claims.userId, personId), inArray(claims.id, ids)))
  await db.insert(claims).values(
    changed.map((one) => ({
      userId: personId,
      id: one.id,
      isDeleted: one.isDeleted,
      content: one,
      updatedAt: new Date(one.updatedAt),
    })),
  )
}

export async function purgeDeletedClaims(db: Db, personId: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - TOMBSTONE_RETENTION_MS)
  const isOld = and(eq(claims.isDeleted, true), lt(claims.updatedAt, before))
  await db.delete(claims).where(and(eq(claims.userId, personId), isOld))
}
