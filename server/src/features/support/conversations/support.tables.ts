import { sql } from 'drizzle-orm'
import { bigint, boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true }).notNull().default(sql`now()`)

export const supportRequests = pgTable('support_requests', {
  id: uuid().primaryKey().defaultRandom(),
  userId: text('user_id'),
  email: text().notNull(),
  subject: text().notNull(),
  status: text().$type<'open' | 'answered' | 'closed'>().notNull().default('open'),
  isFirst: boolean('is_first').notNull().default(false),
  keyHash: text('key_hash').notNull(),
  createdAt: instant('created_at'),
  updatedAt: instant('updated_at'),
})

export const supportMessages = pgTable('support_messages', {
  id: bigint({ mode: 'number' }).primaryKey().default(sql`nextval('support_messages_id_seq')`),
  requestId: uuid('request_id').notNull(),
  author: text().$type<'person' | 'staff'>().notNull(),
  text: text().notNull(),
  createdAt: instant('created_at'),
})
