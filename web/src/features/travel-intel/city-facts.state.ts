import type { IsoDate } from '@tripwright/domain/base/dates'
import type { PlanFacts } from '@tripwright/domain/itinerary'
import type { City } from '@tripwright/domain/places'
import { useEffect, useState } from 'react'
import { loadCities, loadFacts } from '#features/places/index.ts'

/** Facts are `undefined` on their way, and null when neither the network nor this device has them. */
export type Asked = PlanFacts | null | undefined

/** The guides of cities with their holidays over some days, and the rates into a currency. */
export function useFacts(cityIds: readonly string[], from: IsoDate, days: number, currency: string): Asked {
  const key = [...cityIds, from, days, currency].join()
  const [known, setKnown] = useState<{ key: string; facts: PlanFacts | null }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is asked
  useEffect(() => {
    let isGone = false
    void loadFacts({ cityIds, startDate: from, days, currency }).then(
      (found) => isGone || setKnown({ key, facts: found?.facts ?? null }),
    )
    return () => {
      isGone = true
    }
  }, [key])
  return known?.key === key ? known.facts : undefined
}

/** The cities that have a guide; none until they are known. */
export function useCities(): City[] {
  const [cities, setCities] = useState<City[]>([])
  useEffect(() => void loadCities().then((found) => setCities(found ?? [])), [])
  return cities
}
