import * as factors from '@tripwright/domain/account/two-factor'
import {
  consumeOwnerLink,
  type Endpoint,
  type EndpointDeps,
  endpoint,
  getUser,
  mailOwnerLink,
  passwordChosenAt,
} from '#features/account/sign-in/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { requireChallenge } from './two-factor.service.ts'
import { cancelRemoval, requestRemoval } from './two-factor-removals.store.ts'

const { texts } = factors.factorsMessages

/**
 * Recovery for people who lost both app and recovery codes (ADR 38). It requires the right password, then the mailbox, then
 * the approval of an admin (features/admin): this file never turns two-factor off.
 */
export function lostSecondFactorEndpoints(tools: EndpointDeps): Endpoint[] {
  const { deps } = tools
  const { database, limits, now } = deps
  return [
    endpoint(factors.requestTwoFactorRemoval, async ({ challenge }, visit) => {
      const step = await requireChallenge(tools, visit, challenge)
      if (!step.isOfPassword) throw new AppError('not-allowed', { message: texts['lost-password-needed'] })
      const chosenAt = await passwordChosenAt(database.db, step.userId)
      if (chosenAt === null || !factors.isPasswordOldEnough(chosenAt, now()))
        throw new AppError('not-allowed', { message: texts['lost-password-young'] })
      await limits.takeAddress('mail', visit.origin.ipAddress)
      const { email } = await getUser(database.db, step.userId)
      if (await limits.takeLost(email)) await mailOwnerLink(deps, database.db, 'lost', email)
      return { status: true }
    }),

    endpoint(factors.confirmTwoFactorRemoval, async ({ token }) => {
      await database.db.transaction(async (db) => {
        const link = await consumeOwnerLink(deps, db, 'lost', token)
        if (link === null) throw new AppError('bad-input', { message: texts['lost-link-dead'] })
        await requestRemoval(db, link.userId, now())
      })
      return { status: true }
    }),

    endpoint(factors.cancelTwoFactorRemoval, async ({ token }) => {
      await database.db.transaction(async (db) => {
        const link = await consumeOwnerLink(deps, db, 'keep', token)
        if (link === null || !(await cancelRemoval(db, link.userId, now())))
          throw new AppError('conflict', { message: texts['keep-too-late'] })
      })
      return { status: true }
    }),
  ]
}
