/** The beginning of every token, by which people and scanners of leaked secrets recognise one. */
export const TOKEN_PREFIX = 'tripwright_'
/** `read` changes nothing; `write` may also save. */
export const TOKEN_SCOPES = ['read', 'write'] as const
export type TokenScope = (typeof TOKEN_SCOPES)[number]
/** The days for which a token may be valid: each ends, so that a forgotten one does too. */
export const TOKEN_DAYS = [30, 90, 365] as const
export const MAX_TOKENS = 20
export const MAX_TOKEN_NAME = 60

/** Whether a credential claims to be an access token. Whether it is valid only the database knows. */
export function isAccessToken(credential: string): boolean {
  return credential.startsWith(TOKEN_PREFIX)
}

/** Whether a token with this end, an ISO instant, is over at `now`. */
export function isTokenExpired({ expiresAt }: { expiresAt: string }, now: Date): boolean {
  return Date.parse(expiresAt) <= now.getTime()
}
