import { type Route, route } from '#platform/http/route.ts'
import type { FindPerson } from '#platform/http/session-check.ts'
import type { Job } from '#platform/jobs/jobs.port.ts'
import type { Platform } from '#platform/platform.ts'
import type { OnPasswordChange, OnVerified } from './accounts.service.ts'
import { makeAuthJobs } from './auth.jobs.ts'
import { type AuthHandler, type Endpoint, makeAuthHandler } from './auth.routes.ts'
import { makeAuthLimits } from './auth-limits.service.ts'
import type { BetterAuth } from './better-auth.service.ts'
import { type EndpointDeps, makeEndpoints } from './endpoints.service.ts'
import { makePasswords, type Passwords } from './passwords.service.ts'
import { makeSessions } from './sessions.service.ts'

export {
  deleteAccount,
  findAddress,
  findVerifiedId,
  listIdsByRole,
  lockAccount,
  readAccountRow,
} from './account-data.store.ts'
export { likePattern, listAccounts } from './account-list.store.ts'
export { emailOf, nameOf, sessionRows, userCounts, userRows } from './account-rows.store.ts'
export {
  consumeOwnerLink,
  findExportOwner,
  mailOwnerLink,
  notifyMoved,
  notifyOwner,
  type OnVerified,
} from './accounts.service.ts'
export {
  deleteChallenges,
  deleteLinks,
  deleteTwoFactor,
  findUser,
  findUserById,
  getUser,
  isMailedChallenge,
  lockRole,
  type NewUser,
  passwordChosenAt,
  putUser,
  setPhoto,
  setRole,
  type User,
} from './accounts.store.ts'
export { consumeAddressLink, requestAddress, stopAddress } from './address-links.service.ts'
export { deleteUnverified, lockAddress, setAddress } from './address-links.store.ts'
export { type Endpoint, type EndpointContext, endpoint, respondWith } from './auth.routes.ts'
export { type EndpointDeps, headersFor, recordTwoFactorSignIn } from './endpoints.service.ts'
export { deletePasskeyOf, findChallengeOwner, listPasskeysOf } from './factors.store.ts'
export { makePasswords, type Passwords } from './passwords.service.ts'
export { readChallengeCookies, sessionCookie, signSession } from './sessions.service.ts'
export {
  deleteSessionsOf,
  insertSession,
  listSessions,
  markTwoFactorSession,
  unmarkTwoFactorSessions,
} from './sessions.store.ts'
export { countSignUps } from './sign-ups.store.ts'
export { liftSuspension, suspend } from './suspensions.store.ts'

export type Auth = {
  findPerson: FindPerson
  /** Answers /api/auth/* and /.well-known/jwks.json; `address` is the client's, as we computed it. */
  handle: AuthHandler
  /** The same calls for the OpenAPI document; requests reach `handle` first. */
  routes: Route[]
  jobs: Job[]
}

/** The parts of the platform that sign-in needs. */
export type AuthPlatform = Pick<
  Platform,
  'config' | 'secret' | 'database' | 'log' | 'mail' | 'jobs' | 'limits' | 'now'
>

type MakeAuth = {
  onVerified: OnVerified
  onPasswordChange: OnPasswordChange
  /** A replacement with which tests count the hashes. */
  passwords?: Passwords
  /** Endpoints under /api/auth that another feature adds. */
  more?: (tools: EndpointDeps) => Endpoint[]
}

/** Sign-in with all its endpoints. */
export function makeAuth(
  platform: AuthPlatform,
  { onVerified, onPasswordChange, passwords = makePasswords(), more = () => [] }: MakeAuth,
): Auth {
  const sessions = makeSessions(platform)
  let loading: Promise<BetterAuth> | undefined
  const library = () => {
    loading ??= loadLibrary(platform, passwords)
    return loading
  }
  const deps = { ...platform, limits: makeAuthLimits(platform), passwords, onVerified, onPasswordChange }
  const tools = { deps, sessions, library }
  const endpoints = [...makeEndpoints(tools), ...more(tools)]
  const handle = makeAuthHandler(platform, sessions, endpoints)
  return {
    findPerson: sessions.findPerson,
    handle,
    routes: endpoints.map(({ contract }) => route(contract, (_, call) => handle(call.request, call.address))),
    jobs: makeAuthJobs(platform),
  }
}

// Loaded with the first call that needs it: it costs 200 ms, which neither a start nor a session read needs.
async function loadLibrary(platform: AuthPlatform, passwords: Passwords): Promise<BetterAuth> {
  const { makeBetterAuth } = await import('./better-auth.service.ts')
  return makeBetterAuth(platform, passwords)
}
