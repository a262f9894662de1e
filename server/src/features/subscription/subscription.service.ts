import { discounted } from '@tripwright/domain/discount'
import {
  firstPrice,
  type PlanCode,
  periodEnd,
  planOf,
  pricingMessages,
  type SubscriptionState,
} from '@tripwright/domain/subscription'
import { findClaimed, spendDiscount } from '#features/discount/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import type { Person } from '#platform/http/person.ts'
import type { Platform } from '#platform/platform.ts'
import { findPlan } from './seats.store.ts'
import { completeCheckout, insertCheckout, putSubscription } from './subscriptions.store.ts'
import { findTrial } from './trials.store.ts'

/** Where an account stands now. The owner of the installation is never limited (specification section 6). */
export async function readState(
  db: Db,
  { id, role }: Pick<Person, 'id' | 'role'>,
  now: Date,
): Promise<SubscriptionState> {
  const [trial, paid] = [await findTrial(db, id), await findPlan(db, id, now)]
  const isActive = paid !== null
  const isOwner = role === 'owner'
  return {
    subscribed: isOwner || isActive,
    subscription_tier: isOwner ? 'admin_unlimited' : isActive ? paid.tier : 'free',
    subscription_end: isActive && !isOwner ? (paid.endsAt?.toISOString() ?? null) : null,
    is_trial: trial !== null && trial.endsAt > now,
    trial_end: trial?.endsAt.toISOString() ?? null,
    trial_used: trial !== null,
  }
}

/** The built-in checkout, in which no money moves: outside production or with TEST_SEAMS=1 (decisions.md, "Starting"). */
export function requireTestCheckout({ production, testSeams }: Platform['config']): void {
  if (production && !testSeams)
    throw new AppError('unavailable', { message: pricingMessages.texts['checkout.unavailable'] })
}

type Buyer = { db: Db; person: Person; now: Date }

/** Begins a purchase, with the discount that the account has claimed; its id is what the page of the checkout asks for. */
export async function beginCheckout({ db, person, now }: Buyer, plan: PlanCode): Promise<string> {
  const price = firstPrice(planOf(plan).price)
  const discount = await findClaimed(db, person.id)
  const amount = discount === null ? price : discounted(price, discount.percent)
  return insertCheckout(db, { userId: person.id, plan, amount, discountHash: discount?.hash ?? null }, now)
}

/** Completes it once; a second call changes nothing. Throws conflict when its discount was used up meanwhile. */
export async function finishCheckout(
  { db, person, now }: Buyer,
  { id, plan: code, discountHash }: { id: string; plan: PlanCode; discountHash: string | null },
): Promise<SubscriptionState> {
  const { plan, price } = planOf(code)
  if (await completeCheckout(db, person.id, id, now)) {
    if (discountHash !== null && !(await spendDiscount(db, discountHash, now))) throw new AppError('conflict')
    const endsAt = periodEnd(now, price.interval)
    await putSubscription(db, { userId: person.id, tier: plan.tier, plan: code, source: 'test', endsAt }, now)
  }
  return readState(db, person, now)
}
