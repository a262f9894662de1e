import { type TripEnd, tripName } from '@tripwright/domain/trip/sync'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { userRows } from '#features/account/sign-in/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { tripItems, tripMembers, trips } from './trips.tables.ts'

type MemberRole = typeof tripMembers.$inferSelect.role

/** The role of a person in another's trip, or whether they were in it before or never; owners are not members. */
export async function findMembership(
  db: Db,
  tripId: string,
  personId: string,
): Promise<MemberRole | 'former' | 'never'> {
  const { endedAt, role } = tripMembers
  const [row] = await db
    .select({ endedAt, role })
    .from(tripMembers)
    .where(and(eq(tripMembers.tripId, tripId), eq(tripMembers.userId, personId)))
  if (!row) return 'never'
  return row.endedAt === null ? row.role : 'former'
}

/** How a trip that is not there for a person any more ended for them; null where they never were in it. */
export async function findTripEnd(db: Db, tripId: string, personId: string): Promise<TripEnd | null> {
  const result = await db.execute(sql`select t.user_id, t.is_deleted, m.trip_id as part, m.ended_at, u.name
    from trips t left join trip_members m on m.trip_id = t.id and m.user_id = ${personId}
      left join ${userRows('u')} on u.id = t.user_id
    where t.id = ${tripId}`)
  const [row] = rowsOf(result)
  if (row && row.user_id === personId) return { how: 'deleted', by: null }
  if (!row || row.part === null) return null
  if (row.ended_at !== null) return { how: 'part-ended', by: null }
  return row.is_deleted === true ? { how: 'deleted', by: String(row.name ?? '') } : null
}

/** Whether a person takes part in another's trip. */
export async function isMember(db: Db, tripId: string, personId: string): Promise<boolean> {
  const part = await findMembership(db, tripId, personId)
  return part !== 'former' && part !== 'never'
}

/** Whether a trip is there and a person owns it or takes part in it. */
export async function isInTrip(db: Db, tripId: string, personId: string): Promise<boolean> {
  const owner = await findOwner(db, tripId)
  return owner !== null && (owner.id === personId || (await isMember(db, tripId, personId)))
}

/** Gives a member another role; false when there is no such member. */
export async function setRole(
  db: Db,
  tripId: string,
  { memberId, role }: { memberId: string; role: MemberRole },
): Promise<boolean> {
  const isThem = and(
    eq(tripMembers.tripId, tripId),
    eq(tripMembers.id, memberId),
    isNull(tripMembers.endedAt),
  )
  const rows = await db.update(tripMembers).set({ role }).where(isThem).returning({ id: tripMembers.id })
  return rows.length > 0
}

/** Ids of a trip's owner and members. */
export async function listParticipantIds(db: Db, tripId: string): Promise<string[]> {
  const result = await db.execute(sql`select user_id from trips where id = ${tripId}
    union all select user_id from trip_members where trip_id = ${tripId} and ended_at is null`)
  return rowsOf(result).map((row) => String(row.user_id))
}

type NewMember = { tripId: string; personId: string; linkId: string; role: MemberRole; now: Date }

/** Adds a member, or restores a former one; a current member stays as they are. */
export async function addMember(db: Db, { tripId, personId, linkId, role, now }: NewMember): Promise<void> {
  const values = { tripId, userId: personId, linkId, role, joinedAt: now }
  await db
    .insert(tripMembers)
    .values(values)
    .onConflictDoUpdate({
      target: [tripMembers.tripId, tripMembers.userId],
      set: { linkId, role, joinedAt: now, endedAt: null },
      setWhere: sql`${tripMembers.endedAt} is not null`,
    })
}

/** Ends a membership, by its own id or the person's, and deletes what they had of their own in the trip; null when there was none. */
export async function endMembership(
  db: Db,
  tripId: string,
  who: { memberId: string } | { personId: string },
  now: Date,
): Promise<{ personId: string; linkId: string | null } | null> {
  const isWho = 'memberId' in who ? eq(tripMembers.id, who.memberId) : eq(tripMembers.userId, who.personId)
  const [row] = await db
    .update(tripMembers)
    .set({ endedAt: now })
    .where(and(eq(tripMembers.tripId, tripId), isWho, isNull(tripMembers.endedAt)))
    .returning({ personId: tripMembers.userId, linkId: tripMembers.linkId })
  if (!row) return null
  await db.delete(tripItems).where(and(eq(tripItems.tripId, tripId), eq(tripItems.userId, row.personId)))
  return row
}

/** A person as others in a trip see them: the photo is an address, there where they have one. */
type Named = { name: string; photo?: string }
type MemberRow = Named & { id: string; personId: string; role: MemberRole; joinedAt: string }

function photoOf({ image }: Record<string, unknown>): { photo?: string } {
  return typeof image === 'string' ? { photo: image } : {}
}

/** The participants of a trip in order of joining. */
export async function listMembers(db: Db, tripId: string): Promise<MemberRow[]> {
  const result = await db.execute(sql`select m.id, m.user_id, m.role, u.name, u.image,
      (extract(epoch from m.joined_at) * 1000)::double precision as joined
    from trip_members m join ${userRows('u')} on u.id = m.user_id
    where m.trip_id = ${tripId} and m.ended_at is null order by m.joined_at, m.id`)
  return rowsOf(result).map((row) => ({
    id: String(row.id),
    personId: String(row.user_id),
    name: String(row.name),
    ...photoOf(row),
    role: row.role as MemberRole,
    joinedAt: new Date(Number(row.joined)).toISOString(),
  }))
}

/** A trip that is deleted, with its owner, who alone can do that; null where it is none, or its content is erased. */
export async function findDeletedTrip(db: Db, tripId: string): Promise<{ ownerName: string } | null> {
  const result = await db.execute(sql`select u.name from trips t join ${userRows('u')} on u.id = t.user_id
    where t.id = ${tripId} and t.is_deleted and t.purged_at is null`)
  const [row] = rowsOf(result)
  return row ? { ownerName: String(row.name) } : null
}

/** The name of a trip as lists show it; empty where it has none. */
export async function findTripName(db: Db, tripId: string): Promise<string> {
  const { title, places } = trips
  const [row] = await db.select({ title, places }).from(trips).where(eq(trips.id, tripId))
  return row ? tripName(row) : ''
}

/** What an invitation says of a trip: its name, empty where it has none, and its dates. */
export async function findInvitedTrip(
  db: Db,
  tripId: string,
): Promise<{ name: string; startDate: string | null; endDate: string | null }> {
  const { title, places, startDate, endDate } = trips
  const [row] = await db.select({ title, places, startDate, endDate }).from(trips).where(eq(trips.id, tripId))
  return { name: row ? tripName(row) : '', startDate: row?.startDate ?? null, endDate: row?.endDate ?? null }
}

/** Owner of a trip that is not deleted, and their name. */
export async function findOwner(db: Db, tripId: string): Promise<(Named & { id: string }) | null> {
  const result =
    await db.execute(sql`select u.id, u.name, u.image from trips t join ${userRows('u')} on u.id = t.user_id
    where t.id = ${tripId} and not t.is_deleted`)
  const [row] = rowsOf(result)
  return row ? { id: String(row.id), name: String(row.name), ...photoOf(row) } : null
}
