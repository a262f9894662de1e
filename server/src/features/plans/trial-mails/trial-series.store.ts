import type { Output } from '@tripwright/domain/base/contract'
import {
  dueTrialMail,
  type readTrialSeries,
  TRIAL_MAIL_DAYS,
  TRIAL_MAILS,
} from '@tripwright/domain/plans/trial-mails'
import { sql } from 'drizzle-orm'
import { userRows } from '#features/account/sign-in/index.ts'
import { isSubscribed, trialRows } from '#features/plans/subscription/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { rowsOf } from '#platform/db/rows.ts'

type Series = Output<typeof readTrialSeries>

/** For each mail of a trial the number sent, and the outcome of the others. */
export async function countTrialMails(db: Db): Promise<Series['mails']> {
  const rows = rowsOf(
    await db.execute(
      sql`select kind, coalesce(outcome, 'waiting') as outcome, count(*)::int as n,
            (extract(epoch from max(outcome_at)) * 1000)::double precision as latest
          from trial_mails group by 1, 2`,
    ),
  )
  return TRIAL_MAILS.map((kind) => {
    const of = (outcome: string) => rows.find((row) => row.kind === kind && row.outcome === outcome)
    const count = (outcome: string) => Number(of(outcome)?.n ?? 0)
    const latest = of('sent')?.latest ?? null
    return {
      kind,
      sent: count('sent'),
      waiting: count('waiting'),
      refused: count('refused'),
      failed: count('failed'),
      unwanted: count('unwanted'),
      lastSentAt: latest === null ? null : new Date(Number(latest)).toISOString(),
    }
  })
}

/** The next due mails in the current state, the earliest first. */
export async function listUpcoming(db: Db, now: Date, limit: number): Promise<Series['coming']> {
  const at = sql`${now.toISOString()}::timestamptz`
  const kinds = TRIAL_MAILS.map((kind) => {
    const { after, days } = TRIAL_MAIL_DAYS[kind]
    return sql`(${kind}::text, ${after === 'end'}::boolean, ${days}::int)`
  })
  const ms = (column: string) => sql`(extract(epoch from ${sql.raw(column)}) * 1000)::double precision`
  const rows = rowsOf(
    await db.execute(
      sql`select due.kind, u.email, ${ms('due.at')} as at, ${ms('t.started_at')} as started, ${ms('t.ends_at')} as ends
          from ${trialRows('t')} join ${userRows('u')} on u.id = t.user_id
          left join mail_choices c on c.user_id = t.user_id
          cross join lateral (select k.kind,
            case when k.at_end then t.ends_at else t.started_at end + k.days * interval '1 day' as at
            from (values ${sql.join(kinds, sql`, `)}) as k (kind, at_end, days)) due
          where due.at > ${at} and t.ends_at > t.started_at and t.ends_at >= ${at}
            and u.email_verified and u.role <> 'owner' and coalesce(c.wants_trial_mails, true)
            and not exists (select 1 from trial_mails m where m.user_id = t.user_id and m.kind = due.kind)
            and not ${isSubscribed(sql`t.user_id`, now)}
          order by due.at, u.id limit ${limit * TRIAL_MAILS.length}`,
    ),
  )
  const instant = (value: unknown) => new Date(Math.round(Number(value)))
  return (
    rows
      .map((row) => {
        const trial = { startedAt: instant(row.started), endsAt: instant(row.ends) }
        const kind = TRIAL_MAILS.find((one) => one === row.kind) ?? 'welcome'
        return { kind, email: String(row.email), at: instant(row.at), trial }
      })
      // In a trial of another length a mail about its end precedes one about its beginning.
      .filter(({ kind, at, trial }) => dueTrialMail(trial, at) === kind)
      .slice(0, limit)
      .map(({ kind, email, at }) => ({ kind, email, at: at.toISOString() }))
  )
}
