import { tripName } from '@tripwright/domain/trip/sync'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import { rowsOf } from '#platform/db/rows.ts'
import type { trips } from './trips.tables.ts'

/** A trip and somebody who is in it. `since` is when they made or joined it, `cursor` where the next page begins. */
type Traveller = { tripId: string; userId: string; since: Date; title: string; cursor: string }
type Page = { after: string; limit: number }

const people = sql`(select t.user_id, t.created_at as since
  union all select m.user_id, m.joined_at from trip_members m where m.trip_id = t.id and m.ended_at is null)`
const columns = sql`t.id, t.title, t.places, p.user_id,
  (extract(epoch from p.since) * 1000)::double precision as since`

/** Everybody in the trips that start on a day of this range, by trip and person. */
export async function listStartingTrips(db: Db, { from, to }: { from: string; to: string }, page: Page) {
  const cursor = sql`t.id || ' ' || p.user_id`
  const result = await db.execute(sql`select ${columns}, ${cursor} as cursor, t.start_date::text as start
    from trips t cross join lateral ${people} p
    where not t.is_deleted and t.start_date between ${from} and ${to} ${pageOf(cursor, page)}`)
  return rowsOf(result).map((row) => ({ ...travellerOf(row), startDate: String(row.start) }))
}

/** Everybody in the trips with a booked flight that leaves on a day of this range by the clocks there. */
export async function listComingFlights(db: Db, { from, to }: { from: string; to: string }, page: Page) {
  const cursor = sql`i.item_id || ' ' || p.user_id`
  const result = await db.execute(sql`select ${columns}, ${cursor} as cursor, i.item_id, i.fields
    from trip_items i join trips t on t.id = i.trip_id cross join lateral ${people} p
    where not t.is_deleted and i.kind = 'booking' and not i.is_deleted
      and i.fields #>> '{kind,value}' = 'flight'
      and i.fields #>> '{startsAt,value,date}' between ${from} and ${to} ${pageOf(cursor, page)}`)
  return rowsOf(result).map((row) => ({
    ...travellerOf(row),
    bookingId: String(row.item_id),
    fields: row.fields as Record<string, { value: unknown }>,
  }))
}

function pageOf(cursor: SQL, { after, limit }: Page): SQL {
  return sql`and ${cursor} > ${after} order by ${cursor} limit ${limit}`
}

function travellerOf(row: Record<string, unknown>): Traveller {
  const name = { title: String(row.title), places: row.places as (typeof trips.$inferSelect)['places'] }
  return {
    tripId: String(row.id),
    userId: String(row.user_id),
    since: new Date(Number(row.since)),
    title: tripName(name),
    cursor: String(row.cursor),
  }
}
