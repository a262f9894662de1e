import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text('user_id').notNull(),
    /** Null: all trips of the person. */
    tripId: uuid('trip_id'),
    tokenHash: text('token_hash').unique(),
    madeAt: instant('made_at').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [
    uniqueIndex('calendar_feeds_of_trip').on(t.userId, t.tripId).where(sql`trip_id is not null`),
    uniqueIndex('calendar_feeds_of_account').on(t.userId).where(sql`trip_id is null`),
    index('calendar_feeds_trips').on(t.tripId),
  ],
)
