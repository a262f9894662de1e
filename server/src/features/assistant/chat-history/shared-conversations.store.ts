import { createHash } from 'node:crypto'
import type { ConversationLink, SharedContent } from '@tripwright/domain/assistant/chat-history'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import { sharedConversations } from './chat-history.tables.ts'

type SharedRow = typeof sharedConversations.$inferSelect

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** The link of a conversation, working or taken down. */
export async function findLink(db: Db, conversationId: string): Promise<ConversationLink | null> {
  const where = eq(sharedConversations.conversationId, conversationId)
  const [row] = await db.select().from(sharedConversations).where(where)
  if (!row) return null
  const { sharedAt, content, takenDownAt, reason } = row
  return {
    sharedAt: sharedAt.toISOString(),
    turns: takenDownAt ? [] : content.turns.map(({ id }) => id),
    takenDown: takenDownAt && { at: takenDownAt.toISOString(), reason: reason ?? '' },
  }
}

/** Makes the link of a conversation, or replaces it. */
export async function storeLink(
  db: Db,
  { userId, conversationId }: { userId: string; conversationId: string },
  { secret, content }: { secret: string; content: SharedContent },
  sharedAt: Date,
): Promise<void> {
  const values = { tokenHash: hashOf(secret), content, sharedAt }
  await db
    .insert(sharedConversations)
    .values({ userId, conversationId, ...values })
    .onConflictDoUpdate({ target: sharedConversations.conversationId, set: values })
}

/** The working link with this secret. */
export async function findShared(db: Db, secret: string): Promise<SharedRow | null> {
  const { tokenHash, takenDownAt } = sharedConversations
  const where = and(eq(tokenHash, hashOf(secret)), isNull(takenDownAt))
  const [row] = await db.select().from(sharedConversations).where(where)
  return row ?? null
}

/** Ends the link of a conversation; that one was taken down stays known while the conversation is there. */
export async function deleteLink(db: Db, conversationId: string): Promise<boolean> {
  const { conversationId: of, takenDownAt, id } = sharedConversations
  const where = and(eq(of, conversationId), isNull(takenDownAt))
  return (await db.delete(sharedConversations).where(where).returning({ id })).length > 0
}

/** The link with this id, working or taken down. */
export async function findSharedById(db: Db, id: string): Promise<SharedRow | null> {
  const [row] = await db.select().from(sharedConversations).where(eq(sharedConversations.id, id))
  return row ?? null
}

/** Stops a link with the reason that its owner reads; false when it is not there. */
export async function markTakenDown(db: Db, id: string, reason: string, now: Date): Promise<boolean> {
  const set = { takenDownAt: now, reason }
  const { id: its } = sharedConversations
  return (await db.update(sharedConversations).set(set).where(eq(its, id)).returning({ id: its })).length > 0
}

/** Lets a link work again; false when it is not there. */
export async function unmarkTakenDown(db: Db, id: string): Promise<boolean> {
  const set = { takenDownAt: null, reason: null }
  const { id: its } = sharedConversations
  return (await db.update(sharedConversations).set(set).where(eq(its, id)).returning({ id: its })).length > 0
}
