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
  /** The last message that each side has read. */
  personRead: bigint('person_read', { mode: 'number' }).notNull().default(0),
  staffRead: bigint('staff_read', { mode: 'number' }).notNull().default(0),
  assigneeId: text('assignee_id'),
  tags: text().array().notNull().default([]),
  isWithAssistant: boolean('is_with_assistant').notNull().default(false),
  createdAt: instant('created_at'),
  updatedAt: instant('updated_at'),
})

export const supportMessages = pgTable('support_messages', {
  id: bigint({ mode: 'number' }).primaryKey().default(sql`nextval('support_messages_id_seq')`),
  requestId: uuid('request_id').notNull(),
  author: text().$type<'person' | 'staff' | 'assistant'>().notNull(),
  text: text().notNull(),
  /** The help article that the assistant gave. */
  article: text(),
  createdAt: instant('created_at'),
})

export const supportNotes = pgTable('support_notes', {
  id: bigint({ mode: 'number' }).primaryKey().default(sql`nextval('support_notes_id_seq')`),
  requestId: uuid('request_id').notNull(),
  authorId: text('author_id'),
  text: text().notNull(),
  createdAt: instant('created_at'),
})

export const supportReplies = pgTable('support_replies', {
  id: uuid().primaryKey().defaultRandom(),
  title: text().notNull(),
  text: text().notNull(),
  updatedAt: instant('updated_at'),
})
