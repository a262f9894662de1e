import * as auth from '@tripwright/domain/auth'
import { AppError } from '#platform/http/app-error.ts'
import type { Platform } from '#platform/platform.ts'
import {
  type Desk,
  passwordChanged,
  requestReset,
  requireGoodPassword,
  resendVerification,
  resetPassword,
  signUp,
  verify,
} from './accounts.service.ts'
import { readAsIfKnown, setName } from './accounts.store.ts'
import { answerWith, asRefusal, type Endpoint, endpoint, type Visit } from './auth.routes.ts'
import type { Library } from './library.service.ts'
import {
  ADDRESS_HEADER,
  clearSessionCookie,
  type Sessions,
  sessionCookie,
  setSessionCookie,
  signSession,
} from './sessions.service.ts'
import {
  deleteOwnSession,
  deleteSession,
  deleteSessionsOf,
  findWholeSession,
  listSessions,
} from './sessions.store.ts'

type House = Pick<Platform, 'config' | 'secret'>
type Tools = { desk: Desk; sessions: Sessions; library: () => Promise<Library> }

/** The closed list of what /api/auth answers. What the library can do beyond it does not exist here. */
export function makeEndpoints(tools: Tools): Endpoint[] {
  return [...accountEndpoints(tools), ...libraryEndpoints(tools), ...sessionEndpoints(tools)]
}

function accountEndpoints({ desk }: Tools): Endpoint[] {
  const answerToken = async (
    { token }: { token: string },
    { origin }: Pick<Visit, 'origin'>,
  ): Promise<Response> => {
    const { user, state, sessionToken } = await verify(desk, token, origin)
    const answer = { status: true, user: sessionToken === null ? null : user, state }
    return answerWith(
      auth.verifyEmail,
      answer,
      sessionToken === null ? undefined : newSession(sessionToken, desk),
    )
  }
  return [
    endpoint(auth.signUp, async (input, { origin, setDevice }) => {
      await signUp(desk, input, origin)
      const headers = new Headers(setDevice === null ? [] : [['set-cookie', setDevice]])
      return answerWith(auth.signUp, { token: null, user: null }, headers)
    }),
    endpoint(auth.verifyEmail, answerToken),
    endpoint(auth.verifyEmailByGet, answerToken),
    endpoint(auth.resendVerification, async ({ email }, { origin }) => {
      await resendVerification(desk, email, origin)
      return { status: true }
    }),
    endpoint(auth.requestReset, async ({ email }, { origin }) => {
      await requestReset(desk, email, origin)
      return { status: true }
    }),
    endpoint(auth.resetPassword, async ({ token, newPassword }) => {
      await resetPassword(desk, token, newPassword)
      return { status: true }
    }),
  ]
}

function libraryEndpoints({ desk, library }: Tools): Endpoint[] {
  const { limits } = desk
  return [
    endpoint(auth.signIn, async (body, visit) => {
      await limits.takeAddress('hash', visit.origin.ipAddress)
      await limits.takeGuess(body.email)
      await readAsIfKnown(desk.database.db, body.email)
      const { api } = await library()
      const signedIn = api.signInEmail({
        body,
        headers: headersFor(desk, visit),
        returnHeaders: true,
      })
      const { response, headers } = await signedIn.catch(async (thrown) => {
        const error = asRefusal(thrown)
        // The password was right, only the address is not proved yet: no guess.
        if (error instanceof AppError && error.code === 'not-verified') await limits.forgetGuesses(body.email)
        throw error
      })
      await limits.forgetGuesses(body.email)
      return answerWith(auth.signIn, response, headers)
    }),

    endpoint(auth.changePassword, async (body, visit) => {
      const { userId, email } = visit.session
      requireGoodPassword(body.newPassword, 'newPassword')
      await limits.takeGuess(email)
      const headers = headersFor(desk, visit)
      const { api } = await library()
      const changed = await api.changePassword({ body, headers, returnHeaders: true })
      await passwordChanged(desk, { id: userId, email })
      return answerWith(auth.changePassword, changed.response, changed.headers)
    }),

    endpoint(auth.getToken, async (_, visit) => {
      const { api } = await library()
      return api.getToken({ headers: headersFor(desk, visit) })
    }),
    endpoint(auth.getKeys, async () => (await library()).api.getJwks()),
  ]
}

// Not the library's: that one says "done" even when a row could not be deleted, and ends only the first hundred sessions.
function sessionEndpoints({ desk, sessions }: Tools): Endpoint[] {
  const { db } = desk.database
  return [
    endpoint(auth.getSession, async (_, { request }) => {
      const found = await sessions.find(request)
      const isCookie = found?.by === 'cookie'
      // The browser forgets a cookie 30 days after it was set, so a session that goes on must set it again.
      const cookie = isCookie ? setSessionCookie(found.token, cookieOf(desk)) : null
      const whole = found && (await findWholeSession(db, found.id))
      return answerWith(auth.getSession, whole, new Headers(cookie === null ? [] : [['set-cookie', cookie]]))
    }),
    endpoint(auth.signOut, async (_, { request }) => {
      const found = await sessions.find(request)
      if (found) await deleteSession(db, found.id)
      return answerWith(
        auth.signOut,
        { success: true },
        new Headers({ 'set-cookie': clearSessionCookie(desk.config.publicUrl) }),
      )
    }),
    endpoint(auth.listSessions, (_, { session }) => listSessions(db, session.userId, desk.now())),
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
      await setName(db, session.userId, name, desk.now())
      return { status: true }
    }),
  ]
}

/** What the library gets to see of a request: a session that we found ourselves, our address, the name of the browser. */
function headersFor(house: House, visit: Visit): Headers {
  const { ipAddress, userAgent } = visit.origin
  const cookie = visit.session && { cookie: sessionCookie(visit.session.token, cookieOf(house)) }
  return new Headers({ [ADDRESS_HEADER]: ipAddress, 'user-agent': userAgent, ...cookie })
}

function newSession(token: string, house: House): Headers {
  const headers = new Headers({ 'set-auth-token': signSession(token, house.secret) })
  headers.append('set-cookie', setSessionCookie(token, cookieOf(house)))
  return headers
}

const cookieOf = ({ secret, config }: House) => ({ secret, publicUrl: config.publicUrl })
