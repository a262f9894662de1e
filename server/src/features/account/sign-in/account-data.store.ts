import type { Role } from '@tripwright/domain/base/roles'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { users } from './auth.tables.ts'

/** All columns of an account, for its owner's export. */
export async function readAccountRow(db: Db, userId: string): Promise<Record<string, unknown>> {
  const [row = {}] = rowsOf(await db.execute(sql`select * from users where id = ${userId}`))
  return row
}

/** Deletes the account with its pending sign-in steps and trusted devices; foreign keys delete the rest. */
export async function deleteAccount(db: Db, userId: string): Promise<void> {
  await db.execute(sql`delete from verifications where position(${userId}::text in value) > 0`)
  await db.delete(users).where(eq(users.id, userId))
}

/** Locks an account until the transaction ends; other callers wait. */
export async function lockAccount(db: Db, userId: string): Promise<void> {
  await db.execute(sql`select 1 from users where id = ${userId} for no key update`)
}

/** The account with this verified address. */
export async function findVerifiedId(db: Db, email: string): Promise<string | null> {
  const isProved = and(eq(users.email, email), eq(users.emailVerified, true))
  const [user] = await db.select({ id: users.id }).from(users).where(isProved)
  return user?.id ?? null
}

/** The address of an account, verified or not; null when there is no such account. */
export async function findAddress(db: Db, userId: string): Promise<string | null> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return user?.email ?? null
}

/** The accounts that have one of these roles. */
export async function listIdsByRole(db: Db, roles: readonly Role[]): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.role, [...roles]))
  return rows.map(({ id }) => id)
}
