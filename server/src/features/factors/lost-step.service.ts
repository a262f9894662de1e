import * as factors from '@tripwright/domain/factors'
import {
  type Endpoint,
  endpoint,
  getUser,
  mailOwnerLink,
  type Tools,
  takeOwnerLink,
} from '#features/auth/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { askRemoval, keepSecondStep, passwordChosenAt } from './removals.store.ts'
import { requireStep } from './second-step.service.ts'

const { texts } = factors.factorsMessages

/**
 * The way back of who lost app and recovery codes (ADR 38). It begins behind a right password, goes through the mailbox,
 * and ends at an admin (features/admin): nothing here takes a second step off.
 */
export function lostStepEndpoints(tools: Tools): Endpoint[] {
  const { desk } = tools
  const { database, limits, now } = desk
  return [
    endpoint(factors.askStepOff, async ({ challenge }, visit) => {
      const step = await requireStep(tools, visit, challenge)
      if (!step.isOfPassword) throw new AppError('not-allowed', { message: texts['lost-password-needed'] })
      const chosenAt = await passwordChosenAt(database.db, step.userId)
      if (chosenAt === null || !factors.isProvingPassword(chosenAt, now()))
        throw new AppError('not-allowed', { message: texts['lost-password-young'] })
      await limits.takeAddress('mail', visit.origin.ipAddress)
      const { email } = await getUser(database.db, step.userId)
      if (await limits.takeLost(email)) await mailOwnerLink(desk, database.db, 'lost', email)
      return { status: true }
    }),

    endpoint(factors.confirmStepOff, async ({ token }) => {
      await database.db.transaction(async (db) => {
        const link = await takeOwnerLink(desk, db, 'lost', token)
        if (link === null) throw new AppError('bad-input', { message: texts['lost-link-dead'] })
        await askRemoval(db, link.userId, now())
      })
      return { status: true }
    }),

    endpoint(factors.keepStep, async ({ token }) => {
      await database.db.transaction(async (db) => {
        const link = await takeOwnerLink(desk, db, 'keep', token)
        if (link === null || !(await keepSecondStep(db, link.userId, now())))
          throw new AppError('conflict', { message: texts['keep-too-late'] })
      })
      return { status: true }
    }),
  ]
}
