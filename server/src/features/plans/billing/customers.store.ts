import type { PaymentReceipt, Purchase } from '@tripwright/domain/plans/billing'
import { and, desc, eq, isNotNull, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { findVerifiedId, userRows } from '#features/account/sign-in/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { paymentCustomers, purchases, receipts } from './billing.tables.ts'

type Source = 'test' | 'stripe'
type Customer = typeof paymentCustomers.$inferSelect

/** The account's customer at the provider, the latest of several. */
export async function findOwnCustomer(db: Db, userId: string, source: Source): Promise<Customer | null> {
  const [row] = await db
    .select()
    .from(paymentCustomers)
    .where(and(eq(paymentCustomers.userId, userId), eq(paymentCustomers.source, source)))
    .orderBy(desc(paymentCustomers.createdAt), desc(paymentCustomers.id))
    .limit(1)
  return row ?? null
}

export async function findCustomer(db: Db, id: string): Promise<Customer | null> {
  const [row] = await db.select().from(paymentCustomers).where(eq(paymentCustomers.id, id))
  return row ?? null
}

/** The ids of the account's customers, as a statement. */
export function customerIdsOf(userId: string): SQL {
  return sql`select id from payment_customers where user_id = ${userId}`
}

export async function listCustomerIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: paymentCustomers.id })
    .from(paymentCustomers)
    .where(eq(paymentCustomers.userId, userId))
  return rows.map(({ id }) => id)
}

/** Links an account to this customer, unless the customer has an account already. */
export async function putCustomer(
  db: Db,
  customer: Pick<Customer, 'id' | 'source' | 'userId'>,
  now: Date,
): Promise<void> {
  const { userId } = customer
  await db
    .insert(paymentCustomers)
    .values({ ...customer, createdAt: now })
    .onConflictDoUpdate({
      target: paymentCustomers.id,
      set: { userId, email: null },
      setWhere: isNull(paymentCustomers.userId),
    })
}

/** A number for a read that begins now. The result of a read with a higher number is newer. */
export async function beginSync(db: Db, id: string, source: Source, now: Date): Promise<number> {
  const [row] = await db
    .insert(paymentCustomers)
    .values({ id, source, readingsBegun: 1, createdAt: now })
    .onConflictDoUpdate({
      target: paymentCustomers.id,
      set: { readingsBegun: sql`${paymentCustomers.readingsBegun} + 1` },
    })
    .returning({ reading: paymentCustomers.readingsBegun })
  if (!row) throw new Error('the reading was not begun')
  return row.reading
}

/** Claims the right to store a read, and locks the row until the transaction ends; null when a newer read was stored. */
export async function claimSync(db: Db, id: string, reading: number): Promise<Customer | null> {
  const [row] = await db
    .update(paymentCustomers)
    .set({ readingKept: reading })
    .where(and(eq(paymentCustomers.id, id), lt(paymentCustomers.readingKept, reading)))
    .returning()
  return row ?? null
}

/** A customer without an account and without a purchase of ours belongs to another product in the same provider account. */
export async function deleteUnknownCustomer(db: Db, id: string): Promise<void> {
  await db.delete(paymentCustomers).where(eq(paymentCustomers.id, id))
}

/**
 * Assigns the customer to the account that has verified the address; else stores the address for later. Gives the account's
 * id.
 */
export async function matchAccount(db: Db, id: string, email: string | null): Promise<string | null> {
  if (email === null) return null
  const userId = await findVerifiedId(db, email)
  await db
    .update(paymentCustomers)
    .set({ userId, email: userId === null ? email : null })
    .where(eq(paymentCustomers.id, id))
  return userId
}

/** Assigns the customers of an address to the account that verified it. Gives their number. */
export async function claimByAddress(db: Db, userId: string, email: string): Promise<number> {
  const rows = await db
    .update(paymentCustomers)
    .set({ userId, email: null })
    .where(and(eq(paymentCustomers.email, email), isNull(paymentCustomers.userId)))
    .returning({ id: paymentCustomers.id })
  return rows.length
}

/** Stores the fetched purchases; one that the provider no longer has is marked as ended. */
export async function savePurchases(
  db: Db,
  customerId: string,
  fetched: readonly Purchase[],
  now: Date,
): Promise<void> {
  for (const { id, ...fields } of fetched)
    await db
      .insert(purchases)
      .values({ id, customerId, ...fields })
      .onConflictDoUpdate({ target: purchases.id, set: fields })
  const ids = fetched.map(({ id }) => id)
  await db
    .update(purchases)
    .set({ status: 'ended', isRenewed: false, endedAt: now })
    .where(
      and(
        eq(purchases.customerId, customerId),
        isNull(purchases.endedAt),
        ids.length > 0 ? notInArray(purchases.id, ids) : undefined,
      ),
    )
}

