import { addDays, type IsoDate } from '../../base/dates.ts'
import type { ForecastDay } from './weather.contract.ts'
import type { SkyCondition } from './weather.rules.ts'

/** As far ahead as a forecast says something, in days. */
const FORECAST_DAYS = 9
/** Less rain than this in a day, in mm, keeps nobody indoors. */
const WET_MM = 2
const DRY_MM = 1
/** What our forecast calls a warning; our choice, near the amber levels of national services. */
const HEAT_DEGREES = 35
const DOWNPOUR_MM = 50
const GALE_KMH = 75
const FALLING: readonly SkyCondition[] = ['rain', 'snow', 'storm']

/** Whether a forecast of today may already, or still, say something of a day. */
export function isInForecastReach(date: IsoDate, today: IsoDate): boolean {
  return date >= today && date <= addDays(today, FORECAST_DAYS)
}

type DaySky = Pick<ForecastDay, 'sky' | 'rainMm'>

/** Whether so much rain or snow is expected that outdoor sights are no pleasure; drizzle is not. */
export function isWetDay({ sky, rainMm }: DaySky): boolean {
  return sky === 'storm' || (FALLING.includes(sky) && rainMm >= WET_MM)
}

/** Whether a day is dry enough to take over what is outdoors; between wet and dry it is neither. */
export function isDryDay({ sky, rainMm }: DaySky): boolean {
  return !FALLING.includes(sky) && rainMm < DRY_MM
}

export const WEATHER_WARNINGS = ['storm', 'gale', 'downpour', 'heat'] as const
export type WeatherWarning = (typeof WEATHER_WARNINGS)[number]

/** What a forecast warns of on a day, the most dangerous first. */
export function warningsOf({
  sky,
  windKmh,
  rainMm,
  high,
}: Pick<ForecastDay, 'sky' | 'windKmh' | 'rainMm' | 'high'>): WeatherWarning[] {
  const holds: Record<WeatherWarning, boolean> = {
    storm: sky === 'storm',
    gale: windKmh >= GALE_KMH,
    downpour: rainMm >= DOWNPOUR_MM && sky !== 'snow',
    heat: high >= HEAT_DEGREES,
  }
  return WEATHER_WARNINGS.filter((warning) => holds[warning])
}

type DayOf<Day> = Day & { date: IsoDate }

/** The days of a trip that rain may reshape: whole days to come whose forecast is wet, and those that are dry. */
export function wetAndDryDays(
  days: readonly DayOf<{ forecast: ForecastDay | null }>[],
  today: IsoDate,
): { wet: number[]; dry: number[] } {
  // The hours of today that are over cannot be moved, and its forecast tells of the rest alone.
  const toCome = days.flatMap(({ date, forecast }, index) =>
    forecast && date > today && !forecast.isPartial ? [{ index, forecast }] : [],
  )
  return {
    wet: toCome.filter(({ forecast }) => isWetDay(forecast)).map(({ index }) => index),
    dry: toCome.filter(({ forecast }) => isDryDay(forecast)).map(({ index }) => index),
  }
}
