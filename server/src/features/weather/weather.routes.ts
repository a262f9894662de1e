import {
  FORECAST_FRESH_MS,
  type ForecastDay,
  forecastDay,
  forecastPlace,
  getForecast,
} from '@tripwright/domain/weather'
import { z } from 'zod/mini'
import type { Db } from '#platform/db/db.port.ts'
import { factAnswer } from '#platform/http/fact-answer.ts'
import { type Route, route } from '#platform/http/route.ts'
import type { Job } from '#platform/jobs/jobs.port.ts'
import { takeOfAddress } from '#platform/limits/caller-limit.ts'
import type { Limit } from '#platform/limits/limits.port.ts'
import type { Platform } from '#platform/platform.ts'
import { fetchForecast } from './forecast.service.ts'
import { findForecast, forgetForecasts, keepForecast } from './weather.store.ts'

const SOURCE = 'Open-Meteo.com (CC BY 4.0)'
const KEPT_MS = 8 * 24 * 60 * 60 * 1000
const A_QUARTER_SECONDS = 15 * 60
/** New places that one address may make us ask for; known ones cost nothing. */
const NEW_PLACES: Limit = { name: 'weather.new-places', points: 60, seconds: 60 * 60 }

export const weatherRoutes: Route[] = [
  route(getForecast, async (asked, { request, db, now, platform, address }) => {
    const { config } = platform
    if (!config.liveFeeds)
      return factAnswer(request, { isLive: false, days: [], asOf: null, source: SOURCE }, A_QUARTER_SECONDS)
    const place = forecastPlace(asked)
    const key = `${place.lat},${place.lon}`
    const kept = await readKept(db, key)
    const needsAsking = !isFresh(kept, now) && (await takeOfAddress(platform, NEW_PLACES, address)).ok
    const found = needsAsking ? ((await fetchOnce(platform, key, place, now)) ?? kept) : kept
    const days = found?.days ?? []
    const asOf = found?.fetchedAt.toISOString() ?? null
    return factAnswer(request, { isLive: true, days, asOf, source: SOURCE }, asOf ? A_QUARTER_SECONDS : 0)
  }),
]

export function weatherJobs({ database, now }: Pick<Platform, 'database' | 'now'>): Job[] {
  return [
    {
      ...{ name: 'weather.forget', schedule: '20 4 * * *' },
      run: () => forgetForecasts(database.db, new Date(now().getTime() - KEPT_MS)),
    },
  ]
}

type Kept = { days: ForecastDay[]; fetchedAt: Date }

const isFresh = (kept: Kept | null, now: Date): kept is Kept =>
  kept !== null && now.getTime() - kept.fetchedAt.getTime() < FORECAST_FRESH_MS

const underway = new Map<string, Promise<Kept | null>>()

/** Many may ask for one place at the same moment: it is fetched once. */
function fetchOnce(
  platform: Platform,
  key: string,
  place: { lat: number; lon: number },
  now: Date,
): Promise<Kept | null> {
  const known = underway.get(key)
  if (known) return known
  const work = fetchForecastUnlessKept(platform, key, place, now).finally(() => underway.delete(key))
  underway.set(key, work)
  return work
}

/** Who looked before another's answer was kept, and comes here after it was, finds it. */
async function fetchForecastUnlessKept(
  platform: Platform,
  key: string,
  place: { lat: number; lon: number },
  now: Date,
): Promise<Kept | null> {
  const { db } = platform.database
  const kept = await readKept(db, key)
  if (isFresh(kept, now)) return kept
  const days = await fetchForecast(platform, place)
  if (days === null) return null
  await keepForecast(db, key, JSON.stringify(days), now)
  return { days, fetchedAt: now }
}

async function readKept(db: Db, key: string): Promise<Kept | null> {
  const row = await findForecast(db, key)
  const parsed = z.safeParse(z.array(forecastDay), row && JSON.parse(row.value))
  return row && parsed.success ? { days: parsed.data, fetchedAt: row.fetchedAt } : null
}
