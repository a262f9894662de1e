import type { Output } from '@tripwright/domain/base/contract'
import { forecastPlace, getForecast } from '@tripwright/domain/destination/weather'
import { useEffect, useState } from 'react'
import { fetchFact } from '#platform/fact-cache.ts'

export type Forecast = Output<typeof getForecast> | 'loading' | null

/** The forecast of a place, from the network or this device; null when neither has it. */
export function useForecast({ lat, lon }: { lat: number; lon: number }): Forecast {
  const place = forecastPlace({ lat, lon })
  const key = `weather:${place.lat},${place.lon}`
  const [known, setKnown] = useState<{ key: string; answer: Exclude<Forecast, 'loading'> } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key names the place
  useEffect(() => {
    let isCurrent = true
    void fetchFact(key, getForecast, place).then((answer) => {
      if (isCurrent) setKnown({ key, answer })
    })
    return () => {
      isCurrent = false
    }
  }, [key])
  return known?.key === key ? known.answer : 'loading'
}
