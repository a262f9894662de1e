import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** The zone that a person's device was last in. */
export const clocks = pgTable('clocks', {
  userId: text('user_id').primaryKey(),
  zone: text().notNull(),
  setAt: instant('set_at').notNull(),
})

export const toldNotices = pgTable(
  'told_notices',
  { userId: text('user_id').notNull(), notice: text().notNull(), toldAt: instant('told_at').notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.notice] })],
)

/** The last daily summary of a person. */
export const digests = pgTable('digests', {
  userId: text('user_id').primaryKey(),
  queuedAt: instant('queued_at').notNull(),
})
