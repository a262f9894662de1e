import {
  type ItemState,
  isDeleted,
  kindOf,
  type TripChanges,
  type TripExtent,
  type TripState,
  type TripSummary,
} from '@tripwright/domain/trip/sync'
import { and, count, desc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { lockAccount, nameOf } from '#features/account/sign-in/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { endedTrips, tripItems, tripMembers, tripOps, trips } from './trips.tables.ts'

type Page = { limit: number; after?: string | undefined }

/**
 * One page of the trips that a person owns or takes part in and that are not deleted, newest first, and the id after which
 * the next page begins.
 */
export async function listSummaries(
  db: Db,
  personId: string,
  { limit, after }: Page,
): Promise<{ trips: TripSummary[]; next: string | null }> {
  // Two short index scans; an `or` over both would scan every trip.
  const ownTrips = sql`select id from trips where user_id = ${personId} and not is_deleted
    union all select trip_id from trip_members where user_id = ${personId} and ended_at is null`
  const before = sql`(${trips.createdAt}, ${trips.id}) <
    (select created_at, id from trips where id = ${after} and id in (${ownTrips}))`
  const { id, version, title, status, startDate, endDate, stops, places } = trips
  const by = sql<
    string | null
  >`case when ${trips.userId} = ${personId} then null else ${nameOf(trips.userId)} end`
  const isMine = and(
    eq(tripMembers.tripId, id),
    eq(tripMembers.userId, personId),
    isNull(tripMembers.endedAt),
  )
  const { role } = tripMembers
  const rows = await db
    .select({ id, version, title, status, startDate, endDate, stops, places, by, role })
    .from(trips)
    .leftJoin(tripMembers, isMine)
    .where(
      and(
        sql`${trips.id} in (${ownTrips})`,
        eq(trips.isDeleted, false),
        after === undefined ? undefined : before,
      ),
    )
    .orderBy(desc(trips.createdAt), desc(trips.id))
    .limit(limit + 1)
  const page = rows
    .slice(0, limit)
    .map(({ by, role, ...row }) => (by === null ? row : { ...row, sharedBy: by, ...(role && { role }) }))
  return { trips: page, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null }
}

/** When each of these trips was changed last. */
export async function tripChangeTimes(db: Db, ids: readonly string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map()
  const { id, updatedAt } = trips
  const rows = await db
    .select({ id, updatedAt })
    .from(trips)
    .where(inArray(trips.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row.updatedAt]))
}

export type LockedTrip = Pick<typeof trips.$inferSelect, 'userId' | 'version' | 'purgedAt' | 'isDeleted'>

/** Owner, version and deletion of a trip, locked until the transaction ends; null when there is no such trip. */
export async function lockTrip(db: Db, id: string): Promise<LockedTrip | null> {
  const { userId, version, purgedAt, isDeleted } = trips
  const wanted = { userId, version, purgedAt, isDeleted }
  const [row] = await db.select(wanted).from(trips).where(eq(trips.id, id)).for('update')
  return row ?? null
}

type Purge = {
  before: Date
  at: Date
  most: number
  /** Data that other features store for a trip: statements that delete it for the trips in a CTE named `gone`. */
  others: readonly SQL[]
}

/**
 * Erases the content of trips deleted before a time, up to a limit; their empty rows stay. Gives how many there were. A trip
 * that is being changed is left for the next run.
 */
export async function purgeDeleted(db: Db, { before, at, most, others }: Purge): Promise<number> {
  const ofOthers = others.map((statement, n) => sql`${sql.identifier(`other_${n}`)} as (${statement}), `)
  const result = await db.execute(sql`
    with gone as (
      update trips set purged_at = ${at.toISOString()}, title = '', places = '[]', start_date = null, end_date = null, stops = 0
      where id in (
        select id from trips
        where is_deleted and purged_at is null and deleted_at < ${before.toISOString()}
        order by deleted_at limit ${most} for update skip locked
      )
      returning id
    ), items as (delete from trip_items using gone where trip_items.trip_id = gone.id),
    ops as (delete from trip_ops using gone where trip_ops.trip_id = gone.id),
    history as (delete from trip_history using gone where trip_history.trip_id = gone.id),
    ${sql.join(ofOthers)}people as (delete from trip_members using gone where trip_members.trip_id = gone.id)
    select count(*)::int as purged from gone`)
  return Number(rowsOf(result)[0]?.purged ?? 0)
}

/** The version of a trip that its caller has locked. */
export async function findVersion(db: Db, id: string): Promise<number> {
  const [row] = await db.select({ version: trips.version }).from(trips).where(eq(trips.id, id))
  return row?.version ?? 0
}

