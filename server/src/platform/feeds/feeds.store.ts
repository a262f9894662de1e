import { sql } from 'drizzle-orm'
import type { Db } from '../db/db.port.ts'
import { rowsOf } from '../db/rows.ts'
import type { CacheValidators } from './feed-http.ts'

/** A row of table feeds; the copy is still unparsed JSON. */
export type FeedRow = {
  id: string
  url: string
  everySeconds: number
  value: string | null
  marks: CacheValidators
  fetchedAt: Date | null
  failedAt: Date | null
  failure: string | null
  failures: number
  nextAt: Date
}

const date = (value: unknown) =>
  value === null ? null : new Date(value instanceof Date ? value : String(value))
const words = (value: unknown) => (value === null ? null : String(value))

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
  const claimed = await db.execute(
    sql`update feeds set claimed_until = ${until.toISOString()}
        where id = ${id} and next_at <= ${now.toISOString()}
          and (claimed_until is null or claimed_until <= ${now.toISOString()})
        returning *`,
  )
  const [row] = rowsOf(claimed)
  return row ? fromRow(row) : null
}

/** Makes the feed due at the next run, whatever its pause. */
export async function makeFeedDue(db: Db, id: string, now: Date): Promise<void> {
  await db.execute(sql`update feeds set next_at = ${now.toISOString()} where id = ${id}`)
}

/** Stores a new copy. */
export async function saveCopy(
  db: Db,
  id: string,
  cached: { value: string; marks: CacheValidators; now: Date; nextAt: Date },
): Promise<void> {
  const { value, marks, now, nextAt } = cached
  await db.execute(
    sql`update feeds set
          value = ${value}, etag = ${marks.etag}, last_modified = ${marks.lastModified},
          fetched_at = ${now.toISOString()}, failures = 0, next_at = ${nextAt.toISOString()}, claimed_until = null
        where id = ${id}`,
  )
}

/** Records that our copy is up to date. */
export async function saveUnchanged(db: Db, id: string, now: Date, nextAt: Date): Promise<void> {
  await db.execute(
    sql`update feeds set fetched_at = ${now.toISOString()}, failures = 0, next_at = ${nextAt.toISOString()},
          claimed_until = null
        where id = ${id}`,
  )
}

/** Records a failure; the copy stays. */
export async function saveFailure(
  db: Db,
  id: string,
  failed: { failure: string; failures: number; now: Date; nextAt: Date },
): Promise<void> {
  const { failure, failures, now, nextAt } = failed
  await db.execute(
    sql`update feeds set failed_at = ${now.toISOString()}, failure = ${failure.slice(0, 300)},
          failures = ${failures}, next_at = ${nextAt.toISOString()}, claimed_until = null
        where id = ${id}`,
  )
}

export async function findFeed(db: Db, id: string): Promise<FeedRow | null> {
  const [row] = rowsOf(await db.execute(sql`select * from feeds where id = ${id}`))
  return row ? fromRow(row) : null
}

/** The state of each feed, without the copies. */
export async function listFeeds(db: Db): Promise<FeedRow[]> {
  const result = await db.execute(
    sql`select id, url, every_seconds, null as value, null as etag, null as last_modified, fetched_at, failed_at,
          failure, failures, next_at
        from feeds order by id`,
  )
  return rowsOf(result).map(fromRow)
}

function fromRow(row: Record<string, unknown>): FeedRow {
  return {
    id: String(row.id),
    url: String(row.url),
    everySeconds: Number(row.every_seconds),
    value: words(row.value),
    marks: { etag: words(row.etag), lastModified: words(row.last_modified) },
    fetchedAt: date(row.fetched_at),
    failedAt: date(row.failed_at),
    failure: words(row.failure),
    failures: Number(row.failures),
    nextAt: date(row.next_at) ?? new Date(0),
  }
}
