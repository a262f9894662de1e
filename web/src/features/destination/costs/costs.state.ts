import { type CityCosts, type CostCityList, getCosts, listCosts } from '@tripwright/domain/destination/costs'
import { useEffect, useState } from 'react'
import { fetchFact } from '#platform/fact-cache.ts'

/** The costs of a city, from the network or this device; null when neither has them, or they are unknown. */
export function loadCosts(city: string): Promise<CityCosts | null> {
  return fetchFact(`costs:${city}`, getCosts, { city })
}

/** The costs of cities; `undefined` while loading. */
export function useCosts(city: string): CityCosts | null | undefined {
  const [loaded, setLoaded] = useState<{ city: string; costs: CityCosts | null }>()
  useEffect(() => {
    let isGone = false
    if (city !== '') void loadCosts(city).then((costs) => isGone || setLoaded({ city, costs }))
    return () => {
      isGone = true
    }
  }, [city])
  return loaded?.city === city ? loaded.costs : undefined
}

/** The cities with known costs; empty until they are loaded. */
export function useCostCities(): CostCityList['cities'] {
  const [cities, setCities] = useState<CostCityList['cities']>([])
  useEffect(() => void fetchFact('costs', listCosts, {}).then((list) => setCities(list?.cities ?? [])), [])
  return cities
}
