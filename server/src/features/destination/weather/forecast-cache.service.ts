import { FORECAST_MAX_AGE_MS, FORECAST_PUBLISHERS, forecastDay } from '@tripwright/domain/destination/weather'
import { z } from 'zod/mini'
import type { Db } from '#platform/db/db.port.ts'
import type { Platform } from '#platform/platform.ts'
import { type ForecastSource, fetchForecast } from './forecast.service.ts'
import { findForecast, saveForecast } from './weather.store.ts'

type Place = { lat: number; lon: number }

/** The cached forecast of a place; a row in an older version's shape counts as none. */
const cacheSchema = z.object({
  publisher: z.enum(FORECAST_PUBLISHERS),
  days: z.array(forecastDay),
  lastModified: z.nullable(z.string()),
  /** The publisher's earliest time for the next request; milliseconds since 1970. */
  freshUntil: z.number(),
})
export type CachedForecast = z.infer<typeof cacheSchema> & { fetchedAt: Date }

export const isFresh = (cached: CachedForecast | null, now: Date): cached is CachedForecast =>
  cached !== null && now.getTime() < cached.freshUntil

const pendingFetches = new Map<string, Promise<CachedForecast | null>>()

/** Concurrent requests for one place share one fetch. */
export function fetchOnce(
  platform: Platform,
  sources: readonly ForecastSource[],
  place: Place,
  now: Date,
): Promise<CachedForecast | null> {
  const key = keyOf(place)
  const pending = pendingFetches.get(key)
  if (pending) return pending
  const work = fetchUnlessCached(platform, sources, place, now).finally(() => pendingFetches.delete(key))
  pendingFetches.set(key, work)
  return work
}

/** Reads the cache once more: another call may have stored its answer since the caller's own read. */
async function fetchUnlessCached(
  platform: Platform,
  sources: readonly ForecastSource[],
  place: Place,
  now: Date,
): Promise<CachedForecast | null> {
  const { db } = platform.database
  const cached = await readCachedForecast(db, place)
  if (isFresh(cached, now)) return cached
  const fetched = await fetchForecast(platform, sources, place, cached)
  if (fetched === null) return null
  const { publisher, days, lastModified, freshMs } = fetched
  const freshUntil = now.getTime() + Math.max(FORECAST_MAX_AGE_MS, freshMs ?? 0)
  const value = { publisher, days, lastModified, freshUntil }
  await saveForecast(db, keyOf(place), JSON.stringify(value), now)
  return { ...value, fetchedAt: now }
}

export async function readCachedForecast(db: Db, place: Place): Promise<CachedForecast | null> {
  const row = await findForecast(db, keyOf(place))
  const parsed = z.safeParse(cacheSchema, row && JSON.parse(row.value))
  return row && parsed.success ? { ...parsed.data, fetchedAt: row.fetchedAt } : null
}

function keyOf({ lat, lon }: Place): string {
  return `${lat},${lon}`
}
