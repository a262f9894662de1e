import type { MemberRole } from '@tripwright/domain/trip/sharing'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const tripLinks = pgTable('trip_links', {
  id: uuid().primaryKey().defaultRandom(),
  tripId: uuid('trip_id').notNull(),
  tokenHash: text('token_hash').unique(),
  access: text().$type<'view' | 'edit'>().notNull(),
  madeAt: instant('made_at').notNull(),
  openedAt: instant('opened_at'),
  role: text().$type<MemberRole>(),
  expiresAt: instant('expires_at'),
  sentTo: text('sent_to'),
})

/** Staff stopped the links of a trip; the reason is its owner’s to read. */
export const tripTakedowns = pgTable('trip_takedowns', {
  tripId: uuid('trip_id').primaryKey(),
  takenDownAt: instant('taken_down_at').notNull(),
  reason: text().notNull(),
})
