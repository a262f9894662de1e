import { and, asc, eq, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { deleteSessionsOf, dropSteps, users } from '#features/auth/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { stepRemovals } from './factors.tables.ts'

/** When the password of this account was chosen, at sign-up or since; null where it has none. */
export async function passwordChosenAt(db: Db, userId: string): Promise<Date | null> {
  const found = await db.execute(
    sql`select updated_at from accounts where user_id = ${userId} and password is not null`,
  )
  const [row] = rowsOf(found)
  return row ? new Date(String(row.updated_at)) : null
}

/** Asks anew; what was allowed already stays as it is. */
export async function askRemoval(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .insert(stepRemovals)
    .values({ userId, askedAt: now })
    .onConflictDoUpdate({
      target: stepRemovals.userId,
      set: { askedAt: now, allowedBy: null, dueAt: null, keptAt: null },
      setWhere: sql`${stepRemovals.dueAt} is null or ${stepRemovals.keptAt} is not null`,
    })
}

/** The owner is there: what was asked for is stopped. False when there is nothing to stop. */
export async function keepSecondStep(db: Db, userId: string, now: Date): Promise<boolean> {
  const isOpen = and(eq(stepRemovals.userId, userId), isNull(stepRemovals.keptAt))
  const kept = await db.update(stepRemovals).set({ keptAt: now }).where(isOpen).returning()
  return kept.length > 0
}

const fields = {
  ...{ id: users.id, email: users.email, role: users.role, isOn: users.twoFactorEnabled },
  ...{ askedAt: stepRemovals.askedAt, dueAt: stepRemovals.dueAt, allowedBy: stepRemovals.allowedBy },
  keptAt: stepRemovals.keptAt,
}

/** The oldest first. */
export function listRemovals(db: Db) {
  const isOpen = isNull(stepRemovals.keptAt)
  return db
    .select(fields)
    .from(stepRemovals)
    .innerJoin(users, eq(users.id, stepRemovals.userId))
    .where(isOpen)
    .orderBy(asc(stepRemovals.askedAt))
    .limit(100)
}

/** One that is open, locked until the transaction ends. */
export async function lockRemoval(db: Db, userId: string) {
  const isOpen = and(eq(stepRemovals.userId, userId), isNull(stepRemovals.keptAt))
  const [found] = await db
    .select(fields)
    .from(stepRemovals)
    .innerJoin(users, eq(users.id, stepRemovals.userId))
    .where(isOpen)
    .for('update', { of: stepRemovals })
  return found ?? null
}

export async function allowRemoval(
  db: Db,
  { userId, allowedBy, dueAt }: { userId: string; allowedBy: string; dueAt: Date },
): Promise<void> {
  await db.update(stepRemovals).set({ allowedBy, dueAt }).where(eq(stepRemovals.userId, userId))
}

/** Those that were allowed and are due or stopped, for this transaction alone: another process passes them over. */
export function lockRipeRemovals(db: Db, now: Date) {
  const isRipe = and(
    isNotNull(stepRemovals.dueAt),
    or(lte(stepRemovals.dueAt, now), isNotNull(stepRemovals.keptAt)),
  )
  return db
    .select(fields)
    .from(stepRemovals)
    .innerJoin(users, eq(users.id, stepRemovals.userId))
    .where(isRipe)
    .limit(50)
    .for('update', { of: stepRemovals, skipLocked: true })
}

export async function deleteRemoval(db: Db, userId: string): Promise<void> {
  await db.delete(stepRemovals).where(eq(stepRemovals.userId, userId))
}

/** Those that nobody allowed, and that are stopped or older than this. */
export async function forgetWishes(db: Db, before: Date): Promise<void> {
  const isOver = or(lt(stepRemovals.askedAt, before), isNotNull(stepRemovals.keptAt))
  await db.delete(stepRemovals).where(and(isNull(stepRemovals.dueAt), isOver))
}

/** Takes the second step off an account: secret, recovery codes, trusted devices and sessions go. */
export async function takeStepOff(db: Db, userId: string): Promise<void> {
  await db.execute(sql`delete from two_factors where user_id = ${userId}`)
  await db.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId))
  await dropSteps(db, userId)
  await deleteSessionsOf(db, userId)
  await deleteRemoval(db, userId)
}
