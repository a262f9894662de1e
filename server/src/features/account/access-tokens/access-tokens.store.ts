import type { AccessToken, TokenScope } from '@tripwright/domain/account/access-tokens'
import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { userRows } from '#features/account/sign-in/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { prepared } from '#platform/db/prepared.ts'
import { accessTokens } from './access-tokens.tables.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** How long an expired token stays in the list, so that its owner sees why an app stopped. */
const KEEP_EXPIRED_MS = 30 * DAY_MS

type NewToken = { userId: string; name: string; scope: TokenScope; tokenHash: string; expiresAt: Date }

/** The tokens of an account, newest first. */
export async function listTokens(db: Db, userId: string): Promise<AccessToken[]> {
  const rows = await db
    .select()
    .from(accessTokens)
    .where(eq(accessTokens.userId, userId))
    .orderBy(desc(accessTokens.createdAt), desc(accessTokens.id))
  return rows.map(toToken)
}

export async function insertToken(db: Db, token: NewToken, now: Date): Promise<AccessToken> {
  const [row] = await db
    .insert(accessTokens)
    .values({ ...token, createdAt: now })
    .returning()
  if (!row) throw new Error('a token was not made')
  return toToken(row)
}

/** Whether this account had such a token. */
export async function deleteToken(db: Db, userId: string, id: string): Promise<boolean> {
  const isIt = and(eq(accessTokens.userId, userId), eq(accessTokens.id, id))
  return (await db.delete(accessTokens).where(isIt).returning({ id: accessTokens.id })).length > 0
}

/** Ends every token of an account. */
export async function deleteTokensOf(db: Db, userId: string): Promise<void> {
  await db.delete(accessTokens).where(eq(accessTokens.userId, userId))
}

export async function deleteExpiredTokens(db: Db, now: Date): Promise<void> {
  await db.delete(accessTokens).where(lt(accessTokens.expiresAt, new Date(now.getTime() - KEEP_EXPIRED_MS)))
}

const owner = userRows('owner')
// Read with every request of an app, so that a revocation counts at once.
const tokenByHash = prepared((db) =>
  db
    .select({
      id: accessTokens.id,
      scope: accessTokens.scope,
      expiresAt: accessTokens.expiresAt,
      lastUsedAt: accessTokens.lastUsedAt,
      owner: { id: owner.id, email: owner.email, name: owner.name },
    })
    .from(accessTokens)
    .innerJoin(owner, eq(owner.id, accessTokens.userId))
    .where(eq(accessTokens.tokenHash, sql.placeholder('hash')))
    .prepare('access_token_by_hash'),
)

/** The token with this hash and its owner, expired or not; null when there is none. */
export async function findTokenByHash(db: Db, hash: string) {
  return (await tokenByHash(db).execute({ hash }))[0] ?? null
}

/** Notes that a token was used, at most once a minute. */
export async function recordTokenUse(
  db: Db,
  { id, lastUsedAt }: { id: string; lastUsedAt: Date | null },
  now: Date,
): Promise<void> {
  const dueBefore = new Date(now.getTime() - MINUTE_MS)
  if (lastUsedAt !== null && lastUsedAt > dueBefore) return
  const isDue = or(isNull(accessTokens.lastUsedAt), lt(accessTokens.lastUsedAt, dueBefore))
  await db
    .update(accessTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(accessTokens.id, id), isDue))
}

function toToken({
  id,
  name,
  scope,
  createdAt,
  expiresAt,
  lastUsedAt,
}: typeof accessTokens.$inferSelect): AccessToken {
  return {
    id,
    name,
    scope,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}
