import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/db/db.port.ts'
import { trips } from './trips.tables.ts'

/** Trips, deleted ones too, for a statement of another feature to join: `join ${tripRows('t')} on t.id = ...`. */
export function tripRows<Alias extends string>(alias: Alias) {
  const { id, userId, title, startDate, endDate, places, isDeleted, purgedAt, createdAt } = trips
  return new QueryBuilder()
    .select({ id, userId, title, startDate, endDate, places, isDeleted, purgedAt, createdAt })
    .from(trips)
    .as(alias)
}

/** A person's trip that is not deleted, as a statement; the row stays locked until the transaction ends. */
export function lockedLivingTrip(id: string, userId: string): SQL {
  return sql`select id, user_id from trips where id = ${id} and user_id = ${userId} and not is_deleted for key share`
}

/** The ids of a person's trips, as a statement. */
export function tripIdsOf(userId: string): SQL {
  return sql`select id from trips where user_id = ${userId}`
}

/** The first stops of a trip with a position, as a JSON array of name, latitude and longitude. */
export function firstStops(tripId: SQLWrapper): SQL {
  return sql`coalesce((
    select jsonb_agg(jsonb_build_object('name', s.fields #> '{name,value}',
      'lat', s.fields #> '{lat,value}', 'lon', s.fields #> '{lon,value}'))
    from (select i.fields from trip_items i
      where i.trip_id = ${tripId} and i.kind = 'stop' and not i.is_deleted
        and jsonb_typeof(i.fields #> '{lat,value}') = 'number'
        and jsonb_typeof(i.fields #> '{lon,value}') = 'number'
        and jsonb_typeof(i.fields #> '{name,value}') = 'string'
      order by i.day, i.item_id limit 10) s), '[]')`
}

/** Counts of trips and their days, as columns of a statement that counts other tables too. */
export const tripCounts = sql`
  (select count(*)::int from trips where not is_deleted) as trips,
  (select coalesce(sum(end_date - start_date + 1), 0)::int from trips
    where not is_deleted and start_date is not null and end_date is not null) as planned_days`

export function countTripsOf(db: Db, userId: string): Promise<number> {
  return db.$count(trips, and(eq(trips.userId, userId), eq(trips.isDeleted, false)))
}

/** The ids of the trips that somebody takes part in and that are not deleted, as a statement with the column `id`. */
export function tripIdsWith(userId: string | SQLWrapper): SQL {
  return sql`select t.id from trips t where t.user_id = ${userId} and not t.is_deleted
    union select t.id from trip_members m join trips t on t.id = m.trip_id
    where m.user_id = ${userId} and m.ended_at is null and not t.is_deleted`
}

/**
 * Whether this file is the receipt of an expense of a trip, also of one whose values contradict each other, or may be again: the
 * history after `since` names the file, or the expense that was deleted, and brings them back.
 */
export function usesReceipt(tripId: SQLWrapper, fileId: SQLWrapper, since: Date): SQL {
  const changed = (id: SQL) => sql`exists (select 1 from trip_history h where h.trip_id = ${tripId}
    and h.at > ${since.toISOString()}::timestamptz and position(${id} in h.changes::text) > 0)`
  return sql`(exists (select 1 from trip_items i where i.trip_id = ${tripId} and i.kind = 'expense'
    and position(${fileId}::text in i.fields::text) > 0
    and (not i.is_deleted or ${changed(sql`i.item_id::text`)})) or ${changed(sql`${fileId}::text`)})`
}
