import {
  type CityClimate,
  type ClimateCity,
  getClimate,
  listClimate,
} from '@tripwright/domain/destination/climate'
import { useEffect, useState } from 'react'
import { fetchFact } from '#platform/fact-cache.ts'

/** The climate of a city by month, from the network or this device; null when neither has it, or the city is unknown. */
export function loadClimate(city: string): Promise<CityClimate | null> {
  return fetchFact(`climate:${city}`, getClimate, { city })
}

/** The cities with climate data; empty when neither the network nor this device has the list. */
export async function loadClimateCities(): Promise<readonly ClimateCity[]> {
  return (await fetchFact('climate', listClimate, {}))?.cities ?? []
}

/** The cities with climate data by name; empty until they are loaded. */
export function useClimateCities(): readonly ClimateCity[] {
  const [cities, setCities] = useState<readonly ClimateCity[]>([])
  useEffect(() => void loadClimateCities().then(setCities), [])
  return cities
}
