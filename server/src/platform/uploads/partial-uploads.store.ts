import { MAX_UNFINISHED_BYTES, MAX_UNFINISHED_UPLOADS } from '@tripwright/domain/base/partial-upload'
import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.port.ts'
import { rowsOf } from '../db/rows.ts'
import { partialUploads } from './partial-uploads.tables.ts'

type PartialUpload = typeof partialUploads.$inferSelect
/** Whose upload, and the SHA-256 of the whole: nobody can name somebody else's. */
export type UploadKey = Pick<PartialUpload, 'userId' | 'digest'>

export async function findUpload(db: Db, key: UploadKey): Promise<PartialUpload | null> {
  const [row] = await db.select().from(partialUploads).where(isUpload(key))
  return row ?? null
}

/** Begins an upload, unless it has begun. False where the person has no room for one more. */
export async function beginUpload(db: Db, key: UploadKey, size: number, now: Date): Promise<boolean> {
  return db.transaction(async (within) => {
    // Those of one person wait for each other, so that they cannot exceed the bounds together.
    await within.execute(sql`select pg_advisory_xact_lock(hashtext(${`uploads.${key.userId}`}))`)
    if (await findUpload(within, key)) return true
    const [open] = rowsOf(
      await within.execute(
        sql`select count(*) as n, coalesce(sum(size), 0) as bytes from partial_uploads
            where user_id = ${key.userId} and used_at is null`,
      ),
    )
    if (Number(open?.n) >= MAX_UNFINISHED_UPLOADS || Number(open?.bytes) + size > MAX_UNFINISHED_BYTES)
      return false
    await within.insert(partialUploads).values({ ...key, size, received: 0, partKeys: [], changedAt: now })
    return true
  })
}

type NewPart = { offset: number; length: number; storageKey: string; now: Date }

/** Adds a part where the upload ends. Gives the bytes that have arrived now; null when another part was first. */
export async function appendPart(db: Db, key: UploadKey, part: NewPart): Promise<number | null> {
  const { offset, length, storageKey, now } = part
  const [row] = await db
    .update(partialUploads)
    .set({
      received: offset + length,
      partKeys: sql`part_keys || to_jsonb(${storageKey}::text)`,
      changedAt: now,
    })
    .where(and(isUpload(key), eq(partialUploads.received, offset)))
    .returning({ received: partialUploads.received })
  return row?.received ?? null
}

export async function markUsed(db: Db, key: UploadKey, now: Date): Promise<void> {
  await db
    .update(partialUploads)
    .set({ usedAt: now })
    .where(and(isUpload(key), isNull(partialUploads.usedAt)))
}

/** Removes an upload. Gives where its parts lie; null when there was none. */
export async function removeUpload(db: Db, key: UploadKey): Promise<string[] | null> {
  return (await removeWhere(db, isUpload(key)))[0] ?? null
}

/** Removes uploads that were used before one time, or had no part since another. Gives where the parts of each lie. */
export function removeEnded(db: Db, { used, idle }: { used: Date; idle: Date }): Promise<string[][]> {
  return removeWhere(db, or(lt(partialUploads.usedAt, used), lt(partialUploads.changedAt, idle)))
}

/** Where the parts of all uploads of a person lie. */
export async function listPartsOf(db: Db, userId: string): Promise<string[]> {
  const { partKeys } = partialUploads
  const rows = await db.select({ partKeys }).from(partialUploads).where(eq(partialUploads.userId, userId))
  return rows.flatMap((row) => row.partKeys)
}

/** Where the parts of all uploads lie. There are few: a day's that broke off. */
export async function listParts(db: Db): Promise<Set<string>> {
  const rows = await db.select({ partKeys: partialUploads.partKeys }).from(partialUploads)
  return new Set(rows.flatMap((row) => row.partKeys))
}

async function removeWhere(db: Db, condition: SQL | undefined): Promise<string[][]> {
  const { partKeys } = partialUploads
  const rows = await db.delete(partialUploads).where(condition).returning({ partKeys })
  return rows.map((row) => row.partKeys)
}

function isUpload({ userId, digest }: UploadKey): SQL | undefined {
  return and(eq(partialUploads.userId, userId), eq(partialUploads.digest, digest))
}
