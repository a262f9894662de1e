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

/**
 * What these people were told of the end of a trip that is deleted, or is not any more. Notifications that say what is not so are
 * deleted: of a deleted trip that it is back, which is left out here, and of one that is back that it is deleted; `isSeen` where
 * one was read, pushed or mailed.
 */
export async function takeTripEnds(
  db: Db,
  tripId: string,
  userIds: readonly string[],
  { isDeleted }: { isDeleted: boolean },
): Promise<{ userId: string; isSeen: boolean }[]> {
  const ofTrip = sql`detail ->> 'trip' = ${tripId} and user_id in (select jsonb_array_elements_text(${JSON.stringify(userIds)}::jsonb))`
  const isSeen = sql`(read_at is not null or mailed_at is not null or exists (
    select 1 from push_deliveries d where d.notification_id = n.id and d.sent_at is not null))`
  if (isDeleted) await db.execute(sql`delete from notifications where kind = 'trip-restored' and ${ofTrip}`)
  const result = await db.execute(
    isDeleted
      ? sql`select user_id, ${isSeen} as is_seen from notifications n where kind = 'trip-deleted' and ${ofTrip}`
      : sql`with told as (select n.id, ${isSeen} as is_seen from notifications n where kind = 'trip-deleted' and ${ofTrip})
          delete from notifications using told where notifications.id = told.id
          returning notifications.user_id, told.is_seen`,
  )
  return rowsOf(result).map((row) => ({ userId: String(row.user_id), isSeen: row.is_seen === true }))
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
