import { setTimeout as pause } from 'node:timers/promises'
import type { Output } from '@tripwright/domain/base/contract'
import { OUTSIDE_SERVICES, type OutsideServiceId } from '@tripwright/domain/base/outside-services'
import { FORECAST_PUBLISHERS } from '@tripwright/domain/destination/weather'
import type { listOutsideServices } from '@tripwright/domain/staff/admin'
import { type FeedRow, findFeed, listFeeds, makeFeedDue } from '#platform/feeds/feeds.store.ts'
import { BREAKER_OPENS_AT } from '#platform/feeds/feeds.ts'
import { AppError } from '#platform/http/app-error.ts'
import { listOutsideResults, saveOutsideResult } from '#platform/outside/outside.store.ts'
import {
  isOutsideOn,
  outsideHostOf,
  outsideStateOf,
  userAgentOf,
} from '#platform/outside/outside-services.ts'
import { askProbe, probeOf } from '#platform/outside/try-outside.ts'
import type { Platform } from '#platform/platform.ts'

type Row = Output<typeof listOutsideServices>['services'][number]
type Deps = Pick<Platform, 'config' | 'database' | 'jobs' | 'now'>

/** The job that fetches the feeds that are due (feeds.ts). */
const FEEDS_JOB = 'feeds.refresh'
const WAIT_MS = 8000
const LOOK_EVERY_MS = 250

/** The state of every outside service, in table order. */
export async function describeServices({ config, database: { db }, now }: Deps): Promise<Row[]> {
  const feeds = new Map((await listFeeds(db)).map((row) => [row.id, row]))
  const results = new Map((await listOutsideResults(db)).map((row) => [row.id, row]))
  return OUTSIDE_SERVICES.map(({ id }) => {
    const feed = feeds.get(id)
    return {
      id,
      state: outsideStateOf(config, id),
      host: outsideHostOf(config, id),
      ...lastResults(feed, results.get(id)),
      ...scheduleOf(feed, now()),
      canTry: isOutsideOn(config, id) && (isClockFeed(feed) || probeOf(config, id) !== null),
    }
  })
}

/** Last success and last failure of a service: of its feed, or else of its test call. */
function lastResults(
  feed: FeedRow | undefined,
  result: Awaited<ReturnType<typeof listOutsideResults>>[number] | undefined,
) {
  const succeededAt = feed?.fetchedAt ?? result?.succeededAt ?? null
  const failedAt = feed?.failedAt ?? result?.failedAt ?? null
  return {
    succeededAt: succeededAt?.toISOString() ?? null,
    failedAt: failedAt?.toISOString() ?? null,
    failure: feed?.failure ?? result?.failure ?? null,
    failures: feed?.failures ?? Number(failedAt !== null && (succeededAt ?? new Date(0)) < failedAt),
  }
}

/** When a feed is fetched next; a service called on demand has no schedule. */
function scheduleOf(feed: FeedRow | undefined, now: Date) {
  const clocked = feed && !isAskedOnDemand(feed) ? feed : null
  return {
    everyMinutes: clocked && clocked.everySeconds / 60,
    nextAt: clocked?.nextAt.toISOString() ?? null,
    isLeftAlone: feed !== undefined && feed.failures >= BREAKER_OPENS_AT && feed.nextAt > now,
  }
}

/** Calls a service at once and waits briefly for the outcome. Throws AppError where calls are off or impossible. */
export async function tryService(deps: Deps, id: OutsideServiceId): Promise<Row> {
  const { config, database, now } = deps
  const probe = probeOf(config, id)
  const feed = await findFeed(database.db, id)
  if (!isOutsideOn(config, id) || (probe === null && !isClockFeed(feed ?? undefined)))
    throw new AppError('conflict')
  if (probe) {
    const failure = await askProbe(probe, userAgentOf(config))
    await saveOutsideResult(database.db, { id, failure, at: now() })
  } else if (feed) await refreshFeed(deps, feed)
  const row = (await describeServices(deps)).find((one) => one.id === id)
  if (!row) throw new AppError('not-found')
  return row
}

/** The next run of the job fetches it; the caller gets the new row, or the old one after eight seconds. */
async function refreshFeed({ database, jobs, now }: Deps, feed: FeedRow): Promise<void> {
  await database.db.transaction(async (db) => {
    await makeFeedDue(db, feed.id, now())
    await jobs.enqueue(db, FEEDS_JOB, {})
  })
  const resultOf = (row: FeedRow | null) => `${row?.fetchedAt?.getTime()} ${row?.failedAt?.getTime()}`
  for (const end = Date.now() + WAIT_MS; Date.now() < end; await pause(LOOK_EVERY_MS))
    if (resultOf(await findFeed(database.db, feed.id)) !== resultOf(feed)) return
}

/** The weather has a row among the feeds, but is fetched on demand. */
function isAskedOnDemand({ failures, fetchedAt, nextAt }: FeedRow): boolean {
  return failures === 0 && fetchedAt !== null && nextAt <= fetchedAt
}

function isClockFeed(feed: FeedRow | undefined): boolean {
  return feed !== undefined && !FORECAST_PUBLISHERS.some((id) => id === feed.id)
}
