import {
  type Interval,
  PLAN_CODES,
  PLANS,
  type PlanCode,
  type Price,
  type SubscriptionPlan,
} from './plans.data.ts'
import { isUnlimited, type SubscriptionState } from './state.rules.ts'

/** Decisions.md, "People": the first month is 20 % off. */
const FIRST_MONTH_PERCENT = 80

/** What the first month of a monthly price costs, in minor units, rounded half up. */
export function firstMonth(amount: number): number {
  return Math.floor((amount * FIRST_MONTH_PERCENT + 50) / 100)
}

/** The price of a plan for an interval; a one-time plan has one price, the free plan none. */
export function priceOf({ prices }: SubscriptionPlan, interval: Exclude<Interval, 'once'>): Price | null {
  return prices.find((price) => price.interval === interval || price.interval === 'once') ?? null
}

/** The saving of a yearly payment against twelve monthly ones, in minor units; 0 when only one is offered. */
export function yearlySaving(plan: SubscriptionPlan): number {
  const [month, year] = [priceOf(plan, 'month'), priceOf(plan, 'year')]
  if (month?.interval !== 'month' || year?.interval !== 'year') return 0
  return month.amount * 12 - year.amount
}

/** Parses a plan code: `pro` is monthly Globetrotter (contract.md, "Calls"); null for an unknown one. */
export function readPlanCode(text: string): PlanCode | null {
  if (text === 'pro') return 'globetrotter-monthly'
  return PLAN_CODES.find((code) => code === text) ?? null
}

/** The plan and the price behind a code. */
export function planOf(code: PlanCode): { plan: SubscriptionPlan; price: Price } {
  for (const plan of PLANS) {
    const price = plan.prices.find((one) => one.code === code)
    if (price) return { plan, price }
  }
  throw new Error(`no plan has the price ${code}`)
}

/** The first payment of a price: the first month is cheaper, all other payments have the full price. */
export function firstPrice({ interval, amount }: Price): number {
  return interval === 'month' ? firstMonth(amount) : amount
}

/** The end of a period that begins now, on the same day of the month or the last day of a shorter month; null means never. */
export function periodEnd(now: Date, interval: Interval): Date | null {
  if (interval === 'once') return null
  const months = interval === 'year' ? 12 : 1
  const end = new Date(now)
  end.setUTCMonth(end.getUTCMonth() + months)
  // The month has no such day, so the date overflowed into the next month.
  if (end.getUTCDate() !== now.getUTCDate()) end.setUTCDate(0)
  return end
}

/** Bytes of files that an account may keep; a trial has the room of a paid plan. */
export function storageBytesOf(state: SubscriptionState): number {
  const plans = PLANS.filter(({ tier }) => (tier === 'free') !== isUnlimited(state))
  const own = plans.find(({ tier }) => tier === state.subscription_tier)
  return own?.storageBytes ?? Math.min(...plans.map(({ storageBytes }) => storageBytes))
}
