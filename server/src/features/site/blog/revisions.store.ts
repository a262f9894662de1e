import { NEW_STANDING, type PostStanding, type PostText } from '@tripwright/domain/site/blog'
import { and, desc, eq, sql } from 'drizzle-orm'
import { userRows } from '#features/account/sign-in/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import type { Platform } from '#platform/platform.ts'
import { listBuiltPosts } from './built-posts.service.ts'
import { insertPictures, listPictures, removeUnusedPictures } from './pictures.store.ts'
import { blogPosts, blogRevisions } from './posts.tables.ts'
import { standingOf } from './published-posts.store.ts'

/** A post as its editors see it; `submittedBy` is the id of who sent its newest text to be read. */
export type StoredPost = { slug: string; standing: PostStanding; submittedBy: string | null }

/** A saved text with the id of who saved it; null for a text of the build, and when the account is gone. */
export type StoredText = { text: PostText; authorId: string | null; writtenWith: string | null }

/** The post, locked until the transaction ends. One of the build is copied in first, so that it can be changed. */
export async function lockPost(db: Db, slug: string, now: Date): Promise<StoredPost | null> {
  await copyBuilt(db, slug, now)
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.slug, slug)).for('update')
  return row ? { slug, standing: standingOf(row), submittedBy: row.submittedBy } : null
}

/** The post; one of the build stands as its first and only text. */
export async function findPost(db: Db, slug: string): Promise<StoredPost | null> {
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.slug, slug))
  if (row) return { slug, standing: standingOf(row), submittedBy: row.submittedBy }
  const standing = builtStanding(slug)
  return standing && { slug, standing, submittedBy: null }
}

/** Makes a post with its first text; false when there is one of this name. */
export async function insertPost(db: Db, slug: string, draft: Draft): Promise<boolean> {
  if (listBuiltPosts().has(slug)) return false
  const { revision, stage } = NEW_STANDING
  const made = await db
    .insert(blogPosts)
    .values({ slug, revision, stage, changedAt: draft.now })
    .onConflictDoNothing()
    .returning({ slug: blogPosts.slug })
  if (made.length > 0) await insertRevision(db, slug, revision, draft)
  return made.length > 0
}

/** Deletes a post with all its texts, and pictures that no other has; it has no built one of its name, which would come back. */
export async function deletePost(db: Db, jobs: Platform['jobs'], slug: string): Promise<void> {
  const pictures = await listPictures(db, slug)
  await db.delete(blogPosts).where(eq(blogPosts.slug, slug))
  await removeUnusedPictures(db, jobs, pictures)
}

export type Draft = {
  text: PostText
  minutes: number
  authorId: string
  restoredFrom: number | null
  writtenWith: string | null
  now: Date
}

/** Stores one more text of a post that the caller has locked. */
export async function insertRevision(db: Db, slug: string, revision: number, draft: Draft): Promise<void> {
  const { text, minutes, authorId, restoredFrom, writtenWith, now } = draft
  const { text: body, ...front } = text
  await db.insert(blogRevisions).values({
    ...front,
    slug,
    revision,
    body,
    minutes,
    userId: authorId,
    savedAt: now,
    restoredFrom,
    writtenWith,
  })
  await insertPictures(db, { slug, revision, text: body })
}

/** Changes the standing of a post that the caller has locked. */
export async function putStanding(
  db: Db,
  slug: string,
  { standing, submittedBy, now }: { standing: PostStanding; submittedBy: string | null; now: Date },
): Promise<void> {
  const { revision, stage, live, next, firstOn } = standing
  await db
    .update(blogPosts)
    .set({
      revision,
      stage,
      submittedBy,
      liveRevision: live?.revision ?? null,
      liveOn: live?.updated ?? null,
      nextRevision: next?.revision ?? null,
      nextAt: next?.at ?? null,
      firstOn,
      changedAt: now,
    })
    .where(eq(blogPosts.slug, slug))
}

