import {
  cancelPlan,
  checkSubscription,
  completeCheckout,
  createCheckout,
  customerPortal,
  readCheckout,
  readPlanCode,
} from '@tripwright/domain/subscription'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type Route, route } from '#platform/http/route.ts'
import { beginCheckout, finishCheckout, readState, requireTestCheckout } from './subscription.service.ts'
import { cancelSubscription, findCheckout } from './subscriptions.store.ts'

export const subscriptionRoutes: Route[] = [
  route(checkSubscription, (_, { db, person, now }) => readState(db, person, now)),

  route(createCheckout, async ({ plan: text }, { db, person, now, platform }) => {
    const plan = readPlanCode(text)
    if (plan === null) throw new AppError('bad-input', { issues: [{ path: 'plan', message: 'Is no plan.' }] })
    requireTestCheckout(platform.config)
    const { publicUrl } = platform.config
    // A plan belongs to an account: who has none makes one first, and the page keeps the choice.
    if (person === null) return { url: `${publicUrl}/auth` }
    return { url: `${publicUrl}/pricing?checkout=${await beginCheckout({ db, person, now }, plan)}` }
  }),

  route(customerPortal, async (_, { platform }) => ({ url: `${platform.config.publicUrl}/settings#plan` })),

  route(readCheckout, async ({ id }, { db, person, platform }) => {
    requireTestCheckout(platform.config)
    const { plan, amount, completedAt } = await getCheckout(db, person.id, id)
    return { plan, amount, isCompleted: completedAt !== null }
  }),

  route(completeCheckout, async ({ id }, { db, person, now, platform }) => {
    requireTestCheckout(platform.config)
    const checkout = await getCheckout(db, person.id, id)
    return finishCheckout({ db, person, now }, checkout)
  }),

  route(cancelPlan, async (_, { db, person, now }) => ({
    isCancelled: await cancelSubscription(db, person.id, now),
  })),
]

/** Throws not-found, also for another person's. */
async function getCheckout(db: Db, personId: string, id: string) {
  const checkout = await findCheckout(db, personId, id)
  const plan = checkout && readPlanCode(checkout.plan)
  if (!checkout || !plan) throw new AppError('not-found')
  return { ...checkout, plan }
}
