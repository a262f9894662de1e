import type { Anchor } from '@tripwright/domain/safety'

/** A file with its content in its name: fetched once, then on this device. */
const AIRPORTS_URL = new URL('../../../../data/airports.json', import.meta.url).href

/** Points that are known to lie in a country: the airports of our table. */
export async function loadAnchors(): Promise<Anchor[]> {
  const { airports } = Object(await fetchJson(AIRPORTS_URL))
  return Array.isArray(airports) ? airports.filter(isAnchor) : []
}

function isAnchor(value: unknown): value is Anchor {
  const { lat, lon, country } = Object(value)
  return typeof lat === 'number' && typeof lon === 'number' && typeof country === 'string'
}

async function fetchJson(url: string): Promise<unknown> {
  try {
    const response = await fetch(url)
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}
