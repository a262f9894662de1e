import type { UsageType } from './usage.rules.ts'

/** Specification section 9: the warning at 70 %, the low-remaining message at 2 or fewer. */
const WARN_PERCENT = 70
const LOW_REMAINING = 2

export type Counter = { type: UsageType; count: number; limit: number }

/** How many units of a counter are left today, at least 0. */
export function remaining({ count, limit }: Counter): number {
  return Math.max(0, limit - count)
}

/** Whether so little is left that it is said how much. */
export function isLow(counter: Counter): boolean {
  return remaining(counter) <= LOW_REMAINING
}

/** Specification section 4, "Usage banner": from 70 % of the limit on. */
export function isNearLimit({ count, limit }: Counter): boolean {
  return count * 100 >= limit * WARN_PERCENT
}

/**
 * The counter that the banner speaks of: the one that is used up most of those near their limit, else null. Where a limit is
 * small, what is low comes before the 70 %: of three plans two are left after the first.
 */
export function mostUsed<C extends Counter>(counters: readonly C[]): C | null {
  const near = counters.filter((one) => isNearLimit(one) || (one.count > 0 && isLow(one)))
  return near.reduce<C | null>((most, one) => (most === null || share(one) > share(most) ? one : most), null)
}

const share = ({ count, limit }: Counter) => count / limit
