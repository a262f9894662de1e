import { and, asc, eq, getTableColumns, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../db/db.port.ts'
import type { CacheValidators } from './feed-http.ts'
import { feeds } from './feeds.tables.ts'

/** A row of table feeds; the copy is still unparsed JSON. */
export type FeedRow = Omit<typeof feeds.$inferSelect, 'etag' | 'lastModified' | 'claimedUntil'> & {
  marks: CacheValidators
}

const { claimedUntil: _, ...withCopy } = getTableColumns(feeds)
const { value: _value, etag: _etag, lastModified: _lastModified, ...state } = withCopy

/** Registers the feed, so that staff see it before its first fetch. Drops a copy that was fetched from another address. */
export async function putFeed(
  db: Db,
  { id, url, everySeconds }: Pick<FeedRow, 'id' | 'url' | 'everySeconds'>,
  now: Date,
): Promise<void> {
  await db.execute(
    sql`insert into feeds as known (id, url, every_seconds, next_at)
        values (${id}, ${url}, ${everySeconds}, ${now.toISOString()})
        on conflict (id) do update set
          value = case when known.url = excluded.url then known.value end,
          fetched_at = case when known.url = excluded.url then known.fetched_at end,
          url = excluded.url, every_seconds = excluded.every_seconds,
          etag = null, last_modified = null, failed_at = null, failure = null, failures = 0,
          next_at = excluded.next_at
        where known.url <> excluded.url or known.every_seconds <> excluded.every_seconds`,
  )
}

/** Claims a due feed for this process; null when it is not due, or another process has it. */
export async function claimFeed(db: Db, id: string, now: Date, until: Date): Promise<FeedRow | null> {
  const isFree = or(isNull(feeds.claimedUntil), lte(feeds.claimedUntil, now))
  const [row] = await db
    .update(feeds)
    .set({ claimedUntil: until })
    .where(and(eq(feeds.id, id), lte(feeds.nextAt, now), isFree))
    .returning(withCopy)
  return row ? fromRow(row) : null
}

/** Makes the feed due at the next run, whatever its pause. */
export async function makeFeedDue(db: Db, id: string, now: Date): Promise<void> {
  await db.update(feeds).set({ nextAt: now }).where(eq(feeds.id, id))
}

/** Stores a new copy. */
export async function saveCopy(
  db: Db,
  id: string,
  cached: { value: string; marks: CacheValidators; now: Date; nextAt: Date },
): Promise<void> {
  const { value: copy, marks, now, nextAt } = cached
  await db
    .update(feeds)
    .set({ value: copy, ...marks, fetchedAt: now, failures: 0, nextAt, claimedUntil: null })
    .where(eq(feeds.id, id))
}

/** Records that our copy is up to date. */
export async function saveUnchanged(db: Db, id: string, now: Date, nextAt: Date): Promise<void> {
  await db
    .update(feeds)
    .set({ fetchedAt: now, failures: 0, nextAt, claimedUntil: null })
    .where(eq(feeds.id, id))
}

/** Records a failure; the copy stays. */
export async function saveFailure(
  db: Db,
  id: string,
  failed: { failure: string; failures: number; now: Date; nextAt: Date },
): Promise<void> {
  const { failures, now, nextAt } = failed
  const failure = failed.failure.slice(0, 300)
  await db
    .update(feeds)
    .set({ failedAt: now, failure, failures, nextAt, claimedUntil: null })
    .where(eq(feeds.id, id))
}

export async function findFeed(db: Db, id: string): Promise<FeedRow | null> {
  const [row] = await db.select(withCopy).from(feeds).where(eq(feeds.id, id))
  return row ? fromRow(row) : null
}

/** The state of each feed, without the copies. */
export async function listFeeds(db: Db): Promise<FeedRow[]> {
  const rows = await db.select(state).from(feeds).orderBy(asc(feeds.id))
  return rows.map((row) => ({ ...row, value: null, marks: { etag: null, lastModified: null } }))
}

type StoredFeed = Omit<typeof feeds.$inferSelect, 'claimedUntil'>

function fromRow({ etag, lastModified, ...row }: StoredFeed): FeedRow {
  return { ...row, marks: { etag, lastModified } }
}
