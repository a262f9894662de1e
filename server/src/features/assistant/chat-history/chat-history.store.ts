import type { Conversation } from '@tripwright/domain/assistant/chat-history'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import { assistantConversations } from './chat-history.tables.ts'

export type ConversationRow = typeof assistantConversations.$inferSelect

/** The conversation with this id, of whomever it is. */
export async function findConversation(db: Db, id: string): Promise<ConversationRow | null> {
  const [row] = await db.select().from(assistantConversations).where(eq(assistantConversations.id, id))
  return row ?? null
}

/** What changed in an account after a version, deleted ones too. */
export function listChanged(db: Db, userId: string, after: number): Promise<ConversationRow[]> {
  const { userId: owner, version } = assistantConversations
  return db
    .select()
    .from(assistantConversations)
    .where(and(eq(owner, userId), gt(version, after)))
    .orderBy(version)
}

export function countConversations(db: Db, userId: string): Promise<number> {
  const { userId: owner, deletedAt } = assistantConversations
  return db.$count(assistantConversations, and(eq(owner, userId), isNull(deletedAt)))
}

/** All that the account has, without deleted ones. */
export async function listContents(db: Db, userId: string): Promise<Conversation[]> {
  const { userId: owner, deletedAt, content } = assistantConversations
  const rows = await db
    .select({ content })
    .from(assistantConversations)
    .where(and(eq(owner, userId), isNull(deletedAt)))
  return rows.flatMap(({ content: one }) => one ?? [])
}

/** Stores a conversation (null: that it is deleted) as the account's newest change; the account is locked. */
export async function storeContent(
  db: Db,
  { id, userId }: { id: string; userId: string },
  content: Conversation | null,
  now: Date,
): Promise<void> {
  const version = sql<number>`(select coalesce(max(version), 0) + 1 from assistant_conversations where user_id = ${userId})`
  const values = { version, changedAt: now, deletedAt: content === null ? now : null, content }
  await db
    .insert(assistantConversations)
    .values({ id, userId, ...values })
    .onConflictDoUpdate({ target: assistantConversations.id, set: values })
}

/** Deletes what is left of conversations that were deleted so many days ago. */
export async function purgeDeleted(db: Db, days: number): Promise<void> {
  await db
    .delete(assistantConversations)
    .where(sql`${assistantConversations.deletedAt} < now() - make_interval(days => ${days})`)
}
