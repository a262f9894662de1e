import { type CityCosts, type CostFile, toCityCosts } from '@tripwright/domain/destination/costs'
import { useCallback, useEffect, useState } from 'react'

/** Files with a hash in their names: fetched once, then cached on this device. */
const URLS = [
  new URL('../../../../../data/costs/africa.json', import.meta.url).href,
  new URL('../../../../../data/costs/americas.json', import.meta.url).href,
  new URL('../../../../../data/costs/asia.json', import.meta.url).href,
  new URL('../../../../../data/costs/europe.json', import.meta.url).href,
  new URL('../../../../../data/costs/oceania.json', import.meta.url).href,
]

/** The costs of cities, by name; `missing` when neither the network nor this device has them. */
export type Costs =
  | { state: 'loading' | 'missing'; cities: readonly CityCosts[] }
  | { state: 'here'; cities: readonly CityCosts[] }

/** The costs of all cities, and a function to reload them. */
export function useAllCosts(): [costs: Costs, again: () => void] {
  const [costs, setCosts] = useState<Costs>({ state: 'loading', cities: [] })
  const load = useCallback(() => void loadCosts().then(setCosts), [])
  useEffect(load, [load])
  return [costs, load]
}

async function loadCosts(): Promise<Costs> {
  const cities = (await Promise.all(URLS.map(loadRegion))).flat()
  cities.sort((a, b) => a.name.localeCompare(b.name))
  return { state: cities.length > 0 ? 'here' : 'missing', cities }
}

/** The cast is safe: a file of this build, whose shape a server test checks. */
async function loadRegion(url: string): Promise<CityCosts[]> {
  try {
    const response = await fetch(url)
    if (!response.ok) return []
    const { rows, ...frame }: CostFile = await response.json()
    return rows.map((row) => toCityCosts(row, frame))
  } catch {
    // No network, and not on this device.
    return []
  }
}
