import {
  bestPurchase,
  billingMessages,
  isLive,
  type Proration,
  type Purchase,
  paidUntil,
} from '@tripwright/domain/plans/billing'
import { type PlanCode, planOf } from '@tripwright/domain/plans/subscription'
import { findAddress } from '#features/account/sign-in/index.ts'
import { findPayer } from '#features/plans/subscription/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import type { Platform } from '#platform/platform.ts'
import { requirePayments, withProviderErrors } from './checkout.service.ts'
import { syncCustomer } from './customer-sync.service.ts'
import { findOwnCustomer, listCustomerIds, listPurchases, listReceipts } from './customers.store.ts'
import { paymentsOf } from './payments.ts'

const { texts } = billingMessages
/** Two years of monthly payments and some more. */
const MAX_RECEIPTS = 30

/** The own plan as it is paid, and the payments. */
export async function readOwnBilling(platform: Platform, db: Db, userId: string, now: Date) {
  const best = bestPurchase(await listPurchases(db, userId), now)
  const receipts = await listReceipts(db, userId, MAX_RECEIPTS)
  return {
    provider: paymentsOf(platform)?.kind ?? ('none' as const),
    plan: best && {
      code: best.plan,
      isRenewed: best.isRenewed,
      paidUntil: paidUntil(best)?.toISOString() ?? null,
      state: isLive(best, now) || best.status === 'refunded' ? best.status : ('ended' as const),
    },
    seatOf: await findPayer(db, userId),
    receipts: receipts.map(({ paidAt, ...one }) => ({ ...one, paidAt: paidAt.toISOString() })),
  }
}

type RunningPurchase = Purchase & { customerId: string }

/** The subscription to change. Throws conflict when there is none. */
async function getRunning(platform: Platform, db: Db, userId: string, now: Date): Promise<RunningPurchase> {
  const kind = requirePayments(platform).kind
  const own = (await listPurchases(db, userId)).filter(
    (one) => one.source === kind && one.periodEnd !== null && isLive(one, now),
  )
  const running = bestPurchase(own, now)
  if (running === null) throw new AppError('conflict', { message: texts['nothing-runs'] })
  return running
}

/** The cost of a change. Throws unprocessable for a plan that no subscription can change to. */
export async function previewChange(
  platform: Platform,
  db: Db,
  userId: string,
  to: PlanCode,
): Promise<Proration> {
  const payments = requirePayments(platform)
  const running = await getRunning(platform, db, userId, platform.now())
  requireOtherPlan(running, to)
  return withProviderErrors(() => payments.previewChange(running.customerId, running, to, platform.now()))
}

export async function switchPlan(platform: Platform, db: Db, userId: string, to: PlanCode): Promise<void> {
  const payments = requirePayments(platform)
  const running = await getRunning(platform, db, userId, platform.now())
  // A repeated call finds the plan already changed, as intended.
  if (running.plan !== to) {
    requireOtherPlan(running, to)
    await withProviderErrors(() => payments.changePlan(running.customerId, running, to, platform.now()))
  }
  await withProviderErrors(() => syncCustomer(platform, running.customerId))
}

function requireOtherPlan({ plan }: RunningPurchase, to: PlanCode): void {
  if (plan === to) throw new AppError('conflict', { message: texts['same-plan'] })
  if (planOf(to).price.interval === 'once')
    throw new AppError('unprocessable', { message: texts['not-once'] })
}

export async function renew(platform: Platform, db: Db, userId: string, isRenewed: boolean): Promise<void> {
  const payments = requirePayments(platform)
  const running = await getRunning(platform, db, userId, platform.now())
  if (running.isRenewed !== isRenewed)
    await withProviderErrors(() => payments.setRenewal(running.customerId, running.id, isRenewed))
  await withProviderErrors(() => syncCustomer(platform, running.customerId))
}

/** The page that manages the plan: the provider's where it has one for the account, else our settings. */
export async function portalUrl(platform: Platform, db: Db, userId: string): Promise<string> {
  const payments = requirePayments(platform)
  const own = `${platform.config.publicUrl}/settings#plan`
  const running = (await listPurchases(db, userId)).find(({ source }) => source === payments.kind)
  const customerId = running?.customerId ?? (await findOwnCustomer(db, userId, payments.kind))?.id
  if (customerId === undefined) return own
  return (await withProviderErrors(() => payments.openPortal(customerId))) ?? own
}

export const ADDRESS_JOB = 'billing.customer-address'

/** Tells the provider the new address of an account, within the transaction that changes it. */
export async function queueCustomerAddress(
  { jobs }: Pick<Platform, 'jobs'>,
  db: Db,
  userId: string,
): Promise<void> {
  await jobs.enqueue(db, ADDRESS_JOB, { userId })
}

/** Gives every customer of an account its present address: of two changes the later one wins, in whatever order the jobs run. */
export async function sendCustomerAddress(platform: Platform, userId: string): Promise<void> {
  const { db } = platform.database
  const payments = paymentsOf(platform)
  const email = await findAddress(db, userId)
  if (payments === null || email === null) return
  for (const customerId of await listCustomerIds(db, userId))
    await payments.setCustomerEmail(customerId, email)
}

export const END_JOB = 'billing.end-customer'
export const STOP_JOB = 'billing.stop-renewals'

/** Stops every renewal of an account that is suspended, within the transaction that suspends it. */
export async function queueRenewalStop(
  { jobs }: Pick<Platform, 'jobs'>,
  db: Db,
  userId: string,
): Promise<void> {
  for (const customerId of await listCustomerIds(db, userId)) await jobs.enqueue(db, STOP_JOB, { customerId })
}

/** Ends all charges of an account, within the transaction that deletes it. */
export async function queueCustomerEnd(
  { jobs }: Pick<Platform, 'jobs'>,
  db: Db,
  userId: string,
): Promise<void> {
  for (const customerId of await listCustomerIds(db, userId)) await jobs.enqueue(db, END_JOB, { customerId })
}
