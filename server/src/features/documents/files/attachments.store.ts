import type { KeptFile } from '@tripwright/domain/documents/files'
import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import type { StoredFileRow } from './files.store.ts'
import { storedFiles } from './files.tables.ts'

/** A file of a conversation with support, sent already or not. */
export async function findAttachment(db: Db, requestId: string, id: string): Promise<StoredFileRow | null> {
  const isIt = and(eq(storedFiles.requestId, requestId), eq(storedFiles.id, id))
  const [row] = await db.select().from(storedFiles).where(isIt)
  return row ?? null
}

export async function countAttachments(db: Db, requestId: string): Promise<{ files: number; bytes: number }> {
  const [row] = await db
    .select({ files: sql<string>`count(*)`, bytes: sql<string>`coalesce(sum(${storedFiles.size}), 0)` })
    .from(storedFiles)
    .where(eq(storedFiles.requestId, requestId))
  return { files: Number(row?.files ?? 0), bytes: Number(row?.bytes ?? 0) }
}

/** Makes files that were not sent yet part of a message. False where one is not of this conversation, or was sent before. */
export async function attachFiles(
  db: Db,
  { requestId, messageId, ids }: { requestId: string; messageId: number; ids: readonly string[] },
): Promise<boolean> {
  if (ids.length === 0) return true
  const { id, messageId: sent } = storedFiles
  const isLoose = and(eq(storedFiles.requestId, requestId), inArray(id, [...ids]), isNull(sent))
  const rows = await db.update(storedFiles).set({ messageId }).where(isLoose).returning({ id })
  return rows.length === new Set(ids).size
}

type Attached = Pick<KeptFile, 'id' | 'name' | 'type' | 'size'> & { messageId: number | null }

/** The files of a conversation that were sent, in order. */
export function listAttachments(db: Db, requestId: string): Promise<Attached[]> {
  const { id, name, type, size, messageId, createdAt } = storedFiles
  return db
    .select({ id, name, type, size, messageId })
    .from(storedFiles)
    .where(and(eq(storedFiles.requestId, requestId), isNotNull(messageId)))
    .orderBy(asc(createdAt), asc(id))
}
