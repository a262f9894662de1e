import { boolean, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const trialMails = pgTable(
  'trial_mails',
  {
    userId: text('user_id').notNull(),
    kind: text().notNull(),
    queuedAt: instant('queued_at').notNull(),
    outcome: text(),
    outcomeAt: instant('outcome_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind] })],
)

/** Mail kinds that an account has switched off, and the date from which it wants news. */
export const mailChoices = pgTable('mail_choices', {
  userId: text('user_id').primaryKey(),
  wantsTrialMails: boolean('wants_trial_mails').notNull().default(true),
  wantsReminders: boolean('wants_reminders').notNull().default(true),
  wantsTripAlerts: boolean('wants_trip_alerts').notNull().default(true),
  wantsDigest: boolean('wants_digest').notNull().default(true),
  newsSince: instant('news_since'),
  newsLanguage: text('news_language'),
  newsLeftBy: text('news_left_by'),
  updatedAt: instant('updated_at').notNull(),
})
