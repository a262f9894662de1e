import { passkey } from '@better-auth/passkey'
import { PASSWORD_MAX_LENGTH } from '@tripwright/domain/account/sign-in'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { bearer } from 'better-auth/plugins/bearer'
import { jwt } from 'better-auth/plugins/jwt'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { isUnavailable, logUnavailable } from '#platform/db/unavailable.ts'
import type { Platform } from '#platform/platform.ts'
import { accounts, jwks, passkeys, sessions, twoFactors, users, verifications } from './auth.tables.ts'
import type { Passwords } from './passwords.service.ts'
import {
  ADDRESS_HEADER,
  CHALLENGE_COOKIES,
  challengeCookieName,
  sessionCookieName,
} from './sessions.service.ts'
import {
  KEY_GRACE_SECONDS,
  KEY_ROTATION_SECONDS,
  listKeys,
  SESSION_SECONDS,
  saveKey,
} from './sessions.store.ts'

export type BetterAuth = ReturnType<typeof makeBetterAuth>
type Deps = Pick<Platform, 'config' | 'secret' | 'database' | 'log' | 'now'>

/**
 * Better Auth on our tables. Only our own code calls it (auth.routes.ts): its router, limits and origin checks are not used,
 * so an endpoint that the mount does not list cannot be reached. Only the feature two-factor reaches the endpoints of second
 * step and passkeys.
 */
export function makeBetterAuth(deps: Deps, passwords: Passwords) {
  const { config, secret, database } = deps
  const origin = new URL(config.publicUrl).origin
  const schema = {
    user: users,
    session: sessions,
    account: accounts,
    verification: verifications,
    jwks,
    twoFactor: twoFactors,
    passkey: passkeys,
  }
  return betterAuth({
    baseURL: origin,
    basePath: '/api/auth',
    // Given as a list, because otherwise the library would prefer secrets of its own from the environment.
    secrets: [{ version: 1, value: secret }],
    database: drizzleAdapter(database.db, { provider: 'pg', schema }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength: 1,
      maxPasswordLength: 4 * PASSWORD_MAX_LENGTH,
      password: passwords,
    },
    user: {
      additionalFields: { role: { type: 'string', input: false, required: false, defaultValue: 'user' } },
    },
    // Our own session read extends the expiry; the age of a session is checked where it matters (Person.signedInAt).
    session: { expiresIn: SESSION_SECONDS, disableSessionRefresh: true, freshAge: 0 },
    plugins: [
      bearer({ requireSignature: true }),
      jwtPlugin(deps, origin),
      twoFactor({ issuer: PRODUCT }),
      passkeyPlugin(origin),
    ],
    advanced: {
      useSecureCookies: false,
      cookiePrefix: 'tripwright',
      cookies: {
        session_token: {
          name: sessionCookieName(config.publicUrl),
          attributes: cookieFlags(config.publicUrl),
        },
        ...Object.fromEntries(
          CHALLENGE_COOKIES.map((name) => [
            name,
            { name: challengeCookieName(name, config.publicUrl), attributes: cookieFlags(config.publicUrl) },
          ]),
        ),
      },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      database: { generateId: () => crypto.randomUUID() },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_, message, ...details) => logOf(deps, message, details) },
  })
}

// An invalid passkey is the client's fault, not the server's.
function logOf({ log }: Deps, message: string, details: unknown[]): void {
  if (message.startsWith('Failed to verify')) log.info({ details }, message)
  else if (details.some(isUnavailable)) logUnavailable(log, 'sign-in', details)
  else log.error({ details }, message)
}

function jwtPlugin({ database, secret, now }: Deps, origin: string) {
  const ring = { db: database.db, secret }
  return jwt({
    disableSettingJwtHeader: true,
    jwks: {
      keyPairConfig: { alg: 'ES256' },
      rotationInterval: KEY_ROTATION_SECONDS,
      gracePeriod: KEY_GRACE_SECONDS,
    },
    jwt: {
      issuer: origin,
      audience: origin,
      expirationTime: '15m',
      // The JWT holds no account data: each use looks up the person and their rights.
      definePayload: ({ session }) => ({ sid: session.id }),
    },
    adapter: {
      getJwks: () => listKeys(ring, now()),
      createJwk: (draft) => saveKey(ring, draft, now()),
    },
  })
}

// The name in an authenticator app and in a device's list of passkeys.
const PRODUCT = 'Tripwright'

/** The relying party is the host of PUBLIC_URL. A passkey counts as two factors, so the device must have verified its user. */
function passkeyPlugin(origin: string) {
  return passkey({
    rpID: new URL(origin).hostname,
    rpName: PRODUCT,
    origin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: 'passkey' },
    registration: {
      afterVerification: ({ verification }) => {
        if (!verification.registrationInfo?.userVerified) throw new APIError('BAD_REQUEST')
      },
    },
    authentication: {
      afterVerification: ({ verification }) => {
        if (!verification.authenticationInfo.userVerified)
          throw new APIError('UNAUTHORIZED', { code: 'AUTHENTICATION_FAILED' })
      },
    },
  })
}

function cookieFlags(publicUrl: string) {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: publicUrl.startsWith('https:') } as const
}
