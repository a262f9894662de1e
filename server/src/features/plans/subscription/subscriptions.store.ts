import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import { subscriptions } from './subscription.tables.ts'

type Row = typeof subscriptions.$inferInsert
type NewSubscription = Pick<Row, 'userId' | 'tier' | 'plan' | 'source' | 'endsAt'> &
  Partial<Pick<Row, 'isCancelled' | 'paidUntil'>>

export async function findSubscription(db: Db, userId: string) {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId))
  return row ?? null
}

/** Replaces the account's plan. */
export async function putSubscription(db: Db, subscription: NewSubscription, now: Date): Promise<void> {
  const set = { isCancelled: false, paidUntil: null, ...subscription, updatedAt: now }
  await db
    .insert(subscriptions)
    .values({ ...set, createdAt: now })
    .onConflictDoUpdate({ target: subscriptions.userId, set })
}
