import {
  accessTokensMessages,
  createAccessToken,
  listAccessTokens,
  MAX_TOKENS,
  revokeAccessToken,
} from '@tripwright/domain/account/access-tokens'
import { lockAccount, notifyOwner } from '#features/account/sign-in/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type Route, route } from '#platform/http/route.ts'
import { makeSecret } from './access-tokens.service.ts'
import { deleteToken, insertToken, listTokens } from './access-tokens.store.ts'

// Each sends a mail.
const CREATE_LIMIT = { name: 'access-tokens.create', points: 40, seconds: 24 * 60 * 60 }
const DAY_MS = 24 * 60 * 60 * 1000

export const accessTokensRoutes: Route[] = [
  route(listAccessTokens, async (_, { db, person, platform }) => ({
    endpoint: new URL('/mcp', platform.config.publicUrl).href,
    tokens: await listTokens(db, person.id),
  })),

  route(createAccessToken, async ({ name, scope, days }, { db, person, now, platform }) => {
    const verdict = await platform.limits.take(CREATE_LIMIT, person.id, db)
    if (!verdict.ok) throw new AppError('too-many-requests', { retryAfter: verdict.retryAfterSeconds })
    // Two at the same time must not both be the last one allowed.
    await lockAccount(db, person.id)
    if ((await listTokens(db, person.id)).length >= MAX_TOKENS)
      throw new AppError('conflict', { message: accessTokensMessages.texts.full })
    const { secret, hash } = makeSecret()
    const expiresAt = new Date(now.getTime() + days * DAY_MS)
    const token = await insertToken(db, { userId: person.id, name, scope, tokenHash: hash, expiresAt }, now)
    await notifyOwner(platform, db, 'token-made', person.email)
    return { token, secret }
  }),

  route(revokeAccessToken, async ({ id }, { db, person }) => ({
    revoked: await deleteToken(db, person.id, id),
  })),
]
