import { type Price, periodEnd } from '../subscription/index.ts'

/** The price of a plan change. All sums in US cents. */
export type Proration = {
  /** The credit for the rest of the paid period. */
  credit: number
  /** For the new plan until `renewsAt`. */
  charge: number
  dueNow: number
  /** The rest of the credit, for the next payments. */
  keptCredit: number
  renewsAt: Date
}

type Running = {
  interval: Price['interval']
  /** The price of the current period. */
  paid: number
  periodStart: Date
  periodEnd: Date
}

/**
 * Prices a change of a running subscription now. With the same interval the period stays, and both plans are prorated for
 * the rest of it; another interval begins a new period. Shares are by the second, rounded half up, as Stripe does.
 */
export function prorate(running: Running, to: Price, now: Date, balance = 0): Proration {
  const { interval, paid, periodStart, periodEnd: end } = running
  const isSame = to.interval === interval
  const credit = share(paid, periodStart, end, now)
  const charge = isSame ? share(to.amount, periodStart, end, now) : to.amount
  const renewsAt = isSame ? end : (periodEnd(now, to.interval) ?? end)
  const net = charge - credit - balance
  return { credit, charge, dueNow: Math.max(0, net), keptCredit: Math.max(0, -net), renewsAt }
}

function share(amount: number, start: Date, end: Date, now: Date): number {
  const seconds = (from: Date, to: Date) => Math.floor((to.getTime() - from.getTime()) / 1000)
  const [whole, left] = [seconds(start, end), Math.max(0, seconds(now, end))]
  if (whole <= 0) return 0
  return Math.floor((amount * Math.min(left, whole) + whole / 2) / whole)
}
