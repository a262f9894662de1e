import {
  type CityClimate,
  type ClimateCity,
  getClimate,
  listClimate,
} from '@tripwright/domain/destination/climate'
import { useEffect, useState } from 'react'
import { fetchFact } from '#platform/fact-cache.ts'

/** The climate of a city by month, from the network or this device; null when neither has it, or it is unknown. */
export function loadClimate(city: string): Promise<CityClimate | null> {
  return fetchFact(`climate:${city}`, getClimate, { city })
}

/** The cities whose climate is known; none when neither the network nor this device tells. */
export async function loadClimateCities(): Promise<readonly ClimateCity[]> {
  return (await fetchFact('climate', listClimate, {}))?.cities ?? []
}

/** The cities whose climate is known, by name; none until they are here. */
export function useClimateCities(): readonly ClimateCity[] {
  const [cities, setCities] = useState<readonly ClimateCity[]>([])
  useEffect(() => void loadClimateCities().then(setCities), [])
  return cities
}
