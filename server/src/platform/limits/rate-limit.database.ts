import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/db.port.ts'
import { rowsOf } from '../db/rows.ts'
import type { Job } from '../jobs/jobs.port.ts'
import type { RateLimit, RateLimiter, RateLimitResult } from './rate-limit.port.ts'
import { rateLimits } from './rate-limit.tables.ts'

/** Fixed windows in table rate_limits. One statement checks and counts, so the limit is exact over all processes. */
export function makeRateLimiter(base: Db): RateLimiter {
  return {
    take: (limit, key, db = base) => take(db, limit, key),
    async forget(limit, key, db = base) {
      await db.delete(rateLimits).where(isWindow(limit.name, key))
    },
  }
}

/** Deletes expired windows; otherwise every address ever seen would stay in the table. */
export function limitsJob(db: Db): Job {
  return {
    name: 'limits.forget-old',
    schedule: '40 * * * *',
    run: async () => {
      await db.delete(rateLimits).where(lt(rateLimits.resetsAt, sql`now()`))
    },
  }
}

// The database's clock, and the statement's time, not the transaction's: now() would stand still in a long one.
async function take(db: Db, { name, points, seconds }: RateLimit, key: string): Promise<RateLimitResult> {
  if (points < 1) return { ok: false, retryAfterSeconds: seconds }
  // As text: nearly every call runs it, and building it each time would cost more than running it.
  const taken = await db.execute(
    sql`insert into rate_limits as known (name, key, points, resets_at)
        values (${name}, ${key}, 1, statement_timestamp() + make_interval(secs => ${seconds}))
        on conflict (name, key) do update set
          points = case when known.resets_at <= statement_timestamp() then 1 else known.points + 1 end,
          resets_at = case when known.resets_at <= statement_timestamp() then excluded.resets_at else known.resets_at end
        where known.resets_at <= statement_timestamp() or known.points < ${points}
        returning points`,
  )
  const [row] = rowsOf(taken)
  if (row) return { ok: true, left: points - Number(row.points) }
  return { ok: false, retryAfterSeconds: await secondsLeft(db, name, key) }
}

async function secondsLeft(db: Db, name: string, key: string): Promise<number> {
  const seconds = sql`ceil(extract(epoch from ${rateLimits.resetsAt} - statement_timestamp()))`.mapWith(
    Number,
  )
  const [row] = await db.select({ seconds }).from(rateLimits).where(isWindow(name, key))
  return Math.max(1, row?.seconds ?? 1)
}

const isWindow = (name: string, key: string) => and(eq(rateLimits.name, name), eq(rateLimits.key, key))
