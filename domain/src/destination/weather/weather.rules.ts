export const SKY_CONDITIONS = ['clear', 'cloud', 'fog', 'drizzle', 'rain', 'snow', 'storm'] as const
export type SkyCondition = (typeof SKY_CONDITIONS)[number]

/** What a weather code of the World Meteorological Organization (table 4677) means for a day out; null for no such code. */
export function skyOf(code: number): SkyCondition | null {
  if (!Number.isInteger(code) || code < 0 || code > 99) return null
  if (code <= 1) return 'clear'
  if (code <= 3) return 'cloud'
  if (code === 45 || code === 48) return 'fog'
  if (code >= 51 && code <= 57) return 'drizzle'
  if ((code >= 61 && code <= 67) || (code >= 80 && code <= 82)) return 'rain'
  if ((code >= 71 && code <= 77) || code === 85 || code === 86) return 'snow'
  return code >= 95 ? 'storm' : 'cloud'
}

/** A place as forecasts are kept: to a tenth of a degree, about 11 km, which is what a forecast can tell apart. */
export function forecastPlace({ lat, lon }: { lat: number; lon: number }): { lat: number; lon: number } {
  // Adding 0 makes -0 to 0: one place has one name.
  const tenth = (degrees: number) => Math.round(degrees * 10) / 10 + 0
  return { lat: tenth(lat), lon: tenth(lon) }
}

/** A forecast is fetched anew after so long, and one that is older than a day is told as old. */
export const FORECAST_MAX_AGE_MS = 2 * 60 * 60 * 1000
const STALE_AFTER_MS = 24 * 60 * 60 * 1000

export function isStaleForecast(asOf: string, now: number): boolean {
  return now - Date.parse(asOf) > STALE_AFTER_MS
}
