import type { NotificationKind } from '@tripwright/domain/notifications'
import { sql } from 'drizzle-orm'
import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const notifications = pgTable('notifications', {
  id: uuid().primaryKey().defaultRandom(),
  userId: text('user_id').notNull(),
  kind: text().$type<NotificationKind>().notNull(),
  detail: jsonb().$type<Record<string, string>>().notNull().default({}),
  path: text(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`now()`),
  readAt: timestamp('read_at', { withTimezone: true }),
})
