import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import { deleteChallenges, deleteLinks } from './accounts.store.ts'
import { sessions, users } from './auth.tables.ts'
import { deleteSessionsOf } from './sessions.store.ts'

/**
 * Locks an account out, and ends its sessions, mailed links, pending steps and trusted devices. Gives the number of
 * sessions; null when it was suspended before.
 */
export async function suspend(
  db: Db,
  userId: string,
  { reason, now }: { reason: string; now: Date },
): Promise<number | null> {
  const [changed] = await db
    .update(users)
    .set({ suspendedAt: now, suspensionReason: reason, updatedAt: now })
    .where(and(eq(users.id, userId), isNull(users.suspendedAt)))
    .returning({ id: users.id })
  if (!changed) return null
  await deleteLinks(db, userId)
  await deleteChallenges(db, userId)
  return deleteSessionsOf(db, userId)
}

/** Whether the account was suspended until now. */
export async function liftSuspension(db: Db, userId: string, now: Date): Promise<boolean> {
  const lifted = await db
    .update(users)
    .set({ suspendedAt: null, suspensionReason: null, updatedAt: now })
    .where(and(eq(users.id, userId), isNotNull(users.suspendedAt)))
    .returning({ id: users.id })
  return lifted.length > 0
}

/** Why the account of this session is suspended; null when it is not. */
export async function findSuspensionReason(db: Db, token: string): Promise<string | null> {
  const [row] = await db
    .select({ reason: users.suspensionReason })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.token, token))
  return row?.reason ?? null
}
