import { ISSUERS, listLiveEvents, listReadings, mergeEvents, type Standing } from '@tripwright/domain/safety'
import type { Feed, FeedCopy } from '#platform/feeds/feeds.port.ts'
import { readFeed } from '#platform/feeds/feeds.ts'
import { factAnswer } from '#platform/http/fact-answer.ts'
import { type Call, type Route, route } from '#platform/http/route.ts'
import { globalAffairsFeed, type ReadingsCopy, stateDepartmentFeed } from './advisories.service.ts'
import { fcdoFeed } from './fcdo.service.ts'
import { gdacsFeed } from './gdacs.service.ts'
import { gdeltFeed } from './gdelt.service.ts'
import { usgsFeed } from './usgs.service.ts'

/** What feeds of this feature are fetched by the clock. */
export const safetyFeeds: readonly Feed[] = [
  usgsFeed,
  gdacsFeed,
  gdeltFeed,
  stateDepartmentFeed,
  fcdoFeed,
  globalAffairsFeed,
]

/** News are asked for again after a minute, a government's level after an hour. */
const A_MINUTE = 60
const EVENTS_SOURCE =
  'USGS (United States Geological Survey); GDACS (United Nations and European Commission); GDELT Project (places of protest in the news)'
const READINGS_SOURCE =
  'US Department of State; UK Foreign, Commonwealth and Development Office; Global Affairs Canada'

export const safetyRoutes: Route[] = [
  route(listLiveEvents, async (_, { request, db, platform }) => {
    const { config } = platform
    const [usgs, gdacs, gdelt] = [
      await readFeed({ config, db }, usgsFeed),
      await readFeed({ config, db }, gdacsFeed),
      await readFeed({ config, db }, gdeltFeed),
    ]
    const disasters = mergeEvents(usgs.value?.events ?? [], gdacs.value?.events ?? [])
    const events = [...disasters, ...(gdelt.value?.events ?? [])]
    const sources = [standingOf(usgsFeed, usgs), standingOf(gdacsFeed, gdacs), standingOf(gdeltFeed, gdelt)]
    return factAnswer(request, { events, ...frame(config, sources, EVENTS_SOURCE) }, A_MINUTE)
  }),

  route(listReadings, async ({ country }, { request, db, platform }) => {
    const { config } = platform
    const feeds = [stateDepartmentFeed, fcdoFeed, globalAffairsFeed] as const
    const copies: FeedCopy<ReadingsCopy>[] = []
    for (const feed of feeds) copies.push(await readFeed<ReadingsCopy>({ config, db }, feed))
    const readings = copies.flatMap(({ value }) => value?.readings[country] ?? [])
    readings.sort((a, b) => ISSUERS.indexOf(a.issuer) - ISSUERS.indexOf(b.issuer))
    const sources = feeds.map((feed, index) => standingOf(feed, copies[index]))
    return factAnswer(request, { country, readings, ...frame(config, sources, READINGS_SOURCE) }, A_MINUTE)
  }),
]

function standingOf({ id }: Pick<Feed, 'id'>, copy: FeedCopy<unknown> | undefined): Standing {
  return {
    id,
    fetchedAt: copy?.fetchedAt?.toISOString() ?? null,
    failedAt: copy?.failedAt?.toISOString() ?? null,
    failures: copy?.failures ?? 0,
  }
}

/** As old as the oldest answer of its publishers: an age must not flatter. */
function frame({ liveFeeds }: Call['platform']['config'], sources: Standing[], source: string) {
  const [oldest = null] = sources.flatMap(({ fetchedAt }) => fetchedAt ?? []).sort()
  return { isLive: liveFeeds, sources: liveFeeds ? sources : [], asOf: oldest, source }
}
