import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { emailOf } from '#features/account/sign-in/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { discountTokens } from './discount.tables.ts'

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Creates a discount, or updates the one with this token: for seeds. */
export async function putDiscount(
  db: Db,
  { token, percent, expiresAt }: { token: string; percent: number; expiresAt: Date },
): Promise<void> {
  const values = { tokenHash: hashOf(token), percent, expiresAt }
  const set = { ...values, claimedBy: null, claimedAt: null, usedAt: null }
  await db.insert(discountTokens).values(values).onConflictDoUpdate({ target: discountTokens.tokenHash, set })
}

/** Creates discounts with new tokens. The tokens are returned here and not stored. */
export async function makeTokens(
  db: Db,
  { percent, expiresAt, count, now }: { percent: number; expiresAt: Date; count: number; now: Date },
): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(18).toString('base64url'))
  const rows = tokens.map((token) => ({ tokenHash: hashOf(token), percent, expiresAt, createdAt: now }))
  await db.insert(discountTokens).values(rows)
  return tokens
}

/** The newest discounts, with the addresses of those who claimed them. */
export async function listGiven(db: Db, limit: number) {
  const rows = await db
    .select({
      token: discountTokens,
      email: emailOf(discountTokens.claimedBy),
    })
    .from(discountTokens)
    .orderBy(desc(discountTokens.createdAt), desc(discountTokens.tokenHash))
    .limit(limit)
  return rows.map(({ token: { percent, createdAt, expiresAt, claimedAt, usedAt }, email }) => ({
    percent,
    claimedBy: email,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    claimedAt: claimedAt?.toISOString() ?? null,
    usedAt: usedAt?.toISOString() ?? null,
  }))
}

export async function findDiscount(db: Db, token: string) {
  const [row] = await db
    .select()
    .from(discountTokens)
    .where(eq(discountTokens.tokenHash, hashOf(token)))
  return row ?? null
}

/** Claims a discount; exactly one of several concurrent calls succeeds. Null when it is taken or expired. */
export async function claim(db: Db, token: string, userId: string, now: Date): Promise<number | null> {
  const isFree = and(
    eq(discountTokens.tokenHash, hashOf(token)),
    isNull(discountTokens.claimedAt),
    gt(discountTokens.expiresAt, now),
  )
  const [row] = await db
    .update(discountTokens)
    .set({ claimedBy: userId, claimedAt: now })
    .where(isFree)
    .returning({ percent: discountTokens.percent })
  return row?.percent ?? null
}

/** Claims a discount, or finds it claimed by this account and unused; false when this account cannot use it. */
export async function claimOrKeep(db: Db, token: string, userId: string, now: Date): Promise<boolean> {
  if ((await claim(db, token, userId, now)) !== null) return true
  const discount = await findDiscount(db, token)
  return discount !== null && discount.claimedBy === userId && discount.usedAt === null
}

/** The largest discount that the account has claimed and not used. */
export async function findClaimed(db: Db, userId: string): Promise<{ hash: string; percent: number } | null> {
  const [row] = await db
    .select({ hash: discountTokens.tokenHash, percent: discountTokens.percent })
    .from(discountTokens)
    .where(and(eq(discountTokens.claimedBy, userId), isNull(discountTokens.usedAt)))
    .orderBy(desc(discountTokens.percent))
    .limit(1)
  return row ?? null
}

/** Assigns a used discount to an account: its guest paid without one. */
export async function giveDiscount(db: Db, hash: string, userId: string, now: Date): Promise<void> {
  await db
    .update(discountTokens)
    .set({ claimedBy: userId, claimedAt: now })
    .where(and(eq(discountTokens.tokenHash, hash), isNull(discountTokens.claimedBy)))
}

/** An unclaimed, valid discount: a guest with its token may pay with it. */
export async function findClaimable(
  db: Db,
  token: string,
  now: Date,
): Promise<{ hash: string; percent: number } | null> {
  const discount = await findDiscount(db, token)
  const isFree = discount !== null && discount.claimedAt === null && discount.expiresAt > now
  return isFree ? { hash: discount.tokenHash, percent: discount.percent } : null
}

/** Marks it as used; false when another purchase was first. */
export async function spendDiscount(db: Db, hash: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(discountTokens)
    .set({
      usedAt: now,
      claimedAt: sql`coalesce(${discountTokens.claimedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(eq(discountTokens.tokenHash, hash), isNull(discountTokens.usedAt)))
    .returning({ hash: discountTokens.tokenHash })
  return rows.length > 0
}
