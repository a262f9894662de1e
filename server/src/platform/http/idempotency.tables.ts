import { customType, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    scope: text().notNull(),
    method: text().notNull(),
    /** Path, key and body are hashes. */
    path: text().notNull(),
    key: text().notNull(),
    bodyHash: text('body_hash').notNull(),
    /** A response of a version that did not encrypt them. */
    answer: jsonb(),
    sealedAnswer: bytes('sealed_answer'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.scope, t.method, t.path, t.key] })],
)
