import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import { deleteAccount } from './account-data.store.ts'
import { accounts, emailLinks, users } from './auth.tables.ts'

export type AddressLink = {
  id: string
  userId: string
  newEmail: string
  /** The session that asks: it stays open when the address changes. */
  sessionId: string
  expiresAt: Date
}

/** Replaces the pending change of an account: only its newest link works. */
export async function putAddressLink(db: Db, link: AddressLink): Promise<void> {
  await db.delete(emailLinks).where(and(eq(emailLinks.userId, link.userId), eq(emailLinks.purpose, 'change')))
  await db.insert(emailLinks).values({ ...link, purpose: 'change' })
}

/** Deletes a pending change. False when there is none. */
export async function deleteAddressLink(db: Db, id: string): Promise<boolean> {
  const isIt = and(eq(emailLinks.id, id), eq(emailLinks.purpose, 'change'))
  const rows = await db.delete(emailLinks).where(isIt).returning({ id: emailLinks.id })
  return rows.length > 0
}

/** The hash of an account's password; null where it has none. */
export async function findPasswordHash(db: Db, userId: string): Promise<string | null> {
  const isOwn = and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential'))
  const [row] = await db.select({ hash: accounts.password }).from(accounts).where(isOwn)
  return row?.hash ?? null
}

/** Until the transaction ends, no other change takes this address. */
export async function lockAddress(db: Db, email: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`auth.address:${email}`}::text))`)
}

/** Deletes an account with this address whose address nobody has proved: the holder of the mailbox has just proved it for another. */
export async function deleteUnverified(db: Db, email: string): Promise<void> {
  const isUnproved = and(eq(users.email, email), eq(users.emailVerified, false))
  const [user] = await db.select({ id: users.id }).from(users).where(isUnproved)
  if (user) await deleteAccount(db, user.id)
}

export async function setAddress(db: Db, userId: string, email: string, now: Date): Promise<void> {
  await db.update(users).set({ email, emailVerified: true, updatedAt: now }).where(eq(users.id, userId))
}
