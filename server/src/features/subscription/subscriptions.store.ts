import type { PlanCode } from '@tripwright/domain/subscription'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import { checkouts, subscriptions } from './subscription.tables.ts'

export type NewSubscription = Pick<
  typeof subscriptions.$inferInsert,
  'userId' | 'tier' | 'plan' | 'source' | 'endsAt'
>

export async function findSubscription(db: Db, userId: string) {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId))
  return row ?? null
}

/** What an account has from now on, instead of whatever it had. */
export async function putSubscription(db: Db, subscription: NewSubscription, now: Date): Promise<void> {
  const set = { ...subscription, isCancelled: false, updatedAt: now }
  await db
    .insert(subscriptions)
    .values({ ...set, createdAt: now })
    .onConflictDoUpdate({ target: subscriptions.userId, set })
}

/** The plan stays until its end and is not renewed; false when there is none that could be. */
export async function cancelSubscription(db: Db, userId: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(subscriptions)
    .set({ isCancelled: true, updatedAt: now })
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.isCancelled, false)))
    .returning({ userId: subscriptions.userId })
  return rows.length > 0
}

export async function insertCheckout(
  db: Db,
  values: { userId: string; plan: PlanCode; amount: number; discountHash: string | null },
  now: Date,
): Promise<string> {
  const [row] = await db
    .insert(checkouts)
    .values({ ...values, createdAt: now })
    .returning({ id: checkouts.id })
  if (!row) throw new Error('the checkout was not kept')
  return row.id
}

export async function findCheckout(db: Db, userId: string, id: string) {
  const [row] = await db
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.userId, userId), eq(checkouts.id, id)))
  return row ?? null
}

/** Completes a purchase: of several calls at once exactly one does. */
export async function completeCheckout(db: Db, userId: string, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(checkouts)
    .set({ completedAt: now })
    .where(and(eq(checkouts.userId, userId), eq(checkouts.id, id), isNull(checkouts.completedAt)))
    .returning({ id: checkouts.id })
  return rows.length > 0
}
