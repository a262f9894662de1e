import type { Output } from '@tripwright/domain/base/contract'
import type { listAccountSubscriptions } from '@tripwright/domain/plans/subscription'
import { type SQL, sql } from 'drizzle-orm'
import { userRows } from '#features/account/sign-in/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { rowsOf } from '#platform/db/rows.ts'

type SubscriptionList = Output<typeof listAccountSubscriptions>
type Account = SubscriptionList['accounts'][number]
type ListQuery = { words: string; show: 'all' | 'paid' | 'trial' | 'over'; limit: number }

/** Every account that has or had a plan, a seat or a trial, with the one that applies. */
const subscriptionRows = (now: Date) => sql`
  select u.id, u.email, u.name, s.tier, s.source, s.is_cancelled,
    (extract(epoch from s.ends_at) * 1000)::double precision as ends,
    (extract(epoch from t.ends_at) * 1000)::double precision as trial_ends,
    (s.user_id is not null and (s.ends_at is null or s.ends_at > ${instant(now)})) as is_paid,
    exists (select 1 from seat_plan(u.id, ${instant(now)})) as has_seat,
    coalesce(t.ends_at > ${instant(now)}, false) as is_trying,
    greatest(s.updated_at, t.started_at) as changed_at
  from ${userRows('u')}
  left join subscriptions s on s.user_id = u.id
  left join trials t on t.user_id = u.id
  where s.user_id is not null or t.user_id is not null
    or exists (select 1 from seats where seats.user_id = u.id)`

const isExpired = sql`not is_paid and not has_seat and not is_trying`
const FILTERS = { all: sql`true`, paid: sql`is_paid`, trial: sql`is_trying`, over: isExpired }

/** The filtered list, the latest change first, and the number of each kind. */
export async function readSubscriptionList(
  db: Db,
  { words, show, limit }: ListQuery,
  now: Date,
): Promise<SubscriptionList> {
  const filters = [FILTERS[show], ...words.split(/\s+/).filter(Boolean).map(matchesWord)]
  const rows = rowsOf(
    await db.execute(
      sql`select * from (${subscriptionRows(now)}) a where ${sql.join(filters, sql` and `)}
          order by changed_at desc nulls last, id desc limit ${limit + 1}`,
    ),
  )
  return {
    asOf: now.toISOString(),
    counts: await countSubscriptions(db, now),
    accounts: rows.slice(0, limit).map(toAccount),
    isMore: rows.length > limit,
  }
}

async function countSubscriptions(db: Db, now: Date): Promise<SubscriptionList['counts']> {
  const rows = rowsOf(
    await db.execute(
      sql`select case when is_paid then tier end as tier, count(*)::int as n,
            (count(*) filter (where is_paid and is_cancelled))::int as cancelled,
            (count(*) filter (where is_trying))::int as trying, (count(*) filter (where ${isExpired}))::int as over
          from (${subscriptionRows(now)}) a group by 1 order by 1`,
    ),
  )
  const sum = (field: string) => rows.reduce((total, row) => total + Number(row[field]), 0)
  const paid = rows.filter(({ tier }) => tier !== null).map(({ tier, n }) => [String(tier), Number(n)])
  return {
    paid: Object.fromEntries(paid),
    cancelled: sum('cancelled'),
    trial: sum('trying'),
    over: sum('over'),
  }
}

function matchesWord(word: string): SQL {
  const part = `%${word.replace(/[\\%_]/g, '\\$&')}%`
  return sql`(email ilike ${part} or name ilike ${part})`
}

function toAccount(row: Record<string, unknown>): Account {
  const { tier, source } = row
  const plan = tier === null ? null : { tier: String(tier), source: sourceOf(source), ...planOf(row) }
  return {
    id: String(row.id),
    email: String(row.email),
    plan,
    hasSeat: row.has_seat === true,
    trialEndsAt: instantOf(row.trial_ends),
  }
}

const planOf = ({ ends, is_cancelled, is_paid }: Record<string, unknown>) => ({
  endsAt: instantOf(ends),
  isCancelled: is_cancelled === true,
  isRunning: is_paid === true,
})
const SOURCES = ['stripe', 'test', 'grant'] as const
const sourceOf = (source: unknown) => SOURCES.find((one) => one === source) ?? 'grant'
const instantOf = (ms: unknown) => (ms === null ? null : new Date(Number(ms)).toISOString())
const instant = (date: Date) => sql`${date.toISOString()}::timestamptz`
