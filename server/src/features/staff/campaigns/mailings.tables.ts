import type { AudiencePlan, MailingState } from '@tripwright/domain/staff/campaigns'
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

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
