import { inArray, sql } from 'drizzle-orm'
import { userRows } from '#features/account/sign-in/index.ts'
import { mailChoiceRows } from '#features/plans/trial-mails/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { hasRow, rowsOf } from '#platform/db/rows.ts'
import { digests } from './notices.tables.ts'

/** When the last summary of each of these people was queued; who never had one is absent. */
export async function listLastDigests(db: Db, userIds: readonly string[]): Promise<Map<string, Date>> {
  const rows = await db
    .select()
    .from(digests)
    .where(inArray(digests.userId, [...userIds]))
  return new Map(rows.map(({ userId, queuedAt }) => [userId, queuedAt]))
}

/** False where another process queued the summary since `last` was read. */
export async function claimDigest(db: Db, userId: string, last: Date | null, now: Date): Promise<boolean> {
  const at = now.toISOString()
  return hasRow(
    await db.execute(sql`insert into digests (user_id, queued_at) values (${userId}, ${at})
      on conflict (user_id) do update set queued_at = excluded.queued_at
        where digests.queued_at = ${last?.toISOString() ?? null}::timestamptz
      returning 1`),
  )
}

/** The address for the summary; null when it is unverified, or the person wants none. */
export async function findDigestAddress(db: Db, userId: string): Promise<string | null> {
  const result = await db.execute(
    sql`select u.email from ${userRows('u')} left join ${mailChoiceRows('c')} on c.user_id = u.id
        where u.id = ${userId} and u.email_verified and coalesce(c.wants_digest, true)`,
  )
  const [row] = rowsOf(result)
  return row ? String(row.email) : null
}
