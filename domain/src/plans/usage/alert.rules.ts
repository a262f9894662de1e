import type { UsageType } from './usage.rules.ts'

/** Specification section 9: the warning at 70 %, the low-remaining message at 2 or fewer. */
const WARN_PERCENT = 70
const LOW_REMAINING = 2

export type Counter = { type: UsageType; count: number; limit: number }

/** The remaining units of a counter today, at least 0. */
export function remaining({ count, limit }: Counter): number {
  return Math.max(0, limit - count)
}

/** Whether the page shows the remaining count because it is low. */
export function isLow(counter: Counter): boolean {
  return remaining(counter) <= LOW_REMAINING
}

/** Specification section 4, "Usage banner": from 70 % of the limit on. */
export function isNearLimit({ count, limit }: Counter): boolean {
  return count * 100 >= limit * WARN_PERCENT
}

/**
 * The counter for the banner: of those near their limit the one with the highest usage, else null. With a small limit the
 * low-remaining message comes before the 70 %: of three plans two are left after the first.
 */
export function mostUsed<C extends Counter>(counters: readonly C[]): C | null {
  const near = counters.filter((one) => isNearLimit(one) || (one.count > 0 && isLow(one)))
  return near.reduce<C | null>((most, one) => (most === null || share(one) > share(most) ? one : most), null)
}

const share = ({ count, limit }: Counter) => count / limit
