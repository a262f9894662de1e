import {
  FORECAST_MAX_AGE_MS,
  type ForecastDay,
  forecastDay,
  forecastPlace,
  getForecast,
} from '@tripwright/domain/destination/weather'
import { z } from 'zod/mini'
import type { Db } from '#platform/db/db.port.ts'
import { cacheableResponse } from '#platform/http/cached-response.ts'
import { type Route, route } from '#platform/http/route.ts'
import type { Job } from '#platform/jobs/jobs.port.ts'
import { consumeAddressLimit } from '#platform/limits/caller-limit.ts'
import type { RateLimit } from '#platform/limits/rate-limit.port.ts'
import { isOutsideOn } from '#platform/outside/outside-services.ts'
import type { Platform } from '#platform/platform.ts'
import { fetchForecast } from './forecast.service.ts'
import { deleteOldForecasts, findForecast, saveForecast } from './weather.store.ts'

const SOURCE = 'Open-Meteo.com (CC BY 4.0)'
const RETENTION_MS = 8 * 24 * 60 * 60 * 1000
const CACHE_SECONDS = 15 * 60
/** New places that one address may make us ask for; known ones cost nothing. */
const NEW_PLACES_LIMIT: RateLimit = { name: 'weather.new-places', points: 60, seconds: 60 * 60 }

export const weatherRoutes: Route[] = [
  route(getForecast, async (position, { request, db, now, platform, address }) => {
    const { config } = platform
    if (!isOutsideOn(config, 'open-meteo'))
      return cacheableResponse(
        request,
        { isLive: false, days: [], asOf: null, source: SOURCE },
        CACHE_SECONDS,
      )
    const place = forecastPlace(position)
    const key = `${place.lat},${place.lon}`
    const cached = await readCachedForecast(db, key)
    const needsAsking =
      !isFresh(cached, now) && (await consumeAddressLimit(platform, NEW_PLACES_LIMIT, address)).ok
    const forecast = needsAsking ? ((await fetchOnce(platform, key, place, now)) ?? cached) : cached
    const days = forecast?.days ?? []
    const asOf = forecast?.fetchedAt.toISOString() ?? null
    return cacheableResponse(request, { isLive: true, days, asOf, source: SOURCE }, asOf ? CACHE_SECONDS : 0)
  }),
]

export function weatherJobs({ database, now }: Pick<Platform, 'database' | 'now'>): Job[] {
  return [
    {
      name: 'weather.forget',
      schedule: '20 4 * * *',
      run: () => deleteOldForecasts(database.db, new Date(now().getTime() - RETENTION_MS)),
    },
  ]
}

type CachedForecast = { days: ForecastDay[]; fetchedAt: Date }

const isFresh = (cached: CachedForecast | null, now: Date): cached is CachedForecast =>
  cached !== null && now.getTime() - cached.fetchedAt.getTime() < FORECAST_MAX_AGE_MS

const pendingFetches = new Map<string, Promise<CachedForecast | null>>()

/** Many may ask for one place at the same moment: it is fetched once. */
function fetchOnce(
  platform: Platform,
  key: string,
  place: { lat: number; lon: number },
  now: Date,
): Promise<CachedForecast | null> {
  const pending = pendingFetches.get(key)
  if (pending) return pending
  const work = fetchForecastUnlessCached(platform, key, place, now).finally(() => pendingFetches.delete(key))
  pendingFetches.set(key, work)
  return work
}

/** Who looked before another's answer was kept, and comes here after it was, finds it. */
async function fetchForecastUnlessCached(
  platform: Platform,
  key: string,
  place: { lat: number; lon: number },
  now: Date,
): Promise<CachedForecast | null> {
  const { db } = platform.database
  const cached = await readCachedForecast(db, key)
  if (isFresh(cached, now)) return cached
  const days = await fetchForecast(platform, place)
  if (days === null) return null
  await saveForecast(db, key, JSON.stringify(days), now)
  return { days, fetchedAt: now }
}

async function readCachedForecast(db: Db, key: string): Promise<CachedForecast | null> {
  const row = await findForecast(db, key)
  const parsed = z.safeParse(z.array(forecastDay), row && JSON.parse(row.value))
  return row && parsed.success ? { days: parsed.data, fetchedAt: row.fetchedAt } : null
}
