import { createHash } from 'node:crypto'
import { and, asc, eq, gt, isNotNull, isNull, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { userRows } from '#features/account/sign-in/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { seats } from './seats.tables.ts'
import { findSubscription } from './subscriptions.store.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
const instant = (date: Date) => sql`${date.toISOString()}::timestamptz`

type SeatPlan = { tier: string; endsAt: Date | null; paidUntil: Date | null }

/** The effective plan of an account: its own, or that of the squad in which it has a seat. */
export async function findPlan(db: Db, userId: string, now: Date): Promise<SeatPlan | null> {
  const own = await findSubscription(db, userId)
  if (own !== null && (own.endsAt === null || own.endsAt > now)) return own
  const [row] = rowsOf(
    await db.execute(
      sql`select tier, (extract(epoch from ends_at) * 1000)::double precision as ends from seat_plan(${userId}, ${instant(now)})`,
    ),
  )
  if (!row) return null
  return {
    tier: String(row.tier),
    endsAt: row.ends === null ? null : new Date(Number(row.ends)),
    paidUntil: null,
  }
}

/** Seats of a squad, without expired invitations. */
export async function listSquad(db: Db, ownerId: string, now: Date) {
  const { id, email, userId } = seats
  const rows = await db
    .select({ id, email, userId })
    .from(seats)
    .where(and(eq(seats.ownerId, ownerId), or(isNotNull(userId), gt(seats.expiresAt, now))))
    .orderBy(asc(seats.invitedAt), asc(id))
  return rows.map((row) => ({ id: row.id, email: row.email, isTaken: row.userId !== null }))
}

/** Address of the payer of the account's seat. */
export async function findPayer(db: Db, userId: string): Promise<string | null> {
  const [row] = rowsOf(
    await db.execute(
      sql`select u.email from seats s join ${userRows('u')} on u.id = s.owner_id where s.user_id = ${userId}`,
    ),
  )
  return row ? String(row.email) : null
}

/** Locks a squad until the transaction ends, so that concurrent invitations see each other. */
export async function lockSquad(db: Db, ownerId: string): Promise<void> {
  await db.execute(sql`select 1 from subscriptions where user_id = ${ownerId} for update`)
}

/** The address of a seat that is taken, when its person has another; a seat of the same owner for that address stays as it is. */
export async function setSeatAddress(db: Db, userId: string, email: string): Promise<void> {
  await db.execute(sql`update seats s set email = ${email} where s.user_id = ${userId}
    and not exists (select 1 from seats o where o.owner_id = s.owner_id and o.email = ${email})`)
}

type Invitation = { ownerId: string; email: string; token: string; now: Date; expiresAt: Date }

/** Stores an invitation; the same address again gets a new link. A taken seat stays as it is. */
export async function putInvitation(
  db: Db,
  { ownerId, email, token, now, expiresAt }: Invitation,
): Promise<string | null> {
  const link = { tokenHash: hashOf(token), invitedAt: now, expiresAt }
  const [row] = await db
    .insert(seats)
    .values({ ownerId, email, ...link })
    .onConflictDoUpdate({ target: [seats.ownerId, seats.email], set: link, setWhere: isNull(seats.userId) })
    .returning({ id: seats.id })
  return row?.id ?? null
}

export async function findInvitation(db: Db, token: string, now: Date) {
  const { ownerId, email } = seats
  const [row] = await db.select({ ownerId, email }).from(seats).where(isOpen(token, now))
  return row ?? null
}

const isOpen = (token: string, now: Date) =>
  and(eq(seats.tokenHash, hashOf(token)), isNull(seats.userId), gt(seats.expiresAt, now))

/** Takes the seat of a link, and gives its id: exactly one of several concurrent calls does, and the link is void afterwards. */
export async function acceptInvitation(
  db: Db,
  token: string,
  userId: string,
  now: Date,
): Promise<string | null> {
  const other = alias(seats, 'other')
  const hasSeat = db.select({ id: other.id }).from(other).where(eq(other.userId, userId))
  const taken = await db
    .update(seats)
    .set({ userId, acceptedAt: now, tokenHash: null })
    .where(and(isOpen(token, now), notExists(hasSeat)))
    .returning({ id: seats.id })
  return taken[0]?.id ?? null
}

/** Gives whose seat it was, null where nobody had taken it; undefined where there is no such seat. */
export async function deleteSeat(db: Db, ownerId: string, id: string): Promise<string | null | undefined> {
  const deleted = await db
    .delete(seats)
    .where(and(eq(seats.ownerId, ownerId), eq(seats.id, id)))
    .returning({ userId: seats.userId })
  return deleted[0]?.userId ?? (deleted.length > 0 ? null : undefined)
}

/** Gives the seat, and who pays for it; null where the person had none. */
export async function deleteOwnSeat(db: Db, userId: string): Promise<{ id: string; ownerId: string } | null> {
  const [row] = await db
    .delete(seats)
    .where(eq(seats.userId, userId))
    .returning({ id: seats.id, ownerId: seats.ownerId })
  return row ?? null
}
