import type { TrialMailKind } from '@tripwright/domain/plans/trial-mails'
import { and, eq, sql } from 'drizzle-orm'
import { userRows } from '#features/account/sign-in/index.ts'
import { isSubscribed, trialRows } from '#features/plans/subscription/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { hasRow, rowsOf } from '#platform/db/rows.ts'
import { mailChoices, trialMails } from './trial-mails.tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const instant = (date: Date) => sql`${date.toISOString()}::timestamptz`
const seconds = (column: ReturnType<typeof sql>) => sql`extract(epoch from ${column})::double precision`

type Trial = { userId: string; startedAt: Date; endsAt: Date }

/**
 * Trials that run or ended within a day, of accounts without a paid plan that want trial mails, ordered by account id;
 * `after` is the last id of the previous page.
 */
export async function listTrials(db: Db, now: Date, after: string, limit: number): Promise<Trial[]> {
  const result = await db.execute(
    sql`select t.user_id, ${seconds(sql`t.started_at`)} as started, ${seconds(sql`t.ends_at`)} as ends
        from ${trialRows('t')} join ${userRows('u')} on u.id = t.user_id
        left join mail_choices c on c.user_id = t.user_id
        where t.ends_at > ${instant(new Date(now.getTime() - DAY_MS))} and t.ends_at > t.started_at
          and u.email_verified and u.role <> 'owner' and coalesce(c.wants_trial_mails, true)
          and t.user_id > ${after}
          and not ${isSubscribed(sql`t.user_id`, now)}
        order by t.user_id limit ${limit}`,
  )
  return rowsOf(result).map(({ user_id, started, ends }) => ({
    userId: String(user_id),
    startedAt: new Date(Math.round(Number(started) * 1000)),
    endsAt: new Date(Math.round(Number(ends) * 1000)),
  }))
}

/** Records the mail as queued; false when any process has queued it before. */
export async function recordQueued(db: Db, userId: string, kind: TrialMailKind, now: Date): Promise<boolean> {
  const made = await db
    .insert(trialMails)
    .values({ userId, kind, queuedAt: now })
    .onConflictDoNothing()
    .returning({ kind: trialMails.kind })
  return made.length > 0
}

type Outcome = 'sent' | 'refused' | 'failed' | 'unwanted'

/** The outcome of a mail; a later attempt overwrites the earlier one's. */
export async function recordOutcome(
  db: Db,
  { userId, kind }: { userId: string; kind: TrialMailKind },
  outcome: Outcome,
  now: Date,
): Promise<void> {
  await db
    .update(trialMails)
    .set({ outcome, outcomeAt: now })
    .where(and(eq(trialMails.userId, userId), eq(trialMails.kind, kind)))
}

/** Address for the trial's mail and end of the trial; null when the account is gone or wants none. */
export async function findAddressee(db: Db, userId: string): Promise<{ email: string; endsAt: Date } | null> {
  const result = await db.execute(
    sql`select u.email, ${seconds(sql`t.ends_at`)} as ends from ${userRows('u')} join ${trialRows('t')} on t.user_id = u.id
        left join mail_choices c on c.user_id = u.id
        where u.id = ${userId} and coalesce(c.wants_trial_mails, true)`,
  )
  const [row] = rowsOf(result)
  return row ? { email: String(row.email), endsAt: new Date(Math.round(Number(row.ends) * 1000)) } : null
}

type MailChoices = {
  trialMails: boolean
  reminders: boolean
  tripAlerts: boolean
  digest: boolean
  news: boolean
}

export async function readMailChoices(db: Db, userId: string): Promise<MailChoices> {
  const [row] = await db.select().from(mailChoices).where(eq(mailChoices.userId, userId))
  return {
    trialMails: row?.wantsTrialMails ?? true,
    reminders: row?.wantsReminders ?? true,
    tripAlerts: row?.wantsTripAlerts ?? true,
    digest: row?.wantsDigest ?? true,
    news: (row?.newsSince ?? null) !== null,
  }
}

/** Evidence of consent to news: the language of the text, or the mailing whose link ended it. */
type NewsConsent = { language?: string | undefined; leftBy?: string | undefined }

/** Stores the given choices; omitted fields stay. False when there is no such account. */
export async function putMailChoice(
  db: Db,
  userId: string,
  choices: { [Name in keyof MailChoices]?: boolean | undefined },
  now: Date,
  { language, leftBy }: NewsConsent = {},
): Promise<boolean> {
  const chosen = (name: keyof MailChoices) => sql`${choices[name] ?? null}::boolean`
  const [trial, reminding, alerting] = [chosen('trialMails'), chosen('reminders'), chosen('tripAlerts')]
  const digest = chosen('digest')
  const since = sql`case when ${chosen('news')} then ${instant(now)} end`
  const [tongue, left] = [sql`${language ?? null}::text`, sql`${leftBy ?? null}::text`]
  return hasRow(
    await db.execute(
      sql`insert into mail_choices (user_id, wants_trial_mails, wants_reminders, wants_trip_alerts, wants_digest, updated_at,
            news_since, news_language, news_left_by)
          select id, coalesce(${trial}, true), coalesce(${reminding}, true), coalesce(${alerting}, true),
            coalesce(${digest}, true), ${instant(now)},
            ${since}, ${tongue}, ${left}
          from ${userRows('u')} where id = ${userId}
          on conflict (user_id) do update set updated_at = excluded.updated_at,
            wants_trial_mails = coalesce(${trial}, mail_choices.wants_trial_mails),
            wants_reminders = coalesce(${reminding}, mail_choices.wants_reminders),
            wants_trip_alerts = coalesce(${alerting}, mail_choices.wants_trip_alerts),
            wants_digest = coalesce(${digest}, mail_choices.wants_digest),
            news_since = case when ${chosen('news')} is null then mail_choices.news_since
              when ${chosen('news')} then coalesce(mail_choices.news_since, excluded.news_since) end,
            news_language = coalesce(${tongue}, mail_choices.news_language),
            news_left_by = case when ${chosen('news')} then null else coalesce(${left}, mail_choices.news_left_by) end
          returning 1`,
    ),
  )
}
