import { randomUUID } from 'node:crypto'
import type { Role } from '@tripwright/domain/base/roles'
import { and, desc, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import { hasRow } from '#platform/db/rows.ts'
import { accounts, emailLinks, twoFactors, users, verifications } from './auth.tables.ts'

export type EmailLink = typeof emailLinks.$inferSelect
export type User = typeof users.$inferSelect

/** The provider id under which the library stores passwords. */
const PASSWORD = 'credential'

export type SignUpRecord = {
  email: string
  name: string
  passwordHash: string
  device: string
  state: string | null
  linkId: string
  expiresAt: Date
}

/**
 * Records a sign-up: a new account, or another attempt for an unverified one. For a verified account the same statements run
 * and change nothing, so that neither the response nor its time reveals the difference.
 */
export async function recordSignUp(db: Db, signUp: SignUpRecord): Promise<void> {
  const { email, name, passwordHash, device, state, linkId, expiresAt } = signUp
  await db.insert(users).values({ id: randomUUID(), email, name }).onConflictDoNothing()
  await db.execute(
    sql`insert into accounts (id, account_id, provider_id, user_id, password)
        select ${randomUUID()}, id, ${PASSWORD}, id, ${passwordHash} from users where email = ${email} and not email_verified
        on conflict (provider_id, account_id) do update set password = excluded.password, updated_at = now()`,
  )
  await db.execute(
    sql`insert into email_links (id, purpose, user_id, password, name, device, state, expires_at)
        select ${linkId}, 'verify', id, ${passwordHash}, ${name}, ${device}, ${state}, ${expiresAt.toISOString()}::timestamptz
        from users where email = ${email} and not email_verified`,
  )
}

export type LinkRequest = { email: string; linkId: string; expiresAt: Date }

/**
 * Inserts one more verification link, once per id however often the job runs. It confirms the password that this device
 * chose at its last sign-up, else the account's. A device that did not sign up is not stored, so the link does not sign it
 * in.
 */
export async function addVerifyLink(
  db: Db,
  request: LinkRequest & { device?: string | undefined },
): Promise<void> {
  await db.execute(
    sql`insert into email_links (id, purpose, user_id, password, name, device, state, expires_at)
        select ${request.linkId}, 'verify', u.id, coalesce(l.password, a.password), coalesce(l.name, u.name), l.device, l.state,
          ${request.expiresAt.toISOString()}::timestamptz
        from users u
        left join accounts a on a.user_id = u.id and a.provider_id = ${PASSWORD}
        left join lateral (
          select * from email_links where user_id = u.id and purpose = 'verify' and device = ${request.device ?? ''}
          order by created_at desc limit 1
        ) l on true
        where u.email = ${request.email} and not u.email_verified
        on conflict (id) do nothing`,
  )
}

/** Inserts a link for the account with this address, if there is one; once per id. */
export async function addOwnerLink(
  db: Db,
  {
    email,
    linkId,
    expiresAt,
    purpose,
  }: LinkRequest & { purpose: Exclude<EmailLink['purpose'], 'verify' | 'change'> },
): Promise<void> {
  await db.execute(
    sql`insert into email_links (id, purpose, user_id, expires_at)
        select ${linkId}, ${purpose}, id, ${expiresAt.toISOString()}::timestamptz from users where email = ${email}
        on conflict (id) do nothing`,
  )
}

export async function hasLink(db: Db, id: string): Promise<boolean> {
  return hasRow(await db.execute(sql`select 1 from email_links where id = ${id}`))
}

/** Consumes the link: of several concurrent calls with one token exactly one gets it. */
export async function consumeLink(
  db: Db,
  id: string,
  purpose: EmailLink['purpose'],
  now: Date,
): Promise<EmailLink | null> {
  const isLive = and(eq(emailLinks.id, id), eq(emailLinks.purpose, purpose), gt(emailLinks.expiresAt, now))
  const [link] = await db.delete(emailLinks).where(isLive).returning()
  return link ?? null
}

/** The account of a link that works more than once, until it expires. */
export async function findLinkOwner(
  db: Db,
  id: string,
  purpose: EmailLink['purpose'],
  now: Date,
): Promise<Pick<User, 'id' | 'email'> | null> {
  const isLive = and(eq(emailLinks.id, id), eq(emailLinks.purpose, purpose), gt(emailLinks.expiresAt, now))
  const [owner] = await db
    .select({ id: users.id, email: users.email })
    .from(emailLinks)
    .innerJoin(users, eq(users.id, emailLinks.userId))
    .where(isLive)
  return owner ?? null
}

/** The device of the last sign-up for an account that is not verified yet. Call it before its links are voided. */
export async function findSignUpDevice(db: Db, userId: string): Promise<string | null> {
  const isSignUp = and(
    eq(emailLinks.userId, userId),
    eq(emailLinks.purpose, 'verify'),
    isNotNull(emailLinks.device),
  )
  const [link] = await db
    .select({ device: emailLinks.device })
    .from(emailLinks)
    .where(isSignUp)
    .orderBy(desc(emailLinks.createdAt))
    .limit(1)
  return link?.device ?? null
}

/** Marks the address as verified and voids the other verification links; null when it was verified before. */
export async function markVerified(
  db: Db,
  userId: string,
  name: string | null,
  now: Date,
): Promise<User | null> {
  const [user] = await db
    .update(users)
    .set({ emailVerified: true, updatedAt: now, ...(name !== null && { name }) })
    .where(and(eq(users.id, userId), eq(users.emailVerified, false)))
    .returning()
  await db.delete(emailLinks).where(and(eq(emailLinks.userId, userId), eq(emailLinks.purpose, 'verify')))
  return user ?? null
}

/** Makes the account owner while there is none; concurrent calls cannot both succeed (decisions.md, "People"). */
export async function promoteFirstOwner(db: Db, userId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('auth.owner'))`)
  await db.execute(
    sql`update users set role = 'owner' where id = ${userId} and not exists (select 1 from users where role = 'owner')`,
  )
}

/** Locks the roles until the transaction ends. Answers the role of an account and the number of owners; null for no such account. */
export async function lockRole(db: Db, userId: string): Promise<{ role: Role; owners: number } | null> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('auth.owner'))`)
  const [user] = await db.select({ role: users.role }).from(users).where(eq(users.id, userId))
  return user ? { role: user.role, owners: await db.$count(users, eq(users.role, 'owner')) } : null
}

