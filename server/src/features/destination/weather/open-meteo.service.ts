import { daysBetween, utcDate } from '@tripwright/domain/base/dates'
import { type ForecastDay, forecastDay, skyOf } from '@tripwright/domain/destination/weather'
import { z } from 'zod/mini'
import { FeedFault } from '#platform/feeds/feeds.port.ts'
import { fetchFromPublisher, type Publisher } from '#platform/feeds/fetch-publisher.ts'
import type { ForecastSource } from './forecast.service.ts'

const publisher: Publisher = {
  id: 'open-meteo',
  // The host for customers with a key; only with one is it called.
  url: 'https://customer-api.open-meteo.com/v1/forecast',
  everyMinutes: 5,
  maxBytes: 100_000,
}
const DAILY = [
  'weather_code',
  'temperature_2m_max',
  'temperature_2m_min',
  'precipitation_sum',
  'precipitation_probability_max',
  'wind_speed_10m_max',
] as const

const series = z.array(z.nullable(z.number()))
const responseSchema = z.object({
  daily: z.object({
    time: z.array(z.string()),
    weather_code: series,
    temperature_2m_max: series,
    temperature_2m_min: series,
    precipitation_sum: series,
    wind_speed_10m_max: series,
    precipitation_probability_max: z.optional(series),
  }),
})

/** The next seven days at a place by Open-Meteo (https://open-meteo.com/en/docs), in the place's own days. */
export const openMeteo: ForecastSource = {
  id: 'open-meteo',
  credit: 'Open-Meteo.com (CC BY 4.0)',
  fetch(platform, { lat, lon }) {
    const query = new URLSearchParams({
      latitude: String(lat),
      longitude: String(lon),
      daily: DAILY.join(','),
      timezone: 'auto',
      forecast_days: '7',
      ...(platform.config.openMeteoKey !== undefined && { apikey: platform.config.openMeteoKey }),
    })
    const read = (text: string) => readForecast(text, platform.now())
    return fetchFromPublisher(platform, publisher, { query, read })
  },
}

function readForecast(text: string, now: Date): ForecastDay[] {
  const { daily } = z.parse(responseSchema, JSON.parse(text))
  const days = daily.time.flatMap((date, index) => {
    const of = (name: (typeof DAILY)[number]) => daily[name]?.[index] ?? null
    const [low, high] = [of('temperature_2m_min'), of('temperature_2m_max')]
    // The last day may be incomplete.
    if (low === null || high === null) return []
    return [
      z.parse(forecastDay, {
        date,
        low,
        high,
        sky: skyOf(of('weather_code') ?? Number.NaN),
        rainMm: of('precipitation_sum'),
        rainChance: of('precipitation_probability_max'),
        windKmh: of('wind_speed_10m_max'),
      }),
    ]
  })
  const [first] = days
  if (!first) throw new FeedFault('implausible', 'no day')
  // Today in the place's zone is at most a day from today in UTC.
  if (Math.abs(daysBetween(utcDate(now), first.date)) > 1)
    throw new FeedFault('implausible', `the first day is ${first.date}`)
  if (days.some(({ low, high }) => low > high)) throw new FeedFault('implausible', 'a low above the high')
  return days
}
