import { utcDate } from '@tripwright/domain/base/dates'
import { and, desc, ilike, or, type SQL, sql } from 'drizzle-orm'
import { users } from '#features/account/sign-in/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { rowsOf } from '#platform/db/rows.ts'

type Page = { words: string; limit: number; after?: string | undefined }

/** One page of accounts, the newest first; every word must be in the address or the name. */
export async function listAccounts(db: Db, { words, limit, after }: Page) {
  const filters: (SQL | undefined)[] = words
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => or(ilike(users.email, likePattern(word)), ilike(users.name, likePattern(word))))
  if (after !== undefined)
    filters.push(
      sql`(${users.createdAt}, ${users.id}) < (select created_at, id from users where id = ${after})`,
    )
  const seenAt = sql<string | null>`(select max(s.updated_at) from sessions s where s.user_id = users.id)`
  const rows = await db
    .select({ user: users, seenAt: seenAt.mapWith((value) => new Date(value).toISOString()) })
    .from(users)
    .where(and(...filters))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit + 1)
  const people = rows.slice(0, limit).map(({ user, seenAt }) => ({
    id: user.id,
    email: user.email,
    name: user.name,
    role: user.role,
    isVerified: user.emailVerified,
    createdAt: user.createdAt.toISOString(),
    seenAt,
  }))
  return { people, next: rows.length > limit ? (people.at(-1)?.id ?? null) : null }
}

const likePattern = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`

/** Asks the SQL function of the specification. */
export async function queryRole(db: Db, userId: string, role: string): Promise<boolean> {
  const [row] = rowsOf(await db.execute(sql`select has_role(${userId}, ${role}) as answer`))
  return row?.answer === true
}

/** How many rows the tables hold; one statement, so that the figures belong to one moment. */
export async function countAll(db: Db, now: Date) {
  const weekAgo = new Date(now.getTime() - 7 * 24 * 60 * 60 * 1000).toISOString()
  const [row = {}] = rowsOf(
    await db.execute(sql`select
      (select count(*)::int from users) as people,
      (select count(*)::int from users where email_verified) as verified,
      (select count(*)::int from users where created_at >= ${weekAgo}::timestamptz) as new_in_week,
      (select count(distinct user_id)::int from sessions where updated_at >= ${weekAgo}::timestamptz) as seen_in_week,
      (select count(*)::int from users where role <> 'user') as staff,
      (select count(*)::int from saved_items where removed_at is null) as saves,
      (select count(*)::int from trips where not is_deleted) as trips,
      (select coalesce(sum(end_date - start_date + 1), 0)::int from trips where not is_deleted and start_date is not null and end_date is not null) as planned_days`),
  )
  const usage = rowsOf(
    await db.execute(
      sql`select usage_type, sum(count)::int as n from user_usage where day = ${utcDate(now)}::date group by usage_type order by usage_type`,
    ),
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
    usageToday: Object.fromEntries(usage.map((one) => [String(one.usage_type), Number(one.n)])),
  }
}
