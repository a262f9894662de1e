import * as auth from '@tripwright/domain/account/sign-in'
import type { Contract } from '@tripwright/domain/base/contract'
import { AppError } from '#platform/http/app-error.ts'
import { openSigned } from '#platform/http/signed-cookie.ts'
import type { Platform } from '#platform/platform.ts'
import {
  type AuthDeps,
  afterPasswordChange,
  requestReset,
  requestSignInLink,
  requireStrongPassword,
  resendVerification,
  resetPassword,
  signInByLink,
  signUp,
  verify,
} from './accounts.service.ts'
import { equalizeLookupTiming, setName } from './accounts.store.ts'
import { type Endpoint, type EndpointContext, endpoint, respondWith, toAppError } from './auth.routes.ts'
import type { BetterAuth } from './better-auth.service.ts'
import {
  ADDRESS_HEADER,
  type ChallengeCookie,
  challengeCookieName,
  clearSessionCookie,
  readChallengeCookies,
  type Sessions,
  sessionCookie,
  setChallengeCookie,
  setSessionCookie,
  signSession,
} from './sessions.service.ts'
import {
  deleteOwnSession,
  deleteSession,
  deleteSessionsOf,
  findSessionWithUser,
  listSessions,
  markTrustedDeviceSession,
  markTwoFactorSession,
} from './sessions.store.ts'

type Deps = Pick<Platform, 'config' | 'secret'>
type SessionWithUser = NonNullable<Awaited<ReturnType<typeof findSessionWithUser>>>
/** Dependencies of endpoints, also of those that other features add through `makeAuth`. */
export type EndpointDeps = { deps: AuthDeps; sessions: Sessions; library: () => Promise<BetterAuth> }

/** The complete list of /api/auth endpoints. Other endpoints of the library are not reachable. */
export function makeEndpoints(tools: EndpointDeps): Endpoint[] {
  return [...accountEndpoints(tools), ...libraryEndpoints(tools), ...sessionEndpoints(tools)]
}

function accountEndpoints({ deps }: EndpointDeps): Endpoint[] {
  const answerToken = async (
    { token }: { token: string },
    { origin }: Pick<EndpointContext, 'origin'>,
  ): Promise<Response> => {
    const { user, state, sessionToken } = await verify(deps, token, origin)
    const body = { status: true, user: sessionToken === null ? null : user, state }
    return respondWith(
      auth.verifyEmail,
      body,
      sessionToken === null ? undefined : newSession(sessionToken, deps),
    )
  }
  return [
    endpoint(auth.signUp, async (input, { origin, setDevice }) => {
      await signUp(deps, input, origin)
      const headers = new Headers(setDevice === null ? [] : [['set-cookie', setDevice]])
      return respondWith(auth.signUp, { token: null, user: null }, headers)
    }),
    endpoint(auth.verifyEmail, answerToken),
    endpoint(auth.verifyEmailByGet, answerToken),
    endpoint(auth.resendVerification, async ({ email }, { origin }) => {
      await resendVerification(deps, email, origin)
      return { status: true }
    }),
    endpoint(auth.requestReset, async ({ email }, { origin }) => {
      await requestReset(deps, email, origin)
      return { status: true }
    }),
    endpoint(auth.requestSignInLink, async ({ email }, { origin }) => {
      await requestSignInLink(deps, email, origin)
      return { status: true }
    }),
    endpoint(auth.signInByLink, async ({ token }, { origin }) => {
      const entered = await signInByLink(deps, token, origin)
      if ('step' in entered)
        return respondWithChallenge(auth.signInByLink, setChallengeCookie('two_factor', entered.step, deps))
      const { user, sessionToken } = entered
      return respondWith(
        auth.signInByLink,
        { redirect: false, token: sessionToken, user },
        newSession(sessionToken, deps),
      )
    }),
    endpoint(auth.resetPassword, async ({ token, newPassword }) => {
      await resetPassword(deps, token, newPassword)
      return { status: true }
    }),
  ]
}

function libraryEndpoints({ deps, library }: EndpointDeps): Endpoint[] {
  const { limits } = deps
  return [
    endpoint(auth.signIn, async (body, visit) => {
      await limits.takeAddress('hash', visit.origin.ipAddress)
      await limits.takeGuess(body.email)
      await equalizeLookupTiming(deps.database.db, body.email)
      const { api } = await library()
      const signedIn = api.signInEmail({
        body,
        headers: headersFor(deps, visit, ['trust_device']),
        returnHeaders: true,
      })
      const { response, headers } = await signedIn.catch(async (thrown) => {
        const error = toAppError(thrown)
        // The password was right and only the address is unverified: this is no failed guess.
        if (error instanceof AppError && error.code === 'not-verified') await limits.forgetGuesses(body.email)
        throw error
      })
      await limits.forgetGuesses(body.email)
      const step = challengeCookieOf(headers, deps)
      if (step !== null) return respondWithChallenge(auth.signIn, step)
      await markTrustedDeviceSession(deps.database.db, response.token)
      return respondWith(auth.signIn, response, headers)
    }),

    endpoint(auth.changePassword, async (body, visit) => {
      const { userId, email } = visit.session
      requireStrongPassword(body.newPassword, 'newPassword')
      await limits.takeGuess(email)
      const headers = headersFor(deps, visit)
      const { api } = await library()
      const changed = await api.changePassword({ body, headers, returnHeaders: true })
      await afterPasswordChange(deps, { id: userId, email })
      if (visit.session.twoSteps) await recordTwoFactorSignIn(deps, changed.headers)
      return respondWith(auth.changePassword, changed.response, changed.headers)
    }),

    endpoint(auth.getToken, async (_, visit) => {
      const { api } = await library()
      return api.getToken({ headers: headersFor(deps, visit) })
    }),
    endpoint(auth.getKeys, async () => (await library()).api.getJwks()),
  ]
}

