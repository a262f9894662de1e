import { and, count, gt, isNotNull } from 'drizzle-orm'
import { type DayRange, dayOf, isWithin } from '#platform/db/by-day.ts'
import type { Db } from '#platform/db/db.port.ts'
import { trials } from './subscription.tables.ts'

/** How many trials of today's accounts began on each day. A refused one was over when it began. */
export async function countTrials(db: Db, range: DayRange) {
  const day = dayOf(trials.startedAt)
  return db
    .select({ day, count: count() })
    .from(trials)
    .where(
      and(isNotNull(trials.userId), gt(trials.endsAt, trials.startedAt), isWithin(trials.startedAt, range)),
    )
    .groupBy(day)
}