/** Inserts the payments. Gives those that are new. */
export async function saveReceipts(
  db: Db,
  customerId: string,
  fetched: readonly PaymentReceipt[],
): Promise<string[]> {
  const fresh: string[] = []
  for (const receipt of fetched) {
    const [made] = await db
      .insert(receipts)
      .values({ customerId, ...receipt })
      .onConflictDoNothing()
      .returning({ id: receipts.id })
    if (made) fresh.push(made.id)
    else {
      const { refunded, url } = receipt
      await db.update(receipts).set({ refunded, url }).where(eq(receipts.id, receipt.id))
    }
  }
  return fresh
}

/** The account's purchases, each with its customer. */
export async function listPurchases(db: Db, userId: string) {
  return db
    .select({
      id: purchases.id,
      plan: purchases.plan,
      status: purchases.status,
      periodStart: purchases.periodStart,
      periodEnd: purchases.periodEnd,
      isRenewed: purchases.isRenewed,
      endedAt: purchases.endedAt,
      customerId: purchases.customerId,
      source: paymentCustomers.source,
    })
    .from(purchases)
    .innerJoin(paymentCustomers, eq(paymentCustomers.id, purchases.customerId))
    .where(eq(paymentCustomers.userId, userId))
}

/** Purchases of accounts whose last payment failed, with the beginning of the period that was not paid. */
export async function listPastDue(db: Db): Promise<{ userId: string; id: string; periodStart: Date }[]> {
  const rows = await db
    .select({ userId: paymentCustomers.userId, id: purchases.id, periodStart: purchases.periodStart })
    .from(purchases)
    .innerJoin(paymentCustomers, eq(paymentCustomers.id, purchases.customerId))
    .where(and(eq(purchases.status, 'past-due'), isNotNull(paymentCustomers.userId)))
  return rows.flatMap(({ userId, ...row }) => (userId === null ? [] : [{ ...row, userId }]))
}

/** The purchases of one customer, as they were read last. */
export async function listCustomerPurchases(db: Db, customerId: string) {
  return db.select().from(purchases).where(eq(purchases.customerId, customerId))
}

/** The latest payments of an account, the newest first. */
export async function listReceipts(db: Db, userId: string, limit: number): Promise<PaymentReceipt[]> {
  return db
    .select({
      id: receipts.id,
      plan: receipts.plan,
      amount: receipts.amount,
      refunded: receipts.refunded,
      paidAt: receipts.paidAt,
      url: receipts.url,
    })
    .from(receipts)
    .innerJoin(paymentCustomers, eq(paymentCustomers.id, receipts.customerId))
    .where(eq(paymentCustomers.userId, userId))
    .orderBy(desc(receipts.paidAt), desc(receipts.id))
    .limit(limit)
}

/** A payment with the address for its receipt: the account's, or the one stored until an account verifies it. */
export async function findReceipt(db: Db, id: string) {
  const [row] = rowsOf(
    await db.execute(sql`select r.plan, r.amount, r.paid_at, c.source, c.user_id is null as is_guest, coalesce(u.email, c.email) as email
      from receipts r join payment_customers c on c.id = r.customer_id left join ${userRows('u')} on u.id = c.user_id where r.id = ${id}`),
  )
  if (!row || row.email === null) return null
  return {
    plan: String(row.plan),
    amount: Number(row.amount),
    email: String(row.email),
    paidAt: new Date(String(row.paid_at)),
    source: String(row.source),
    isGuest: row.is_guest === true,
  }
}

/** Customers whose plan should have been renewed or ended by now: their event may be lost. */
export async function listOverdue(db: Db, source: Source, now: Date): Promise<string[]> {
  const isDue = or(lt(purchases.periodEnd, now), eq(purchases.status, 'past-due'))
  const rows = await db
    .selectDistinct({ id: purchases.customerId })
    .from(purchases)
    .innerJoin(paymentCustomers, eq(paymentCustomers.id, purchases.customerId))
    .where(and(eq(paymentCustomers.source, source), isNull(purchases.endedAt), isDue))
  return rows.map(({ id }) => id)
}
