const HOUR_MS = 60 * 60 * 1000

/** So many messages in a day, each for one thing; what is more waits and comes together. */
const MOST_MESSAGES = 3
const WITHIN_MS = 24 * HOUR_MS
/** Between two messages to somebody who had that many. What cannot wait does not. */
const PAUSE_MS = 6 * HOUR_MS
const URGENT = 3

export type Telling = 'each' | 'together' | 'later'

/**
 * How a person is told of what was found: one message for each thing, one for all of them, or later. `told` are the times
 * of the messages before, in milliseconds.
 */
export function planTelling(
  waiting: readonly { rank: number }[],
  told: readonly number[],
  now: number,
): Telling {
  if (waiting.length === 0) return 'later'
  const lately = told.filter((at) => at > now - WITHIN_MS)
  if (lately.length + waiting.length <= MOST_MESSAGES) return 'each'
  const isQuiet = Math.max(0, ...lately) <= now - PAUSE_MS
  return isQuiet || waiting.some(({ rank }) => rank >= URGENT) ? 'together' : 'later'
}
