import { type PlanCode, planOf, type Tier } from '../subscription/index.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A payment that failed is tried again for a week; so long the plan stays. */
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
  /** Whether the next period will be charged. */
  isRenewed: boolean
  /** When it ended or was paid back; null while it lasts. */
  endedAt: Date | null
}

export type PaymentReceipt = {
  /** Of the provider: one payment. */
  id: string
  plan: PlanCode
  /** US cents. */
  amount: number
  /** How much of it was paid back. */
  refunded: number
  paidAt: Date
  /** The provider's own page of it. */
  url: string | null
}

/** Until when a purchase gives its plan; null is for ever. */
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

/** From the least to the most: six seats count more than no end. */
const RANKS: readonly Tier[] = ['free', 'Globetrotter', 'Jetsetter', 'Lifetime', 'Nomad Squad']
const rankOf = ({ plan }: Pick<Purchase, 'plan'>) => RANKS.indexOf(planOf(plan).plan.tier)
const endOf = (purchase: Purchase) => accessEnd(purchase)?.getTime() ?? Number.POSITIVE_INFINITY

/** The purchase that an account stands on: the best of those that last, else the one that ended last; null when there is none. */
export function bestPurchase<T extends Purchase>(purchases: readonly T[], now: Date): T | null {
  const live = purchases.filter((one) => isLive(one, now))
  if (live.length > 0) return live.toSorted((a, b) => rankOf(b) - rankOf(a) || endOf(b) - endOf(a))[0] ?? null
  return purchases.toSorted((a, b) => endOf(b) - endOf(a))[0] ?? null
}

/**
 * Whether a plan can be bought beside what is there. Two subscriptions at once would be charged twice: a running one is
 * changed instead. On top of what is paid once only more can be bought.
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

/** The subscriptions that still renew beside something paid once that holds as much: they would be charged for nothing. */
export function redundantRenewals(purchases: readonly Purchase[], now: Date): Purchase[] {
  const forever = purchases.filter((one) => one.periodEnd === null && isLive(one, now))
  const most = Math.max(-1, ...forever.map(rankOf))
  return purchases.filter((one) => one.isRenewed && isLive(one, now) && rankOf(one) <= most)
}
