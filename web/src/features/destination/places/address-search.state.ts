import { formatPosition, type Position } from '@tripwright/domain/base/geo'
import type { City } from '@tripwright/domain/destination/places'
import { parsePosition, searchPlaces } from '@tripwright/domain/map/place-search'
import { call } from '#platform/call.ts'
import type { Sourced } from '#ui/use-suggestions.ts'

/** The server may call an outside address search, which allows one query a second for all users. */
const TIMEOUT_MS = 10_000

/** What is known of a place beside where it is. */
export type FoundDetails = {
  /** The kind in OpenStreetMap's terms. */
  kind?: string | undefined
  /** In the grammar of OpenStreetMap, unparsed. */
  hours?: string | undefined
  isStepFree?: boolean
}
/** A place to stay near: its position, and details that tell it from others of its name. */
export type StayPlace = {
  id: string
  name: string
  lat: number
  lon: number
  address: string
  details?: FoundDetails
}
/** A state of the address search other than a list: shown as a sentence under the field. */
export type AddressNote = 'local' | 'short-link' | 'none' | 'offline' | 'failed'

/** Places by address, coordinates or a link of a map service, those near the city first. */
export async function searchAddresses(
  text: string,
  {
    city,
    language,
    signal,
  }: { city: Pick<City, 'lat' | 'lon'> | null; language: string; signal: AbortSignal },
): Promise<Sourced<StayPlace> & { note: AddressNote | null }> {
  const near = city && { lat: city.lat.toFixed(4), lon: city.lon.toFixed(4) }
  const answer = await call(
    searchPlaces,
    { q: text, lang: language, ...near },
    { signal, timeoutMs: TIMEOUT_MS },
  )
  if (!answer.ok) {
    // Coordinates and links of map services need nobody else.
    const at = parsePosition(text)
    if (at) return { items: [toPlaceAt(at)], sources: [], note: null }
    return { items: [], sources: [], note: answer.code === 'offline' ? 'offline' : 'failed' }
  }
  const { places, state, source, asOf } = answer.value
  const items = places.map(({ id, name, address, lat, lon, kind, hours, wheelchair }) => ({
    id,
    name: name || address,
    address,
    lat,
    lon,
    details: { kind, hours, isStepFree: wheelchair === 'yes' },
  }))
  const note = state === 'complete' ? (items.length === 0 ? 'none' : null) : state
  return { items, sources: source === '' || items.length === 0 ? [] : [{ source, asOf }], note }
}

function toPlaceAt(at: Position): StayPlace {
  return { id: 'position', name: formatPosition(at, 6), address: '', ...at }
}
