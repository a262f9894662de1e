import type { PlanCode } from '@tripwright/domain/plans/subscription'
import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import { checkouts, paymentEvents } from './billing.tables.ts'

export type Checkout = typeof checkouts.$inferSelect
type NewCheckout = {
  userId: string | null
  plan: PlanCode
  amount: number
  source: 'test' | 'stripe'
  discountHash: string | null
}

/**
 * Begins a purchase. Only the last one with a discount can be paid: this closes the others; `closed` has their sessions, to
 * be closed at the provider.
 */
export async function insertCheckout(
  db: Db,
  values: NewCheckout,
  now: Date,
): Promise<{ id: string; closed: string[] }> {
  const { discountHash } = values
  const closed = discountHash === null ? [] : await closeOthers(db, discountHash, now)
  const [row] = await db
    .insert(checkouts)
    .values({ ...values, createdAt: now })
    .returning({ id: checkouts.id })
  if (!row) throw new Error('the checkout was not kept')
  return { id: row.id, closed }
}

async function closeOthers(db: Db, discountHash: string, now: Date): Promise<string[]> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`discount:${discountHash}`}))`)
  const rows = await db
    .update(checkouts)
    .set({ closedAt: now })
    .where(and(eq(checkouts.discountHash, discountHash), isOpen()))
    .returning({ sessionId: checkouts.sessionId })
  return rows.flatMap(({ sessionId }) => sessionId ?? [])
}

const isOpen = () => and(isNull(checkouts.completedAt), isNull(checkouts.closedAt))

export async function findCheckout(db: Db, id: string): Promise<Checkout | null> {
  const [row] = await db.select().from(checkouts).where(eq(checkouts.id, id))
  return row ?? null
}

/** Stores the provider's session; false when the purchase was closed meanwhile. */
export async function recordSession(db: Db, id: string, sessionId: string): Promise<boolean> {
  const rows = await db
    .update(checkouts)
    .set({ sessionId })
    .where(and(eq(checkouts.id, id), isNull(checkouts.closedAt)))
    .returning({ id: checkouts.id })
  return rows.length > 0
}

/** Completes a purchase: exactly one of several concurrent calls does. A closed one is completed too when it was paid. */
export async function completeCheckout(
  db: Db,
  id: string,
  customerId: string,
  now: Date,
): Promise<Checkout | null> {
  const [row] = await db
    .update(checkouts)
    .set({ completedAt: now, customerId })
    .where(and(eq(checkouts.id, id), isNull(checkouts.completedAt)))
    .returning()
  return row ?? null
}

export async function closeCheckout(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(checkouts)
    .set({ closedAt: now })
    .where(and(eq(checkouts.id, id), isOpen()))
}

/** Recent purchases at the provider whose outcome is unknown. */
export async function listUnreported(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(isOpen(), isNotNull(checkouts.sessionId), gt(checkouts.createdAt, since)))
  return rows.map(({ id }) => id)
}

/** Records an event; false when it was recorded before. */
export async function recordEvent(db: Db, id: string, type: string, receivedAt: Date): Promise<boolean> {
  const rows = await db
    .insert(paymentEvents)
    .values({ id, type, receivedAt })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
  return rows.length > 0
}

export async function deleteOldEvents(db: Db, before: Date): Promise<void> {
  await db
    .delete(paymentEvents)
    .where(sql`${paymentEvents.receivedAt} < ${before.toISOString()}::timestamptz`)
}
