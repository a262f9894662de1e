import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const contentParts = pgTable('content_parts', {
  part: text().primaryKey(),
  revision: integer().notNull(),
  liveRevision: integer('live_revision'),
  liveAt: moment('live_at'),
  nextRevision: integer('next_revision'),
  nextAt: moment('next_at'),
  firstAt: moment('first_at'),
  changedAt: moment('changed_at').notNull(),
})

export const contentRevisions = pgTable(
  'content_revisions',
  {
    part: text().notNull(),
    revision: integer().notNull(),
    value: jsonb().notNull(),
    userId: text('user_id'),
    savedAt: moment('saved_at').notNull(),
    restoredFrom: integer('restored_from'),
  },
  (t) => [primaryKey({ columns: [t.part, t.revision] })],
)
