import { utcDate } from '@tripwright/domain/base/dates'
import { sql } from 'drizzle-orm'
import { userCounts } from '#features/account/sign-in/index.ts'
import { countUsage } from '#features/plans/usage/index.ts'
import { savedCount } from '#features/sharing/saved/index.ts'
import { tripCounts } from '#features/trip/sync/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { rowsOf } from '#platform/db/rows.ts'

/** Calls the specification's SQL function. */
export async function queryRole(db: Db, userId: string, role: string): Promise<boolean> {
  const [row] = rowsOf(await db.execute(sql`select has_role(${userId}, ${role}) as answer`))
  return row?.answer === true
}

/** Row counts of the tables, in one statement so that all are from one moment. */
export async function countAll(db: Db, now: Date) {
  const weekAgo = new Date(now.getTime() - 7 * 24 * 60 * 60 * 1000).toISOString()
  const [row = {}] = rowsOf(
    await db.execute(sql`select ${userCounts(weekAgo)}, ${savedCount} as saves, ${tripCounts}`),
  )
  return {
    people: {
      all: Number(row.people),
      verified: Number(row.verified),
      newInWeek: Number(row.new_in_week),
      seenInWeek: Number(row.seen_in_week),
      staff: Number(row.staff),
    },
    saves: Number(row.saves),
    trips: Number(row.trips),
    plannedDays: Number(row.planned_days),
    usageToday: await countUsage(db, utcDate(now)),
  }
}
