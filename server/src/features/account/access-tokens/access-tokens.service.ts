import { createHash, randomBytes } from 'node:crypto'
import { isAccessToken, TOKEN_PREFIX, type TokenScope } from '@tripwright/domain/account/access-tokens'
import type { Person } from '#platform/http/session-check.ts'
import type { Platform } from '#platform/platform.ts'
import { findTokenByHash, recordTokenUse } from './access-tokens.store.ts'

/** A new secret of 256 random bits, and the hash that is stored: a fast one is enough for what nobody can guess. */
export function makeSecret(): { secret: string; hash: string } {
  const secret = TOKEN_PREFIX + randomBytes(32).toString('base64url')
  return { secret, hash: hashOf(secret) }
}

/** Who acts by a token, and what it may do. */
export type TokenHolder = { tokenId: string; scope: TokenScope; person: Person }

/**
 * The holder of the token in a request's Authorization header; null without one, or when it is unknown, revoked or expired.
 * The token of a staff account has the rights of a traveler alone.
 */
export async function findTokenHolder(
  { database, now, log }: Pick<Platform, 'database' | 'now' | 'log'>,
  request: Request,
): Promise<TokenHolder | null> {
  const [, secret = ''] = /^bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  if (!isAccessToken(secret)) return null
  const token = await findTokenByHash(database.db, hashOf(secret))
  if (token === null || token.expiresAt <= now()) return null
  // Not awaited: the request does not need it, and the next one tries again if this fails.
  recordTokenUse(database.db, token, now()).catch((error) =>
    log.warn({ error }, 'the use of an access token was not recorded'),
  )
  const { id, email, name } = token.owner
  // No session and no recent sign-in: what asks for one refuses a token.
  const person: Person = {
    id,
    email,
    name,
    role: 'user',
    sessionId: '',
    signedInAt: new Date(0),
    isByJwt: true,
  }
  return { tokenId: token.id, scope: token.scope, person }
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
