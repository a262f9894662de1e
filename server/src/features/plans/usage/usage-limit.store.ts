import { utcDate } from '@tripwright/domain/base/dates'
import { fillText } from '@tripwright/domain/base/text'
import {
  FREE_LIMITS,
  USAGE_TYPES,
  type UsageType,
  usageMessages,
  usageResetsAt,
} from '@tripwright/domain/plans/usage'
import { and, asc, between, eq, gt, sql, sum } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { AppError } from '#platform/http/app-error.ts'
import { userUsage } from './usage.tables.ts'

/**
 * Takes one unit of the person's day, in the caller's transaction: a rollback refunds it. Gives the new count. A trial, a
 * paid plan and the owner are counted without a limit. One statement checks and counts, so the limit is exact over any
 * number of processes. Throws limit-reached.
 */
export async function consumeUsage(db: Db, personId: string, type: UsageType, now: Date): Promise<number> {
  const taken = await db.execute(
    sql`select increment_user_usage(${personId}, ${type}, 1, ${instant(now)}) as count`,
  )
  return countOrThrow(taken, type, now)
}

/** Refunds a unit that was taken in its own transaction, after the work failed. */
export async function refundUsage(db: Db, personId: string, type: UsageType, now: Date): Promise<void> {
  const { userId, usageType, day, count } = userUsage
  await db
    .update(userUsage)
    .set({ count: sql`${count} - 1` })
    .where(and(eq(userId, personId), eq(usageType, type), gt(count, 0), eq(day, utcDate(now))))
}

/** The person's usage of each counter today. */
export async function readCounts(
  db: Db,
  personId: string,
  now: Date,
): Promise<{ isUnlimited: boolean; counts: Record<UsageType, number> }> {
  const columns = USAGE_TYPES.map(
    (type) => sql`get_user_usage(${personId}, ${type}, ${instant(now)}) as ${sql.identifier(type)}`,
  )
  const [row = {}] = rowsOf(
    await db.execute(
      sql`select is_unlimited(${personId}, ${instant(now)}) as unlimited, ${sql.join(columns, sql`, `)}`,
    ),
  )
  return { isUnlimited: row.unlimited === true, counts: toCounts(row) }
}

export function toCounts(row: Record<string, unknown>): Record<UsageType, number> {
  const of = (type: UsageType) => Number(row[type] ?? 0)
  return {
    ai_requests: of('ai_requests'),
    itinerary_generations: of('itinerary_generations'),
    search_requests: of('search_requests'),
    saved_items: of('saved_items'),
  }
}

/** The count in the statement's result. Throws limit-reached for null. */
export function countOrThrow(taken: unknown, type: UsageType, now: Date): number {
  const [row] = rowsOf(taken)
  if (typeof row?.count === 'number') return row.count
  const limit = FREE_LIMITS[type]
  const resetsAt = usageResetsAt(now)
  throw new AppError('limit-reached', {
    message: fillText(usageMessages.texts[`limit.${type}`], { limit }),
    retryAfter: Math.ceil((resetsAt.getTime() - now.getTime()) / 1000),
    more: { usage: { type, count: limit, limit, resetsAt: resetsAt.toISOString() } },
  })
}

export const instant = (now: Date) => sql`${now.toISOString()}::timestamptz`

/** Usage of all accounts by day and kind; both days are included. */
export async function sumUsageByDay(db: Db, { from, to }: { from: string; to: string }) {
  const { day, usageType, count } = userUsage
  return db
    .select({ day, type: usageType, count: sum(count).mapWith(Number) })
    .from(userUsage)
    .where(between(day, from, to))
    .groupBy(day, usageType)
}

/** Usage of all accounts on a day, by kind. */
export async function countUsage(db: Db, day: string): Promise<Record<string, number>> {
  const { usageType, count } = userUsage
  const rows = await db
    .select({ usageType, units: sum(count).mapWith(Number) })
    .from(userUsage)
    .where(eq(userUsage.day, day))
    .groupBy(usageType)
    .orderBy(asc(usageType))
  return Object.fromEntries(rows.map((row) => [row.usageType, row.units]))
}
