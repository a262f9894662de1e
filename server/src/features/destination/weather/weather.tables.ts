import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const forecasts = pgTable('forecasts', {
  place: text().primaryKey(),
  value: text().notNull(),
  fetchedAt: timestamp('fetched_at', { withTimezone: true }).notNull(),
})
