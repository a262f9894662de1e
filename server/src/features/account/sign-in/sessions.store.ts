import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { Role } from '@tripwright/domain/base/roles'
import { and, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import { prepared } from '#platform/db/prepared.ts'
import { jwks, sessions, users } from './auth.tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** A session lasts 30 days from the last day on which it was used. */
export const SESSION_SECONDS = 30 * 24 * 60 * 60
/** A session ends 90 days after its sign-in at the latest: a traveller may be offline for weeks. */
const MAX_SESSION_MS = 90 * DAY_MS
/** A staff session ends within the day. */
const MAX_STAFF_SESSION_MS = 12 * 60 * 60 * 1000

/** A session and its account as stored now, with the columns that every request needs. */
export type LiveSession = NonNullable<Awaited<ReturnType<SessionReads['byToken']>>>

export type SessionReads = ReturnType<typeof prepareSessionReads>

/** The hottest query of the server: one join, prepared once, by the token of a cookie or the id that a JWT names. */
export function prepareSessionReads(db: Db) {
  const { id, token, createdAt, expiresAt, twoSteps } = sessions
  const fields = {
    id,
    token,
    createdAt,
    expiresAt,
    twoSteps,
    userId: users.id,
    email: users.email,
    name: users.name,
    role: users.role,
  }
  // A suspended account has no live session, whichever call opened it, and however late.
  const isOwn = and(eq(users.id, sessions.userId), isNull(users.suspendedAt))
  const join = () => db.select(fields).from(sessions).innerJoin(users, isOwn)
  const byToken = join()
    .where(eq(token, sql.placeholder('token')))
    .prepare('session_by_token')
  const byId = join()
    .where(eq(id, sql.placeholder('id')))
    .prepare('session_by_id')
  return {
    byToken: async (token: string) => (await byToken.execute({ token }))[0] ?? null,
    byId: async (id: string) => (await byId.execute({ id }))[0] ?? null,
  }
}

const sessionWithUser = prepared((db) =>
  db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sql.placeholder('id')))
    .prepare('whole_session'),
)

/** The session and its account with all their columns, for their owner. */
export async function findSessionWithUser(db: Db, id: string) {
  return (await sessionWithUser(db).execute({ id }))[0] ?? null
}

type Age = Pick<LiveSession, 'createdAt' | 'expiresAt'>

/** Whether a session has ended: by its expiry, or by its age, which for staff counts from the moment they got their role. */
export function isExpired(
  { createdAt, expiresAt, role }: Age & Pick<LiveSession, 'role'>,
  now: Date,
): boolean {
  return expiresAt <= now || createdAt <= oldestSignIn(role, now)
}

/** A session opened at or before this time is over. */
function oldestSignIn(role: Role, now: Date): Date {
  return new Date(now.getTime() - (role === 'user' ? MAX_SESSION_MS : MAX_STAFF_SESSION_MS))
}

/** True when the expiry was last extended more than a day ago, and can be extended. */
export function isExtensionDue(age: Age, now: Date): boolean {
  return age.expiresAt.getTime() < latestExpiry(age, now).getTime() - DAY_MS
}

/** Extends the expiry once a day; of concurrent calls the first one wins, and a deleted session stays deleted. */
export async function extendSession(db: Db, { id, ...age }: Age & { id: string }, now: Date): Promise<void> {
  const expiresAt = latestExpiry(age, now)
  const dueBefore = new Date(expiresAt.getTime() - DAY_MS)
  await db
    .update(sessions)
    .set({ expiresAt, updatedAt: now })
    .where(and(eq(sessions.id, id), lt(sessions.expiresAt, dueBefore)))
}

function latestExpiry({ createdAt }: Age, now: Date): Date {
  return new Date(Math.min(expiryFrom(now).getTime(), createdAt.getTime() + MAX_SESSION_MS))
}

/** Marks this session as opened with two factors. */
export async function markTwoFactorSession(db: Db, token: string): Promise<void> {
  await db.update(sessions).set({ twoSteps: true }).where(eq(sessions.token, token))
}

/** Marks this session as opened with a password on a trusted device. */
export async function markTrustedDeviceSession(db: Db, token: string): Promise<void> {
  await db.execute(
    sql`update sessions s set two_steps = true from users u where u.id = s.user_id and u.two_factor_enabled and s.token = ${token}`,
  )
}

/** Marks no session of the account as opened with two factors any more, because two-factor is off. */
export async function unmarkTwoFactorSessions(db: Db, userId: string): Promise<void> {
  await db.update(sessions).set({ twoSteps: false }).where(eq(sessions.userId, userId))
}

