import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/db/db.port.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { notificationChoices } from './notifications.tables.ts'

/** Choices of accounts, for a statement of another feature to join; a kind without a row is on. */
export function notificationChoiceRows<Alias extends string>(alias: Alias) {
  const { userId, kind, channel, wants } = notificationChoices
  return new QueryBuilder().select({ userId, kind, channel, wants }).from(notificationChoices).as(alias)
}

/** SQL condition: the account has a device with push. */
export function hasPushDevice(userId: SQLWrapper): SQL<boolean> {
  return sql`exists (select 1 from push_subscriptions p where p.user_id = ${userId})`
}

/** Times since a moment, in milliseconds, at which a person was notified of alerts; alerts of one message count once. */
export async function listAlertTimes(db: Db, userId: string, since: Date): Promise<number[]> {
  const result = await db.execute(
    sql`select (extract(epoch from created_at) * 1000)::double precision as at from notifications
        where user_id = ${userId} and kind in ('trip-alert', 'trip-alerts')
          and created_at >= ${since.toISOString()}`,
  )
  return rowsOf(result).map(({ at }) => Number(at))
}

/** Whether a person has an unread notification that leads to this page and is not older. */
export async function hasRecentUnread(
  db: Db,
  { userId, path, since }: { userId: string; path: string; since: Date },
): Promise<boolean> {
  const result = await db.execute(
    sql`select 1 from notifications where user_id = ${userId} and path = ${path} and read_at is null
          and created_at > ${since.toISOString()} limit 1`,
  )
  return rowsOf(result).length > 0
}

/** Whether a person was already notified of this feed's format fault since it last answered well. */
export async function hasFeedAlarm(
  db: Db,
  { userId, feed, since }: { userId: string; feed: string; since: Date | null },
): Promise<boolean> {
  const result = await db.execute(
    sql`select 1 from notifications
        where user_id = ${userId} and kind = 'feed-alarm' and detail ->> 'feed' = ${feed}
          and created_at >= ${(since ?? new Date(0)).toISOString()} limit 1`,
  )
  return rowsOf(result).length > 0
}
