import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { MAX_TOKEN_NAME, TOKEN_DAYS, TOKEN_SCOPES } from './access-tokens.rules.ts'

const scope = z.enum(TOKEN_SCOPES)
const instant = z.string()

const accessToken = z.object({
  id: z.string(),
  name: z.string(),
  scope,
  createdAt: instant,
  expiresAt: instant,
  /** Null: not used yet. Exact to a minute. */
  lastUsedAt: z.nullable(instant),
})
export type AccessToken = z.output<typeof accessToken>

export const listAccessTokens = contract({
  method: 'GET',
  path: '/api/access-tokens',
  summary:
    'The access tokens of the account, newest first, without their secrets, and the address that takes them.',
  roles: 'signed-in',
  output: z.object({ endpoint: z.string(), tokens: z.array(accessToken) }),
})

export const createAccessToken = contract({
  method: 'POST',
  path: '/api/access-tokens',
  summary: 'Makes a token for an AI app. Its secret is told here and never again.',
  roles: 'signed-in',
  proof: 'fresh-session',
  input: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_TOKEN_NAME)),
    scope,
    days: z.literal(TOKEN_DAYS),
  }),
  output: z.object({ token: accessToken, secret: z.string() }),
  errors: ['conflict', 'too-many-requests'],
})

export const revokeAccessToken = contract({
  method: 'DELETE',
  path: '/api/access-tokens/{id}',
  summary: 'Revokes an own token: the next request with it is refused.',
  roles: 'signed-in',
  proof: 'session',
  input: z.object({ id: z.uuid().check(z.toLowerCase()) }),
  output: z.object({ revoked: z.boolean() }),
})
