import type { Log } from './log.ts'

const EVERY_MS = 60_000

type ThrottleState = { at: number; leftOut: number }

/** Per log: all writers to one log share its pauses. */
const throttles = new WeakMap<object, Map<string, ThrottleState>>()

/**
 * Logs one warning for an event that affects many calls: the first at once, then at most one a minute, with the number of
 * omitted ones.
 */
export function logThrottled(
  log: Pick<Log, 'warn'>,
  message: string,
  fields: object,
  now: () => number = () => performance.now(),
): void {
  const topics = throttles.get(log) ?? new Map<string, ThrottleState>()
  throttles.set(log, topics)
  const topic = topics.get(message)
  const time = now()
  if (topic && time - topic.at < EVERY_MS) {
    topic.leftOut += 1
    return
  }
  topics.set(message, { at: time, leftOut: 0 })
  log.warn(topic ? { ...fields, leftOutSince: topic.leftOut } : fields, message)
}
