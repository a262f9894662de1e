import { type PostStanding, standingAt } from '@tripwright/domain/site/blog'
import { parseContent } from '@tripwright/domain/staff/content'
import { and, desc, eq, or, sql } from 'drizzle-orm'
import { userRows } from '#features/account/sign-in/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { contentParts, contentRevisions } from './content.tables.ts'

type PartRow = typeof contentParts.$inferSelect
type StoredPart = { part: string; standing: PostStanding }

/** What the site shows instead of the build's, by part, at an instant. */
export type PublishedContent = {
  /** Milliseconds; grows with every change of what is shown. */
  at: number
  /** Another one whenever what is shown is another. */
  version: string
  values: ReadonlyMap<string, unknown>
}

/** Every published text; null where nobody ever published one, so that the build's files are right. */
export async function findPublishedContent(db: Db, now: Date): Promise<PublishedContent | null> {
  const rows = await db
    .select({ part: contentParts, revision: contentRevisions.revision, value: contentRevisions.value })
    .from(contentParts)
    .leftJoin(
      contentRevisions,
      and(
        eq(contentRevisions.part, contentParts.part),
        or(
          eq(contentRevisions.revision, contentParts.liveRevision),
          eq(contentRevisions.revision, contentParts.nextRevision),
        ),
      ),
    )
  let at = 0
  const values = new Map<string, unknown>()
  const shown: [string, number][] = []
  for (const { part, revision, value } of rows) {
    const standing = standingAt(standingOf(part), now)
    if (standing.firstOn === null) continue
    const due = part.nextAt !== null && part.nextAt <= now ? part.nextAt.getTime() : 0
    at = Math.max(at, part.changedAt.getTime(), due)
    if (standing.live?.revision !== revision) continue
    const known = parseContent(part.part, value)
    if (known === null) continue
    values.set(part.part, known)
    shown.push([part.part, revision])
  }
  return at === 0 ? null : { at, values, version: `${at} ${JSON.stringify(shown.toSorted())}` }
}

/** The part, locked until the transaction ends. */
export async function lockPart(db: Db, part: string): Promise<StoredPart | null> {
  const [row] = await db.select().from(contentParts).where(eq(contentParts.part, part)).for('update')
  return row ? { part, standing: standingOf(row) } : null
}

export async function findPart(db: Db, part: string): Promise<StoredPart | null> {
  const [row] = await db.select().from(contentParts).where(eq(contentParts.part, part))
  return row ? { part, standing: standingOf(row) } : null
}

export type Version = { value: unknown; authorId: string; restoredFrom: number | null; now: Date }

/** Makes a part with its first version; false when somebody else made it. */
export async function insertPart(db: Db, part: string, version: Version): Promise<boolean> {
  const made = await db
    .insert(contentParts)
    .values({ part, revision: 1, changedAt: version.now })
    .onConflictDoNothing()
    .returning({ part: contentParts.part })
  if (made.length > 0) await insertVersion(db, part, 1, version)
  return made.length > 0
}

/** Stores one more version of a part that the caller has locked. */
export async function insertVersion(db: Db, part: string, revision: number, version: Version): Promise<void> {
  const { value, authorId, restoredFrom, now } = version
  await db
    .insert(contentRevisions)
    .values({ part, revision, value, userId: authorId, savedAt: now, restoredFrom })
}

/** Changes the standing of a part that the caller has locked. */
export async function putPartStanding(
  db: Db,
  part: string,
  standing: PostStanding,
  now: Date,
): Promise<void> {
  const { revision, live, next, firstOn } = standing
  await db
    .update(contentParts)
    .set({
      revision,
      liveRevision: live?.revision ?? null,
      liveAt: live ? new Date(live.updated) : null,
      nextRevision: next?.revision ?? null,
      nextAt: next?.at ?? null,
      firstAt: firstOn === null ? null : new Date(firstOn),
      changedAt: now,
    })
    .where(eq(contentParts.part, part))
}

/** One version of a part, as this release reads it; null where it does not. */
export async function findVersion(db: Db, part: string, revision: number): Promise<unknown> {
  const [row] = await db
    .select({ value: contentRevisions.value })
    .from(contentRevisions)
    .where(and(eq(contentRevisions.part, part), eq(contentRevisions.revision, revision)))
  return row ? parseContent(part, row.value) : null
}

/** Every version of a part without its text, the newest first. */
export async function listVersions(db: Db, part: string) {
  const users = userRows('u')
  return db
    .select({
      revision: contentRevisions.revision,
      savedAt: contentRevisions.savedAt,
      savedBy: sql<string | null>`coalesce(nullif(${users.name}, ''), ${users.email})`,
      restoredFrom: contentRevisions.restoredFrom,
    })
    .from(contentRevisions)
    .leftJoin(users, eq(users.id, contentRevisions.userId))
    .where(eq(contentRevisions.part, part))
    .orderBy(desc(contentRevisions.revision))
    .limit(100)
}

/** Every part that somebody saved, with its newest version's author. */
export async function listStoredParts(db: Db) {
  const users = userRows('u')
  const rows = await db
    .select({
      row: contentParts,
      savedAt: contentRevisions.savedAt,
      savedBy: sql<string | null>`coalesce(nullif(${users.name}, ''), ${users.email})`,
    })
    .from(contentParts)
    .innerJoin(
      contentRevisions,
      and(eq(contentRevisions.part, contentParts.part), eq(contentRevisions.revision, contentParts.revision)),
    )
    .leftJoin(users, eq(users.id, contentRevisions.userId))
  return rows.map(({ row, ...rest }) => ({ part: row.part, standing: standingOf(row), ...rest }))
}

// The rules of posts, without their second reader: what is neither shown nor scheduled is a draft.
function standingOf(row: PartRow): PostStanding {
  const { revision, liveRevision, liveAt, nextRevision, nextAt, firstAt } = row
  return {
    revision,
    stage: revision === liveRevision || revision === nextRevision ? 'approved' : 'draft',
    live:
      liveRevision === null || liveAt === null
        ? null
        : { revision: liveRevision, updated: liveAt.toISOString() },
    next: nextRevision === null || nextAt === null ? null : { revision: nextRevision, at: nextAt },
    firstOn: firstAt?.toISOString() ?? null,
  }
}
