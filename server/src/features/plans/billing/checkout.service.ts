import { fillText } from '@tripwright/domain/base/text'
import { billingMessages, canBuy, type Purchase } from '@tripwright/domain/plans/billing'
import { discounted } from '@tripwright/domain/plans/discount'
import { CURRENCY, firstPrice, type PlanCode, planOf } from '@tripwright/domain/plans/subscription'
import { claimOrKeep, findClaimable, findClaimed, spendDiscount } from '#features/plans/discount/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import type { Call } from '#platform/http/route.ts'
import type { Person } from '#platform/http/session-check.ts'
import type { Platform } from '#platform/platform.ts'
import {
  type Checkout,
  closeCheckout,
  completeCheckout,
  findCheckout,
  insertCheckout,
  recordSession,
} from './checkouts.store.ts'
import { syncCustomer } from './customer-sync.service.ts'
import { findCustomer, findOwnCustomer, listPurchases, putCustomer } from './customers.store.ts'
import { PaymentRefused, PaymentsUnavailable } from './payment-provider.ts'
import { type AnyPayments, paymentsOf } from './payments.ts'

const { texts } = billingMessages
export const CLOSE_JOB = 'billing.close-session'

type CheckoutContext = Pick<Call, 'db' | 'now' | 'keep' | 'platform'> & { person: Person | null }
type CheckoutRequest = { plan: PlanCode; discountToken: string | null }

export function requirePayments(platform: Pick<Platform, 'config' | 'database'>): AnyPayments {
  const payments = paymentsOf(platform)
  if (payments === null) throw new AppError('unavailable', { message: texts['not-set-up'] })
  return payments
}

/** Runs a call to the provider. No response becomes a 503 that may be retried; a refusal keeps the provider's text. */
export async function withProviderErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof PaymentsUnavailable)
      throw new AppError('unavailable', { message: texts['provider-silent'], retryAfter: 60, cause })
    if (!(cause instanceof PaymentRefused)) throw cause
    const { reason, isDeclined } = cause
    const message = isDeclined ? texts.declined : fillText(texts['provider-refused'], { reason })
    throw new AppError('conflict', { message, cause })
  }
}

/**
 * Begins a purchase; gives the address of the payment page. The same Idempotency-Key gives the same purchase, at the
 * provider too.
 */
export async function beginCheckout(context: CheckoutContext, order: CheckoutRequest): Promise<string> {
  const { db, person, now, keep, platform } = context
  const payments = requirePayments(platform)
  if (person !== null) requirePurchasable(await listPurchases(db, person.id), order.plan, now)
  const { id, amount, closed } = await keep(async (within) => {
    const discount = await takeDiscount(within, context, order)
    const amount = amountOf(order.plan, discount)
    const values = { userId: person?.id ?? null, plan: order.plan, amount, source: payments.kind }
    const made = await insertCheckout(within, { ...values, discountHash: discount?.hash ?? null }, now)
    for (const sessionId of made.closed) await platform.jobs.enqueue(within, CLOSE_JOB, { sessionId })
    return { ...made, amount }
  })
  return withProviderErrors(async () => {
    await closeAndSyncSessions(context, payments, id, closed)
    const customerId = person === null ? null : await ownCustomer(db, payments, person, now)
    const { url, sessionId } = await payments.startCheckout({ id, plan: order.plan, amount, customerId })
    if (await recordSession(db, id, sessionId)) return url
    await payments.closeSession(sessionId)
    throw new AppError('conflict')
  })
}

function requirePurchasable(owned: readonly Purchase[], plan: PlanCode, now: Date): void {
  if (canBuy(owned, plan, now)) return
  const name = planOf(owned.find(({ endedAt }) => endedAt === null)?.plan ?? plan).plan.name
  throw new AppError('conflict', { message: fillText(texts['has-plan'], { name }) })
}

type Discount = { hash: string; percent: number }

function amountOf(plan: PlanCode, discount: Discount | null): number {
  const price = firstPrice(planOf(plan).price)
  return discount === null ? price : discounted(price, discount.percent)
}

/**
 * The discount that applies: that of the given token, else the best that the account has claimed. Throws discount-dead for
 * an invalid token, so that nobody pays more than they expect without being told.
 */
async function takeDiscount(
  db: Db,
  { person, now }: CheckoutContext,
  { plan, discountToken }: CheckoutRequest,
) {
  if (person === null) {
    const free = discountToken === null ? null : await findClaimable(db, discountToken, now)
    if (discountToken !== null && free === null) throw invalidDiscount(plan, null)
    return free
  }
  const isLive = discountToken === null || (await claimOrKeep(db, discountToken, person.id, now))
  const best = await findClaimed(db, person.id)
  if (!isLive) throw invalidDiscount(plan, best)
  return best
}

