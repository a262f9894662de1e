import { OUTSIDE_SERVICES } from '@tripwright/domain/base/outside-services'
import { listFactSources } from '@tripwright/domain/site/fact-sources'
import { listFeeds } from '#platform/feeds/feeds.store.ts'
import { cacheableResponse } from '#platform/http/cached-response.ts'
import { type Route, route } from '#platform/http/route.ts'
import { isOutsideOn } from '#platform/outside/outside-services.ts'
import { summarizeFacts } from './fact-sources.service.ts'

/** How long, in seconds, the last answer of a publisher may be out of date on the page. */
const LIVE_SECONDS = 60
const SOURCE = 'Counted from the tables of this installation'

export const factSourcesRoutes: Route[] = [
  route(listFactSources, async (_, { request, db, platform: { config } }) => {
    const tables = await summarizeFacts()
    const [asOf = ''] = tables.map((table) => table.asOf).sort()
    const feeds = await listFeeds(db)
    const live = feeds.flatMap(({ id, fetchedAt }) => {
      const service = OUTSIDE_SERVICES.find((one) => one.id === id)
      if (!service?.host || !isOutsideOn(config, service.id)) return []
      return { id, name: service.name, host: service.host, fetchedAt: fetchedAt?.toISOString() ?? null }
    })
    return cacheableResponse(request, { tables, live, asOf, source: SOURCE }, LIVE_SECONDS)
  }),
]
