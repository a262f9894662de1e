import * as factors from '@tripwright/domain/account/two-factor'
import {
  deleteChallenges,
  type Endpoint,
  type EndpointContext,
  type EndpointDeps,
  endpoint,
  findChallengeOwner,
  headersFor,
  isMailedChallenge,
  notifyOwner,
  readChallengeCookies,
  recordTwoFactorSignIn,
  respondWith,
  unmarkTwoFactorSessions,
} from '#features/account/sign-in/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { openSigned } from '#platform/http/signed-cookie.ts'
import { cancelRemoval } from './two-factor-removals.store.ts'

/** The context of another feature's endpoints: their contract has required the session. */
type SignedInContext = EndpointContext & { session: NonNullable<EndpointContext['session']> }

export function totpEndpoints(tools: EndpointDeps): Endpoint[] {
  return [...challengeEndpoints(tools), ...settingEndpoints(tools)]
}

/** Checks the step against the challenge of a sign-in; in a session, an app's code also turns two-factor on. */
function challengeEndpoints(tools: EndpointDeps): Endpoint[] {
  const { deps, library } = tools
  const { db } = deps.database
  return [
    endpoint(factors.verifyTotp, async ({ code: typed, trustDevice = false, challenge }, visit) => {
      const code = factors.normalizeCode(typed)
      // A sign-in sends its challenge, because the browser may still have the session of another account.
      const session = challenge === undefined ? await ownSession(tools, visit) : null
      if (session) return confirm(tools, { ...visit, session }, code)
      const step = await requireChallenge(tools, visit, challenge)
      await consumeCode(tools, step.userId, code)
      const { api } = await library()
      const headers = headersFor(deps, visit, ['two_factor'], step.signed)
      const ended = await api.verifyTOTP({ body: { code, trustDevice }, headers, returnHeaders: true })
      await recordTwoFactorSignIn(deps, ended.headers)
      await cancelRemoval(db, step.userId, deps.now())
      return respondWith(factors.verifyTotp, ended.response, ended.headers)
    }),

    endpoint(factors.verifyRecoveryCode, async ({ code: typed, trustDevice = false, challenge }, visit) => {
      const step = await requireChallenge(tools, visit, challenge)
      const { api } = await library()
      const headers = headersFor(deps, visit, ['two_factor'], step.signed)
      const body = { code: factors.normalizeCode(typed), trustDevice }
      const ended = await api.verifyBackupCode({ body, headers, returnHeaders: true })
      await recordTwoFactorSignIn(deps, ended.headers)
      await cancelRemoval(db, step.userId, deps.now())
      await notifyOwner(deps, db, 'code-used', ended.response.user.email)
      return respondWith(factors.verifyRecoveryCode, ended.response, ended.headers)
    }),
  ]
}

/** Each change of the second step needs the password, and wrong ones count as failed sign-ins. */
function settingEndpoints({ deps, library }: EndpointDeps): Endpoint[] {
  const { limits, database } = deps
  const guarded = async <T>({ session }: SignedInContext, work: () => Promise<T>): Promise<T> => {
    await limits.takeGuess(session.email)
    const done = await work()
    await limits.forgetGuesses(session.email)
    return done
  }
  return [
    endpoint(factors.enableTwoFactor, (body, visit) =>
      guarded(visit, async () =>
        (await library()).api.enableTwoFactor({ body, headers: headersFor(deps, visit) }),
      ),
    ),

    endpoint(factors.disableTwoFactor, async (body, visit) => {
      const { userId, email } = visit.session
      const headers = headersFor(deps, visit)
      const ended = await guarded(visit, async () =>
        (await library()).api.disableTwoFactor({ body, headers, returnHeaders: true }),
      )
      await deleteChallenges(database.db, userId)
      await unmarkTwoFactorSessions(database.db, userId)
      // A pending removal request concerned the old second factor, not the one set up next.
      await cancelRemoval(database.db, userId, deps.now())
      await notifyOwner(deps, database.db, 'factor-off', email)
      return respondWith(factors.disableTwoFactor, ended.response, ended.headers)
    }),

    endpoint(factors.renewRecoveryCodes, async (body, visit) => {
      const headers = headersFor(deps, visit)
      const made = await guarded(visit, async () =>
        (await library()).api.generateBackupCodes({ body, headers }),
      )
      await notifyOwner(deps, database.db, 'codes', visit.session.email)
      return made
    }),
  ]
}

/** Checks a code of the app that was just set up, and turns two-factor on. */
async function confirm(
  { deps, library }: EndpointDeps,
  visit: SignedInContext,
  code: string,
): Promise<Response> {
  const { userId, email } = visit.session
  await deps.limits.takeFirstCode(userId)
  await consumeCode({ deps }, userId, code)
  const { api } = await library()
  const headers = headersFor(deps, visit)
  const confirmed = await api.verifyTOTP({ body: { code }, headers, returnHeaders: true })
  await recordTwoFactorSignIn(deps, confirmed.headers)
  await notifyOwner(deps, deps.database.db, 'factor-on', email)
  return respondWith(factors.verifyTotp, confirmed.response, confirmed.headers)
}

type PendingChallenge = {
  userId: string
  signed: string
  /** Marks that a password opened the session, not a mailed link. */
  isOfPassword: boolean
}

/** The account of this sign-in step, by its challenge or its cookie. Throws not-signed-in when it has expired. */
export async function requireChallenge(
  { deps }: Pick<EndpointDeps, 'deps'>,
  visit: EndpointContext,
  challenge?: string,
): Promise<PendingChallenge> {
  const { secret, config, database, now } = deps
  const [cookie] = readChallengeCookies(visit.request, config.publicUrl, ['two_factor']).values()
  const signed = challenge ?? cookie ?? ''
  const step = openSigned(signed, secret)
  const userId = step === null ? null : await findChallengeOwner(database.db, step, now())
  if (step === null || userId === null)
    throw new AppError('not-signed-in', { message: factors.factorsMessages.texts['challenge-over'] })
  return { userId, signed, isOfPassword: !isMailedChallenge(step) }
}

/** The session that turns two-factor on. Other services see a JWT, so it may not change an account. */
async function ownSession({ sessions }: EndpointDeps, { request }: EndpointContext) {
  const session = await sessions.find(request)
  if (session?.by === 'jwt') throw new AppError('not-allowed')
  return session
}

/** Marks this code as used for this account; a second use is refused like a wrong code. */
async function consumeCode(
  { deps }: Pick<EndpointDeps, 'deps'>,
  userId: string,
  code: string,
): Promise<void> {
  if (await deps.limits.takeCode(userId, code)) return
  throw new AppError('wrong-credentials', { message: factors.factorsMessages.texts['code-wrong'] })
}
