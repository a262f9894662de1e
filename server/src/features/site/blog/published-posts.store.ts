import {
  type Post,
  type PostStanding,
  type PostSummary,
  sortByNewest,
  standingAt,
} from '@tripwright/domain/site/blog'
import { and, eq, or } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import { listBuiltPosts } from './built-posts.service.ts'
import { blogPosts, blogRevisions } from './posts.tables.ts'

type PostRow = typeof blogPosts.$inferSelect

/** What readers of the blog see at an instant. */
export type Published = {
  posts: PostSummary[]
  /** Slugs of all posts that somebody changed here: their pages are not those of the build. */
  changed: ReadonlySet<string>
  /** Another one whenever what readers see is another. */
  version: string
}

/** Every published post without its text, the newest first: those of the table, and those of the build that it lacks. */
export async function listPublished(db: Db, now: Date): Promise<Published> {
  const rows = await db
    .select({ post: blogPosts, revision: summaryColumns })
    .from(blogPosts)
    .leftJoin(
      blogRevisions,
      and(
        eq(blogRevisions.slug, blogPosts.slug),
        or(
          eq(blogRevisions.revision, blogPosts.liveRevision),
          eq(blogRevisions.revision, blogPosts.nextRevision),
        ),
      ),
    )
  const changed = new Set(rows.map(({ post }) => post.slug))
  const shown = rows.flatMap(({ post, revision }) => {
    const standing = standingAt(standingOf(post), now)
    if (!revision || standing.live?.revision !== revision.revision) return []
    return [{ ...revision, slug: post.slug, ...datesOf(standing) }]
  })
  const left = [...listBuiltPosts().values()].filter(({ slug }) => !changed.has(slug))
  const version = JSON.stringify(
    shown.map(({ slug, revision, updated }) => [slug, revision, updated]).toSorted(),
  )
  const posts = shown.map(({ revision: _, ...post }): PostSummary => post)
  return {
    posts: sortByNewest([...posts, ...left.map(withoutText)]),
    changed,
    version: `${version}${left.length}`,
  }
}

/** A published post with its text; null when there is none of this name. */
export async function findPublished(db: Db, slug: string, now: Date): Promise<Post | null> {
  const [row] = await db.select().from(blogPosts).where(eq(blogPosts.slug, slug))
  if (!row) return listBuiltPosts().get(slug) ?? null
  const standing = standingAt(standingOf(row), now)
  if (!standing.live) return null
  const [revision] = await db
    .select({ ...summaryColumns, text: blogRevisions.body })
    .from(blogRevisions)
    .where(and(eq(blogRevisions.slug, slug), eq(blogRevisions.revision, standing.live.revision)))
  if (!revision) return null
  const { revision: _, ...words } = revision
  return { ...words, slug, ...datesOf(standing) }
}

/** The standing that a row holds. */
export function standingOf(row: PostRow): PostStanding {
  const { revision, stage, liveRevision, liveOn, nextRevision, nextAt, firstOn } = row
  return {
    revision,
    stage,
    live: liveRevision === null || liveOn === null ? null : { revision: liveRevision, updated: liveOn },
    next: nextRevision === null || nextAt === null ? null : { revision: nextRevision, at: nextAt },
    firstOn,
  }
}

function withoutText({ text: _, ...summary }: Post): PostSummary {
  return summary
}

const summaryColumns = {
  revision: blogRevisions.revision,
  title: blogRevisions.title,
  description: blogRevisions.description,
  writer: blogRevisions.writer,
  topics: blogRevisions.topics,
  minutes: blogRevisions.minutes,
}

function datesOf({ live, firstOn }: PostStanding) {
  const updated = live?.updated ?? ''
  return { date: firstOn ?? updated, updated }
}
