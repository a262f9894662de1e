import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import type { Platform } from '#platform/platform.ts'
import { queueRemoval } from './files.jobs.ts'
import { removeFiles, type StoredFileRow } from './files.store.ts'
import { storedFiles } from './files.tables.ts'

const isOfPosts = eq(storedFiles.kind, 'post')

/** Those of these files that are pictures for posts, kept until the transaction ends. */
export function holdPostFiles(
  db: Db,
  ids: readonly string[],
): Promise<Pick<StoredFileRow, 'id' | 'width' | 'height'>[]> {
  const { id, width, height } = storedFiles
  return db
    .select({ id, width, height })
    .from(storedFiles)
    .where(and(isOfPosts, inArray(id, [...ids])))
    .for('key share')
}

export async function findPostFile(db: Db, id: string): Promise<StoredFileRow | null> {
  const [row] = await db
    .select()
    .from(storedFiles)
    .where(and(isOfPosts, eq(storedFiles.id, id)))
  return row ?? null
}

/** The ids of pictures for posts, of these or of all before an instant; no text can begin to have one until the transaction ends. */
export async function lockPostFiles(db: Db, which: readonly string[] | Date): Promise<string[]> {
  const { createdAt, id } = storedFiles
  const isOne = which instanceof Date ? lt(createdAt, which) : inArray(id, [...which])
  const rows = await db.select({ id }).from(storedFiles).where(and(isOfPosts, isOne)).for('update')
  return rows.map((row) => row.id)
}

/** Deletes pictures for posts; their contents once the caller's transaction commits. */
export async function removePostFiles(db: Db, jobs: Platform['jobs'], ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await queueRemoval(db, jobs, await removeFiles(db, and(isOfPosts, inArray(storedFiles.id, [...ids]))))
}
