export const SKY_CONDITIONS = ['clear', 'cloud', 'fog', 'drizzle', 'rain', 'snow', 'storm'] as const
export type SkyCondition = (typeof SKY_CONDITIONS)[number]

/** The first and the last code of each; all others are some kind of cloud or haze. */
const SKY_BY_CODES: readonly [from: number, to: number, sky: SkyCondition][] = [
  [0, 1, 'clear'],
  [45, 45, 'fog'],
  [48, 48, 'fog'],
  [51, 57, 'drizzle'],
  [61, 67, 'rain'],
  [71, 77, 'snow'],
  [80, 82, 'rain'],
  [85, 86, 'snow'],
  [95, 99, 'storm'],
]

/** Maps a weather code of the World Meteorological Organization (table 4677) to a kind of weather; null for an unknown code. */
export function skyOf(code: number): SkyCondition | null {
  if (!Number.isInteger(code) || code < 0 || code > 99) return null
  return SKY_BY_CODES.find(([from, to]) => code >= from && code <= to)?.[2] ?? 'cloud'
}

const WET_SYMBOL = /^(?:light|heavy)?s?(rain|sleet|snow)(?:showers)?(andthunder)?$/
const DRY_SYMBOLS: Readonly<Record<string, SkyCondition>> = {
  clearsky: 'clear',
  fair: 'clear',
  partlycloudy: 'cloud',
  cloudy: 'cloud',
  fog: 'fog',
}

/**
 * Maps a symbol code of MET Norway, for day, night or polar twilight; null for an unknown code. Two of its codes have an
 * `s` too many, as its own list says. https://github.com/metno/weathericons/tree/main/weather
 */
export function skyOfSymbol(symbol: string): SkyCondition | null {
  const code = symbol.replace(/_(?:day|night|polartwilight)$/, '')
  const [isWet, falls, thunder] = WET_SYMBOL.exec(code) ?? []
  if (isWet === undefined) return DRY_SYMBOLS[code] ?? null
  if (thunder !== undefined) return 'storm'
  return falls === 'rain' ? 'rain' : 'snow'
}

/** The cache key of a position: rounded to a tenth of a degree, about 11 km, which is the resolution of forecasts. */
export function forecastPlace({ lat, lon }: { lat: number; lon: number }): { lat: number; lon: number } {
  // Adding 0 turns -0 into 0, so that a place has one key.
  const tenth = (degrees: number) => Math.round(degrees * 10) / 10 + 0
  return { lat: tenth(lat), lon: tenth(lon) }
}

/** A forecast is fetched again after this time; one older than a day is marked as old. */
export const FORECAST_MAX_AGE_MS = 2 * 60 * 60 * 1000
const STALE_AFTER_MS = 24 * 60 * 60 * 1000

export function isStaleForecast(asOf: string, now: number): boolean {
  return now - Date.parse(asOf) > STALE_AFTER_MS
}