/** One text of a post. */
export async function findRevision(db: Db, slug: string, revision: number): Promise<StoredText | null> {
  const [row] = await db
    .select()
    .from(blogRevisions)
    .where(and(eq(blogRevisions.slug, slug), eq(blogRevisions.revision, revision)))
  if (row) {
    const { title, description, writer, topics, body, userId, writtenWith } = row
    return { text: { title, description, writer, topics, text: body }, authorId: userId, writtenWith }
  }
  const post = revision === 1 ? listBuiltPosts().get(slug) : undefined
  if (!post) return null
  const { title, description, writer, topics, text } = post
  return { text: { title, description, writer, topics, text }, authorId: null, writtenWith: null }
}

/** Every text of a post without its words, the newest first. */
export async function listRevisions(db: Db, slug: string) {
  const users = userRows('u')
  const rows = await db
    .select({
      revision: blogRevisions.revision,
      title: blogRevisions.title,
      savedAt: blogRevisions.savedAt,
      savedBy: sql<string>`coalesce(nullif(${users.name}, ''), ${users.email})`,
      restoredFrom: blogRevisions.restoredFrom,
      writtenWith: blogRevisions.writtenWith,
    })
    .from(blogRevisions)
    .leftJoin(users, eq(users.id, blogRevisions.userId))
    .where(eq(blogRevisions.slug, slug))
    .orderBy(desc(blogRevisions.revision))
  const built = listBuiltPosts().get(slug)
  if (rows.length > 0 || !built) return rows
  return [
    { revision: 1, title: built.title, savedAt: null, savedBy: null, restoredFrom: null, writtenWith: null },
  ]
}

/** Every post with the title of its newest text, the latest change first; those of the build that nobody changed come last. */
export async function listPosts(db: Db) {
  const users = userRows('u')
  const rows = await db
    .select({
      post: blogPosts,
      title: blogRevisions.title,
      savedAt: blogRevisions.savedAt,
      savedBy: sql<string>`coalesce(nullif(${users.name}, ''), ${users.email})`,
    })
    .from(blogPosts)
    .innerJoin(
      blogRevisions,
      and(eq(blogRevisions.slug, blogPosts.slug), eq(blogRevisions.revision, blogPosts.revision)),
    )
    .leftJoin(users, eq(users.id, blogRevisions.userId))
    .orderBy(desc(blogPosts.changedAt), blogPosts.slug)
  const stored = new Set(rows.map(({ post }) => post.slug))
  return [
    ...rows.map(({ post, ...rest }) => ({ slug: post.slug, standing: standingOf(post), ...rest })),
    ...[...listBuiltPosts().values()]
      .filter(({ slug }) => !stored.has(slug))
      .map(({ slug, title, date, updated }) => ({
        slug,
        title,
        standing: shownAsBuilt(date, updated),
        savedAt: null,
        savedBy: null,
      })),
  ]
}

function builtStanding(slug: string): PostStanding | null {
  const built = listBuiltPosts().get(slug)
  return built ? shownAsBuilt(built.date, built.updated) : null
}

function shownAsBuilt(date: string, updated: string): PostStanding {
  return { revision: 1, stage: 'approved', live: { revision: 1, updated }, next: null, firstOn: date }
}

async function copyBuilt(db: Db, slug: string, now: Date): Promise<void> {
  const built = listBuiltPosts().get(slug)
  if (!built) return
  const { title, description, writer, topics, text, minutes, date, updated } = built
  const made = await db
    .insert(blogPosts)
    .values({
      slug,
      revision: 1,
      stage: 'approved',
      liveRevision: 1,
      liveOn: updated,
      firstOn: date,
      changedAt: now,
    })
    .onConflictDoNothing()
    .returning({ slug: blogPosts.slug })
  if (made.length > 0)
    await db
      .insert(blogRevisions)
      .values({ slug, revision: 1, title, description, writer, topics, body: text, minutes })
}
