import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const placeSearches = pgTable('place_searches', {
  query: text().primaryKey(),
  places: text().notNull(),
  source: text().notNull(),
  fetchedAt: timestamp('fetched_at', { withTimezone: true }).notNull(),
})
