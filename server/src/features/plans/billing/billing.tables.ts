import type { Purchase } from '@tripwright/domain/plans/billing'
import type { PlanCode } from '@tripwright/domain/plans/subscription'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const customerId = () =>
  text('customer_id')
    .notNull()
    .references(() => paymentCustomers.id, { onDelete: 'cascade' })
const plan = () => text().$type<PlanCode>().notNull()
const source = () => text().$type<'test' | 'stripe'>().notNull()

export const paymentCustomers = pgTable(
  'payment_customers',
  {
    id: text().primaryKey(),
    source: source(),
    userId: text('user_id'),
    /** The address of a guest, until an account verifies it. */
    email: text(),
    readingsBegun: bigint('readings_begun', { mode: 'number' }).notNull().default(0),
    readingKept: bigint('reading_kept', { mode: 'number' }).notNull().default(0),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (t) => [index('payment_customers_user_id').on(t.userId), index('payment_customers_email').on(t.email)],
)

export const purchases = pgTable(
  'purchases',
  {
    id: text().primaryKey(),
    customerId: customerId(),
    plan: plan(),
    status: text().$type<Purchase['status']>().notNull(),
    periodStart: instant('period_start').notNull(),
    periodEnd: instant('period_end'),
    isRenewed: boolean('is_renewed').notNull(),
    endedAt: instant('ended_at'),
  },
  (t) => [index('purchases_customer_id').on(t.customerId)],
)

export const receipts = pgTable(
  'receipts',
  {
    id: text().primaryKey(),
    customerId: customerId(),
    plan: plan(),
    /** US cents. */
    amount: integer().notNull(),
    refunded: integer().notNull().default(0),
    paidAt: instant('paid_at').notNull(),
    url: text(),
  },
  (t) => [index('receipts_customer_id').on(t.customerId, t.paidAt.desc())],
)

/** Refunds that staff asked for; `asked` holds the amount back until the provider's answer is known. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey(),
    receiptId: text('receipt_id')
      .notNull()
      .references(() => receipts.id, { onDelete: 'cascade' }),
    /** US cents. */
    amount: integer().notNull(),
    reason: text().notNull(),
    state: text().$type<'asked' | 'done' | 'refused'>().notNull().default('asked'),
    askedAt: instant('asked_at').notNull(),
    /** Why the provider refused. */
    failure: text(),
  },
  (t) => [index('refunds_receipt_id').on(t.receiptId)],
)

export const paymentEvents = pgTable(
  'payment_events',
  { id: text().primaryKey(), type: text().notNull(), receivedAt: instant('received_at').notNull() },
  (t) => [index('payment_events_received_at').on(t.receivedAt)],
)

export const checkouts = pgTable(
  'checkouts',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null for a guest. */
    userId: text('user_id'),
    plan: plan(),
    /** US cents of the first payment. */
    amount: integer().notNull(),
    source: source().default('test'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    completedAt: instant('completed_at'),
    /** Set when it can no longer be paid. */
    closedAt: instant('closed_at'),
    discountHash: text('discount_hash'),
    sessionId: text('session_id').unique(),
    customerId: text('customer_id'),
  },
  (t) => [index('checkouts_user_id').on(t.userId)],
)
