const HOUR_MS = 60 * 60 * 1000

/** The maximum of single messages in a day; further alerts wait and come in one message. */
const MAX_MESSAGES = 3
const RATE_WINDOW_MS = 24 * HOUR_MS
/** The pause before the next message after that many. Urgent alerts do not wait. */
const DIGEST_PAUSE_MS = 6 * HOUR_MS
const URGENT_RANK = 3

export type DeliveryMode = 'each' | 'together' | 'later'

/**
 * Decides how waiting alerts are sent: one message each, one for all, or later, so that an account gets few messages per
 * day. `sentTimes` are the times of earlier messages, in milliseconds.
 */
export function chooseDelivery(
  waiting: readonly { rank: number }[],
  sentTimes: readonly number[],
  now: number,
): DeliveryMode {
  if (waiting.length === 0) return 'later'
  const lately = sentTimes.filter((at) => at > now - RATE_WINDOW_MS)
  if (lately.length + waiting.length <= MAX_MESSAGES) return 'each'
  const isQuiet = Math.max(0, ...lately) <= now - DIGEST_PAUSE_MS
  return isQuiet || waiting.some(({ rank }) => rank >= URGENT_RANK) ? 'together' : 'later'
}
