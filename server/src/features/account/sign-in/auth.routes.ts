import * as auth from '@tripwright/domain/account/sign-in'
import { factorsMessages } from '@tripwright/domain/account/two-factor'
import { type Contract, type HandlerInput, isWrite } from '@tripwright/domain/base/contract'
import { type ErrorCode, HTTP_STATUS } from '@tripwright/domain/base/outcome'
import { sessionMessages } from '@tripwright/domain/base/session.messages'
import { fillText } from '@tripwright/domain/base/text'
import { z } from 'zod'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import { asNotFoundIfDeleted } from '#platform/http/deleted-account.ts'
import { readDevice } from '#platform/http/device.ts'
import { readJsonBody } from '#platform/http/json-body.ts'
import { requireSameOrigin } from '#platform/http/origin-check.ts'
import { errorResponse, errorText, jsonResponse } from '#platform/http/response.ts'
import { openSigned } from '#platform/http/signed-cookie.ts'
import { requireStorableText } from '#platform/http/storable-text.ts'
import type { Platform } from '#platform/platform.ts'
import type { ClientInfo } from './accounts.service.ts'
import { type AuthSession, type Sessions, sessionCookieName } from './sessions.service.ts'
import { deleteSession, deleteSessionByToken } from './sessions.store.ts'
import { findSuspensionReason } from './suspensions.store.ts'

/** The context of a call to an endpoint. `session` is present whenever its contract requires one. */
export type EndpointContext<S extends AuthSession | null = AuthSession | null> = {
  request: Request
  origin: ClientInfo
  /** The cookie of a new device; null for a known one. */
  setDevice: string | null
  session: S
}
type ContextOf<C extends Contract> = EndpointContext<C['roles'] extends 'anyone' ? null : AuthSession>

/** One endpoint under /api/auth: a contract of the domain with its handler. */
export type Endpoint = {
  contract: Contract
  handle: (input: unknown, visit: EndpointContext) => Promise<unknown>
}

/** Binds a handler to its contract. Its result is reduced to the contract's output, unless it is a Response. */
export function endpoint<const C extends Contract>(
  contract: C,
  handle: (input: HandlerInput<C>, visit: ContextOf<C>) => Promise<unknown>,
): Endpoint {
  // Both casts are safe: before the call, the mount has parsed the input with this contract and found the session.
  return { contract, handle: (input, visit) => handle(input as HandlerInput<C>, visit as ContextOf<C>) }
}

export type AuthHandler = (request: Request, address: string) => Promise<Response>
type Deps = Pick<Platform, 'config' | 'secret' | 'log' | 'database'>

/**
 * Serves /api/auth/* and /.well-known/jwks.json: only listed endpoints exist, every refusal has the one error shape, nothing
 * is cached. It bypasses serveRoutes, because a password must not be hashed inside a transaction, and the response of a
 * sign-in must not be stored for an Idempotency-Key.
 */
export function makeAuthHandler(deps: Deps, sessions: Sessions, endpoints: readonly Endpoint[]): AuthHandler {
  return async (request, address) => {
    try {
      const here = endpointsAt(endpoints, new URL(request.url).pathname)
      const endpoint = here.find(({ contract }) => contract.method === request.method)
      if (!endpoint) return wrongMethod(here)
      return await handleEndpoint(deps, sessions, endpoint, { request, address }).catch(async (error) => {
        const isGone = async () =>
          endpoint.contract.roles !== 'anyone' && (await sessions.find(request)) === null
        throw await asNotFoundIfDeleted(toAppError(error), isGone)
      })
    } catch (error) {
      return errorResponse(toAppError(error), deps.log)
    }
  }
}

function endpointsAt(endpoints: readonly Endpoint[], pathname: string): Endpoint[] {
  const path = pathname === '/.well-known/jwks.json' ? auth.getKeys.path : pathname
  const here = endpoints.filter(({ contract }) => contract.path === path)
  if (here.length === 0) throw new AppError('not-found')
  return here
}

function wrongMethod(here: readonly Endpoint[]): Response {
  const body = { error: 'wrong-method', message: errorText('wrong-method') }
  return jsonResponse(body, HTTP_STATUS['wrong-method'], {
    allow: here.map(({ contract }) => contract.method).join(', '),
  })
}

async function handleEndpoint(
  deps: Deps,
  sessions: Sessions,
  { contract, handle }: Endpoint,
  { request, address }: { request: Request; address: string },
): Promise<Response> {
  const { config, secret } = deps
  requireSameOrigin(request, config)
  const session = contract.roles === 'anyone' ? null : await requireSession(sessions, request)
  const fields = await readFields(contract, request)
  requireStorableText(fields, request.url)
  const input = parseInput(contract, fields)
  const device = readDevice(request, secret, config.publicUrl.startsWith('https:'))
  const userAgent = request.headers.get('user-agent')?.slice(0, 300) ?? ''
  const origin = { device: device.id, ipAddress: address, userAgent }
  const output = await handle(input, { request, origin, setDevice: device.setCookie, session })
  const response = output instanceof Response ? output : respondWith(contract, output)
  await endFormerSession(deps, sessions, request, response)
  // Our own pages have the cookie, which no script can read: only clients without cookies get the bearer token.
  if (request.headers.get('sec-fetch-site') === 'same-origin') response.headers.delete('set-auth-token')
  return response
}