/** Condition: an item is of everybody in the trip, or of this person alone. */
function isShownTo(personId: string) {
  return or(isNull(tripItems.userId), eq(tripItems.userId, personId))
}

/** Whether a trip has an item of everybody that is not deleted. */
export async function hasItem(db: Db, tripId: string, itemId: string): Promise<boolean> {
  const isIt = and(
    eq(tripItems.tripId, tripId),
    eq(tripItems.itemId, itemId),
    eq(tripItems.isDeleted, false),
    isNull(tripItems.userId),
  )
  return (await db.$count(tripItems, isIt)) > 0
}

/** Creates an empty trip unless its id is taken; the key decides between concurrent calls. */
export async function insertTrip(db: Db, id: string, personId: string, now: Date): Promise<void> {
  await db
    .insert(trips)
    .values({ id, userId: personId, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
}

/** Whether a trip with this id was deleted with its owner's account: then nobody may create it again. */
export async function wasErased(db: Db, id: string): Promise<boolean> {
  const [row] = await db.select().from(endedTrips).where(eq(endedTrips.id, id))
  return row !== undefined
}

/**
 * The number of a person's trips with content, with and without deleted ones. Concurrent creations of one person's trips
 * wait for each other.
 */
export async function countTrips(db: Db, personId: string): Promise<{ all: number; living: number }> {
  await lockAccount(db, personId)
  const living = sql<number>`count(*) filter (where not ${trips.isDeleted})`.mapWith(Number)
  const isOwn = and(eq(trips.userId, personId), isNull(trips.purgedAt))
  const [row] = await db.select({ all: count(), living }).from(trips).where(isOwn)
  return row ?? { all: 0, living: 0 }
}

/**
 * The part of a trip's state that a merge by a person needs: these items, and which of these operations were applied. Null
 * when one of the items is another person's own.
 */
export async function readState(
  db: Db,
  { id, version }: { id: string; version: number },
  wanted: { itemIds: string[]; opIds: string[]; personId: string },
): Promise<TripState | null> {
  const ofTrip = eq(tripOps.tripId, id)
  const applied = await db
    .select()
    .from(tripOps)
    .where(and(ofTrip, inArray(tripOps.opId, wanted.opIds)))
  const items = await db
    .select()
    .from(tripItems)
    .where(and(eq(tripItems.tripId, id), inArray(tripItems.itemId, wanted.itemIds)))
  if (items.some(({ userId }) => userId !== null && userId !== wanted.personId)) return null
  return {
    id,
    version,
    items: Object.fromEntries(items.map((row) => [row.itemId, toItem(row)])),
    applied: Object.fromEntries(applied.map((row) => [row.opId, row.version])),
  }
}

/** Stores the changes of a merge by a person since the version `before`: items and operations. */
export async function writeState(
  db: Db,
  state: TripState,
  { before, personId }: { before: number; personId: string },
): Promise<void> {
  const items = Object.values(state.items).filter((item) => item.version > before)
  const ops = Object.entries(state.applied).filter(([, version]) => version > before)
  await db.insert(tripOps).values(ops.map(([opId, version]) => ({ tripId: state.id, opId, version })))
  await db
    .insert(tripItems)
    .values(items.map((item) => itemRow(state, item, personId)))
    .onConflictDoUpdate({
      target: [tripItems.tripId, tripItems.itemId],
      set: {
        kind: sql`excluded.kind`,
        version: sql`excluded.version`,
        day: sql`excluded.day`,
        isDeleted: sql`excluded.is_deleted`,
        fields: sql`excluded.fields`,
      },
    })
}

/** Stores the new version and the trip's list entry; gives all participants, the owner first. */
export async function writeSummary(
  db: Db,
  { id, ...summary }: TripSummary,
  { isDeleted, now }: { isDeleted: boolean; now: Date },
): Promise<string[]> {
  // Read in the same statement: the members may have changed while it waited for the trip's lock.
  const members = sql<
    string[]
  >`array(select m.user_id from trip_members m where m.trip_id = trips.id and m.ended_at is null)`
  const [row] = await db
    .update(trips)
    .set({
      ...summary,
      isDeleted,
      updatedAt: now,
      deletedAt: isDeleted ? sql`coalesce(${trips.deletedAt}, ${now.toISOString()})` : null,
    })
    .where(eq(trips.id, id))
    .returning({ owner: trips.userId, members })
  return row ? [row.owner, ...row.members] : []
}

export type TripSize = {
  extent: TripExtent
  items: {
    all: number
    living: number
    bookings: number
    places: number
    packing: number
    own: number
    ownAll: number
  }
}

/**
 * Counts of a trip: its items with and without deleted ones, its stops and their days; and what a person has of their own in
 * it, which the other counts leave out.
 */
export async function measureTrip(db: Db, tripId: string, personId: string): Promise<TripSize> {
  const isOwn = sql`${tripItems.userId} = ${personId}`
  const isShared = sql`${tripItems.userId} is null`
  const living = sql`${isShared} and not ${tripItems.isDeleted}`
  const isStop = sql`${tripItems.kind} = 'stop' and not ${tripItems.isDeleted}`
  const [row] = await db
    .select({
      all: sql`count(*) filter (where ${isShared})`.mapWith(Number),
      living: sql`count(*) filter (where ${living})`.mapWith(Number),
      bookings: sql`count(*) filter (where ${tripItems.kind} = 'booking' and ${living})`.mapWith(Number),
      places: sql`count(*) filter (where ${tripItems.kind} = 'place' and ${living})`.mapWith(Number),
      packing: sql`count(*) filter (where ${tripItems.kind} = 'packing' and ${living})`.mapWith(Number),
      own: sql`count(*) filter (where ${isOwn} and not ${tripItems.isDeleted})`.mapWith(Number),
      ownAll: sql`count(*) filter (where ${isOwn})`.mapWith(Number),
      stops: sql`count(*) filter (where ${isStop})`.mapWith(Number),
      firstDay: sql<string | null>`min(${tripItems.day}) filter (where ${isStop})::text`,
      lastDay: sql<string | null>`max(${tripItems.day}) filter (where ${isStop})::text`,
    })
    .from(tripItems)
    .where(eq(tripItems.tripId, tripId))
  if (!row) throw new Error('a count has no row')
  const { all, living: livingItems, bookings, places, packing, own, ownAll, ...extent } = row
  return { extent, items: { all, living: livingItems, bookings, places, packing, own, ownAll } }
}

/**
 * A trip that a person owns, or takes part in while it is not deleted, with the items that they may see and that changed after
 * a version; one
 * statement, so that version and items match. Null when the person has no such trip. A caller with a later version than ours
 * gets everything.
 */
export async function findChanges(
  db: Db,
  personId: string,
  id: string,
  since: number,
): Promise<TripChanges | null> {
  const from = sql`case when ${since}::integer > ${trips.version} then 0 else ${since}::integer end`
  const isWanted = and(
    eq(tripItems.tripId, trips.id),
    isShownTo(personId),
    sql`${tripItems.version} > ${from}`,
    // That it is deleted itself is for its owner to see, who alone still reads it.
    or(eq(tripItems.isDeleted, false), sql`${from} > 0`, eq(tripItems.itemId, trips.id)),
  )
  const rows = await db
    .select({ version: trips.version, item: tripItems })
    .from(trips)
    .leftJoin(tripItems, isWanted)
    .where(and(eq(trips.id, id), isVisibleTo(personId), isNull(trips.purgedAt)))
    .orderBy(tripItems.version)
  const [first] = rows
  if (!first) return null
  const items = rows.flatMap(({ item }) => (item ? [toItem(item)] : []))
  return { id, version: first.version, since: since > first.version ? 0 : since, items }
}

/** Condition: the person owns the trip, or takes part in it and it is not deleted. */
function isVisibleTo(personId: string) {
  const isIn = sql`exists (select 1 from ${tripMembers}
    where ${tripMembers.tripId} = ${trips.id} and ${tripMembers.userId} = ${personId} and ${tripMembers.endedAt} is null)`
  return or(eq(trips.userId, personId), and(eq(trips.isDeleted, false), isIn))
}

/** The items of a locked trip that a person may see, changed after the version; from version 0 the existing ones and the `touched` ones. */
export async function readItems(
  db: Db,
  tripId: string,
  { since, touched, personId }: { since: number; touched: string[]; personId: string },
): Promise<TripChanges['items']> {
  const wanted =
    since > 0 ? undefined : or(eq(tripItems.isDeleted, false), inArray(tripItems.itemId, touched))
  const rows = await db
    .select()
    .from(tripItems)
    .where(and(eq(tripItems.tripId, tripId), isShownTo(personId), gt(tripItems.version, since), wanted))
    .orderBy(tripItems.version)
  return rows.map(toItem)
}

function toItem({ itemId, version, fields }: typeof tripItems.$inferSelect): ItemState {
  return { id: itemId, version, fields }
}

function itemRow(state: TripState, item: ItemState, personId: string): typeof tripItems.$inferInsert {
  const { version, fields } = item
  const kind = kindOf(state, item.id) ?? 'stop'
  const day = fields.day?.value
  return {
    tripId: state.id,
    itemId: item.id,
    kind,
    userId: kind === 'own-packing' ? personId : null,
    version,
    fields,
    day: typeof day === 'string' ? day : null,
    isDeleted: isDeleted(item),
  }
}
