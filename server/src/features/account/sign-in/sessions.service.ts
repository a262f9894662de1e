import { createPublicKey, type KeyObject } from 'node:crypto'
import { accessTokensMessages, isAccessToken } from '@tripwright/domain/account/access-tokens'
import { authMessages } from '@tripwright/domain/account/sign-in'
import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose'
import { AppError } from '#platform/http/app-error.ts'
import { isOwnOrigin } from '#platform/http/origin-check.ts'
import type { FindPerson, Person } from '#platform/http/session-check.ts'
import { openSigned, readCookie, signValue } from '#platform/http/signed-cookie.ts'
import type { Platform } from '#platform/platform.ts'
import {
  extendSession,
  isExpired,
  isExtensionDue,
  type KeyRing,
  type LiveSession,
  listKeys,
  prepareSessionReads,
  SESSION_SECONDS,
} from './sessions.store.ts'

/** The header that gives the library the client address that we computed; one that a client sends is never passed on. */
export const ADDRESS_HEADER = 'x-client-address'

/**
 * The proof with which a request names its caller. A JWT may read and write, except where a contract requires another proof.
 */
type Credential = { kind: 'cookie' | 'bearer' | 'jwt'; value: string }

export type AuthSession = LiveSession & { by: Credential['kind'] }

export type Sessions = {
  /** The live session of a request, or null. Throws not-signed-in for an invalid JWT and for an access token. */
  find(request: Request): Promise<AuthSession | null>
  findPerson: FindPerson
}

type Deps = Pick<Platform, 'config' | 'secret' | 'database' | 'log' | 'now'>
type Config = Platform['config']

/** Our own session read: a signature check and one prepared join without the library, so a revocation takes effect at once. */
export function makeSessions({ config, secret, database, log, now }: Deps): Sessions {
  const reads = prepareSessionReads(database.db)
  const verifyJwt = makeJwtVerifier({ db: database.db, secret }, new URL(config.publicUrl).origin)

  async function read({ kind, value }: Credential): Promise<LiveSession | null> {
    if (kind === 'jwt') {
      const { sid, sub } = await verifyJwt(value, now())
      const session = await reads.byId(sid)
      return session?.userId === sub ? session : null
    }
    const token = openSigned(value, secret)
    return token === null ? null : reads.byToken(token)
  }

  async function find(request: Request) {
    const credential = credentialOf(request, config)
    if (credential === null) return null
    const session = await read(credential)
    if (session === null || isExpired(session, now())) return null
    if (isExtensionDue(session, now()))
      // Not awaited: a read stays a read, and the next one tries again if this fails.
      extendSession(database.db, session, now()).catch((error) =>
        log.warn({ error }, 'a session was not extended'),
      )
    return { ...session, by: credential.kind }
  }

  return {
    find,
    async findPerson(request) {
      const session = await find(request)
      return session && toPerson(session, config.staffNeedTwoSteps)
    },
  }
}

function toPerson(session: AuthSession, staffNeedTwoSteps: boolean): Person {
  const { id, userId, email, name, role, createdAt, twoSteps } = session
  const isShort = staffNeedTwoSteps && role !== 'user' && !twoSteps
  const person: Person = { id: userId, email, name, role, sessionId: id, signedInAt: createdAt }
  if (isShort) person.lacksSecondStep = true
  if (session.by === 'jwt') person.isByJwt = true
  return person
}

/** Bearer before cookie: a bearer token alone decides, valid or not. */
function credentialOf(request: Request, config: Config): Credential | null {
  const authorization = request.headers.get('authorization') ?? ''
  if (/^bearer(\s|$)/i.test(authorization)) {
    const value = decoded(authorization.slice('bearer'.length).trim())
    // Refused, also where a guest may call: an app that sends its token to the wrong address has to be told.
    if (isAccessToken(value))
      throw new AppError('not-signed-in', { message: accessTokensMessages.texts['only-for-apps'] })
    return { kind: value.split('.').length === 3 ? 'jwt' : 'bearer', value }
  }
  if (isCrossSite(request, config)) return null
  const cookie = readCookie(request, sessionCookieName(config.publicUrl))
  return cookie === null ? null : { kind: 'cookie', value: cookie }
}

/** The cookie counts for our own pages only (contract.md, "Sign-in"); following a link to us counts as our own page. */
function isCrossSite(request: Request, config: Config): boolean {
  const origin = request.headers.get('origin')
  if (origin !== null) return !isOwnOrigin(origin, request, config)
  const site = request.headers.get('sec-fetch-site') ?? 'none'
  return !['none', 'same-origin'].includes(site) && request.headers.get('sec-fetch-mode') !== 'navigate'
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** `__Host-` under https: the browser then takes it from this host alone, over https alone. */
export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-tripwright.session_token' : 'tripwright.session_token'
}

/** Cookies between the steps of a sign-in, by the library's names. */
export const CHALLENGE_COOKIES = ['two_factor', 'trust_device', 'passkey'] as const
export type ChallengeCookie = (typeof CHALLENGE_COOKIES)[number]

export function challengeCookieName(name: ChallengeCookie, publicUrl: string): string {
  return publicUrl.startsWith('https:') ? `__Host-tripwright.${name}` : `tripwright.${name}`
}

/** The named cookies of a request, by their full names, with their signed values. */
export function readChallengeCookies(
  request: Request,
  publicUrl: string,
  names: readonly ChallengeCookie[],
): Map<string, string> {
  const cookieNames = names.map((name) => challengeCookieName(name, publicUrl))
  return new Map(cookieNames.flatMap((name) => [[name, readCookie(request, name)] as const].filter(hasValue)))
}

