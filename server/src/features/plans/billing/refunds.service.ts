import { fillText } from '@tripwright/domain/base/text'
import { billingMessages } from '@tripwright/domain/plans/billing'
import { CURRENCY } from '@tripwright/domain/plans/subscription'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import type { Call } from '#platform/http/route.ts'
import { requirePayments } from './checkout.service.ts'
import { type BillingDeps, syncCustomer } from './customer-sync.service.ts'
import { listCustomerPurchases } from './customers.store.ts'
import { PaymentRefused, PaymentsUnavailable } from './payment-provider.ts'
import { type AnyPayments, paymentsOf } from './payments.ts'
import {
  endRefund,
  findRefund,
  findRefundable,
  insertRefund,
  lockReceipt,
  type NewRefund,
  type Refund,
  type RefundJob,
} from './refunds.store.ts'

const { texts } = billingMessages
export const REFUND_JOB = 'billing.refund'

type RefundCall = Pick<Call, 'keep' | 'now' | 'platform'>
/** Work in the transaction that asks for the refund, done once for each. */
type OnAsked = (db: Db) => Promise<void>

/**
 * Gives back a part of an account's payment. Wish and job are stored first, so that a crash loses nothing; then the provider
 * is asked at once. Gives the state: `asked` where it did not answer, and the job asks again. Throws not-found for a payment
 * of somebody else, conflict for more than is left of it, key-reused for an id of another refund.
 */
export async function refundPayment(
  { keep, now, platform }: RefundCall,
  userId: string,
  refund: NewRefund,
  onAsked: OnAsked,
): Promise<Pick<Refund, 'state' | 'failure'>> {
  const payments = requirePayments(platform)
  const order = await keep(async (db) => {
    const { customerId, isNew } = await askRefund(db, payments, userId, refund, now)
    const job: RefundJob = { id: refund.id, receiptId: refund.receiptId, amount: refund.amount, customerId }
    if (isNew) {
      await platform.jobs.enqueue(db, REFUND_JOB, job)
      await onAsked(db)
    }
    return job
  })
  await settleRefund(platform, order).catch((error) => {
    if (!(error instanceof PaymentsUnavailable)) throw error
  })
  const made = await findRefund(platform.database.db, refund.id)
  return { state: made?.state ?? 'done', failure: made?.failure ?? null }
}

async function askRefund(db: Db, payments: AnyPayments, userId: string, refund: NewRefund, now: Date) {
  const { id, receiptId, amount } = refund
  const receipt = await lockReceipt(db, userId, receiptId)
  if (receipt === null) throw new AppError('not-found')
  const { customerId } = receipt
  const earlier = await findRefund(db, id)
  if (earlier !== null) {
    if (earlier.receiptId !== receiptId || earlier.amount !== amount) throw new AppError('key-reused')
    return { customerId, isNew: false }
  }
  if (receipt.source !== payments.kind)
    throw new AppError('conflict', { message: texts['refund.other-provider'] })
  const left = await findRefundable(db, { id: receiptId, ...receipt })
  if (amount > left)
    throw new AppError('conflict', { message: fillText(texts['refund.too-much'], { price: dollars(left) }) })
  await insertRefund(db, refund, now)
  return { customerId, isNew: true }
}

/**
 * Asks the provider for a refund, then reads the payment again: only after that it no longer holds its amount back. May run
 * again at any point, also at once with itself. Throws PaymentsUnavailable where the provider does not answer.
 */
export async function settleRefund(deps: BillingDeps, job: RefundJob): Promise<void> {
  const { database, now } = deps
  const payments = paymentsOf(deps)
  const stored = await findRefund(database.db, job.id)
  // Without a row the account was deleted meanwhile: the money is given back all the same.
  if (payments === null || (stored !== null && stored.state !== 'asked')) return
  try {
    await payments.refund(job.customerId, job, now())
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error
    await endRefund(database.db, job.id, { state: 'refused', failure: error.reason })
    return
  }
  if (stored === null) return
  await syncCustomer(deps, job.customerId, payments)
  await stopRenewals(deps, job.customerId, ({ status }) => status === 'refunded')
  await endRefund(database.db, job.id, { state: 'done' })
}

type Purchases = Awaited<ReturnType<typeof listCustomerPurchases>>

/** Switches the renewal of a customer's purchases off, so that nobody pays on for a plan that was given back or locked. */
export async function stopRenewals(
  deps: BillingDeps,
  customerId: string,
  isMeant: (purchase: Purchases[number]) => boolean,
): Promise<void> {
  const payments = paymentsOf(deps)
  const renewed = (await listCustomerPurchases(deps.database.db, customerId)).filter(
    (one) => one.isRenewed && isMeant(one),
  )
  if (payments === null || renewed.length === 0) return
  for (const { id } of renewed)
    await payments.setRenewal(customerId, id, false).catch((error) => {
      // A purchase that has ended at the provider renews no more.
      if (!(error instanceof PaymentRefused)) throw error
    })
  await syncCustomer(deps, customerId, payments)
}

const dollars = (cents: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: CURRENCY }).format(cents / 100)
