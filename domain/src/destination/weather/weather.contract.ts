import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { SKY_CONDITIONS } from './weather.rules.ts'

const degrees = z.number().check(z.gte(-95), z.lte(65))

export const forecastDay = z.object({
  date: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  sky: z.enum(SKY_CONDITIONS),
  /** Degrees Celsius. */
  low: degrees,
  high: degrees,
  rainMm: z.number().check(z.gte(0), z.lte(2500)),
  /** Percent; null when the forecast has none. */
  rainChance: z.nullable(z.number().check(z.gte(0), z.lte(100))),
  windKmh: z.number().check(z.gte(0), z.lte(500)),
  /** Whether the day was in progress when the forecast was made, so that it covers the rest only. */
  isPartial: z.optional(z.boolean()),
})
export type ForecastDay = z.infer<typeof forecastDay>

/** The publishers of forecasts. */
export const FORECAST_PUBLISHERS = ['met-norway', 'open-meteo'] as const
export type ForecastPublisher = (typeof FORECAST_PUBLISHERS)[number]

const coordinate = (most: number) => z.coerce.number().check(z.gte(-most), z.lte(most))

/** The forecast of a place, with who made it and when it was fetched. */
export const forecast = z.object({
  /** False when this installation calls no outside services. */
  isLive: z.boolean(),
  days: z.array(forecastDay),
  /** When the forecast was fetched; null when there is none. */
  asOf: z.nullable(z.string()),
  source: z.string(),
  publisher: z.enum(FORECAST_PUBLISHERS),
})
export type Forecast = z.infer<typeof forecast>

export const getForecast = contract({
  method: 'GET',
  path: '/api/weather',
  isCompressed: true,
  summary:
    'The weather of the next days at a place, up to nine, to a tenth of a degree; empty where nobody says.',
  roles: 'anyone',
  input: z.object({ lat: coordinate(90), lon: coordinate(180) }),
  output: forecast,
})
