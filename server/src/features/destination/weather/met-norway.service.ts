import {
  type ForecastDay,
  type ForecastStep,
  forecastDay,
  skyOfSymbol,
  toForecastDays,
} from '@tripwright/domain/destination/weather'
import lookUpZone from 'tz-lookup'
import { z } from 'zod/mini'
import { FeedFault } from '#platform/feeds/feeds.port.ts'
import { fetchFromPublisher, type Publisher } from '#platform/feeds/fetch-publisher.ts'
import type { ForecastSource } from './forecast.service.ts'

const publisher: Publisher = {
  id: 'met-norway',
  url: 'https://api.met.no/weatherapi/locationforecast/2.0/compact',
  everyMinutes: 5,
  maxBytes: 500_000,
}
const HOUR_MS = 60 * 60 * 1000
/** The publisher updates it at least four times a day. */
const LONGEST_AGE_MS = 48 * HOUR_MS
/** Accepted distance between the requested position and the one in the response, degrees. */
const MAX_OFFSET = 0.1
const KMH_PER_METRE_A_SECOND = 3.6

const periodSchema = z.optional(
  z.object({
    summary: z.object({ symbol_code: z.string() }),
    details: z.object({ precipitation_amount: z.optional(z.number()) }),
  }),
)
/** The fields that we read: https://api.met.no/doc/ForecastJSON and METJSONForecast.json beside it. */
const responseSchema = z.object({
  type: z.literal('Feature'),
  geometry: z.object({
    type: z.literal('Point'),
    coordinates: z.array(z.number()).check(z.minLength(2)),
  }),
  properties: z.object({
    meta: z.object({
      updated_at: z.iso.datetime(),
      units: z.object({
        air_temperature: z.literal('celsius'),
        precipitation_amount: z.literal('mm'),
        wind_speed: z.literal('m/s'),
      }),
    }),
    timeseries: z
      .array(
        z.object({
          time: z.iso.datetime(),
          data: z.object({
            instant: z.object({
              details: z.object({ air_temperature: z.number(), wind_speed: z.number() }),
            }),
            next_1_hours: periodSchema,
            next_6_hours: periodSchema,
          }),
        }),
      )
      .check(z.minLength(1)),
  }),
})
type TimeSeries = z.infer<typeof responseSchema>['properties']['timeseries']

/**
 * The next days at a place by the Norwegian Meteorological Institute (https://api.met.no/doc/locationforecast/HowTO),
 * computed from its steps of one and six hours in the place's own zone.
 */
export const metNorway: ForecastSource = {
  id: 'met-norway',
  credit: 'MET Norway (CC BY 4.0)',
  fetch(platform, { lat, lon }, lastModified) {
    const query = new URLSearchParams({ lat: String(lat), lon: String(lon) })
    const read = (text: string) => readForecast(text, { lat, lon }, platform.now())
    return fetchFromPublisher(platform, publisher, { query, read, lastModified })
  },
}

function readForecast(text: string, place: { lat: number; lon: number }, now: Date): ForecastDay[] {
  const { geometry, properties } = z.parse(responseSchema, JSON.parse(text))
  const [lon = Number.NaN, lat = Number.NaN] = geometry.coordinates
  if (!(Math.abs(lat - place.lat) <= MAX_OFFSET && Math.abs(lon - place.lon) <= MAX_OFFSET))
    throw new FeedFault('implausible', `a forecast of ${lat}, ${lon}`)
  const age = now.getTime() - Date.parse(properties.meta.updated_at)
  if (age > LONGEST_AGE_MS || age < -HOUR_MS)
    throw new FeedFault('implausible', `made at ${properties.meta.updated_at}`)
  const steps = toSteps(properties.timeseries)
  const days = z.parse(z.array(forecastDay), toForecastDays(steps, lookUpZone(place.lat, place.lon)))
  if (days.length === 0) throw new FeedFault('implausible', 'no day')
  return days
}

function toSteps(series: TimeSeries): ForecastStep[] {
  return series.map(({ time, data }, index) => {
    const at = Date.parse(time)
    const until = Date.parse(series[index + 1]?.time ?? '')
    if (until <= at) throw new FeedFault('implausible', `${time} is not before the next step`)
    const { air_temperature, wind_speed } = data.instant.details
    const windKmh = wind_speed * KMH_PER_METRE_A_SECOND
    return { at, celsius: air_temperature, windKmh, next: periodAfter(data, (until - at) / HOUR_MS) }
  })
}

/** Weather of the hours until the next step; null after the last one, which has none. */
function periodAfter(
  { next_1_hours, next_6_hours }: TimeSeries[number]['data'],
  hours: number,
): ForecastStep['next'] {
  if (Number.isNaN(hours)) return null
  const [period, periodHours] = hours <= 1 ? [next_1_hours, 1] : [next_6_hours, 6]
  if (!period) return null
  const sky = skyOfSymbol(period.summary.symbol_code)
  if (sky === null) throw new FeedFault('unreadable', `a symbol ${period.summary.symbol_code.slice(0, 40)}`)
  const share = Math.min(1, hours / periodHours)
  return { hours, sky, rainMm: (period.details.precipitation_amount ?? 0) * share }
}
