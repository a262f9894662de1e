import type { OutsideServiceId } from '@tripwright/domain/base/outside-services'
import { userAgentOf } from '../outside/outside-services.ts'
import type { Platform } from '../platform.ts'
import { fetchDocument, textOf } from './feed-http.ts'
import { FeedFault, isAlarm } from './feeds.port.ts'
import { findFeed, putFeed, saveFailure, saveUnchanged } from './feeds.store.ts'
import { addressOf, BREAKER_OPENS_AT, pauseMs } from './feeds.ts'

/** A publisher that is called on demand, not by a schedule. */
export type Publisher = { id: OutsideServiceId; url: string; everyMinutes: number; maxBytes: number }

/** `value` is null where the document is unchanged since `lastModified`. */
export type PublisherResponse<T> = { value: T | null; lastModified: string | null; freshMs: number | null }

export type PublisherRequest<T> = {
  query: URLSearchParams
  read: (text: string) => T
  /** The Last-Modified date of the cached document. */
  lastModified?: string | null
}

/** A caller waits for the response. */
const TIMEOUT_MS = 5000
/** Statuses after which the publisher is paused instead of called with the next query. */
const STOP_STATUSES: readonly (number | null)[] = [401, 403, 429]

/**
 * Sends a query to a publisher and parses the response; null when it fails, or is paused after repeated failures. Its state
 * is listed among the feeds.
 */
export async function fetchFromPublisher<T>(
  { config, database, log, now }: Pick<Platform, 'config' | 'database' | 'log' | 'now'>,
  publisher: Publisher,
  { query, read, lastModified = null }: PublisherRequest<T>,
): Promise<PublisherResponse<T> | null> {
  const { id, everyMinutes, maxBytes } = publisher
  const { db } = database
  const url = addressOf(config, publisher)
  await putFeed(db, { id, url, everySeconds: everyMinutes * 60 }, now())
  const row = await findFeed(db, id)
  const failures = row?.failures ?? 0
  if (failures >= BREAKER_OPENS_AT && row && row.nextAt > now()) return null
  try {
    const limits = { maxBytes, timeoutMs: TIMEOUT_MS, userAgent: userAgentOf(config) }
    const marks = { etag: null, lastModified }
    const document = await fetchDocument({ url: `${url}?${query}`, marks, ...limits })
    if (document.isDeprecated)
      log.error({ feed: id }, 'a publisher is about to switch off the version that we ask (status 203)')
    if (document.bytes === null && lastModified === null) throw new FeedFault('unreadable', 'unchanged')
    const value = document.bytes === null ? null : read(textOf(document.bytes))
    await saveUnchanged(db, id, now(), now())
    return { value, lastModified: document.marks.lastModified ?? lastModified, freshMs: document.freshMs }
  } catch (error) {
    const fault = error instanceof FeedFault ? error : new FeedFault('unreadable', String(error))
    const details = { feed: id, code: fault.code, detail: fault.message }
    if (isAlarm(fault.code)) log.error(details, 'a publisher answers otherwise than we know')
    else log.warn(details, 'a publisher gave no answer')
    const count = STOP_STATUSES.includes(fault.status)
      ? Math.max(failures + 1, BREAKER_OPENS_AT)
      : failures + 1
    const nextAt = new Date(now().getTime() + pauseMs(everyMinutes, count, fault.waitSeconds))
    const failure = `${fault.code}: ${fault.message}`
    await saveFailure(db, id, { failure, failures: count, now: now(), nextAt })
    return null
  }
}
