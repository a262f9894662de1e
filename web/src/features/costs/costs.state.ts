import { type CityCosts, type CostCities, getCosts, listCosts } from '@tripwright/domain/costs'
import { useEffect, useState } from 'react'
import { askFact } from '#platform/asked-facts.ts'

/** What a city costs, from the network or this device; null when neither has it, or nobody knows. */
export function loadCosts(city: string): Promise<CityCosts | null> {
  return askFact(`costs:${city}`, getCosts, { city })
}

/** What cities cost; `undefined` while it is on its way. */
export function useCosts(city: string): CityCosts | null | undefined {
  const [known, setKnown] = useState<{ city: string; costs: CityCosts | null }>()
  useEffect(() => {
    let isGone = false
    if (city !== '') void loadCosts(city).then((costs) => isGone || setKnown({ city, costs }))
    return () => {
      isGone = true
    }
  }, [city])
  return known?.city === city ? known.costs : undefined
}

/** The cities whose costs are known; none until they are here. */
export function useCostCities(): CostCities['cities'] {
  const [cities, setCities] = useState<CostCities['cities']>([])
  useEffect(() => void askFact('costs', listCosts, {}).then((found) => setCities(found?.cities ?? [])), [])
  return cities
}