export type NewSession = { userId: string; ipAddress?: string; userAgent?: string; now: Date }

/** A new session; its token is 256 random bits and contains no dot. */
export async function insertSession(
  db: Db,
  { userId, ipAddress, userAgent, now }: NewSession,
): Promise<{ id: string; token: string }> {
  const values = { id: randomUUID(), token: randomBytes(32).toString('base64url') }
  const where = { ipAddress: ipAddress ?? null, userAgent: userAgent?.slice(0, 300) ?? null }
  await db
    .insert(sessions)
    .values({ ...values, ...where, userId, expiresAt: expiryFrom(now), createdAt: now, updatedAt: now })
  return values
}

/** Signs out this session: its cookie, bearer token and JWTs all depend on this row. */
export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id))
}

/** Signs out the session with this token. */
export async function deleteSessionByToken(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token, token))
}

/** Signs out all sessions, or all but one; gives how many there were. */
export async function deleteSessionsOf(db: Db, userId: string, keep?: string): Promise<number> {
  const isOther = keep === undefined ? undefined : ne(sessions.id, keep)
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), isOther))
    .returning({ id: sessions.id })
  return ended.length
}

/** Ends one session, if it belongs to this account. */
export async function deleteOwnSession(db: Db, userId: string, token: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.token, token)))
}

/** The live sessions of an account, the one used last first; at most 100. */
export function listSessions(db: Db, { userId, role }: Pick<LiveSession, 'userId' | 'role'>, now: Date) {
  const isYoung = gt(sessions.createdAt, oldestSignIn(role, now))
  const isLive = and(eq(sessions.userId, userId), gt(sessions.expiresAt, now), isYoung)
  return db.select().from(sessions).where(isLive).orderBy(desc(sessions.updatedAt), sessions.id).limit(100)
}

export async function deleteExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, now))
}

const expiryFrom = (now: Date) => new Date(now.getTime() + SESSION_SECONDS * 1000)

/** A key that signs for 90 days; its public half stays published a day longer, and JWTs live 15 minutes. */
export const KEY_ROTATION_SECONDS = 90 * 24 * 60 * 60
export const KEY_GRACE_SECONDS = 24 * 60 * 60

type Row = typeof jwks.$inferSelect

/** The key as the sign-in library expects it: a missing field is absent, not null. */
export type StoredKey = Omit<Row, 'expiresAt' | 'alg' | 'crv'> & {
  expiresAt?: Date
  alg?: 'ES256'
  crv?: 'P-256'
}

/**
 * The database with the keys and the AUTH_SECRET that encrypts them: keys made under another secret cannot be decrypted and
 * are not trusted.
 */
export type KeyRing = { db: Db; secret: string }

/** Every key whose JWTs may still be valid, the newest first. */
export async function listKeys({ db, secret }: KeyRing, now: Date): Promise<StoredKey[]> {
  const shownUntil = new Date(now.getTime() - KEY_GRACE_SECONDS * 1000)
  const isShown = or(isNull(jwks.expiresAt), gt(jwks.expiresAt, shownUntil))
  const rows = await db
    .select()
    .from(jwks)
    .where(and(eq(jwks.secretMark, markOf(secret)), isShown))
  return rows.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime()).map(toKey)
}

export type NewKey = Pick<StoredKey, 'publicKey' | 'privateKey'> & { expiresAt?: Date | undefined }

/** Stores the new key; when another process stored one first, gives that one, so that all sign with one key. */
export function saveKey({ db, secret }: KeyRing, draft: NewKey, now: Date): Promise<StoredKey> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('auth.jwks'))`)
    const usable = (await listKeys({ db: transaction, secret }, now)).find(
      (key) => !key.expiresAt || key.expiresAt > now,
    )
    if (usable) return usable
    const { publicKey, privateKey, expiresAt } = draft
    const values = {
      id: randomUUID(),
      alg: 'ES256',
      crv: 'P-256',
      createdAt: now,
      expiresAt: expiresAt ?? null,
    }
    const [row] = await transaction
      .insert(jwks)
      .values({ ...values, publicKey, privateKey, secretMark: markOf(secret) })
      .returning()
    if (!row) throw new Error('the key was not kept')
    return toKey(row)
  })
}

const markOf = (secret: string) =>
  createHmac('sha256', secret).update('auth.jwks').digest('base64url').slice(0, 16)

function toKey({ expiresAt, alg, crv, ...row }: Row): StoredKey {
  return {
    ...row,
    ...(expiresAt && { expiresAt }),
    ...(alg === 'ES256' && { alg }),
    ...(crv === 'P-256' && { crv }),
  }
}