/** Call after lockRole, in the same transaction. */
export async function setRole(db: Db, userId: string, role: Role, now: Date): Promise<void> {
  await db.update(users).set({ role, updatedAt: now }).where(eq(users.id, userId))
}

export type NewUser = Pick<User, 'email' | 'name' | 'role' | 'emailVerified'> & { passwordHash: string }

/** Creates an account, or updates the one with this address: for seeds and tests. */
export async function putUser(db: Db, { passwordHash, ...fields }: NewUser, now: Date): Promise<User> {
  const [user] = await db
    .insert(users)
    .values({ id: randomUUID(), ...fields })
    .onConflictDoUpdate({ target: users.email, set: { ...fields, updatedAt: now } })
    .returning()
  if (!user) throw new Error('the account was not kept')
  await setPassword(db, user.id, passwordHash, now)
  return user
}

export async function findUser(db: Db, email: string): Promise<User | null> {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  return user ?? null
}

export async function findUserById(db: Db, id: string): Promise<User | null> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  return user ?? null
}

export async function getUser(db: Db, id: string): Promise<User> {
  const [user] = await db.select().from(users).where(eq(users.id, id))
  if (!user) throw new Error('the account is gone')
  return user
}

export async function setName(db: Db, userId: string, name: string, now: Date): Promise<void> {
  await db.update(users).set({ name, updatedAt: now }).where(eq(users.id, userId))
}

