import type { KeptFile } from '@tripwright/domain/documents/files'
import { and, count, desc, eq, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { tripIdsWith, usesReceipt } from '#features/trip/sync/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { storedFiles } from './files.tables.ts'

export type StoredFileRow = typeof storedFiles.$inferSelect

export async function findFile(db: Db, id: string): Promise<StoredFileRow | null> {
  const [row] = await db.select().from(storedFiles).where(eq(storedFiles.id, id))
  return row ?? null
}

/**
 * A file that a person may read: their own, the receipt of a trip that they take part in, or the photo of somebody in one of
 * their trips. What belongs to a conversation with support is read there.
 */
export async function findReadableFile(db: Db, id: string, personId: string): Promise<StoredFileRow | null> {
  const { kind, tripId, userId } = storedFiles
  const isOwn = and(eq(userId, personId), ne(kind, 'attachment'))
  const isOfTrip = and(eq(kind, 'receipt'), sql`${tripId} in (${tripIdsWith(personId)})`)
  const isOfCompanion = and(
    eq(kind, 'photo'),
    sql`exists (select 1 from (${tripIdsWith(personId)}) mine
      join (${tripIdsWith(sql`stored_files.user_id`)}) theirs on theirs.id = mine.id)`,
  )
  const [row] = await db
    .select()
    .from(storedFiles)
    .where(and(eq(storedFiles.id, id), or(isOwn, isOfTrip, isOfCompanion)))
  return row ?? null
}

/** The files of an account, newest first, without those of its conversations with support. */
export function listOwnFiles(db: Db, userId: string): Promise<StoredFileRow[]> {
  return db
    .select()
    .from(storedFiles)
    .where(and(eq(storedFiles.userId, userId), ne(storedFiles.kind, 'attachment')))
    .orderBy(desc(storedFiles.createdAt), desc(storedFiles.id))
}

/** All that an account leaves behind, its attachments included. */
export function listFilesOf(db: Db, userId: string): Promise<StoredFileRow[]> {
  return db.select().from(storedFiles).where(eq(storedFiles.userId, userId))
}

/** Number and bytes of all stored files. */
export async function sumFiles(db: Db): Promise<{ count: number; bytes: number }> {
  const [row] = await db
    .select({ count: count(), bytes: sql<string>`coalesce(sum(${storedFiles.size}), 0)` })
    .from(storedFiles)
  return { count: row?.count ?? 0, bytes: Number(row?.bytes ?? 0) }
}

export function countFiles(db: Db, userId: string): Promise<number> {
  return db.$count(storedFiles, and(eq(storedFiles.userId, userId), ne(storedFiles.kind, 'attachment')))
}

/** Bytes that the files of an account take, apart from what it sent to support. */
export async function countBytes(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${storedFiles.size}), 0)` })
    .from(storedFiles)
    .where(and(eq(storedFiles.userId, userId), ne(storedFiles.kind, 'attachment')))
  return Number(row?.bytes ?? 0)
}

/** Inserts a row once; false where another call was first. */
export async function insertFile(db: Db, row: StoredFileRow): Promise<boolean> {
  const made = await db
    .insert(storedFiles)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: storedFiles.id })
  return made.length > 0
}

/** Deletes rows. Answers the keys of their contents. */
export async function removeFiles(db: Db, condition: SQL | undefined): Promise<string[]> {
  const { storageKey, thumbnailKey } = storedFiles
  const rows = await db.delete(storedFiles).where(condition).returning({ storageKey, thumbnailKey })
  return rows.flatMap((row) => [row.storageKey, ...(row.thumbnailKey === null ? [] : [row.thumbnailKey])])
}

export function isOwnFile(userId: string, id: string): SQL | undefined {
  const { kind } = storedFiles
  return and(eq(storedFiles.userId, userId), eq(storedFiles.id, id), ne(kind, 'attachment'))
}

/** The photos of an account but for the latest. */
export function isEarlierPhoto(userId: string, latest: string): SQL | undefined {
  return and(eq(storedFiles.userId, userId), eq(storedFiles.kind, 'photo'), ne(storedFiles.id, latest))
}

/**
 * What nothing uses: receipts whose expense is gone and is in no history after `since`, attachments that were never sent. Those
 * after `before` may still be on their way.
 */
export function isUnused(before: Date, since: Date): SQL | undefined {
  const { createdAt, kind, messageId } = storedFiles
  const isLoose = sql`not ${usesReceipt(sql`stored_files.trip_id`, sql`stored_files.id`, since)}`
  return and(
    lt(createdAt, before),
    or(and(eq(kind, 'receipt'), isLoose), and(eq(kind, 'attachment'), isNull(messageId))),
  )
}

/** Which of these keys a file still uses. */
export async function listUsedKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const { storageKey, thumbnailKey } = storedFiles
  const rows = await db
    .select({ storageKey, thumbnailKey })
    .from(storedFiles)
    .where(or(inArray(storageKey, [...keys]), inArray(thumbnailKey, [...keys])))
  return new Set(rows.flatMap((row) => [row.storageKey, row.thumbnailKey ?? '']))
}

export function toKeptFile({
  id,
  kind,
  name,
  type,
  size,
  width,
  height,
  createdAt,
}: StoredFileRow): KeptFile {
  return { id, kind, name, type, size, width, height, at: createdAt.toISOString() }
}
