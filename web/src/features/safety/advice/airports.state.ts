import { countryOfZone, type ZonedAnchor } from '@tripwright/domain/safety/advice'
import { useEffect, useState } from 'react'

/** A town with an airport. */
export type Town = { city: string; country: string }
type AirportAnchor = ZonedAnchor & Town

/** A file with a hash in its name: fetched once, then cached on this device. */
const AIRPORTS_URL = new URL('../../../../../data/airports.json', import.meta.url).href

/**
 * The file is large: on a slow connection a page continues without it after the first time, and the fetch is aborted after
 * the second.
 */
const SOFT_TIMEOUT_MS = 1500
const TIMEOUT_MS = 60_000

let fetching: { airfields: Promise<AirportAnchor[]>; overdue: Promise<null> } | null = null

// All callers share one fetch; a failed one is dropped, so that the next caller tries again.
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

/** Positions known to be in a country: the airports of our table. */
export function loadAnchors(): Promise<AirportAnchor[]> {
  return fetchAirports().airfields
}

/** Resolves when a caller should stop waiting for the airports; they may still load later. */
export function anchorsTimeout(): Promise<null> {
  return fetchAirports().overdue
}

/**
 * The country of this device's time zone; null where it is unknown, `loading` until then. Null too while the airports are
 * overdue: in an emergency 112 is better than nothing.
 */
export function useZoneCountry(): string | null {
  const [country, setCountry] = useState<string | null>('loading')
  useEffect(() => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    void anchorsTimeout().then(() => setCountry((current) => (current === 'loading' ? null : current)))
    // A late answer still counts: the page must not keep another country's numbers.
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