/**
 * A new sign-in, by any method, ends the session that the browser had before (ASVS 7.2.4). Done here and not in the
 * endpoints, so that no sign-in method can omit it. Other services see a JWT: one sent with a sign-in ends nothing.
 */
async function endFormerSession(
  { config, secret, database }: Deps,
  sessions: Sessions,
  request: Request,
  response: Response,
): Promise<void> {
  const begin = `${sessionCookieName(config.publicUrl)}=`
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith(begin)) ?? begin
  const opened = openSigned(decodeURIComponent(cookie.slice(begin.length).split(';')[0] ?? ''), secret)
  if (opened === null) return
  await refuseSuspended(database.db, opened)
  const former = await sessions.find(request).catch((error) => {
    if (error instanceof AppError) return null
    throw error
  })
  if (former && former.by !== 'jwt' && former.token !== opened) await deleteSession(database.db, former.id)
}

/**
 * Whoever proved to be the owner is told why the account is suspended. Done here for the same reason; where the session is
 * left behind all the same, no request finds it (sessions.store.ts).
 */
async function refuseSuspended(db: Db, token: string): Promise<void> {
  const reason = await findSuspensionReason(db, token)
  if (reason === null) return
  await deleteSessionByToken(db, token)
  throw new AppError('suspended', { message: fillText(auth.authMessages.texts.suspended, { reason }) })
}

/** A call that changes a session or an account needs the session itself, not a JWT: other services may see a JWT. */
async function requireSession(sessions: Sessions, request: Request): Promise<AuthSession> {
  const session = await sessions.find(request)
  if (session === null) throw new AppError('not-signed-in')
  if (session.by === 'jwt')
    throw new AppError('not-allowed', { message: sessionMessages.texts['session-needed'] })
  return session
}

async function readFields(contract: Contract, request: Request): Promise<unknown> {
  if (isWrite(contract)) return (await readJsonBody(request)).value
  return Object.fromEntries(new URL(request.url).searchParams)
}

function parseInput({ input }: Contract, fields: unknown): unknown {
  if (input === undefined) return undefined
  const parsed = z.safeParse(input, fields)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues
    .slice(0, 20)
    .map(({ path, message }) => ({ path: path.join('.'), message }))
  throw new AppError('bad-input', { issues })
}

const factorTexts = factorsMessages.texts

/** Errors of the library with a code and a text of ours; every other keeps its status and gets that status' text. */
const LIBRARY_ERRORS: Record<string, { code: ErrorCode; message?: string }> = {
  INVALID_EMAIL_OR_PASSWORD: { code: 'wrong-credentials' },
  EMAIL_NOT_VERIFIED: { code: 'not-verified' },
  INVALID_PASSWORD: { code: 'bad-input', message: auth.authMessages.texts['current-password-wrong'] },
  INVALID_CODE: { code: 'wrong-credentials', message: factorTexts['code-wrong'] },
  INVALID_BACKUP_CODE: { code: 'wrong-credentials', message: factorTexts['code-wrong'] },
  INVALID_TWO_FACTOR_COOKIE: { code: 'not-signed-in', message: factorTexts['challenge-over'] },
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: { code: 'not-signed-in', message: factorTexts['challenge-over'] },
  ACCOUNT_TEMPORARILY_LOCKED: { code: 'too-many-requests', message: factorTexts['codes-used-up'] },
  TOTP_ALREADY_ENABLED: { code: 'conflict', message: factorTexts['already-on'] },
  PASSKEY_NOT_FOUND: { code: 'wrong-credentials', message: factorTexts['passkey-unknown'] },
  AUTHENTICATION_FAILED: { code: 'wrong-credentials', message: factorTexts['passkey-unknown'] },
  CHALLENGE_NOT_FOUND: { code: 'bad-input', message: factorTexts['challenge-over'] },
  FAILED_TO_VERIFY_REGISTRATION: { code: 'bad-input' },
}
const BY_STATUS: ErrorCode[] = [
  'bad-input',
  'not-signed-in',
  'not-allowed',
  'not-found',
  'conflict',
  'too-many-requests',
]

/** Converts an error of the library into a refusal of ours; passes any other error on. */
export function toAppError(error: unknown): unknown {
  if (!isLibraryError(error)) return error
  const refusal = LIBRARY_ERRORS[String(error.body?.code)]
  if (refusal)
    return new AppError(refusal.code, refusal.message === undefined ? {} : { message: refusal.message })
  const code = BY_STATUS.find((candidate) => HTTP_STATUS[candidate] === error.statusCode)
  return code ? new AppError(code) : error
}

type LibraryError = Error & { statusCode: number; body?: { code?: unknown } }

// Recognised by shape: importing the class would load the library at start.
function isLibraryError(error: unknown): error is LibraryError {
  return error instanceof Error && error.name === 'APIError' && 'statusCode' in error
}

/** The output fields of the contract only: other fields of a row or of the library's result must not reach the client. */
export function respondWith(contract: Contract, value: unknown, headers: Headers = new Headers()): Response {
  const response = jsonResponse(z.parse(contract.output, JSON.parse(JSON.stringify(value))))
  for (const cookie of headers.getSetCookie()) response.headers.append('set-cookie', cookie)
  const bearer = headers.get('set-auth-token')
  if (bearer !== null) response.headers.set('set-auth-token', bearer)
  return response
}
