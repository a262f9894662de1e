import type { IsoDate } from '@tripwright/domain/base/dates'
import { type CityClimate, getClimate } from '@tripwright/domain/destination/climate'
import { type MonthFacts, monthsOf } from '@tripwright/domain/destination/travel-intel'
import {
  type Forecast,
  type ForecastDay,
  type ForecastPublisher,
  forecastPlace,
  getForecast,
  isInForecastReach,
  listPlacesWeather,
  MAX_WEATHER_PLACES,
} from '@tripwright/domain/destination/weather'
import { useEffect, useState } from 'react'
import { readCachedData } from '#platform/cached-data.ts'
import { call } from '#platform/call.ts'
import { keepFact } from '#platform/fact-cache.ts'
import { today } from '#platform/today.ts'

/** A town of a trip and the days on which the trip is there. */
export type WeatherTown = { id: string; lat: number; lon: number; dates: readonly IsoDate[] }
/** The weather of a day: its forecast, else what is usual in its month. */
export type DayWeather =
  | { kind: 'forecast'; day: ForecastDay; asOf: string; publisher: ForecastPublisher }
  | { kind: 'usual'; facts: MonthFacts; climate: CityClimate }
/** The weather of a town of the trip on a day; null where nobody knows it. */
export type TripWeather = (townId: string, date: IsoDate) => DayWeather | null

/** Climates have ids of letters; a gathered guide may have another and has no climate of ours. */
const CLIMATE_ID = /^[a-z]+(-[a-z]+)*$/
const TIMEOUT_MS = 8000
/** A forecast that the device has from this last while is not asked for again. */
const FORECAST_FRESH_MS = 60 * 60_000

/** So long nobody is asked again where no publisher had a forecast. */
const SILENCE_MS = 10 * 60_000

/** The weather of all days of a trip by one call at most, or from this device. */
export function useTripWeather(towns: readonly WeatherTown[]): TripWeather | 'loading' {
  const key = JSON.stringify([today(), towns])
  const [loaded, setLoaded] = useState<{ key: string; weather: TripWeather } | null>(null)
  useEffect(() => {
    let isGone = false
    void loadOnce(key).then((weather) => {
      if (!isGone) setLoaded({ key, weather })
    })
    return () => {
      isGone = true
    }
  }, [key])
  return loaded?.key === key ? loaded.weather : 'loading'
}

const pending = new Map<string, Promise<TripWeather>>()

/** All days of a plan ask for the same: one of them loads it. */
function loadOnce(key: string): Promise<TripWeather> {
  const known = pending.get(key)
  if (known) return known
  const [, towns]: [IsoDate, WeatherTown[]] = JSON.parse(key)
  const loading = loadTripWeather(towns)
  pending.set(key, loading)
  // The next trip that is opened asks again, of what has grown old.
  void loading.finally(() => setTimeout(() => pending.delete(key), FORECAST_FRESH_MS / 2))
  return loading
}

/** Loads the weather of the towns: what the device has not, or no longer fresh, in one call. */
export async function loadTripWeather(towns: readonly WeatherTown[]): Promise<TripWeather> {
  const asked = towns.slice(0, MAX_WEATHER_PLACES)
  const near = asked.filter(({ dates }) => dates.some((date) => isInForecastReach(date, today())))
  const [forecasts, climates] = await Promise.all([readForecasts(near), readClimates(asked)])
  const missing = {
    at: near.filter((town) => !forecasts.get(placeKey(town))?.isFresh),
    climate: asked.filter(({ id }) => CLIMATE_ID.test(id) && !climates.get(id)?.isFresh),
  }
  if (missing.at.length > 0 || missing.climate.length > 0) await fetchMissing(missing, forecasts, climates)
  const monthsOfYear = new Map<string, readonly MonthFacts[]>()
  // Every day of a plan asks for all days, each time it is drawn.
  const usualIn = (climate: CityClimate, year: string) => {
    const key = `${climate.id} ${year}`
    const months = monthsOfYear.get(key) ?? monthsOf(climate, null, Number(year))
    monthsOfYear.set(key, months)
    return months
  }
  return (townId, date) => {
    const town = towns.find(({ id }) => id === townId)
    const forecast = town && forecasts.get(placeKey(town))?.data
    const day = forecast?.days.find((one) => one.date === date)
    if (day && forecast?.asOf)
      return { kind: 'forecast', day, asOf: forecast.asOf, publisher: forecast.publisher }
    const climate = climates.get(townId)?.data
    const facts = climate && usualIn(climate, date.slice(0, 4))[Number(date.slice(5, 7)) - 1]
    return climate && facts ? { kind: 'usual', facts, climate } : null
  }
}

type StoredFact<T> = { data: T; isFresh: boolean }

function placeKey(at: { lat: number; lon: number }): string {
  const { lat, lon } = forecastPlace(at)
  return `weather:${lat},${lon}`
}

async function readForecasts(towns: readonly WeatherTown[]): Promise<Map<string, StoredFact<Forecast>>> {
  const kept = new Map<string, StoredFact<Forecast>>()
  for (const key of towns.map(placeKey)) {
    const cached = await readCachedData(null, key, getForecast.output)
    if (cached) kept.set(key, { data: cached.data, isFresh: isRecent(cached) })
  }
  return kept
}

function isRecent({ data, timestamp }: { data: Forecast; timestamp: number }): boolean {
  return Date.now() - timestamp < (data.asOf === null ? SILENCE_MS : FORECAST_FRESH_MS)
}

async function readClimates(towns: readonly WeatherTown[]): Promise<Map<string, StoredFact<CityClimate>>> {
  const kept = new Map<string, StoredFact<CityClimate>>()
  for (const { id } of towns) {
    const cached = await readCachedData(null, `climate:${id}`, getClimate.output)
    if (cached) kept.set(id, cached)
  }
  return kept
}

type Missing = { at: readonly WeatherTown[]; climate: readonly WeatherTown[] }

/** Without an answer everything stays as the device has it, however old. */
async function fetchMissing(
  { at, climate }: Missing,
  forecasts: Map<string, StoredFact<Forecast>>,
  climates: Map<string, StoredFact<CityClimate>>,
): Promise<void> {
  const positions = at.map(forecastPlace).map(({ lat, lon }) => `${lat},${lon}`)
  const response = await call(
    listPlacesWeather,
    {
      ...(positions.length > 0 && { at: positions.join(';') }),
      ...(climate.length > 0 && { climate: climate.map(({ id }) => id).join(',') }),
    },
    { timeoutMs: TIMEOUT_MS },
  )
  if (!response.ok) return
  for (const [index, town] of at.entries()) {
    const forecast = response.value.forecasts[index]
    // A publisher that is silent for a while does not take away what the device has.
    if (!forecast || (forecast.asOf === null && forecasts.has(placeKey(town)))) continue
    forecasts.set(placeKey(town), { data: forecast, isFresh: true })
    keepFact(placeKey(town), forecast)
  }
  for (const one of response.value.climates) {
    climates.set(one.id, { data: one, isFresh: true })
    keepFact(`climate:${one.id}`, one)
  }
}
