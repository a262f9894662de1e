import { type PlanCode, planOf, type Tier } from '../subscription/index.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A failed payment is retried for a week, and the plan stays active meanwhile. */
const GRACE_DAYS = 7
/** The provider books a renewal hours after the period ends and reports it later; the plan stays active in between. */
const RENEWAL_SLACK_MS = DAY_MS

/** A purchase as the payment provider reports it. */
export type Purchase = {
  /** The id of the provider: of a subscription, or of a one-time payment. */
  id: string
  plan: PlanCode
  status: 'active' | 'past-due' | 'ended' | 'refunded'
  periodStart: Date
  /** Null: it was paid once and has no end. */
  periodEnd: Date | null
  /** Whether it renews. */
  isRenewed: boolean
  /** When it ended or was refunded; null while it is active. */
  endedAt: Date | null
}

export type PaymentReceipt = {
  /** A payment, as the provider reports it. */
  id: string
  plan: PlanCode
  /** US cents. */
  amount: number
  /** The refunded amount. */
  refunded: number
  paidAt: Date
  /** The provider's page about it. */
  url: string | null
}

/** The end of the plan of a purchase, with its grace period; null means for ever. */
export function accessEnd(purchase: Purchase): Date | null {
  const { status, periodStart, periodEnd, isRenewed, endedAt } = purchase
  if (status === 'ended' || status === 'refunded') return endedAt ?? periodStart
  if (status === 'past-due') return new Date(periodStart.getTime() + GRACE_DAYS * DAY_MS)
  if (periodEnd === null || !isRenewed) return periodEnd
  return new Date(periodEnd.getTime() + RENEWAL_SLACK_MS)
}

/** The end of the paid period, as shown to the buyer; null means for ever. */
export function paidUntil(purchase: Purchase): Date | null {
  return purchase.status === 'active' ? purchase.periodEnd : accessEnd(purchase)
}

export function isLive(purchase: Purchase, now: Date): boolean {
  const end = accessEnd(purchase)
  return end === null || end > now
}

/** In ascending order; six seats rank above no end. */
const RANKS: readonly Tier[] = ['free', 'Globetrotter', 'Jetsetter', 'Lifetime', 'Nomad Squad']
const rankOf = ({ plan }: Pick<Purchase, 'plan'>) => RANKS.indexOf(planOf(plan).plan.tier)
const endOf = (purchase: Purchase) => accessEnd(purchase)?.getTime() ?? Number.POSITIVE_INFINITY

/** The effective purchase of an account: the best active one, else the one that ended last; null when there is none. */
export function bestPurchase<T extends Purchase>(purchases: readonly T[], now: Date): T | null {
  const live = purchases.filter((one) => isLive(one, now))
  if (live.length > 0) return live.toSorted((a, b) => rankOf(b) - rankOf(a) || endOf(b) - endOf(a))[0] ?? null
  return purchases.toSorted((a, b) => endOf(b) - endOf(a))[0] ?? null
}

/**
 * Whether a plan can be bought beside the existing purchases. A second subscription would be charged twice, so a running
 * one is changed instead. Beside a one-time purchase only a higher plan can be bought.
 */
export function canBuy(purchases: readonly Purchase[], plan: PlanCode, now: Date): boolean {
  const isOnce = planOf(plan).price.interval === 'once'
  return purchases
    .filter((one) => isLive(one, now))
    .every((one) => {
      if (one.periodEnd === null) return rankOf({ plan }) > rankOf(one)
      return isOnce || !one.isRenewed
    })
}

/**
 * The subscriptions that renew beside a one-time purchase of at least the same value, so that they would be charged for
 * nothing.
 */
export function redundantRenewals(purchases: readonly Purchase[], now: Date): Purchase[] {
  const forever = purchases.filter((one) => one.periodEnd === null && isLive(one, now))
  const most = Math.max(-1, ...forever.map(rankOf))
  return purchases.filter((one) => one.isRenewed && isLive(one, now) && rankOf(one) <= most)
}
