import { createHash } from 'node:crypto'
import type { LinkAccess, MemberRole, TripLink } from '@tripwright/domain/trip/sharing'
import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import { userRows } from '#features/account/sign-in/index.ts'
import { tripRows } from '#features/trip/sync/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { tripLinks } from './sharing.tables.ts'
import { isNotTakenDown } from './takedowns.store.ts'

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

/** The links of a trip, newest first. */
export async function listLinks(db: Db, tripId: string): Promise<TripLink[]> {
  const rows = await db
    .select()
    .from(tripLinks)
    .where(eq(tripLinks.tripId, tripId))
    .orderBy(desc(tripLinks.madeAt), desc(tripLinks.id))
  return rows.map(({ id, access, role, madeAt, openedAt, expiresAt, sentTo }) => ({
    id,
    access,
    role: roleOf(access, role),
    madeAt: madeAt.toISOString(),
    openedAt: openedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    sentTo,
  }))
}

type NewLink = Pick<
  typeof tripLinks.$inferInsert,
  'tripId' | 'access' | 'role' | 'madeAt' | 'expiresAt' | 'sentTo'
>

/** Creates a link without a secret, which cannot be opened yet. */
export async function insertLink(db: Db, values: NewLink): Promise<string> {
  const [row] = await db.insert(tripLinks).values(values).returning({ id: tripLinks.id })
  if (!row) throw new Error('a link was not made')
  return row.id
}

/** Sets a link's secret, replacing an earlier one; false when the link is gone. */
export async function setLinkSecret(db: Db, id: string, secret: string): Promise<boolean> {
  const set = { tokenHash: hashOf(secret) }
  const rows = await db.update(tripLinks).set(set).where(eq(tripLinks.id, id)).returning({ id: tripLinks.id })
  return rows.length > 0
}

export async function deleteLink(db: Db, tripId: string, id: string): Promise<boolean> {
  const isIt = and(eq(tripLinks.tripId, tripId), eq(tripLinks.id, id))
  return (await db.delete(tripLinks).where(isIt).returning({ id: tripLinks.id })).length > 0
}

export type LinkWithOwner = {
  id: string
  access: LinkAccess
  role: MemberRole | null
  tripId: string
  ownerId: string
  /** Name of the owner. */
  by: string
}

/** The link with this secret, if it has not ended and its trip is neither deleted nor taken down. */
export async function findLink(db: Db, secret: string, now: Date): Promise<LinkWithOwner | null> {
  const result = await db.execute(sql`select l.id, l.access, l.role, l.trip_id, t.user_id, u.name
    from trip_links l join ${tripRows('t')} on t.id = l.trip_id join ${userRows('u')} on u.id = t.user_id
    where l.token_hash = ${hashOf(secret)} and not t.is_deleted and ${isNotTakenDown}
      and (l.expires_at is null or l.expires_at > ${now.toISOString()})`)
  const [row] = rowsOf(result)
  if (!row) return null
  const access = row.access === 'edit' ? 'edit' : 'view'
  const [tripId, ownerId] = [String(row.trip_id), String(row.user_id)]
  const role = roleOf(access, row.role as MemberRole | null)
  return { id: String(row.id), access, role, tripId, ownerId, by: String(row.name) }
}

/** A link that a process of an earlier release made to edit has no role. */
function roleOf(access: LinkAccess, role: MemberRole | null): MemberRole | null {
  return access === 'edit' ? (role ?? 'editor') : null
}

/** Whether a link of a trip makes co-owners; false when there is no such link. */
export async function makesCoOwners(db: Db, tripId: string, id: string): Promise<boolean> {
  const isIt = and(eq(tripLinks.tripId, tripId), eq(tripLinks.id, id), eq(tripLinks.role, 'co-owner'))
  return (await db.$count(tripLinks, isIt)) > 0
}

/** Deletes the links that ended before a time. */
export async function deleteEndedLinks(db: Db, before: Date): Promise<void> {
  await db.delete(tripLinks).where(lt(tripLinks.expiresAt, before))
}

/** Forgets that links were mailed to an address, whose account is deleted. */
export async function forgetInvitationsTo(db: Db, email: string): Promise<void> {
  await db.update(tripLinks).set({ sentTo: null }).where(eq(tripLinks.sentTo, email))
}

/** Invitations that were mailed to an address whose account has another one now. */
export async function moveInvitations(db: Db, from: string, to: string): Promise<void> {
  await db.update(tripLinks).set({ sentTo: to }).where(eq(tripLinks.sentTo, from))
}

/** Records a link's last use, to the minute, so that many readers do not cause as many writes. */
export async function recordLinkOpened(db: Db, id: string, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await db.execute(sql`update trip_links set opened_at = ${at}
    where id = ${id} and (opened_at is null or opened_at < ${at} - interval '1 minute')`)
}

/** Deletes the links of the trips in a CTE named `gone`; part of the statement that erases their content. */
export const deleteLinksOfGone: SQL = sql`delete from trip_links using gone where trip_links.trip_id = gone.id`
