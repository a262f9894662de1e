import { count } from 'drizzle-orm'
import { type DayRange, dayOf, isWithin } from '#platform/db/by-day.ts'
import type { Db } from '#platform/db/db.port.ts'
import { users } from './auth.tables.ts'

/** How many of today's accounts were opened on each day. */
export async function countSignUps(db: Db, range: DayRange) {
  const day = dayOf(users.createdAt)
  return db.select({ day, count: count() }).from(users).where(isWithin(users.createdAt, range)).groupBy(day)
}
