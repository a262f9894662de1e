import type { Output } from '@tripwright/domain/base/contract'
import { forecastPlace, getForecast } from '@tripwright/domain/destination/weather'
import { useEffect, useState } from 'react'
import { fetchFact } from '#platform/fact-cache.ts'

export type Forecast = Output<typeof getForecast> | 'loading' | null

/** The forecast of a place, from the network or this device; null when neither has it. */
export function useForecast(at: { lat: number; lon: number }): Forecast {
  const { lat, lon } = forecastPlace(at)
  const key = `weather:${lat},${lon}`
  const [known, setKnown] = useState<{ key: string; answer: Exclude<Forecast, 'loading'> } | null>(null)
  useEffect(() => {
    let isCurrent = true
    void fetchFact(key, getForecast, { lat, lon }).then((answer) => {
      if (isCurrent) setKnown({ key, answer })
    })
    return () => {
      isCurrent = false
    }
  }, [key, lat, lon])
  return known?.key === key ? known.answer : 'loading'
}
