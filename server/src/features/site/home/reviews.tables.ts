import type { ReviewState } from '@tripwright/domain/site/home'
import { index, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: text('user_id').notNull().unique(),
    rating: smallint().notNull(),
    body: text().notNull(),
    state: text().$type<ReviewState>().notNull().default('waiting'),
    /** Reason for hiding it; shown to its author. */
    reason: text(),
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('reviews_newest').on(t.state, t.writtenAt.desc(), t.id.desc())],
)
