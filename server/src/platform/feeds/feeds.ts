import { z } from 'zod/mini'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/db.port.ts'
import type { Job } from '../jobs/jobs.port.ts'
import { isOutsideOn, userAgentOf } from '../outside/outside-services.ts'
import type { Platform } from '../platform.ts'
import { type CacheValidators, fetchDocument, textOf } from './feed-http.ts'
import { type Feed, type FeedCopy, FeedFault, isAlarm } from './feeds.port.ts'
import {
  claimFeed,
  type FeedRow,
  findFeed,
  putFeed,
  saveCopy,
  saveFailure,
  saveUnchanged,
} from './feeds.store.ts'

/** Longer than one read with all its documents. */
const CLAIM_MS = 5 * 60_000
const MINUTE_MS = 60_000
/** From this many consecutive failures on, the pauses grow: the circuit breaker is open. */
export const BREAKER_OPENS_AT = 3
const RETRY_MINUTES = 5
const LONGEST_PAUSE_MINUTES = 6 * 60

type Deps = Pick<Platform, 'config' | 'database' | 'log' | 'now'>

/** Called with a new copy of a feed, within the transaction that stores it, so that both are committed together. */
export type FeedRefreshHook = (db: Db, feedId: string) => Promise<void>
const nothing: FeedRefreshHook = async () => undefined

/** The job that updates the copies. It checks every minute which are due; several processes share the work. */
export function feedsJob(deps: Deps, feeds: readonly Feed[], follow = nothing): Job[] {
  const enabled = feeds.filter(({ id }) => isOutsideOn(deps.config, id))
  if (enabled.length === 0) return []
  return [
    {
      name: 'feeds.refresh',
      schedule: '* * * * *',
      retries: 0,
      atStart: true,
      run: () => refreshDue(deps, enabled, follow),
    },
  ]
}

/** Fetches every due feed, one after the other; a failing one does not stop the others. */
export async function refreshDue(deps: Deps, feeds: readonly Feed[], follow = nothing): Promise<void> {
  const { config, database, now } = deps
  for (const feed of feeds) {
    const row = { id: feed.id, url: addressOf(config, feed), everySeconds: feed.everyMinutes * 60 }
    await putFeed(database.db, row, now())
  }
  for (const feed of feeds) await refresh(deps, feed, follow)
}

async function refresh(deps: Deps, feed: Feed, follow: FeedRefreshHook): Promise<void> {
  const { database, log, now } = deps
  const { db } = database
  const row = await claimFeed(db, feed.id, now(), new Date(now().getTime() + CLAIM_MS))
  if (!row) return
  try {
    await fetchInto(deps, feed, row, follow)
  } catch (error) {
    const fault = error instanceof FeedFault ? error : new FeedFault('unreadable', String(error))
    const failures = row.failures + 1
    const nextAt = new Date(now().getTime() + pauseMs(row.everySeconds / 60, failures, fault.waitSeconds))
    const details = { feed: feed.id, failures, code: fault.code, detail: fault.message }
    // An unreadable or implausible document needs a person's attention.
    if (isAlarm(fault.code)) log.error(details, 'a feed is written otherwise than we know')
    else log.warn(details, 'a feed has no new copy')
    await saveFailure(db, feed.id, {
      failure: `${fault.code}: ${fault.message}`,
      failures,
      now: now(),
      nextAt,
    })
  }
}

async function fetchInto(
  { config, database, now }: Deps,
  feed: Feed,
  row: FeedRow,
  follow: FeedRefreshHook,
): Promise<void> {
  const previous = parseCopy(feed, row.value)
  const userAgent = userAgentOf(config)
  const whole = previous !== null && !feed.isUnfinished?.(previous)
  const limits = { maxBytes: feed.maxBytes, userAgent }
  const document = await fetchDocument({ url: row.url, ...limits, ...(whole && { marks: row.marks }) })
  const nextAt = () => new Date(now().getTime() + row.everySeconds * 1000)
  if (document.bytes === null) {
    if (!whole) throw new FeedFault('unreadable', 'unchanged, and there is no copy')
    return saveUnchanged(database.db, feed.id, now(), nextAt())
  }
  const getBytes = async (path: string) => {
    const further = await fetchDocument({ url: relatedAddress(feed, row.url, path), ...limits })
    if (further.bytes === null) throw new FeedFault('unreadable', `${path} is unchanged`)
    return further.bytes
  }
  const get = async (path: string) => textOf(await getBytes(path))
  const reading = { previous, now: now(), get, getBytes }
  const value = z.parse(feed.copy, await feed.read(textOf(document.bytes), reading))
  const cached: { value: string; marks: CacheValidators } = {
    value: JSON.stringify(value),
    marks: document.marks,
  }
  await database.db.transaction(async (db) => {
    await saveCopy(db, feed.id, { ...cached, now: now(), nextAt: nextAt() })
    await follow(db, feed.id)
  })
}

/** Pause until the next attempt: five minutes, from the third failure on doubled each time, six hours at most. */
export function pauseMs(everyMinutes: number, failures: number, waitSeconds: number): number {
  const doubled = everyMinutes * 2 ** Math.min(failures - BREAKER_OPENS_AT + 1, 12)
  const minutes =
    failures < BREAKER_OPENS_AT
      ? Math.min(RETRY_MINUTES, everyMinutes)
      : Math.min(doubled, LONGEST_PAUSE_MINUTES)
  return Math.max(minutes * MINUTE_MS, waitSeconds * 1000)
}

/** The last good copy; null while feeds are off, because the copy would only get older. */
export async function readFeed<T>(
  { config, db }: { config: Config; db: Db },
  feed: Feed<T>,
): Promise<FeedCopy<T>> {
  const row = isOutsideOn(config, feed.id) ? await findFeed(db, feed.id) : null
  if (!row || row.url !== addressOf(config, feed))
    return { value: null, fetchedAt: null, failedAt: null, failures: 0 }
  const { fetchedAt, failedAt, failures } = row
  return { value: parseCopy(feed, row.value), fetchedAt, failedAt, failures }
}

/** The address of a feed: the public one, or that of the mirror (contract.md, "Configuration"). */
export function addressOf({ feedsBaseUrl }: Config, { id, url }: Pick<Feed, 'id' | 'url'>): string {
  if (feedsBaseUrl === undefined) return url
  const { pathname, search } = new URL(url)
  return `${feedsBaseUrl}/${id}${pathname}${search}`
}

/** A path of the publisher, at the address that this installation uses. */
function relatedAddress(feed: Feed, requested: string, path: string): string {
  const { pathname, search } = new URL(feed.url)
  const before = requested.slice(0, requested.length - pathname.length - search.length)
  return `${before}${new URL(path, feed.url).pathname}`
}

function parseCopy<T>(feed: Feed<T>, text: string | null): T | null {
  if (text === null) return null
  const parsed = z.safeParse(feed.copy, JSON.parse(text))
  return parsed.success ? parsed.data : null
}