/**
 * The library reads an account's sign-in methods only when the account exists. For an unknown address this runs the same
 * read, so that the response takes as long as for a wrong password.
 */
export async function equalizeLookupTiming(db: Db, email: string): Promise<void> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (!user) await db.select().from(accounts).where(eq(accounts.userId, '')).limit(100)
}

export async function setPassword(db: Db, userId: string, hash: string, now: Date): Promise<void> {
  const values = { id: randomUUID(), accountId: userId, providerId: PASSWORD, userId, password: hash }
  await db
    .insert(accounts)
    .values(values)
    .onConflictDoUpdate({
      target: [accounts.providerId, accounts.accountId],
      set: { password: hash, updatedAt: now },
    })
}

/** Voids every mailed link of the account, because its credentials have changed. */
export async function deleteLinks(db: Db, userId: string): Promise<void> {
  await db.delete(emailLinks).where(eq(emailLinks.userId, userId))
}

export async function deleteExpiredLinks(db: Db, now: Date): Promise<void> {
  await db.delete(emailLinks).where(lt(emailLinks.expiresAt, now))
}

/** Time limit of the second sign-in step, ms; the same as the library's. */
const CHALLENGE_LIFETIME_MS = 10 * 60 * 1000

/** Prefix of the identifier of a step that a mailed link opened; the library's own identifiers have another. */
const MAILED_CHALLENGE_PREFIX = '2fa-mail-'

/** Whether a mailed link opened this step, so that no password was checked. */
export function isMailedChallenge(identifier: string): boolean {
  return identifier.startsWith(MAILED_CHALLENGE_PREFIX)
}

/**
 * Opens the second step for an account that followed a mailed link, in the library's format: the library finds the account
 * by a signed identifier and stores the attempts with it. Gives the identifier.
 */
export async function insertChallenge(db: Db, userId: string, now: Date): Promise<string> {
  const identifier = `${MAILED_CHALLENGE_PREFIX}${randomUUID()}`
  const expiresAt = new Date(now.getTime() + CHALLENGE_LIFETIME_MS)
  await db.insert(verifications).values([
    { id: randomUUID(), identifier, value: userId, expiresAt },
    { id: randomUUID(), identifier: `2fa-attempts-${identifier}`, value: '0', expiresAt },
  ])
  return identifier
}

/** Removes trusted devices and pending steps of the account, so that all must pass the second step again. */
export async function deleteChallenges(db: Db, userId: string): Promise<void> {
  await db.delete(verifications).where(eq(verifications.value, userId))
}

export async function deleteExpiredChallenges(db: Db, now: Date): Promise<void> {
  await db.delete(verifications).where(lt(verifications.expiresAt, now))
}

/** Turns two-factor off for an account: deletes its secret and its recovery codes. */
export async function deleteTwoFactor(db: Db, userId: string): Promise<void> {
  await db.delete(twoFactors).where(eq(twoFactors.userId, userId))
  await db.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId))
}

/** When the password of this account was chosen, at sign-up or since; null where it has none. */
export async function passwordChosenAt(db: Db, userId: string): Promise<Date | null> {
  const hasPassword = and(eq(accounts.userId, userId), isNotNull(accounts.password))
  const [row] = await db.select({ at: accounts.updatedAt }).from(accounts).where(hasPassword)
  return row?.at ?? null
}

/** Says which picture an account has, by its address; `from` changes it only where that was it. */
export async function setPhoto(
  db: Db,
  userId: string,
  { from, to }: { from?: string; to: string | null },
): Promise<void> {
  const path = (fileId: string) => `/api/files/${fileId}`
  const isBefore = from === undefined ? undefined : eq(users.image, path(from))
  const image = to === null ? null : path(to)
  await db
    .update(users)
    .set({ image })
    .where(and(eq(users.id, userId), isBefore))
}
