import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** An operator's decision about a home sample; without a row it is shown and marked as a sample. */
export const homeContent = pgTable('home_content', {
  id: text().primaryKey(),
  isConfirmed: boolean('is_confirmed').notNull().default(false),
  isHidden: boolean('is_hidden').notNull().default(false),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
})
