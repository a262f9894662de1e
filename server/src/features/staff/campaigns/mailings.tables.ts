import type { AudiencePlan, MailingState } from '@tripwright/domain/staff/campaigns'
import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const mailings = pgTable('mailings', {
  id: uuid().primaryKey(),
  subject: text().notNull(),
  body: text().notNull(),
  plan: text().$type<AudiencePlan>().notNull(),
  language: text(),
  state: text().$type<MailingState>().notNull(),
  version: integer().notNull(),
  changedAt: moment('changed_at').notNull(),
  startsAt: moment('starts_at'),
  finishedAt: moment('finished_at'),
  startedBy: text('started_by'),
})

export type RecipientState = 'waiting' | 'sending' | 'sent' | 'failed' | 'left' | 'unsure'

export const mailingRecipients = pgTable(
  'mailing_recipients',
  {
    mailingId: uuid('mailing_id').notNull(),
    userId: text('user_id').notNull(),
    email: text().notNull(),
    state: text().$type<RecipientState>().notNull(),
    tries: integer().notNull().default(0),
    notBefore: moment('not_before').notNull(),
    settledAt: moment('settled_at'),
  },
  (t) => [primaryKey({ columns: [t.mailingId, t.userId] })],
)
