import * as factors from '@tripwright/domain/factors'
import {
  answerWith,
  dropSteps,
  type Endpoint,
  endpoint,
  headersFor,
  isStepOfMail,
  openedByTwoSteps,
  readStepCookies,
  type Tools,
  tellOwner,
  unmarkTwoSteps,
  type Visit,
} from '#features/auth/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { openSigned } from '#platform/http/signed-cookie.ts'
import { findStepOwner } from './factors.store.ts'
import { keepSecondStep } from './removals.store.ts'

/** What another feature's endpoints get: their session is found by their contract. */
type Signed = Visit & { session: NonNullable<Visit['session']> }

export function secondStepEndpoints(tools: Tools): Endpoint[] {
  return [...stepEndpoints(tools), ...settingEndpoints(tools)]
}

/** The step itself, with the challenge of a sign-in; the code of an app also turns the step on, in a session. */
function stepEndpoints(tools: Tools): Endpoint[] {
  const { desk, library } = tools
  const { db } = desk.database
  return [
    endpoint(factors.verifyTotp, async ({ code: typed, trustDevice = false, challenge }, visit) => {
      const code = factors.plainCode(typed)
      // A sign-in says which it is: another account may be signed in there still.
      const session = challenge === undefined ? await ownSession(tools, visit) : null
      if (session) return confirm(tools, { ...visit, session }, code)
      const step = await requireStep(tools, visit, challenge)
      await takeCode(tools, step.userId, code)
      const { api } = await library()
      const headers = headersFor(desk, visit, ['two_factor'], step.signed)
      const ended = await api.verifyTOTP({ body: { code, trustDevice }, headers, returnHeaders: true })
      await openedByTwoSteps(desk, ended.headers)
      await keepSecondStep(db, step.userId, desk.now())
      return answerWith(factors.verifyTotp, ended.response, ended.headers)
    }),

    endpoint(factors.verifyRecoveryCode, async ({ code: typed, trustDevice = false, challenge }, visit) => {
      const step = await requireStep(tools, visit, challenge)
      const { api } = await library()
      const headers = headersFor(desk, visit, ['two_factor'], step.signed)
      const body = { code: factors.plainCode(typed), trustDevice }
      const ended = await api.verifyBackupCode({ body, headers, returnHeaders: true })
      await openedByTwoSteps(desk, ended.headers)
      await keepSecondStep(db, step.userId, desk.now())
      await tellOwner(desk, db, 'code-used', ended.response.user.email)
      return answerWith(factors.verifyRecoveryCode, ended.response, ended.headers)
    }),
  ]
}

/** What changes the step asks for the password, and counts guesses at it as any other. */
function settingEndpoints({ desk, library }: Tools): Endpoint[] {
  const { limits, database } = desk
  const guarded = async <T>({ session }: Signed, work: () => Promise<T>): Promise<T> => {
    await limits.takeGuess(session.email)
    const done = await work()
    await limits.forgetGuesses(session.email)
    return done
  }
  return [
    endpoint(factors.enableTwoFactor, (body, visit) =>
      guarded(visit, async () =>
        (await library()).api.enableTwoFactor({ body, headers: headersFor(desk, visit) }),
      ),
    ),

    endpoint(factors.disableTwoFactor, async (body, visit) => {
      const { userId, email } = visit.session
      const headers = headersFor(desk, visit)
      const ended = await guarded(visit, async () =>
        (await library()).api.disableTwoFactor({ body, headers, returnHeaders: true }),
      )
      await dropSteps(database.db, userId)
      await unmarkTwoSteps(database.db, userId)
      // The step that they turn on next is not the one that was asked to be taken off.
      await keepSecondStep(database.db, userId, desk.now())
      await tellOwner(desk, database.db, 'factor-off', email)
      return answerWith(factors.disableTwoFactor, ended.response, ended.headers)
    }),

    endpoint(factors.renewRecoveryCodes, async (body, visit) => {
      const headers = headersFor(desk, visit)
      const made = await guarded(visit, async () =>
        (await library()).api.generateBackupCodes({ body, headers }),
      )
      await tellOwner(desk, database.db, 'codes', visit.session.email)
      return made
    }),
  ]
}

/** A code of the app that was just set up: the second step is on from here. */
async function confirm({ desk, library }: Tools, visit: Signed, code: string): Promise<Response> {
  const { userId, email } = visit.session
  await desk.limits.takeFirstCode(userId)
  await takeCode({ desk }, userId, code)
  const { api } = await library()
  const headers = headersFor(desk, visit)
  const confirmed = await api.verifyTOTP({ body: { code }, headers, returnHeaders: true })
  await openedByTwoSteps(desk, confirmed.headers)
  await tellOwner(desk, desk.database.db, 'factor-on', email)
  return answerWith(factors.verifyTotp, confirmed.response, confirmed.headers)
}

type Step = {
  userId: string
  signed: string
  /** A password opened it, not a mailed link. */
  isOfPassword: boolean
}

/** Whose sign-in this step belongs to, by its challenge or its cookie. Throws not-signed-in when it is over. */
export async function requireStep(
  { desk }: Pick<Tools, 'desk'>,
  visit: Visit,
  challenge?: string,
): Promise<Step> {
  const { secret, config, database, now } = desk
  const [cookie] = readStepCookies(visit.request, config.publicUrl, ['two_factor']).values()
  const signed = challenge ?? cookie ?? ''
  const step = openSigned(signed, secret)
  const userId = step === null ? null : await findStepOwner(database.db, step, now())
  if (step === null || userId === null)
    throw new AppError('not-signed-in', { message: factors.factorsMessages.texts['challenge-over'] })
  return { userId, signed, isOfPassword: !isStepOfMail(step) }
}

/** The session of who turns the step on. A JWT is made to be shown to others, and changes no account. */
async function ownSession({ sessions }: Tools, { request }: Visit) {
  const session = await sessions.find(request)
  if (session?.by === 'jwt') throw new AppError('not-allowed')
  return session
}

/** Takes this code for this account; whoever comes second with it is refused as with any wrong one. */
async function takeCode({ desk }: Pick<Tools, 'desk'>, userId: string, code: string): Promise<void> {
  if (await desk.limits.takeCode(userId, code)) return
  throw new AppError('wrong-credentials', { message: factors.factorsMessages.texts['code-wrong'] })
}
