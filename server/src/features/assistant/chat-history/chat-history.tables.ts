import type { Conversation } from '@tripwright/domain/assistant/chat-history'
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
