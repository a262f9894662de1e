import { toWallTime } from '@tripwright/domain/base/zones'
import {
  type Forecast,
  forecastPlace,
  getForecast,
  listPlacesWeather,
  readPositions,
} from '@tripwright/domain/destination/weather'
import lookUpZone from 'tz-lookup'
import { cityClimateOn } from '#features/destination/climate/index.ts'
import { cacheableResponse } from '#platform/http/cached-response.ts'
import { type Call, type Route, route } from '#platform/http/route.ts'
import type { Job } from '#platform/jobs/jobs.port.ts'
import { consumeAddressLimit } from '#platform/limits/caller-limit.ts'
import type { RateLimit } from '#platform/limits/rate-limit.port.ts'
import { isOutsideOn } from '#platform/outside/outside-services.ts'
import type { Platform } from '#platform/platform.ts'
import type { ForecastSource } from './forecast.service.ts'
import { fetchOnce, isFresh, readCachedForecast } from './forecast-cache.service.ts'
import { metNorway } from './met-norway.service.ts'
import { openMeteo } from './open-meteo.service.ts'
import { deleteOldForecasts } from './weather.store.ts'

/**
 * In order of preference: an operator with a key for the first one prefers it, because it also has the chance of rain; the
 * free one replaces it where it fails or has no key.
 */
const SOURCES: readonly ForecastSource[] = [openMeteo, metNorway]
const RETENTION_MS = 8 * 24 * 60 * 60 * 1000
const CACHE_SECONDS = 15 * 60
/** New places that one network address may request; cached ones are not counted. */
const NEW_PLACES_LIMIT: RateLimit = { name: 'weather.new-places', points: 60, seconds: 60 * 60 }

export const weatherRoutes: Route[] = [
  route(getForecast, async (position, call) => {
    const forecast = await forecastAt(position, call)
    return cacheableResponse(call.request, forecast, isShared(forecast) ? CACHE_SECONDS : 0)
  }),

  route(listPlacesWeather, async ({ at, climate }, call) => {
    const positions = (at && readPositions(at)) || []
    const forecasts = await Promise.all(positions.map((position) => forecastAt(position, call)))
    const climates = (climate?.split(',') ?? []).flatMap((city) => cityClimateOn(city, call.now) ?? [])
    const answer = { forecasts, climates }
    return cacheableResponse(call.request, answer, forecasts.every(isShared) ? CACHE_SECONDS : 0)
  }),
]

/** A place that nobody could say anything of is asked for again soon. */
function isShared({ asOf, isLive }: Forecast): boolean {
  return asOf !== null || !isLive
}

/** The forecast of a place: of the cache while it is fresh, else of the first publisher that answers. */
async function forecastAt(
  position: { lat: number; lon: number },
  { db, now, platform, address }: Pick<Call, 'db' | 'now' | 'platform' | 'address'>,
): Promise<Forecast> {
  const [first = metNorway] = SOURCES.filter(({ id }) => isOutsideOn(platform.config, id))
  const isLive = isOutsideOn(platform.config, first.id)
  const place = forecastPlace(position)
  const cached = isLive ? await readCachedForecast(db, place) : null
  const needsAsking =
    isLive && !isFresh(cached, now) && (await consumeAddressLimit(platform, NEW_PLACES_LIMIT, address)).ok
  const forecast = needsAsking ? ((await fetchOnce(platform, SOURCES, place, now)) ?? cached) : cached
  const { date } = toWallTime(now.getTime(), lookUpZone(place.lat, place.lon))
  const days = forecast?.days.filter((day) => day.date >= date) ?? []
  const asOf = days.length === 0 ? null : (forecast?.fetchedAt.toISOString() ?? null)
  const { id: publisher, credit: source } = SOURCES.find(({ id }) => id === forecast?.publisher) ?? first
  return { isLive, days, asOf, source, publisher }
}

export function weatherJobs({ database, now }: Pick<Platform, 'database' | 'now'>): Job[] {
  return [
    {
      name: 'weather.forget',
      schedule: '20 4 * * *',
      run: () => deleteOldForecasts(database.db, new Date(now().getTime() - RETENTION_MS)),
    },
  ]
}
