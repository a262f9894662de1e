import { picturesOfText } from '@tripwright/domain/site/blog'
import { and, eq, inArray, lte, or } from 'drizzle-orm'
import { holdPostFiles, lockPostFiles, removePostFiles } from '#features/documents/files/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import type { Platform } from '#platform/platform.ts'
import { blogPictures, blogPosts } from './posts.tables.ts'

/** Writes down which pictures a saved text has: they stay as long as it does. */
export async function insertPictures(
  db: Db,
  { slug, revision, text }: { slug: string; revision: number; text: string },
): Promise<void> {
  const named = [...new Set(picturesOfText(text).map(({ id }) => id))]
  const kept = named.length === 0 ? [] : await holdPostFiles(db, named)
  if (kept.length === 0) return
  await db.insert(blogPictures).values(kept.map(({ id }) => ({ slug, revision, fileId: id })))
}

/** Addresses in a text of pictures that we do not have, or not with these pixels. */
export async function findMissingPictures(
  db: Db,
  text: string,
  addressOf: (picture: { id: string; width: number; height: number }) => string,
): Promise<string[]> {
  const named = picturesOfText(text)
  if (named.length === 0) return []
  const kept = await db.transaction((tx) => holdPostFiles(tx, [...new Set(named.map(({ id }) => id))]))
  const isStored = (one: (typeof named)[number]) =>
    kept.some(({ id, width, height }) => id === one.id && width === one.width && height === one.height)
  return [...new Set(named.filter((one) => !isStored(one)).map(addressOf))]
}

/** Whether a text that readers see at an instant has this picture. */
export async function isPicturePublished(db: Db, fileId: string, now: Date): Promise<boolean> {
  const { liveRevision, nextRevision, nextAt } = blogPosts
  const { revision } = blogPictures
  const [row] = await db
    .select({ revision, nextRevision, nextAt })
    .from(blogPictures)
    .innerJoin(blogPosts, eq(blogPosts.slug, blogPictures.slug))
    .where(
      and(
        eq(blogPictures.fileId, fileId),
        or(eq(revision, liveRevision), and(eq(revision, nextRevision), lte(nextAt, now))),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** The pictures of every text of a post. */
export async function listPictures(db: Db, slug: string): Promise<string[]> {
  const { fileId } = blogPictures
  const rows = await db.selectDistinct({ fileId }).from(blogPictures).where(eq(blogPictures.slug, slug))
  return rows.map((row) => row.fileId)
}

/** Deletes those of these pictures, or of all before an instant, that no text has. */
export async function removeUnusedPictures(
  db: Db,
  jobs: Platform['jobs'],
  which: readonly string[] | Date,
): Promise<void> {
  const locked = await lockPostFiles(db, which)
  if (locked.length === 0) return
  const { fileId } = blogPictures
  const rows = await db.selectDistinct({ fileId }).from(blogPictures).where(inArray(fileId, locked))
  const used = new Set(rows.map((row) => row.fileId))
  await removePostFiles(
    db,
    jobs,
    locked.filter((id) => !used.has(id)),
  )
}
