import { and, desc, eq, gt } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import { passkeys, verifications } from './auth.tables.ts'

/** The account of this sign-in step, or null when the step has expired. `step` is the value of its cookie. */
export async function findChallengeOwner(db: Db, step: string, now: Date): Promise<string | null> {
  const isOpen = and(eq(verifications.identifier, step), gt(verifications.expiresAt, now))
  const [row] = await db.select({ userId: verifications.value }).from(verifications).where(isOpen)
  return row?.userId ?? null
}

export function listPasskeysOf(db: Db, userId: string) {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.createdAt))
}

/** False when this account has no such passkey. */
export async function deletePasskeyOf(db: Db, userId: string, id: string): Promise<boolean> {
  const isOwn = and(eq(passkeys.userId, userId), eq(passkeys.id, id))
  const gone = await db.delete(passkeys).where(isOwn).returning({ id: passkeys.id })
  return gone.length > 0
}
