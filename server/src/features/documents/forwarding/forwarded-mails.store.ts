import { and, desc, eq, isNull, lt } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import { forwardedMails } from './forwarding.tables.ts'

export type ReceivedRow = typeof forwardedMails.$inferInsert

/** Stores what was read in a mail; false where the person has the same mail already. */
export async function insertForwarded(db: Db, row: ReceivedRow): Promise<boolean> {
  const rows = await db
    .insert(forwardedMails)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: forwardedMails.id })
  return rows.length > 0
}

export async function hasMessage(db: Db, userId: string, messageHash: string): Promise<boolean> {
  const isSame = and(eq(forwardedMails.userId, userId), eq(forwardedMails.messageHash, messageHash))
  const rows = await db.select({ id: forwardedMails.id }).from(forwardedMails).where(isSame)
  return rows.length > 0
}

export function listWaiting(db: Db, userId: string): Promise<(typeof forwardedMails.$inferSelect)[]> {
  return db
    .select()
    .from(forwardedMails)
    .where(and(eq(forwardedMails.userId, userId), isNull(forwardedMails.removedAt)))
    .orderBy(desc(forwardedMails.receivedAt), desc(forwardedMails.id))
    .limit(200)
}

/** What was read in one's own mail; null for everybody else, and where nothing was. */
export async function findContent(db: Db, userId: string, id: string) {
  const [row] = await db
    .select({ content: forwardedMails.content })
    .from(forwardedMails)
    .where(and(eq(forwardedMails.userId, userId), eq(forwardedMails.id, id)))
  return row?.content ?? null
}

/** Deletes what was read and who sent it; false where nothing of the person's waits under this id. */
export async function emptyForwarded(db: Db, userId: string, id: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(forwardedMails)
    .set({
      content: null,
      senderName: null,
      senderAddress: null,
      subject: null,
      problem: null,
      removedAt: now,
    })
    .where(
      and(eq(forwardedMails.userId, userId), eq(forwardedMails.id, id), isNull(forwardedMails.removedAt)),
    )
    .returning({ id: forwardedMails.id })
  return rows.length > 0
}

export async function deleteForwardedBefore(db: Db, before: Date): Promise<void> {
  await db.delete(forwardedMails).where(lt(forwardedMails.receivedAt, before))
}
