import { pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Seats of a squad: taken, or invited to by mail. */
export const seats = pgTable(
  'seats',
  {
    id: uuid().primaryKey().defaultRandom(),
    ownerId: text('owner_id').notNull(),
    /** In lower case. */
    email: text().notNull(),
    /** Null once the seat is taken. */
    tokenHash: text('token_hash').unique(),
    userId: text('user_id').unique(),
    invitedAt: instant('invited_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    acceptedAt: instant('accepted_at'),
  },
  (t) => [unique().on(t.ownerId, t.email)],
)
