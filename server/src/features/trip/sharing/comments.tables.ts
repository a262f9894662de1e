import { date, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const tripComments = pgTable('trip_comments', {
  id: uuid().primaryKey(),
  tripId: uuid('trip_id').notNull(),
  itemId: uuid('item_id').notNull(),
  day: date(),
  userId: text('user_id').notNull(),
  at: timestamp({ withTimezone: true }).notNull(),
  text: text().notNull(),
})
