import {
  billingMessages,
  changePlan,
  completeCheckout,
  previewPlan,
  readBilling,
  readCheckout,
  setRenewal,
  stripeWebhook,
  syncCheckout,
} from '@tripwright/domain/plans/billing'
import { createCheckout, customerPortal, readPlanCode } from '@tripwright/domain/plans/subscription'
import { readState } from '#features/plans/subscription/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { addressBucket } from '#platform/http/client-address.ts'
import { readRawBody } from '#platform/http/json-body.ts'
import { type Call, type Route, route } from '#platform/http/route.ts'
import { SYNC_JOB } from './billing.jobs.ts'
import {
  beginCheckout,
  getCheckout,
  payTestCheckout,
  requireTestPayments,
  syncCheckoutStatus as settle,
  withProviderErrors,
} from './checkout.service.ts'
import { recordEvent } from './checkouts.store.ts'
import { paymentsOf } from './payments.ts'
import { portalUrl, previewChange, readOwnBilling, renew, switchPlan } from './portal.service.ts'

/** Purchases that one network address may begin or read in an hour; RATE_LIMIT_IP_SCALE scales this. */
const READS = { name: 'billing.looks', points: 240, seconds: 60 * 60 }

const EVENT_REFUSALS = { unsigned: 'bad-signature', 'no-event': 'no-event' } as const

export const billingRoutes: Route[] = [
  route(createCheckout, async ({ plan: text, isGuest, discount_token }, call) => {
    const plan = readPlanCode(text)
    if (plan === null)
      throw new AppError('bad-input', { issues: [{ path: 'plan', message: 'There’s no such plan.' }] })
    const { person, platform } = call
    // A visitor who neither has an account nor chose to buy as a guest signs up first; the page keeps the chosen plan.
    if (person === null && !isGuest) return { url: `${platform.config.publicUrl}/auth` }
    await limitReads(call)
    return { url: await beginCheckout(call, { plan, discountToken: discount_token ?? null }) }
  }),

  route(
    customerPortal,
    async (_, { db, person, platform }) => ({ url: await portalUrl(platform, db, person.id) }),
    { signIn: billingMessages.texts['portal.sign-in'] },
  ),

  route(readCheckout, async ({ id }, { db, person, platform }) => {
    requireTestPayments(platform)
    const { plan, amount, completedAt, userId } = await getCheckout(db, person, id)
    return { plan, amount, isCompleted: completedAt !== null, isGuest: userId === null && person === null }
  }),

  route(completeCheckout, async ({ id, email }, call) => {
    requireTestPayments(call.platform)
    await payTestCheckout(call, await getCheckout(call.db, call.person, id), email ?? null)
    return { isCompleted: true }
  }),

  route(syncCheckout, async ({ id }, call) => {
    await limitReads(call)
    const checkout = await getCheckout(call.db, call.person, id)
    return withProviderErrors(() => settle(call.platform, call.db, checkout))
  }),

  route(readBilling, (_, { db, person, now, platform }) => readOwnBilling(platform, db, person.id, now)),

  route(previewPlan, async ({ plan }, { db, person, platform }) => {
    const { renewsAt, ...sums } = await previewChange(platform, db, person.id, plan)
    return { ...sums, renewsAt: renewsAt.toISOString() }
  }),

  route(changePlan, async ({ plan }, { db, person, now, platform }) => {
    await switchPlan(platform, db, person.id, plan)
    return readState(db, person, now)
  }),

  route(setRenewal, async ({ isRenewed }, { db, person, now, platform }) => {
    await renew(platform, db, person.id, isRenewed)
    return readState(db, person, now)
  }),

  // Event and job are stored in one transaction, so that nothing is lost once the response is 200.
  route(stripeWebhook, async (_, { request, keep, log, now, platform }) => {
    const { jobs } = platform
    const payments = paymentsOf(platform)
    if (payments?.kind !== 'stripe') throw new AppError('not-found')
    const body = (await readRawBody(request, stripeWebhook.maxBytes)).toString('utf8')
    const event = await payments.openEvent(body, request.headers.get('stripe-signature') ?? '', now)
    if (event === 'unsigned' || event === 'no-event')
      throw new AppError('bad-input', { message: billingMessages.texts[EVENT_REFUSALS[event]] })
    const { id, type, customerId, isMalformed } = event
    if (isMalformed) log.warn({ event: id, type }, 'a payment event does not hold what its kind holds')
    await keep(async (db) => {
      if (!(await recordEvent(db, id, type, now)) || customerId === null) return null
      await jobs.enqueue(db, SYNC_JOB, { customerId })
      return null
    })
    return { received: true }
  }),
]

async function limitReads({
  platform,
  address,
  db,
}: Pick<Call, 'platform' | 'address' | 'db'>): Promise<void> {
  const points = Math.max(1, Math.round(READS.points * platform.config.addressLimitScale))
  const verdict = await platform.limits.take({ ...READS, points }, addressBucket(address), db)
  if (!verdict.ok) throw new AppError('too-many-requests', { retryAfter: verdict.retryAfterSeconds })
}
