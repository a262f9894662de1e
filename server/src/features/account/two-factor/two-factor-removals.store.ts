import { and, asc, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import {
  deleteChallenges,
  deleteSessionsOf,
  deleteTwoFactor,
  userRows,
} from '#features/account/sign-in/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { twoFactorRemovals } from './factors.tables.ts'

/** Records a request, or renews it; an approved one stays as it is. */
export async function requestRemoval(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .insert(twoFactorRemovals)
    .values({ userId, askedAt: now })
    .onConflictDoUpdate({
      target: twoFactorRemovals.userId,
      set: { askedAt: now, allowedBy: null, dueAt: null, keptAt: null },
      setWhere: sql`${twoFactorRemovals.dueAt} is null or ${twoFactorRemovals.keptAt} is not null`,
    })
}

/** Cancels the request after the owner objected. False when there is none. */
export async function cancelRemoval(db: Db, userId: string, now: Date): Promise<boolean> {
  const isOpen = and(eq(twoFactorRemovals.userId, userId), isNull(twoFactorRemovals.keptAt))
  const rows = await db.update(twoFactorRemovals).set({ keptAt: now }).where(isOpen).returning()
  return rows.length > 0
}

const users = userRows('u')
const fields = {
  id: users.id,
  email: users.email,
  role: users.role,
  isOn: users.twoFactorEnabled,

  askedAt: twoFactorRemovals.askedAt,
  dueAt: twoFactorRemovals.dueAt,
  allowedBy: twoFactorRemovals.allowedBy,
  keptAt: twoFactorRemovals.keptAt,
}

/** Open requests, the oldest first. */
export function listRemovals(db: Db) {
  const isOpen = isNull(twoFactorRemovals.keptAt)
  return db
    .select(fields)
    .from(twoFactorRemovals)
    .innerJoin(users, eq(users.id, twoFactorRemovals.userId))
    .where(isOpen)
    .orderBy(asc(twoFactorRemovals.askedAt))
    .limit(100)
}

/** An open request, locked until the transaction ends. */
export async function lockRemoval(db: Db, userId: string) {
  const isOpen = and(eq(twoFactorRemovals.userId, userId), isNull(twoFactorRemovals.keptAt))
  const [row] = await db
    .select(fields)
    .from(twoFactorRemovals)
    .innerJoin(users, eq(users.id, twoFactorRemovals.userId))
    .where(isOpen)
    .for('update', { of: twoFactorRemovals })
  return row ?? null
}

export async function approveRemoval(
  db: Db,
  { userId, allowedBy, dueAt }: { userId: string; allowedBy: string; dueAt: Date },
): Promise<void> {
  await db.update(twoFactorRemovals).set({ allowedBy, dueAt }).where(eq(twoFactorRemovals.userId, userId))
}

/** Approved requests that are due or cancelled, locked for this transaction: other processes skip them. */
export function lockDueRemovals(db: Db, now: Date) {
  const isRipe = and(
    isNotNull(twoFactorRemovals.dueAt),
    or(lte(twoFactorRemovals.dueAt, now), isNotNull(twoFactorRemovals.keptAt)),
  )
  return db
    .select(fields)
    .from(twoFactorRemovals)
    .innerJoin(users, eq(users.id, twoFactorRemovals.userId))
    .where(isRipe)
    .limit(50)
    .for('update', { of: twoFactorRemovals, skipLocked: true })
}

export async function deleteRemoval(db: Db, userId: string): Promise<void> {
  await db.delete(twoFactorRemovals).where(eq(twoFactorRemovals.userId, userId))
}

/** Deletes requests without approval that are cancelled or older than this. */
export async function deleteStaleRequests(db: Db, before: Date): Promise<void> {
  const isOver = or(lt(twoFactorRemovals.askedAt, before), isNotNull(twoFactorRemovals.keptAt))
  await db.delete(twoFactorRemovals).where(and(isNull(twoFactorRemovals.dueAt), isOver))
}

/** Turns two-factor off for an account: deletes secret, recovery codes, trusted devices and sessions. */
export async function removeTwoFactor(db: Db, userId: string): Promise<void> {
  await deleteTwoFactor(db, userId)
  await deleteChallenges(db, userId)
  await deleteSessionsOf(db, userId)
  await deleteRemoval(db, userId)
}
