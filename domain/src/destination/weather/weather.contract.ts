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
  /** Only what was left of the day when the forecast was made. */
  isPartial: z.optional(z.boolean()),
})
export type ForecastDay = z.infer<typeof forecastDay>

/** Who a forecast may come from. */
export const FORECAST_PUBLISHERS = ['met-norway', 'open-meteo'] as const
export type ForecastPublisher = (typeof FORECAST_PUBLISHERS)[number]

const coordinate = (most: number) => z.coerce.number().check(z.gte(-most), z.lte(most))

export const getForecast = contract({
  method: 'GET',
  path: '/api/weather',
  isCompressed: true,
  summary:
    'The weather of the next days at a place, up to nine, to a tenth of a degree; empty where nobody says.',
  roles: 'anyone',
  input: z.object({ lat: coordinate(90), lon: coordinate(180) }),
  output: z.object({
    /** False where this installation fetches nothing from anybody. */
    isLive: z.boolean(),
    days: z.array(forecastDay),
    /** When the forecast was fetched; null when there is none. */
    asOf: z.nullable(z.string()),
    source: z.string(),
    publisher: z.enum(FORECAST_PUBLISHERS),
  }),
})
