import { createHash } from 'node:crypto'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import { calendarFeeds } from './calendar-feeds.tables.ts'

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** Whose feed, and of which trip; null: of all trips. */
export type FeedOwner = { userId: string; tripId: string | null }

const isOf = ({ userId, tripId }: FeedOwner) =>
  and(
    eq(calendarFeeds.userId, userId),
    tripId === null ? isNull(calendarFeeds.tripId) : eq(calendarFeeds.tripId, tripId),
  )

/** When a feed was made and last fetched; null: there is none. */
export async function findFeed(
  db: Db,
  owner: FeedOwner,
): Promise<{ madeAt: string; readAt: string | null } | null> {
  const { madeAt, readAt } = calendarFeeds
  const [row] = await db.select({ madeAt, readAt }).from(calendarFeeds).where(isOf(owner))
  return row ? { madeAt: row.madeAt.toISOString(), readAt: row.readAt?.toISOString() ?? null } : null
}

/** Makes a feed without a secret in the place of an earlier one, which ends; gives its id. */
export async function replaceFeed(db: Db, owner: FeedOwner, madeAt: Date): Promise<string> {
  await endFeed(db, owner)
  const [row] = await db
    .insert(calendarFeeds)
    .values({ ...owner, madeAt })
    .returning({ id: calendarFeeds.id })
  if (!row) throw new Error('a feed was not made')
  return row.id
}

/** Sets a feed's secret, replacing an earlier one; false when the feed is gone. */
export async function setFeedSecret(db: Db, id: string, secret: string): Promise<boolean> {
  const rows = await db
    .update(calendarFeeds)
    .set({ tokenHash: hashOf(secret) })
    .where(eq(calendarFeeds.id, id))
    .returning({ id: calendarFeeds.id })
  return rows.length > 0
}

/** Ends a feed at once; nothing where there is none. */
export async function endFeed(db: Db, owner: FeedOwner): Promise<void> {
  await db.delete(calendarFeeds).where(isOf(owner))
}

/** The feed with this secret. */
export async function findFeedBySecret(db: Db, secret: string): Promise<(FeedOwner & { id: string }) | null> {
  const { id, userId, tripId } = calendarFeeds
  const [row] = await db
    .select({ id, userId, tripId })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.tokenHash, hashOf(secret)))
  return row ?? null
}

/** Records a feed's last use, to the hour: calendar programs come often. */
export async function recordFeedRead(db: Db, id: string, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await db.execute(sql`update calendar_feeds set read_at = ${at}
    where id = ${id} and (read_at is null or read_at < ${at} - interval '1 hour')`)
}

/** Deletes the feeds of the trips in a CTE named `gone`; part of the statement that erases their content. */
export const deleteFeedsOfGone: SQL = sql`delete from calendar_feeds using gone where calendar_feeds.trip_id = gone.id`
