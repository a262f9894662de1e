import { and, between, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { DayRange } from '../db/by-day.ts'
import type { Db } from '../db/db.port.ts'
import { type CountKind, dayCounts } from './day-counts.tables.ts'

const total = sql<string>`sum(${dayCounts.count})`

function within(kind: CountKind, { from, to }: DayRange, name: string | null): SQL | undefined {
  const isNamed = name === null ? undefined : eq(dayCounts.name, name)
  return and(eq(dayCounts.kind, kind), between(dayCounts.day, from, to), isNamed)
}

/** How often by day, of one name or of all. */
export async function countsByDay(
  db: Db,
  kind: CountKind,
  range: DayRange,
  name: string | null = null,
): Promise<{ day: string; count: number }[]> {
  const { day } = dayCounts
  const rows = await db
    .select({ day, total })
    .from(dayCounts)
    .where(within(kind, range, name))
    .groupBy(day)
  return rows.map((row) => ({ day: row.day, count: Number(row.total) }))
}

/** How often in all these days, by name, the most first. */
export async function countsByName(
  db: Db,
  kind: CountKind,
  range: DayRange,
): Promise<{ name: string; count: number }[]> {
  const { name } = dayCounts
  const rows = await db
    .select({ name, total })
    .from(dayCounts)
    .where(within(kind, range, null))
    .groupBy(name)
    .orderBy(desc(total), name)
  return rows.map((row) => ({ name: row.name, count: Number(row.total) }))
}
