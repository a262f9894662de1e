import type { CompensationClaim } from '@tripwright/domain/claims/compensation'
import { boolean, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const claims = pgTable(
  'claims',
  {
    userId: text('user_id').notNull(),
    id: uuid().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    isDeleted: boolean('is_deleted').notNull(),
    content: jsonb().$type<CompensationClaim>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] })],
)