function invalidDiscount(plan: PlanCode, best: Discount | null): AppError {
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: CURRENCY })
  const price = money.format(amountOf(plan, best) / 100)
  return new AppError('discount-dead', {
    message: fillText(texts['discount-dead'], { name: planOf(plan).plan.name, price }),
  })
}

/**
 * Closes other purchases with the same discount at the provider. One of them may have been paid a moment ago, so each is
 * read afterwards.
 */
async function closeAndSyncSessions(
  context: CheckoutContext,
  payments: AnyPayments,
  id: string,
  sessions: readonly string[],
) {
  for (const sessionId of sessions) {
    await payments.closeSession(sessionId)
    const { state, customerId } = await payments.readSession(sessionId)
    if (state !== 'paid' || customerId === null) continue
    await syncCustomer(context.platform, customerId)
    await closeCheckout(context.db, id, context.now)
    throw discountGone()
  }
}

const discountGone = () => new AppError('conflict', { message: texts['discount-gone'] })

/** The account's customer at the provider, created with its first purchase. */
async function ownCustomer(db: Db, payments: AnyPayments, person: Person, now: Date): Promise<string> {
  const customer = await findOwnCustomer(db, person.id, payments.kind)
  if (customer !== null) return customer.id
  const id = await payments.makeCustomer({ userId: person.id, email: person.email })
  await putCustomer(db, { id, source: payments.kind, userId: person.id }, now)
  return id
}

/** Pays in the test checkout, once. Throws conflict when it was closed, or its discount was used meanwhile. */
export async function payTestCheckout(
  context: CheckoutContext,
  checkout: Checkout,
  email: string | null,
): Promise<void> {
  const { person, now, keep, platform } = context
  const payments = requireTestPayments(platform)
  if (checkout.completedAt !== null) return
  if (checkout.closedAt !== null) throw discountGone()
  const address = person?.email ?? email
  if (address === null)
    throw new AppError('bad-input', {
      message: texts['email-missing'],
      issues: [{ path: 'email', message: texts['email-missing'] }],
    })
  // A guest's customer has this purchase only; an account that verifies the address gets it.
  const customerId =
    person === null
      ? `test_${checkout.id}`
      : await payments.makeCustomer({ userId: person.id, email: person.email })
  await keep(async (within) => {
    const { id, plan, amount, discountHash } = checkout
    if (!(await completeCheckout(within, id, customerId, now))) return
    if (discountHash !== null && !(await spendDiscount(within, discountHash, now))) throw discountGone()
    if (person !== null) await putCustomer(within, { id: customerId, source: 'test', userId: person.id }, now)
    await payments.pay(within, { customerId, email: person === null ? address : null, plan, amount }, now)
  })
  await syncCustomer(platform, customerId)
}

export function requireTestPayments(platform: Pick<Platform, 'config' | 'database'>) {
  const payments = requirePayments(platform)
  if (payments.kind !== 'test') throw new AppError('not-found')
  return payments
}

/** Throws not-found, also for a purchase of another account. A guest's purchase has no other key than its unguessable id. */
export async function getCheckout(db: Db, person: Person | null, id: string): Promise<Checkout> {
  const checkout = await findCheckout(db, id)
  if (!checkout || (checkout.userId !== null && checkout.userId !== person?.id))
    throw new AppError('not-found')
  return checkout
}

type CheckoutStatus = { plan: PlanCode; state: 'open' | 'paid' | 'left'; isClaimed: boolean }

/** The state of a purchase, read from the provider: the buyer may return before the event arrives. */
export async function syncCheckoutStatus(
  deps: Platform,
  db: Db,
  checkout: Checkout,
): Promise<CheckoutStatus> {
  const payments = requirePayments(deps)
  const { id, plan, completedAt, closedAt, sessionId, source } = checkout
  if (completedAt === null && source === payments.kind && source === 'stripe' && sessionId !== null) {
    const { state, customerId } = await payments.readSession(sessionId)
    if (state === 'left') await closeCheckout(db, id, deps.now())
    if (state !== 'paid' || customerId === null) return { plan, state, isClaimed: false }
    await syncCustomer(deps, customerId)
  }
  const after = completedAt === null ? await findCheckout(db, id) : checkout
  if (after?.completedAt == null)
    return { plan, state: closedAt === null ? 'open' : 'left', isClaimed: false }
  const customer = after.customerId === null ? null : await findCustomer(db, after.customerId)
  return { plan, state: 'paid', isClaimed: customer !== null && customer.userId !== null }
}
