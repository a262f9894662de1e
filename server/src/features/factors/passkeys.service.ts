import { isFreshSignIn } from '@tripwright/domain/auth'
import * as factors from '@tripwright/domain/factors'
import {
  answerWith,
  type Endpoint,
  endpoint,
  headersFor,
  markTwoSteps,
  openedByTwoSteps,
  type Tools,
  tellOwner,
} from '#features/auth/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { deletePasskeyOf, listPasskeysOf } from './factors.store.ts'
import { keepSecondStep } from './removals.store.ts'

/** More than a person has devices; each is a row that a sign-in looks through. */
const MOST_PASSKEYS = 20

export function passkeyEndpoints(tools: Tools): Endpoint[] {
  return [...keepingEndpoints(tools), ...signInEndpoints(tools)]
}

/** A passkey opens the account for good, so making and removing one asks for a fresh sign-in. */
function keepingEndpoints({ desk, library }: Tools): Endpoint[] {
  const { db } = desk.database
  const requireFresh = ({ createdAt }: { createdAt: Date }) => {
    if (!isFreshSignIn(createdAt, desk.now())) throw new AppError('fresh-session-required')
  }
  return [
    endpoint(factors.passkeyOptions, async (_, visit) => {
      requireFresh(visit.session)
      if ((await listPasskeysOf(db, visit.session.userId)).length >= MOST_PASSKEYS)
        throw new AppError('bad-input', { message: factors.factorsMessages.texts['passkeys-full'] })
      const { api } = await library()
      const headers = headersFor(desk, visit)
      const made = await api.generatePasskeyRegistrationOptions({ headers, returnHeaders: true })
      return answerWith(factors.passkeyOptions, made.response, made.headers)
    }),

    endpoint(factors.addPasskey, async ({ response, name }, visit) => {
      requireFresh(visit.session)
      const { api } = await library()
      const headers = headersFor(desk, visit, ['passkey'])
      const body = { response, ...(name && { name }) }
      const kept = await api.verifyPasskeyRegistration({ body, headers })
      // A fresh password, and now a device that asked for its lock.
      await markTwoSteps(db, visit.session.token)
      await tellOwner(desk, db, 'passkey-on', visit.session.email)
      return kept
    }),

    endpoint(factors.listPasskeys, (_, { session }) => listPasskeysOf(db, session.userId)),

    endpoint(factors.removePasskey, async ({ id }, { session }) => {
      requireFresh(session)
      if (!(await deletePasskeyOf(db, session.userId, id))) throw new AppError('not-found')
      await tellOwner(desk, db, 'passkey-off', session.email)
      return { status: true }
    }),
  ]
}

function signInEndpoints({ desk, library }: Tools): Endpoint[] {
  return [
    endpoint(factors.passkeyChallenge, async (_, visit) => {
      await desk.limits.takeAddress('hash', visit.origin.ipAddress)
      const { api } = await library()
      const made = await api.generatePasskeyAuthenticationOptions({
        headers: headersFor(desk, visit),
        returnHeaders: true,
      })
      // The library only prefers that the device asks for its lock; without it a passkey would be one factor.
      return answerWith(
        factors.passkeyChallenge,
        { ...made.response, userVerification: 'required' },
        made.headers,
      )
    }),

    endpoint(factors.signInWithPasskey, async ({ response }, visit) => {
      await desk.limits.takeAddress('hash', visit.origin.ipAddress)
      const { api } = await library()
      const headers = headersFor(desk, visit, ['passkey'])
      const signedIn = await api.verifyPasskeyAuthentication({
        body: { response },
        headers,
        returnHeaders: true,
      })
      await openedByTwoSteps(desk, signedIn.headers)
      await keepSecondStep(desk.database.db, signedIn.response.user.id, desk.now())
      return answerWith(factors.signInWithPasskey, signedIn.response, signedIn.headers)
    }),
  ]
}
