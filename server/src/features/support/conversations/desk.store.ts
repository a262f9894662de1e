import { asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { userRows } from '#features/account/sign-in/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { listStaff, type RequestRow } from './support.store.ts'
import { supportNotes, supportReplies, supportRequests } from './support.tables.ts'

const MAX_REPLIES = 200

/** Who looks after a conversation, its tags and the notes of staff, the oldest first. */
export async function readDesk(db: Db, { id, userId, assigneeId, tags }: RequestRow) {
  const author = userRows('author')
  const notes = await db
    .select({ note: supportNotes, author: author.email })
    .from(supportNotes)
    .leftJoin(author, eq(author.id, supportNotes.authorId))
    .where(eq(supportNotes.requestId, id))
    .orderBy(asc(supportNotes.id))
    .limit(500)
  const accounts = await listAccountsById(db, [userId, assigneeId])
  const assignee = accounts.find((one) => one.id === assigneeId)
  return {
    personName: accounts.find((one) => one.id === userId)?.name ?? '',
    assignee: assignee ? { id: assignee.id, email: assignee.email } : null,
    tags,
    notes: notes.map(({ note, author }) => ({
      id: String(note.id),
      author,
      text: note.text,
      at: note.createdAt.toISOString(),
    })),
  }
}

async function listAccountsById(db: Db, ids: readonly (string | null)[]) {
  const known = ids.filter((id) => id !== null)
  if (known.length === 0) return []
  const account = userRows('account')
  return db
    .select({ id: account.id, email: account.email, name: account.name })
    .from(account)
    .where(inArray(account.id, known))
    .orderBy(asc(account.email))
}

/** The accounts that may answer support, by address. */
export async function listColleagueAccounts(db: Db) {
  const accounts = await listAccountsById(db, await listStaff(db))
  return accounts.map(({ id, email }) => ({ id, email }))
}

export async function updateSorting(
  db: Db,
  id: string,
  { assigneeId, tags }: Pick<RequestRow, 'assigneeId' | 'tags'>,
): Promise<void> {
  await db.update(supportRequests).set({ assigneeId, tags }).where(eq(supportRequests.id, id))
}

export async function insertNote(
  db: Db,
  values: { requestId: string; authorId: string; text: string; createdAt: Date },
): Promise<string> {
  const [row] = await db.insert(supportNotes).values(values).returning({ id: supportNotes.id })
  if (!row) throw new Error('the note was not kept')
  return String(row.id)
}

export async function listSavedReplies(db: Db) {
  const { id, title, text } = supportReplies
  return db.select({ id, title, text }).from(supportReplies).orderBy(asc(title)).limit(MAX_REPLIES)
}

type Reply = { id: string; title: string; text: string }

/** False where another reply has the title, or there are too many. */
export async function putReply(db: Db, reply: Reply, now: Date): Promise<boolean> {
  // Two at once would both find the title free.
  await db.execute(sql`lock table support_replies in share row exclusive mode`)
  const others = await db
    .select({ title: supportReplies.title })
    .from(supportReplies)
    .where(ne(supportReplies.id, reply.id))
  if (others.length >= MAX_REPLIES || others.some(({ title }) => title === reply.title)) return false
  const values = { title: reply.title, text: reply.text, updatedAt: now }
  await db
    .insert(supportReplies)
    .values({ id: reply.id, ...values })
    .onConflictDoUpdate({ target: supportReplies.id, set: values })
  return true
}

export async function removeReply(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .delete(supportReplies)
    .where(eq(supportReplies.id, id))
    .returning({ id: supportReplies.id })
  return rows.length > 0
}
