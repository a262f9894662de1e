import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** First and last day in UTC, both included. */
export type DayRange = { from: string; to: string }

/** The day of an instant in UTC, as 2026-05-01. */
export function dayOf(column: PgColumn): SQL<string> {
  return sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`
}

/** Whether an instant is on one of the days; an index on the column serves it. */
export function isWithin(column: PgColumn, { from, to }: DayRange): SQL {
  return sql`${column} >= ${from}::date::timestamp at time zone 'UTC'
    and ${column} < (${to}::date + 1)::timestamp at time zone 'UTC'`
}
