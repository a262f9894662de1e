import type { Conversation, SharedContent } from '@tripwright/domain/assistant/chat-history'
import { bigint, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const assistantConversations = pgTable('assistant_conversations', {
  id: uuid().primaryKey(),
  userId: text('user_id').notNull(),
  /** Counts the changes of the account. */
  version: bigint({ mode: 'number' }).notNull(),
  changedAt: instant('changed_at').notNull(),
  deletedAt: instant('deleted_at'),
  /** Null in a deleted one. */
  content: jsonb().$type<Conversation>(),
})

export const sharedConversations = pgTable('shared_conversations', {
  id: uuid().primaryKey().defaultRandom(),
  userId: text('user_id').notNull(),
  conversationId: uuid('conversation_id').notNull(),
  tokenHash: text('token_hash').notNull(),
  sharedAt: instant('shared_at').notNull(),
  content: jsonb().$type<SharedContent>().notNull(),
  takenDownAt: instant('taken_down_at'),
  reason: text(),
})