const hasValue = (pair: readonly [string, string | null]): pair is readonly [string, string] =>
  pair[1] !== null

/** The Set-Cookie header of a pending second step, as the library writes it: ten minutes. */
export function setChallengeCookie(
  name: ChallengeCookie,
  value: string,
  { secret, config }: { secret: string; config: { publicUrl: string } },
): string {
  const signed = encodeURIComponent(signValue(value, secret))
  return `${challengeCookieName(name, config.publicUrl)}=${signed}; Max-Age=600; ${flags(config.publicUrl)}`
}

/** The signed token: the bearer header carries it unchanged, the cookie percent-encoded. */
export function signSession(token: string, secret: string): string {
  return signValue(token, secret)
}

/** Name and value for a Cookie header. */
export function sessionCookie(
  token: string,
  { secret, publicUrl }: { secret: string; publicUrl: string },
): string {
  return `${sessionCookieName(publicUrl)}=${encodeURIComponent(signSession(token, secret))}`
}

/** The Set-Cookie header of a session, as the library writes it. */
export function setSessionCookie(token: string, from: { secret: string; publicUrl: string }): string {
  return `${sessionCookie(token, from)}; Max-Age=${SESSION_SECONDS}; ${flags(from.publicUrl)}`
}

export function clearSessionCookie(publicUrl: string): string {
  return `${sessionCookieName(publicUrl)}=; Max-Age=0; ${flags(publicUrl)}`
}

const flags = (publicUrl: string) =>
  `Path=/; HttpOnly${publicUrl.startsWith('https:') ? '; Secure' : ''}; SameSite=Lax`

/** The signature algorithm of our JWTs: the only accepted one, whatever a header claims. */
const ALGORITHM = 'ES256'
const KEY_CACHE_MS = 60_000
/** Allowed clock difference between servers. */
const CLOCK_SKEW_SECONDS = 30

type JwtClaims = { sub: string; sid: string }
type JwtVerifier = (jwt: string, now: Date) => Promise<JwtClaims>

/** `origin` is both issuer and audience. Throws not-signed-in with the texts of specification section 8. */
function makeJwtVerifier(ring: KeyRing, origin: string): JwtVerifier {
  const keys = makeKeyCache(ring)
  return async (jwt, now) => {
    const key = await keys.find(readKeyId(jwt), now)
    if (key === 'none') throw refused('jwt.no-keys')
    if (key === 'unknown') throw refused('jwt.unknown-key')
    try {
      // Keys that a header brings or points to (jwk, jku, x5u, x5c) are never looked at.
      const { payload } = await jwtVerify(jwt, key, {
        algorithms: [ALGORITHM],
        issuer: origin,
        audience: origin,
        currentDate: now,
        clockTolerance: CLOCK_SKEW_SECONDS,
        requiredClaims: ['sub', 'sid'],
      })
      return checkClaims(payload, now)
    } catch (error) {
      throw toRefusal(error)
    }
  }
}

/** Converts an error of the library into a text of the specification; any other error is a bug and stays unchanged. */
function toRefusal(error: unknown): unknown {
  if (error instanceof errors.JWTExpired) return refused('jwt.expired')
  if (error instanceof errors.JWTClaimValidationFailed || error instanceof errors.JWTInvalid)
    return refused('jwt.not-ours')
  return error instanceof errors.JOSEError ? refused('jwt.bad-signature') : error
}

/** The token's header, unverified; undefined where there is none. */
function readKeyId(jwt: string): string | undefined {
  try {
    return decodeProtectedHeader(jwt).kid
  } catch {
    return undefined
  }
}

/**
 * The tolerance serves servers whose clock is ahead only: no token lives longer than its expiry, and one without an expiry
 * is invalid.
 */
function checkClaims({ exp = 0, iat = 0, sub, sid }: JWTPayload, now: Date): JwtClaims {
  const seconds = now.getTime() / 1000
  if (exp <= seconds) throw refused('jwt.expired')
  if (typeof sub !== 'string' || typeof sid !== 'string' || iat > seconds + CLOCK_SKEW_SECONDS)
    throw refused('jwt.not-ours')
  return { sub, sid }
}

function refused(
  text: 'jwt.no-keys' | 'jwt.unknown-key' | 'jwt.bad-signature' | 'jwt.expired' | 'jwt.not-ours',
): AppError {
  return new AppError('not-signed-in', { message: authMessages.texts[text] })
}

/** Our public keys by id, read again after a minute, and at once for an id that another process may just have made. */
function makeKeyCache(ring: KeyRing) {
  let keyCache = new Map<string, KeyObject>()
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | null = null

  async function read(now: Date): Promise<void> {
    const keys = await listKeys(ring, now)
    keyCache = new Map(
      keys.map(({ id, publicKey }) => [id, createPublicKey({ key: JSON.parse(publicKey), format: 'jwk' })]),
    )
    readAt = now.getTime()
  }

  return {
    async find(kid: unknown, now: Date): Promise<KeyObject | 'none' | 'unknown'> {
      const id = typeof kid === 'string' ? kid : ''
      if (!keyCache.has(id) || now.getTime() - readAt > KEY_CACHE_MS) {
        reading ??= read(now).finally(() => {
          reading = null
        })
        await reading
      }
      return keyCache.get(id) ?? (keyCache.size === 0 ? 'none' : 'unknown')
    },
  }
}
