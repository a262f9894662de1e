import { hasFlag, ROLES } from '@tripwright/domain/base/roles'
import { MESSAGES_AT_ONCE, type RequestSummary } from '@tripwright/domain/support/conversations'
import { and, desc, eq, isNotNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import { listIdsByRole } from '#features/account/sign-in/index.ts'
import { listAttachments } from '#features/documents/files/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { supportMessages, supportRequests } from './support.tables.ts'

export type RequestRow = typeof supportRequests.$inferSelect
type Side = 'person' | 'staff'
type NewMessage = { author: Side | 'assistant'; text: string; article?: string }

export async function insertRequest(
  db: Db,
  values: Pick<RequestRow, 'userId' | 'email' | 'subject' | 'isFirst' | 'keyHash' | 'isWithAssistant'>,
  now: Date,
): Promise<string> {
  const [row] = await db
    .insert(supportRequests)
    .values({ ...values, createdAt: now, updatedAt: now })
    .returning({ id: supportRequests.id })
  if (!row) throw new Error('the request was not kept')
  return row.id
}

export async function findRequest(db: Db, id: string): Promise<RequestRow | null> {
  const [row] = await db.select().from(supportRequests).where(eq(supportRequests.id, id))
  return row ?? null
}

/** Locks a request until the transaction ends, so that what is counted in it stays so. False where there is none. */
export async function lockRequest(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: supportRequests.id })
    .from(supportRequests)
    .where(eq(supportRequests.id, id))
    .for('update')
  return rows.length > 0
}

/** Adds a message and answers its id; one of staff or the assistant marks the request as answered, one of the person reopens it. */
export async function insertMessage(
  db: Db,
  requestId: string,
  message: NewMessage,
  now: Date,
): Promise<number> {
  const status = message.author === 'person' ? 'open' : 'answered'
  // The request first: its lock makes the ids grow in the order in which messages become visible, so that none appears before one
  // that was read.
  await db.update(supportRequests).set({ status, updatedAt: now }).where(eq(supportRequests.id, requestId))
  const [row] = await db
    .insert(supportMessages)
    .values({ requestId, ...message, createdAt: now })
    .returning({ id: supportMessages.id })
  if (!row) throw new Error('the message was not kept')
  return row.id
}

/** The ids of the help articles that the assistant gave in a conversation. */
export async function listGivenArticles(db: Db, requestId: string): Promise<string[]> {
  const { article } = supportMessages
  const rows = await db
    .select({ article })
    .from(supportMessages)
    .where(and(eq(supportMessages.requestId, requestId), isNotNull(article)))
  return rows.flatMap((row) => row.article ?? [])
}

/** Ends the assistant's part in a conversation for good; it waits for a person then. False where it had ended. */
export async function endAssistant(db: Db, requestId: string): Promise<boolean> {
  const { id, isWithAssistant } = supportRequests
  const rows = await db
    .update(supportRequests)
    .set({ isWithAssistant: false })
    .where(and(eq(id, requestId), eq(isWithAssistant, true)))
    .returning({ id })
  return rows.length > 0
}

/** Makes a conversation wait for a person, since now. */
export async function reopen(db: Db, requestId: string, now: Date): Promise<void> {
  await db
    .update(supportRequests)
    .set({ status: 'open', updatedAt: now })
    .where(eq(supportRequests.id, requestId))
}

/** The newest messages of a conversation, or those before one, the oldest first; at most `MESSAGES_AT_ONCE`. */
export async function listMessages(db: Db, requestId: string, before?: number) {
  const { requestId: ofRequest, id: messageId } = supportMessages
  const found = await db
    .select()
    .from(supportMessages)
    .where(and(eq(ofRequest, requestId), before === undefined ? undefined : lt(messageId, before)))
    .orderBy(desc(messageId))
    .limit(MESSAGES_AT_ONCE + 1)
  const rows = found.slice(0, MESSAGES_AT_ONCE).reverse()
  const files = Map.groupBy(await listAttachments(db, requestId), ({ messageId }) => messageId)
  const messages = rows.map(({ id, author, text, createdAt }) => {
    const attachments = files.get(id)?.map(({ messageId: _, ...file }) => file)
    return { id: String(id), author, text, at: createdAt.toISOString(), ...(attachments && { attachments }) }
  })
  return { messages, hasEarlier: found.length > MESSAGES_AT_ONCE }
}

/** The name of a conversation's own stream of events; no account has it, because the ids of accounts have no colon. */
export function subjectOf(requestId: string): string {
  return `support:${requestId}`
}

/** Marks messages of the conversation as read by a side, never fewer than before. False where nothing changed. */
export async function markRead(
  db: Db,
  requestId: string,
  { as, upTo }: { as: Side; upTo: number },
): Promise<boolean> {
  const column = as === 'person' ? supportRequests.personRead : supportRequests.staffRead
  const last = sql<number>`(select coalesce(max(id), 0) from support_messages
    where request_id = ${requestId} and id <= ${upTo})`
  const rows = await db
    .update(supportRequests)
    .set(as === 'person' ? { personRead: last } : { staffRead: last })
    .where(and(eq(supportRequests.id, requestId), lt(column, last)))
    .returning({ id: supportRequests.id })
  return rows.length > 0
}

export async function listOwnRequests(db: Db, userId: string): Promise<RequestSummary[]> {
  const rows = await db
    .select()
    .from(supportRequests)
    .where(eq(supportRequests.userId, userId))
    .orderBy(desc(supportRequests.updatedAt), desc(supportRequests.id))
    .limit(100)
  return rows.map(toSummary)
}

/** False when it was closed already. */
export async function closeById(db: Db, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(supportRequests)
    .set({ status: 'closed', updatedAt: now })
    .where(and(eq(supportRequests.id, id), ne(supportRequests.status, 'closed')))
    .returning({ id: supportRequests.id })
  return rows.length > 0
}

export function toSummary({ id, subject, status, createdAt, updatedAt }: RequestRow): RequestSummary {
  return { id, subject, status, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}

/** Accounts whose role may answer support. */
export async function listStaff(db: Db): Promise<string[]> {
  const roles = ROLES.filter((role) => hasFlag(role, 'support'))
  return listIdsByRole(db, roles)
}

/** The ids of a person's requests, as a statement. */
export function requestIdsOf(userId: string): SQL {
  return sql`select id from support_requests where user_id = ${userId}`
}

export function countRequestsOf(db: Db, userId: string): Promise<number> {
  return db.$count(supportRequests, eq(supportRequests.userId, userId))
}

/** Deletes the requests of an address, with or without an account. */
export async function deleteRequestsFrom(db: Db, email: string): Promise<void> {
  await db.delete(supportRequests).where(eq(supportRequests.email, email))
}
