import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

export const partialUploads = pgTable(
  'partial_uploads',
  {
    userId: text('user_id').notNull(),
    /** SHA-256 of the whole, in hexadecimal. */
    digest: text().notNull(),
    /** Bytes of the whole, and those that have arrived. */
    size: integer().notNull(),
    received: integer().notNull(),
    /** Where the parts lie in the file store, in order. */
    partKeys: jsonb('part_keys').$type<string[]>().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.digest] })],
)
