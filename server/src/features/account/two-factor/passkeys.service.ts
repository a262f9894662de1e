import * as factors from '@tripwright/domain/account/two-factor'
import { isFreshSignIn } from '@tripwright/domain/base/fresh-session'
import {
  deletePasskeyOf,
  type Endpoint,
  type EndpointDeps,
  endpoint,
  headersFor,
  listPasskeysOf,
  markTwoFactorSession,
  notifyOwner,
  recordTwoFactorSignIn,
  respondWith,
} from '#features/account/sign-in/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { cancelRemoval } from './two-factor-removals.store.ts'

/** More than anybody has devices; a sign-in searches all of them. */
const MAX_PASSKEYS = 20

export function passkeyEndpoints(tools: EndpointDeps): Endpoint[] {
  return [...passkeyManagementEndpoints(tools), ...signInEndpoints(tools)]
}

/** A passkey opens the account for good, so making or removing one needs a fresh sign-in. */
function passkeyManagementEndpoints({ deps, library }: EndpointDeps): Endpoint[] {
  const { db } = deps.database
  const requireFresh = ({ createdAt }: { createdAt: Date }) => {
    if (!isFreshSignIn(createdAt, deps.now())) throw new AppError('fresh-session-required')
  }
  return [
    endpoint(factors.passkeyOptions, async (_, visit) => {
      requireFresh(visit.session)
      if ((await listPasskeysOf(db, visit.session.userId)).length >= MAX_PASSKEYS)
        throw new AppError('bad-input', { message: factors.factorsMessages.texts['passkeys-full'] })
      const { api } = await library()
      const headers = headersFor(deps, visit)
      const made = await api.generatePasskeyRegistrationOptions({ headers, returnHeaders: true })
      return respondWith(factors.passkeyOptions, made.response, made.headers)
    }),

    endpoint(factors.addPasskey, async ({ response, name }, visit) => {
      requireFresh(visit.session)
      const { api } = await library()
      const headers = headersFor(deps, visit, ['passkey'])
      const body = { response, ...(name && { name }) }
      const registered = await api.verifyPasskeyRegistration({ body, headers })
      // The password is recent and the device verified its user: two factors.
      await markTwoFactorSession(db, visit.session.token)
      await notifyOwner(deps, db, 'passkey-on', visit.session.email)
      return registered
    }),

    endpoint(factors.listPasskeys, (_, { session }) => listPasskeysOf(db, session.userId)),

    endpoint(factors.removePasskey, async ({ id }, { session }) => {
      requireFresh(session)
      if (!(await deletePasskeyOf(db, session.userId, id))) throw new AppError('not-found')
      await notifyOwner(deps, db, 'passkey-off', session.email)
      return { status: true }
    }),
  ]
}

function signInEndpoints({ deps, library }: EndpointDeps): Endpoint[] {
  return [
    endpoint(factors.passkeyChallenge, async (_, visit) => {
      await deps.limits.takeAddress('hash', visit.origin.ipAddress)
      const { api } = await library()
      const made = await api.generatePasskeyAuthenticationOptions({
        headers: headersFor(deps, visit),
        returnHeaders: true,
      })
      // The library prefers user verification but does not require it; without it a passkey would be one factor.
      return respondWith(
        factors.passkeyChallenge,
        { ...made.response, userVerification: 'required' },
        made.headers,
      )
    }),

    endpoint(factors.signInWithPasskey, async ({ response }, visit) => {
      await deps.limits.takeAddress('hash', visit.origin.ipAddress)
      const { api } = await library()
      const headers = headersFor(deps, visit, ['passkey'])
      const signedIn = await api.verifyPasskeyAuthentication({
        body: { response },
        headers,
        returnHeaders: true,
      })
      await recordTwoFactorSignIn(deps, signedIn.headers)
      await cancelRemoval(deps.database.db, signedIn.response.user.id, deps.now())
      return respondWith(factors.signInWithPasskey, signedIn.response, signedIn.headers)
    }),
  ]
}
