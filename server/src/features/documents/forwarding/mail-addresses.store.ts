import { createHash } from 'node:crypto'
import type { MailAddress } from '@tripwright/domain/documents/forwarding'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import { mailAddresses } from './forwarding.tables.ts'

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

export async function findAddress(db: Db, userId: string): Promise<MailAddress | null> {
  const { madeAt, usedAt } = mailAddresses
  const [row] = await db
    .select({ madeAt, usedAt })
    .from(mailAddresses)
    .where(eq(mailAddresses.userId, userId))
  return row ? { madeAt: row.madeAt.toISOString(), usedAt: row.usedAt?.toISOString() ?? null } : null
}

/** Makes an address in the place of an earlier one, without its secret. */
export async function replaceAddress(db: Db, userId: string, madeAt: Date): Promise<void> {
  const fresh = { tokenHash: null, madeAt, usedAt: null }
  await db
    .insert(mailAddresses)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: mailAddresses.userId, set: fresh })
}

/** Gives the address its secret; false where it was removed meanwhile. */
export async function setAddressSecret(db: Db, userId: string, secret: string): Promise<boolean> {
  const rows = await db
    .update(mailAddresses)
    .set({ tokenHash: hashOf(secret) })
    .where(eq(mailAddresses.userId, userId))
    .returning({ userId: mailAddresses.userId })
  return rows.length > 0
}

export async function endAddress(db: Db, userId: string): Promise<void> {
  await db.delete(mailAddresses).where(eq(mailAddresses.userId, userId))
}

/** Whose addresses these secrets are; those of nobody are left out. */
export async function findPeopleBySecret(db: Db, secrets: readonly string[]): Promise<string[]> {
  if (secrets.length === 0) return []
  const rows = await db
    .select({ userId: mailAddresses.userId })
    .from(mailAddresses)
    .where(inArray(mailAddresses.tokenHash, secrets.map(hashOf)))
  return rows.map(({ userId }) => userId)
}

/** Records the last email, to the hour. */
export async function recordUse(db: Db, userId: string, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await db.execute(sql`update mail_addresses set used_at = ${at}
    where user_id = ${userId} and (used_at is null or used_at < ${at} - interval '1 hour')`)
}
