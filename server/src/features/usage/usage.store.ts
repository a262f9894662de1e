import { FREE_LIMITS, type UsageType, usageDay, usageResetsAt } from '@tripwright/domain/usage'
import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import { hasRow } from '#platform/db/rows.ts'
import { AppError } from '#platform/http/app-error.ts'

/**
 * Takes one unit of the person's day, in the caller's transaction: rolled back work costs nothing.
 * It is counted without a limit for a trial, a paid plan and the owner.
 * Exact over any number of processes, because checking and counting are one statement. Throws limit-reached.
 */
export async function takeUsage(db: Db, personId: string, type: UsageType, now: Date): Promise<void> {
  const limit = FREE_LIMITS[type]
  const day = usageDay(now)
  const taken = await db.execute(
    sql`insert into user_usage as u (user_id, usage_type, day, count) values (${personId}, ${type}, ${day}, 1)
        on conflict (user_id, usage_type, day) do update set count = u.count + 1
        where u.count < ${limit} or is_unlimited(${personId}, ${now.toISOString()}::timestamptz) returning 1`,
  )
  if (hasRow(taken)) return
  const resetsAt = usageResetsAt(now)
  throw new AppError('limit-reached', {
    retryAfter: Math.ceil((resetsAt.getTime() - now.getTime()) / 1000),
    more: { usage: { type, count: limit, limit, resetsAt: resetsAt.toISOString() } },
  })
}
