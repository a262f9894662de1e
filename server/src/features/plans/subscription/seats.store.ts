import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { userRows } from '#features/account/sign-in/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { hasRow, rowsOf } from '#platform/db/rows.ts'
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
  const rows = rowsOf(
    await db.execute(
      sql`select id, email, user_id from seats where owner_id = ${ownerId}
          and (user_id is not null or expires_at > ${instant(now)}) order by invited_at, id`,
    ),
  )
  return rows.map(({ id, email, user_id }) => ({
    id: String(id),
    email: String(email),
    isTaken: user_id !== null,
  }))
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

type Invitation = { ownerId: string; email: string; token: string; now: Date; expiresAt: Date }

/** Stores an invitation; the same address again gets a new link. A taken seat stays as it is. */
export async function putInvitation(
  db: Db,
  { ownerId, email, token, now, expiresAt }: Invitation,
): Promise<string | null> {
  const result = await db.execute(
    sql`insert into seats as s (owner_id, email, token_hash, invited_at, expires_at)
        values (${ownerId}, ${email}, ${hashOf(token)}, ${instant(now)}, ${instant(expiresAt)})
        on conflict (owner_id, email) do update set token_hash = excluded.token_hash,
          invited_at = excluded.invited_at, expires_at = excluded.expires_at
        where s.user_id is null
        returning id`,
  )
  const [row] = rowsOf(result)
  return row ? String(row.id) : null
}

export async function findInvitation(db: Db, token: string, now: Date) {
  const result = await db.execute(
    sql`select owner_id, email from seats
        where token_hash = ${hashOf(token)} and user_id is null and expires_at > ${instant(now)}`,
  )
  const [row] = rowsOf(result)
  return row ? { ownerId: String(row.owner_id), email: String(row.email) } : null
}

/** Takes the seat of a link: exactly one of several concurrent calls does, and the link is void afterwards. */
export async function acceptInvitation(db: Db, token: string, userId: string, now: Date): Promise<boolean> {
  return hasRow(
    await db.execute(
      sql`update seats set user_id = ${userId}, accepted_at = ${instant(now)}, token_hash = null
          where token_hash = ${hashOf(token)} and user_id is null and expires_at > ${instant(now)}
            and not exists (select 1 from seats where user_id = ${userId})
          returning id`,
    ),
  )
}

export async function deleteSeat(db: Db, ownerId: string, id: string): Promise<boolean> {
  return hasRow(
    await db.execute(
      sql`delete from seats where owner_id = ${ownerId} and id = ${id}::uuid returning user_id`,
    ),
  )
}

export async function deleteOwnSeat(db: Db, userId: string): Promise<void> {
  await db.execute(sql`delete from seats where user_id = ${userId}`)
}
