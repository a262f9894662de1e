import type { Output } from '@tripwright/domain/base/contract'
import { utcDate } from '@tripwright/domain/base/dates'
import { formatPosition, type Position } from '@tripwright/domain/base/geo'
import {
  type FoundPlace,
  isShortMapLink,
  parsePosition,
  searchPlaces,
} from '@tripwright/domain/map/place-search'
import { AppError } from '#platform/http/app-error.ts'
import { type Route, route } from '#platform/http/route.ts'
import type { Job } from '#platform/jobs/jobs.port.ts'
import { consumeCallerLimit } from '#platform/limits/caller-limit.ts'
import type { RateLimit } from '#platform/limits/rate-limit.port.ts'
import type { Platform } from '#platform/platform.ts'
import { SEARCH_RETENTION_MS, searchOutside } from './outside-search.service.ts'
import { type CachedSearch, deleteOldSearches } from './place-search.store.ts'
import { searchRegions } from './region-search.service.ts'

/** A search reads files and calls outside services: many an hour, not one per letter. */
const LIMIT: RateLimit = { name: 'place-search', points: 300, seconds: 60 * 60 }

// A person's query is private: no log contains it.
export const placeSearchRoutes: Route[] = [
  route(searchPlaces, async ({ q, lat, lon, lang }, call): Promise<Output<typeof searchPlaces>> => {
    const { platform, address } = call
    if (isShortMapLink(q)) return { places: [], state: 'short-link', asOf: null, source: '' }
    const position = parsePosition(q)
    if (position) return { places: [atPosition(position)], state: 'complete', asOf: null, source: '' }
    const verdict = await consumeCallerLimit(call, LIMIT)
    if (!verdict.ok) throw new AppError('too-many-requests', { retryAfter: verdict.retryAfterSeconds })
    const near = lat === undefined || lon === undefined ? null : { lat, lon }
    const own = await searchRegions(platform.config, q, near)
    const { geocoder } = platform
    const outside =
      geocoder && (await searchOutside({ platform, geocoder, address }, { text: q, near, language: lang }))
    return merged(own, outside)
  }),
]

function merged(
  own: Awaited<ReturnType<typeof searchRegions>>,
  outside: CachedSearch | null,
): Output<typeof searchPlaces> {
  const known = new Set(own.places.map(({ id }) => id))
  const more = outside?.places.filter(({ id }) => !known.has(id)) ?? []
  return {
    places: [...own.places, ...more],
    state: outside ? 'complete' : 'local',
    asOf: outside && utcDate(outside.fetchedAt),
    source: [...new Set([...own.sources, ...(outside ? [outside.source] : [])])].join('; '),
  }
}

function atPosition(position: Position): FoundPlace {
  return { id: 'position', name: formatPosition(position, 6), address: '', kind: 'position', ...position }
}

export function placeSearchJobs({ database, now }: Pick<Platform, 'database' | 'now'>): Job[] {
  return [
    {
      name: 'place-search.forget',
      schedule: '40 4 * * *',
      run: () => deleteOldSearches(database.db, new Date(now().getTime() - SEARCH_RETENTION_MS)),
    },
  ]
}
