import {
  ADVISORY_ISSUERS,
  listAdvisories,
  listLiveEvents,
  mergeEvents,
  type SourceStatus,
} from '@tripwright/domain/safety/advice'
import type { Feed, FeedCopy } from '#platform/feeds/feeds.port.ts'
import { readFeed } from '#platform/feeds/feeds.ts'
import { cacheableResponse } from '#platform/http/cached-response.ts'
import { type Route, route } from '#platform/http/route.ts'
import { isOutsideOn } from '#platform/outside/outside-services.ts'
import { type AdvisoriesCopy, globalAffairsFeed, stateDepartmentFeed } from './advisories.service.ts'
import { auswaertigesAmtFeed } from './auswaertiges-amt-feed.service.ts'
import { fcdoFeed } from './fcdo-feed.service.ts'
import { gdacsFeed } from './gdacs-feed.service.ts'
import { gdeltFeed } from './gdelt-feed.service.ts'
import { nhcFeed } from './nhc-feed.service.ts'
import { smartravellerFeed } from './smartraveller-feed.service.ts'
import { type EventsCopy, usgsFeed } from './usgs-feed.service.ts'
import { usgsVolcanoesFeed } from './usgs-volcanoes-feed.service.ts'

/** In order of precedence: when several publish the same storm, the first one's event is kept. */
const DISASTER_FEEDS = [usgsFeed, gdacsFeed, nhcFeed, usgsVolcanoesFeed] as const
const ADVISORY_FEEDS = [
  stateDepartmentFeed,
  fcdoFeed,
  globalAffairsFeed,
  smartravellerFeed,
  auswaertigesAmtFeed,
] as const
/** Feeds of this feature that the scheduler fetches. */
export const safetyFeeds: readonly Feed[] = [...DISASTER_FEEDS, gdeltFeed, ...ADVISORY_FEEDS]

/** Seconds before a browser revalidates: a minute for news, an hour for a government's level. */
const CACHE_SECONDS = 60
const EVENTS_SOURCE =
  'USGS (United States Geological Survey); GDACS (United Nations and European Commission); National Hurricane Center (NOAA); GDELT Project (places of protest in the news)'
const ADVISORIES_SOURCE =
  'US Department of State; UK Foreign, Commonwealth and Development Office; Global Affairs Canada; Smartraveller (Commonwealth of Australia, CC BY 4.0); Auswärtiges Amt'

export const safetyRoutes: Route[] = [
  route(listLiveEvents, async (_, { request, db, platform }) => {
    const { config } = platform
    const copies: FeedCopy<EventsCopy>[] = []
    for (const feed of DISASTER_FEEDS) copies.push(await readFeed<EventsCopy>({ config, db }, feed))
    const gdelt = await readFeed({ config, db }, gdeltFeed)
    const disasters = mergeEvents(copies.map(({ value }) => value?.events ?? []))
    const events = [...disasters, ...(gdelt.value?.events ?? [])]
    const sources = [...DISASTER_FEEDS, gdeltFeed].flatMap((feed, index) =>
      isOutsideOn(config, feed.id) ? [sourceStatusOf(feed, copies[index] ?? gdelt)] : [],
    )
    return cacheableResponse(request, { events, ...liveFrame(sources, EVENTS_SOURCE) }, CACHE_SECONDS)
  }),

  route(listAdvisories, async ({ country }, { request, db, platform }) => {
    const { config } = platform
    const copies: FeedCopy<AdvisoriesCopy>[] = []
    for (const feed of ADVISORY_FEEDS) copies.push(await readFeed<AdvisoriesCopy>({ config, db }, feed))
    const readings = copies.flatMap(({ value }) => value?.readings[country] ?? [])
    readings.sort((a, b) => ADVISORY_ISSUERS.indexOf(a.issuer) - ADVISORY_ISSUERS.indexOf(b.issuer))
    const sources = ADVISORY_FEEDS.flatMap((feed, index) =>
      isOutsideOn(config, feed.id) ? [sourceStatusOf(feed, copies[index])] : [],
    )
    return cacheableResponse(
      request,
      { country, readings, ...liveFrame(sources, ADVISORIES_SOURCE) },
      CACHE_SECONDS,
    )
  }),
]

function sourceStatusOf({ id }: Feed, copy: FeedCopy<unknown> | undefined): SourceStatus {
  return {
    id,
    fetchedAt: copy?.fetchedAt?.toISOString() ?? null,
    failedAt: copy?.failedAt?.toISOString() ?? null,
    failures: copy?.failures ?? 0,
  }
}

/** The age is that of the oldest response, so that the data never looks newer than it is. */
function liveFrame(sources: SourceStatus[], source: string) {
  const [oldest = null] = sources.flatMap(({ fetchedAt }) => fetchedAt ?? []).sort()
  return { isLive: sources.length > 0, sources, asOf: oldest, source }
}
