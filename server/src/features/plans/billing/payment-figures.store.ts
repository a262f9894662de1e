import { count, min, sql, sum } from 'drizzle-orm'
import { type DayRange, dayOf, isWithin } from '#platform/db/by-day.ts'
import type { Db } from '#platform/db/db.port.ts'
import { purchases, receipts } from './billing.tables.ts'

const totals = {
  payments: count(),
  paid: sum(receipts.amount).mapWith(Number),
  refunded: sum(receipts.refunded).mapWith(Number),
}

/** Payments by day, US cents; what was given back counts for the day of the payment. */
export async function sumPayments(db: Db, range: DayRange) {
  const day = dayOf(receipts.paidAt)
  return db
    .select({ day, ...totals })
    .from(receipts)
    .where(isWithin(receipts.paidAt, range))
    .groupBy(day)
}

/** The same by plan and month. */
export async function sumPaymentsByPlan(db: Db, range: DayRange) {
  const month = sql<string>`to_char(${receipts.paidAt} at time zone 'UTC', 'YYYY-MM')`
  return db
    .select({ month, plan: receipts.plan, ...totals })
    .from(receipts)
    .where(isWithin(receipts.paidAt, range))
    .groupBy(month, receipts.plan)
    .orderBy(month, receipts.plan)
}

/** Customers by the day of their first payment. */
export async function countConversions(db: Db, range: DayRange) {
  const first = db
    .select({ at: min(receipts.paidAt).as('first_at') })
    .from(receipts)
    .groupBy(receipts.customerId)
    .as('first')
  const day = sql<string>`to_char(${first.at} at time zone 'UTC', 'YYYY-MM-DD')`
  return db
    .select({ day, count: count() })
    .from(first)
    .where(sql`to_char(${first.at} at time zone 'UTC', 'YYYY-MM-DD') between ${range.from} and ${range.to}`)
    .groupBy(day)
}

/** Paid plans that ended on each day. */
export async function countLapsed(db: Db, range: DayRange) {
  const day = dayOf(purchases.endedAt)
  return db
    .select({ day, count: count() })
    .from(purchases)
    .where(isWithin(purchases.endedAt, range))
    .groupBy(day)
}
