import { PASSWORD_MAX_LENGTH } from '@tripwright/domain/auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { bearer } from 'better-auth/plugins/bearer'
import { jwt } from 'better-auth/plugins/jwt'
import type { Platform } from '#platform/platform.ts'
import { accounts, jwks, sessions, users, verifications } from './auth.tables.ts'
import type { Passwords } from './passwords.service.ts'
import { ADDRESS_HEADER, sessionCookieName } from './sessions.service.ts'
import {
  KEY_GRACE_SECONDS,
  KEY_ROTATION_SECONDS,
  keepKey,
  listKeys,
  SESSION_SECONDS,
} from './sessions.store.ts'

export type Library = ReturnType<typeof makeLibrary>
type House = Pick<Platform, 'config' | 'secret' | 'database' | 'log' | 'now'>

/**
 * Better Auth on our tables. Only our own code calls it (auth.routes.ts): its router, limits and origin checks are not
 * used, so what the mount does not name cannot be reached. Second factor and passkeys join `plugins` with their issue.
 */
export function makeLibrary(house: House, passwords: Passwords) {
  const { config, secret, database } = house
  const origin = new URL(config.publicUrl).origin
  const schema = { user: users, session: sessions, account: accounts, verification: verifications, jwks }
  return betterAuth({
    baseURL: origin,
    basePath: '/api/auth',
    // Given as a list, because the library would else prefer secrets of its own from the environment.
    secrets: [{ version: 1, value: secret }],
    database: drizzleAdapter(database.db, { provider: 'pg', schema }),
    emailAndPassword: {
      ...{ enabled: true, disableSignUp: true, requireEmailVerification: true },
      ...{ minPasswordLength: 1, maxPasswordLength: 4 * PASSWORD_MAX_LENGTH, password: passwords },
    },
    user: {
      additionalFields: { role: { type: 'string', input: false, required: false, defaultValue: 'user' } },
    },
    // Our own read moves the expiry; a session's age is judged where it matters (Person.signedInAt).
    session: { expiresIn: SESSION_SECONDS, disableSessionRefresh: true, freshAge: 0 },
    plugins: [bearer({ requireSignature: true }), ownJwt(house, origin)],
    advanced: {
      useSecureCookies: false,
      cookiePrefix: 'tripwright',
      cookies: {
        session_token: {
          name: sessionCookieName(config.publicUrl),
          attributes: cookieFlags(config.publicUrl),
        },
      },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      database: { generateId: () => crypto.randomUUID() },
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (_, message, ...details) => house.log.error({ details }, message) },
  })
}

function ownJwt({ database, secret, now }: House, origin: string) {
  const ring = { db: database.db, secret }
  return jwt({
    disableSettingJwtHeader: true,
    jwks: {
      ...{ keyPairConfig: { alg: 'ES256' } },
      ...{ rotationInterval: KEY_ROTATION_SECONDS, gracePeriod: KEY_GRACE_SECONDS },
    },
    jwt: {
      ...{ issuer: origin, audience: origin, expirationTime: '15m' },
      // Nothing of the account is in it: who it is and what it may do is looked up at each use.
      definePayload: ({ session }) => ({ sid: session.id }),
    },
    adapter: {
      getJwks: () => listKeys(ring, now()),
      createJwk: (draft) => keepKey(ring, draft, now()),
    },
  })
}

function cookieFlags(publicUrl: string) {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: publicUrl.startsWith('https:') } as const
}
