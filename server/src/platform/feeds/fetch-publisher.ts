import type { OutsideServiceId } from '@tripwright/domain/base/outside-services'
import { userAgentOf } from '../outside/outside-services.ts'
import type { Platform } from '../platform.ts'
import { fetchDocument, textOf } from './feed-http.ts'
import { FeedFault } from './feeds.port.ts'
import { findFeed, putFeed, saveFailure, saveUnchanged } from './feeds.store.ts'
import { addressOf, BREAKER_OPENS_AT, pauseMs } from './feeds.ts'

/** A publisher that is asked when somebody wants something, and not by the clock. */
export type Publisher = { id: OutsideServiceId; url: string; everyMinutes: number; maxBytes: number }

/** Somebody waits for the answer. */
const TIMEOUT_MS = 5000

/**
 * Asks a publisher with a query and reads its answer; null when it fails, or has failed so often of late that it is left
 * alone. How it stands is told among the feeds.
 */
export async function fetchFromPublisher<T>(
  { config, database, log, now }: Pick<Platform, 'config' | 'database' | 'log' | 'now'>,
  publisher: Publisher,
  query: URLSearchParams,
  read: (text: string) => T,
): Promise<T | null> {
  const { id, everyMinutes, maxBytes } = publisher
  const { db } = database
  const url = addressOf(config, publisher)
  await putFeed(db, { id, url, everySeconds: everyMinutes * 60 }, now())
  const row = await findFeed(db, id)
  const failures = row?.failures ?? 0
  if (failures >= BREAKER_OPENS_AT && row && row.nextAt > now()) return null
  try {
    const limits = { maxBytes, timeoutMs: TIMEOUT_MS, userAgent: userAgentOf(config) }
    const document = await fetchDocument({ url: `${url}?${query}`, ...limits })
    if (document === 'unchanged') throw new FeedFault('unreadable', 'unchanged')
    const value = read(textOf(document.bytes))
    await saveUnchanged(db, id, now(), now())
    return value
  } catch (error) {
    const fault = error instanceof FeedFault ? error : new FeedFault('unreadable', String(error))
    log.warn({ feed: id, code: fault.code, detail: fault.message }, 'a publisher gave no answer')
    const nextAt = new Date(now().getTime() + pauseMs(everyMinutes, failures + 1, fault.waitSeconds))
    const failure = `${fault.code}: ${fault.message}`
    await saveFailure(db, id, { failure, failures: failures + 1, now: now(), nextAt })
    return null
  }
}
