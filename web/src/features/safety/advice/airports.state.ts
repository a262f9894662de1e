import { countryOfZone, type ZonedAnchor } from '@tripwright/domain/safety/advice'
import { useEffect, useState } from 'react'

/** A town with an airport. */
export type Town = { city: string; country: string }
type AirportAnchor = ZonedAnchor & Town

/** A file with its content in its name: fetched once, then on this device. */
const AIRPORTS_URL = new URL('../../../../../data/airports.json', import.meta.url).href

/** The file is large: on a slow line a page goes on without it after this time, and it is given up after the other. */
const SOFT_TIMEOUT_MS = 1500
const TIMEOUT_MS = 60_000

let fetching: { airfields: Promise<AirportAnchor[]>; overdue: Promise<null> } | null = null

// All who ask share one fetch; one that failed is forgotten, so that the next to ask tries again.
function fetchAirports() {
  fetching ??= {
    airfields: fetchJson(AIRPORTS_URL).then((table) => {
      const { airports } = Object(table)
      if (!Array.isArray(airports)) fetching = null
      return Array.isArray(airports) ? airports.filter(isAirportAnchor) : []
    }),
    overdue: new Promise((resolve) => setTimeout(resolve, SOFT_TIMEOUT_MS, null)),
  }
  return fetching
}

/** Points that are known to lie in a country: the airports of our table. */
export function loadAnchors(): Promise<AirportAnchor[]> {
  return fetchAirports().airfields
}

/** Resolves when a caller should stop waiting for the airports; they may still arrive later. */
export function anchorsTimeout(): Promise<null> {
  return fetchAirports().overdue
}

/**
 * The country that the clock of this device is set to; null where that is not known, `loading` until it is.
 * Null too while the airports are overdue: who needs help soon had better see 112 than nothing.
 */
export function useZoneCountry(): string | null {
  const [country, setCountry] = useState<string | null>('loading')
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    void anchorsTimeout().then(() => setCountry((current) => (current === 'loading' ? null : current)))
    // A late answer counts still: the page must not stay with the numbers of another country.
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

function isAirportAnchor(value: unknown): value is AirportAnchor {
  const { lat, lon, country, zone, city } = Object(value)
  return (
    typeof lat === 'number' &&
    typeof lon === 'number' &&
    [country, zone, city].every((text) => typeof text === 'string')
  )
}

async function fetchJson(url: string): Promise<unknown> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
