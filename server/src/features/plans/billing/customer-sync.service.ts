import {
  accessEnd,
  bestPurchase,
  isLive,
  paidUntil,
  redundantRenewals,
} from '@tripwright/domain/plans/billing'
import { planOf } from '@tripwright/domain/plans/subscription'
import { giveDiscount, spendDiscount } from '#features/plans/discount/index.ts'
import { findSubscription, putSubscription, tellSquadEnds } from '#features/plans/subscription/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import type { Platform } from '#platform/platform.ts'
import { completeCheckout } from './checkouts.store.ts'
import {
  beginSync,
  claimByAddress,
  claimSync,
  deleteUnknownCustomer,
  listPurchases,
  matchAccount,
  savePurchases,
  saveReceipts,
} from './customers.store.ts'
import type { CustomerSnapshot } from './payment-provider.ts'
import { paymentsOf } from './payments.ts'

const SQUAD = 'Nomad Squad'
export const RECEIPT_JOB = 'billing.receipt'

export type BillingDeps = Pick<Platform, 'config' | 'database' | 'jobs' | 'now'>

/**
 * Reads a customer from the provider and updates the account. The only way in which we learn of a payment: repeated, late or
 * reordered events all lead to the provider's current state.
 */
export async function syncCustomer(
  deps: BillingDeps,
  customerId: string,
  payments = paymentsOf(deps),
): Promise<void> {
  const { database, now } = deps
  if (payments === null) return
  const { db } = database
  const reading = await beginSync(db, customerId, payments.kind, now())
  const facts = await payments.readCustomer(customerId)
  await db.transaction((within) => saveCustomer(deps, within, { customerId, reading, facts }))
  // A lifetime plan makes other plans redundant: their renewals are switched off.
  for (const { id } of redundantRenewals(facts?.purchases ?? [], now())) {
    await payments.setRenewal(customerId, id, false)
    await syncCustomer(deps, customerId, payments)
  }
}

type CustomerReading = { customerId: string; reading: number; facts: CustomerSnapshot | null }

async function saveCustomer(
  { jobs, now }: BillingDeps,
  db: Db,
  { customerId, reading, facts }: CustomerReading,
): Promise<void> {
  const customer = await claimSync(db, customerId, reading)
  if (customer === null) return
  const isStranger = customer.userId === null && (facts === null || facts.purchases.length === 0)
  if (isStranger && customer.email === null) return deleteUnknownCustomer(db, customerId)
  await savePurchases(db, customerId, facts?.purchases ?? [], now())
  const userId = customer.userId ?? (await matchAccount(db, customerId, facts?.email ?? null))
  const fresh = await saveReceipts(db, customerId, facts?.receipts ?? [])
  for (const receiptId of fresh) await jobs.enqueue(db, RECEIPT_JOB, { receiptId })
  for (const id of facts?.checkouts ?? []) {
    const done = await completeCheckout(db, id, customerId, now())
    if (done?.discountHash) await redeemDiscount(db, done.discountHash, userId, now())
  }
  if (userId !== null) await refreshAndTell({ jobs }, db, userId, now())
}

async function refreshAndTell(
  platform: Pick<Platform, 'jobs'>,
  db: Db,
  userId: string,
  now: Date,
): Promise<void> {
  if (await refreshAccount(db, userId, now)) await tellSquadEnds(platform, db, userId)
}

/** The first checkout with a discount uses it up; the discount then belongs to the buyer. */
async function redeemDiscount(db: Db, hash: string, userId: string | null, now: Date): Promise<void> {
  if ((await spendDiscount(db, hash, now)) && userId !== null) await giveDiscount(db, hash, userId, now)
}

/**
 * Updates the account's plan to its purchases; true where that took the seats of a running squad. A granted plan that lasts
 * stays until something is bought.
 */
async function refreshAccount(db: Db, userId: string, now: Date): Promise<boolean> {
  const best = bestPurchase(await listPurchases(db, userId), now)
  if (best === null) return false
  const stored = await findSubscription(db, userId)
  const isGiven = stored?.source === 'grant' && (stored.endsAt === null || stored.endsAt > now)
  if (isGiven && !isLive(best, now)) return false
  const { plan, source, periodEnd, isRenewed } = best
  const ends = { endsAt: accessEnd(best), paidUntil: paidUntil(best) }
  const isCancelled = periodEnd !== null && !isRenewed
  const { tier } = planOf(plan).plan
  await putSubscription(db, { userId, plan, tier, source, ...ends, isCancelled }, now)
  return stored?.tier === SQUAD && tier !== SQUAD && (stored.endsAt === null || stored.endsAt > now)
}

/** Assigns purchases made with this address before the account existed; call it when the address is verified. */
export async function claimPurchases(db: Db, user: { id: string; email: string }, now: Date): Promise<void> {
  if ((await claimByAddress(db, user.id, user.email)) > 0) await refreshAccount(db, user.id, now)
}
