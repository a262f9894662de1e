import type { AudiencePlan } from '@tripwright/domain/staff/campaigns'
import { and, eq, lt, lte, sql } from 'drizzle-orm'
import { userRows } from '#features/account/sign-in/index.ts'
import { hasPlan, tierOf, trialRows } from '#features/plans/subscription/index.ts'
import { mailChoiceRows } from '#features/plans/trial-mails/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { mailingRecipients, mailings, type RecipientState } from './mailings.tables.ts'

const instant = (date: Date) => sql`${date.toISOString()}::timestamptz`

export type Audience = { plan: AudiencePlan; language: string | null }

/** Accounts that agreed to such mails and have a verified address, with their plan. */
const eligible = (now: Date) => sql`
  select u.id, u.email, c.news_language as language,
    ${hasPlan(sql`u.id`, now)} as is_paid,
    coalesce(t.ends_at > ${instant(now)}, false) as is_trying,
    coalesce(t.ends_at <= ${instant(now)} and t.ends_at > t.started_at, false) as is_over
  from ${userRows('u')} join ${mailChoiceRows('c')} on c.user_id = u.id left join ${trialRows('t')} on t.user_id = u.id
  where u.email_verified and c.news_since is not null`

const PLANS = {
  any: sql`true`,
  free: sql`not is_paid and not is_trying`,
  trial: sql`is_trying and not is_paid`,
  over: sql`is_over and not is_paid`,
  paid: sql`is_paid`,
} as const satisfies Record<AudiencePlan, ReturnType<typeof sql>>

const among = ({ plan, language }: Audience) =>
  sql`${PLANS[plan]} and (${language}::text is null or language = ${language})`

export async function countEligible(db: Db, audience: Audience, now: Date) {
  const rows = rowsOf(
    await db.execute(
      sql`select language, count(*)::int as n, (count(*) filter (where ${among(audience)}))::int as chosen
          from (${eligible(now)}) w group by language order by 2 desc, 1`,
    ),
  )
  return {
    count: rows.reduce((sum, row) => sum + Number(row.chosen), 0),
    languages: rows.map((row) => ({ language: String(row.language), count: Number(row.n) })),
  }
}

/** Stores the recipients of a mailing from its audience now. Part of the transaction that starts it. */
export async function snapshotRecipients(
  db: Db,
  mailingId: string,
  audience: Audience,
  now: Date,
): Promise<void> {
  await db.execute(
    sql`insert into mailing_recipients (mailing_id, user_id, email, state, not_before)
        select ${mailingId}::uuid, id, email, 'waiting', ${instant(now)} from (${eligible(now)}) w
        where ${among(audience)} on conflict do nothing`,
  )
}

export type RecipientClaim = { mailingId: string; userId: string; tries: number }

/**
 * Claims the next recipient of a running mailing, so that no other process does. Committed before the mail is sent: after a
 * crash in between the row says "sending", and the mail is not sent again.
 */
export async function claimNext(db: Db, now: Date): Promise<RecipientClaim | null> {
  const [row] = rowsOf(
    await db.execute(
      // Materialised: another plan could evaluate the subquery per row, claim several and send to one of them.
      sql`with next as materialized (
            select n.mailing_id, n.user_id from mailing_recipients n join mailings m on m.id = n.mailing_id
            where m.state = 'sending' and n.state = 'waiting' and n.not_before <= ${instant(now)}
            order by n.mailing_id, n.user_id limit 1 for update of n skip locked)
          update mailing_recipients r set state = 'sending', tries = r.tries + 1, settled_at = ${instant(now)}
          from next where r.mailing_id = next.mailing_id and r.user_id = next.user_id
          returning r.mailing_id, r.user_id, r.tries`,
    ),
  )
  return row
    ? { mailingId: String(row.mailing_id), userId: String(row.user_id), tries: Number(row.tries) }
    : null
}

type Outcome = Exclude<RecipientState, 'waiting' | 'sending'>

/** Stores the outcome for a recipient, or the time of the next attempt. */
export async function recordOutcome(
  db: Db,
  { mailingId, userId }: RecipientClaim,
  outcome: Outcome | { tryAt: Date },
  now: Date,
): Promise<void> {
  const next =
    typeof outcome === 'object' ? { state: 'waiting' as const, notBefore: outcome.tryAt } : { state: outcome }
  await db
    .update(mailingRecipients)
    .set({ ...next, settledAt: now })
    .where(and(eq(mailingRecipients.mailingId, mailingId), eq(mailingRecipients.userId, userId)))
}

/** Marks mails as `unsure` that a process was sending when it died, once no process can still be sending them. */
export async function recordLostOutcomes(db: Db, before: Date): Promise<void> {
  await db
    .update(mailingRecipients)
    .set({ state: 'unsure' })
    .where(and(eq(mailingRecipients.state, 'sending'), lt(mailingRecipients.settledAt, before)))
}

type MailRecipient = { email: string; name: string; plan: string }

/** The reader of a claimed mail; null when they have unsubscribed or changed their address. */
export async function findRecipient(
  db: Db,
  { mailingId, userId }: RecipientClaim,
  now: Date,
): Promise<MailRecipient | null> {
  const [row] = rowsOf(
    await db.execute(
      sql`select u.email, u.name, ${tierOf(sql`u.id`, now)} as plan from mailing_recipients r
          join ${userRows('u')} on u.id = r.user_id join ${mailChoiceRows('c')} on c.user_id = u.id
          where r.mailing_id = ${mailingId}::uuid and r.user_id = ${userId} and r.email = u.email
            and u.email_verified and c.news_since is not null`,
    ),
  )
  return row ? { email: String(row.email), name: String(row.name), plan: String(row.plan) } : null
}

/** A member of staff as the reader of a test mail. */
export async function findOwnRecipient(db: Db, userId: string, now: Date): Promise<MailRecipient | null> {
  const [row] = rowsOf(
    await db.execute(
      sql`select u.email, u.name, ${tierOf(sql`u.id`, now)} as plan from ${userRows('u')} where u.id = ${userId}`,
    ),
  )
  return row ? { email: String(row.email), name: String(row.name), plan: String(row.plan) } : null
}

/** Whether a recipient could be claimed now, so that a run that stopped early is followed by another. */
export async function isAnyWaiting(db: Db, now: Date): Promise<boolean> {
  const { mailingId, state, notBefore } = mailingRecipients
  const rows = await db
    .select({ mailingId })
    .from(mailingRecipients)
    .innerJoin(mailings, eq(mailings.id, mailingId))
    .where(and(eq(mailings.state, 'sending'), eq(state, 'waiting'), lte(notBefore, now)))
    .limit(1)
  return rows.length > 0
}
