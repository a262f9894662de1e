import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const outsideResults = pgTable('outside_results', {
  id: text().primaryKey(),
  succeededAt: timestamp('succeeded_at', { withTimezone: true }),
  failedAt: timestamp('failed_at', { withTimezone: true }),
  failure: text(),
})
