import { type ClockedAnchor, countryOfZone } from '@tripwright/domain/safety'
import { useEffect, useState } from 'react'

/** A town with an airport. */
export type Town = { city: string; country: string }
type Airfield = ClockedAnchor & Town

/** A file with its content in its name: fetched once, then on this device. */
const AIRPORTS_URL = new URL('../../../../data/airports.json', import.meta.url).href

/** Points that are known to lie in a country: the airports of our table. */
export async function loadAnchors(): Promise<Airfield[]> {
  const { airports } = Object(await fetchJson(AIRPORTS_URL))
  return Array.isArray(airports) ? airports.filter(isAirfield) : []
}

/** The country that the clock of this device is set to; null where that is not known, `loading` until it is. */
export function useZoneCountry(): string | null {
  const [country, setCountry] = useState<string | null>('loading')
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    void loadAnchors().then((anchors) => setCountry(countryOfZone(timeZone, anchors)))
  }, [])
  return country
}

/** Each town with an airport once; a country is found by its cities too. */
export async function loadTowns(): Promise<Town[]> {
  const towns = new Map<string, Town>()
  for (const { city, country } of await loadAnchors()) towns.set(`${country} ${city}`, { city, country })
  return [...towns.values()]
}

function isAirfield(value: unknown): value is Airfield {
  const { lat, lon, country, zone, city } = Object(value)
  return (
    typeof lat === 'number' &&
    typeof lon === 'number' &&
    [country, zone, city].every((text) => typeof text === 'string')
  )
}

async function fetchJson(url: string): Promise<unknown> {
  try {
    const response = await fetch(url)
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
