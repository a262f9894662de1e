import type { Output } from '@tripwright/domain/base/contract'
import { type ForecastPublisher, forecastPlace, getForecast } from '@tripwright/domain/destination/weather'
import { useEffect, useState } from 'react'
import { fetchFact } from '#platform/fact-cache.ts'

/** Who makes forecasts, by the name that their licence asks for, and their page. */
export const PUBLISHERS: Readonly<Record<ForecastPublisher, { name: string; page: string }>> = {
  'met-norway': { name: 'MET Norway', page: 'https://www.yr.no/en' },
  'open-meteo': { name: 'Open-Meteo.com', page: 'https://open-meteo.com/' },
}

type ForecastState = Output<typeof getForecast> | 'loading' | null

/** The forecast of a place, from the network or this device; null when neither has it. */
export function useForecast(at: { lat: number; lon: number }): ForecastState {
  const { lat, lon } = forecastPlace(at)
  const key = `weather:${lat},${lon}`
  const [loaded, setLoaded] = useState<{ key: string; answer: Exclude<ForecastState, 'loading'> } | null>(
    null,
  )
  useEffect(() => {
    let isCurrent = true
    void fetchFact(key, getForecast, { lat, lon }).then((response) => {
      if (isCurrent) setLoaded({ key, answer: response })
    })
    return () => {
      isCurrent = false
    }
  }, [key, lat, lon])
  return loaded?.key === key ? loaded.answer : 'loading'
}