// Not the library's endpoint: that one reports success even when a row could not be deleted, and ends only the first hundred
// sessions.
function sessionEndpoints({ deps, sessions }: EndpointDeps): Endpoint[] {
  const { db } = deps.database
  return [
    endpoint(auth.getSession, async (_, { request }) => {
      const session = await sessions.find(request)
      const isCookie = session?.by === 'cookie'
      // A browser drops a cookie 30 days after it was set, so an extended session must set it again.
      const cookie = isCookie ? setSessionCookie(session.token, cookieOf(deps)) : null
      const whole = session && (await findSessionWithUser(db, session.id))
      const ownSession = whole && { ...whole, ...twoFactorStatusOf(whole, deps) }
      return respondWith(
        auth.getSession,
        ownSession,
        new Headers(cookie === null ? [] : [['set-cookie', cookie]]),
      )
    }),
    endpoint(auth.signOut, async (_, { request }) => {
      const session = await sessions.find(request)
      if (session) await deleteSession(db, session.id)
      return respondWith(
        auth.signOut,
        { success: true },
        new Headers({ 'set-cookie': clearSessionCookie(deps.config.publicUrl) }),
      )
    }),
    endpoint(auth.listSessions, (_, { session }) => listSessions(db, session, deps.now())),
    endpoint(auth.revokeSession, async ({ token }, { session }) => {
      await deleteOwnSession(db, session.userId, token)
      return { status: true }
    }),
    endpoint(auth.revokeSessions, async (_, { session }) => {
      await deleteSessionsOf(db, session.userId)
      return { status: true }
    }),
    endpoint(auth.revokeOtherSessions, async (_, { session }) => {
      await deleteSessionsOf(db, session.userId, session.id)
      return { status: true }
    }),
    endpoint(auth.updateName, async ({ name }, { session }) => {
      await setName(db, session.userId, name, deps.now())
      return { status: true }
    }),
  ]
}

/** The cookie of the second step, when the library requires that step. */
function challengeCookieOf(headers: Headers, { config }: Deps): string | null {
  const name = challengeCookieName('two_factor', config.publicUrl)
  return headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`)) ?? null
}

/** State of the second step in a staff session: done, advised or required. */
function twoFactorStatusOf({ user, session }: SessionWithUser, { config }: Deps) {
  if (user.role === 'user') return {}
  return { secondStep: session.twoSteps ? 'done' : config.staffNeedTwoSteps ? 'required' : 'advised' }
}

/** Marks the session that the library has just created as opened with two factors; does nothing when there is none. */
export async function recordTwoFactorSignIn(
  deps: Pick<AuthDeps, 'database' | 'secret'>,
  made: Headers,
): Promise<void> {
  const token = openSigned(decodeURIComponent(made.get('set-auth-token') ?? ''), deps.secret)
  if (token !== null) await markTwoFactorSession(deps.database.db, token)
}

/** Continues with the second step: sets only its cookie, because nobody is signed in yet. */
function respondWithChallenge(contract: Contract, cookie: string): Response {
  const challenge = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1, cookie.indexOf(';')))
  const body = { twoFactorRedirect: true, twoFactorMethods: ['totp'], challenge }
  return respondWith(contract, body, new Headers({ 'set-cookie': cookie }))
}

/**
 * The part of a request that the library gets: the session that we found, the client address that we computed, the
 * User-Agent.
 */
export function headersFor(
  deps: Deps,
  visit: EndpointContext,
  steps: ChallengeCookie[] = [],
  challenge?: string,
): Headers {
  const { ipAddress, userAgent } = visit.origin
  const cookies = readChallengeCookies(visit.request, deps.config.publicUrl, steps)
  if (challenge !== undefined)
    cookies.set(challengeCookieName('two_factor', deps.config.publicUrl), challenge)
  const pairs = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  if (visit.session) pairs.push(sessionCookie(visit.session.token, cookieOf(deps)))
  const cookie = pairs.length > 0 && { cookie: pairs.join('; ') }
  return new Headers({ [ADDRESS_HEADER]: ipAddress, 'user-agent': userAgent, ...cookie })
}

function newSession(token: string, deps: Deps): Headers {
  const headers = new Headers({ 'set-auth-token': signSession(token, deps.secret) })
  headers.append('set-cookie', setSessionCookie(token, cookieOf(deps)))
  return headers
}

const cookieOf = ({ secret, config }: Deps) => ({ secret, publicUrl: config.publicUrl })
