import type { ForecastDay, ForecastPublisher } from '@tripwright/domain/destination/weather'
import type { PublisherResponse } from '#platform/feeds/fetch-publisher.ts'
import { isOutsideOn } from '#platform/outside/outside-services.ts'
import type { Platform } from '#platform/platform.ts'

/** The validators of a cached forecast, with which its publisher sends only a newer one. */
export type PreviousForecast = {
  publisher: ForecastPublisher
  days: ForecastDay[]
  lastModified: string | null
}

export type ForecastSource = {
  id: ForecastPublisher
  /** The publisher and its licence. */
  credit: string
  fetch(
    platform: Platform,
    place: { lat: number; lon: number },
    lastModified: string | null,
  ): Promise<PublisherResponse<ForecastDay[]> | null>
}

export type FetchedForecast = PreviousForecast & { freshMs: number | null }

/** Calls per second of all processes; MET Norway allows twice as many for all installations of a product together. */
const PUBLISHER_LIMIT = { name: 'weather.publisher', points: 10, seconds: 1 }

/**
 * The forecast of a place from the first source that answers; null when none does. A cached one spares the publisher sending
 * it again.
 */
export async function fetchForecast(
  platform: Platform,
  sources: readonly ForecastSource[],
  place: { lat: number; lon: number },
  previous: PreviousForecast | null,
): Promise<FetchedForecast | null> {
  for (const source of sources) {
    if (!isOutsideOn(platform.config, source.id)) continue
    if (!(await platform.limits.take(PUBLISHER_LIMIT, source.id)).ok) continue
    const cached = previous?.publisher === source.id ? previous : null
    const response = await source.fetch(platform, place, cached?.lastModified ?? null)
    const days = response?.value ?? cached?.days
    if (response && days)
      return {
        publisher: source.id,
        days,
        lastModified: response.lastModified,
        freshMs: response.freshMs,
      }
  }
  return null
}
