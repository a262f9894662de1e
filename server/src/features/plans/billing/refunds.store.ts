import { refundable } from '@tripwright/domain/plans/billing'
import { and, eq, inArray, type SQL, sql, sum } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import { paymentCustomers, receipts, refunds } from './billing.tables.ts'

export type Refund = typeof refunds.$inferSelect
export type NewRefund = Pick<Refund, 'id' | 'receiptId' | 'amount' | 'reason'>
/** What a refund has to know to be made, also when the account is gone meanwhile. */
export type RefundJob = { id: string; receiptId: string; amount: number; customerId: string }

/** A payment of this account, locked until the transaction ends, with its customer; null when it is not theirs. */
export async function lockReceipt(db: Db, userId: string, id: string) {
  const [row] = await db
    .select({
      customerId: receipts.customerId,
      source: paymentCustomers.source,
      amount: receipts.amount,
      refunded: receipts.refunded,
    })
    .from(receipts)
    .innerJoin(paymentCustomers, eq(paymentCustomers.id, receipts.customerId))
    .where(and(eq(receipts.id, id), eq(paymentCustomers.userId, userId)))
    .for('update', { of: receipts })
  return row ?? null
}

/** How much of a locked payment can still be given back, US cents. */
export async function findRefundable(
  db: Db,
  { id, amount, refunded }: { id: string; amount: number; refunded: number },
): Promise<number> {
  const [row] = await db
    .select({ asked: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(and(eq(refunds.receiptId, id), eq(refunds.state, 'asked')))
  return refundable({ amount, refunded, asked: row?.asked ?? 0 })
}

export async function findRefund(db: Db, id: string): Promise<Refund | null> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id))
  return row ?? null
}

export async function insertRefund(db: Db, refund: NewRefund, now: Date): Promise<void> {
  await db.insert(refunds).values({ ...refund, askedAt: now })
}

/** Ends a refund that is asked for; one that has ended stays as it is. */
export async function endRefund(
  db: Db,
  id: string,
  outcome: { state: 'done' } | { state: 'refused'; failure: string },
): Promise<void> {
  await db
    .update(refunds)
    .set(outcome)
    .where(and(eq(refunds.id, id), eq(refunds.state, 'asked')))
}

/** The refunds of these payments, the newest first. */
export async function listRefunds(db: Db, receiptIds: readonly string[]): Promise<Refund[]> {
  if (receiptIds.length === 0) return []
  return db
    .select()
    .from(refunds)
    .where(inArray(refunds.receiptId, [...receiptIds]))
    .orderBy(sql`${refunds.askedAt} desc, ${refunds.id}`)
}

/** The ids of the account's payments, as a statement. */
export function receiptIdsOf(userId: string): SQL {
  return sql`select r.id from receipts r join payment_customers c on c.id = r.customer_id where c.user_id = ${userId}`
}
