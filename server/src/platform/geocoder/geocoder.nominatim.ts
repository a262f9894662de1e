import { z } from 'zod/mini'
import { getJson } from '../outside/fetch-json.ts'
import type { GeocodedPlace, Geocoder, GeocoderRequestOptions } from './geocoder.port.ts'

const ATTRIBUTION = 'Nominatim, © OpenStreetMap contributors, ODbL'
const MAX_RESULTS = 10
/** Size of the box around a position within which results are preferred, degrees. */
const NEAR = 0.5

/** Longer ones are whole calendars, which no form of ours shows. */
const MAX_TAG = 400
const tag = z.optional(z.string().check(z.maxLength(MAX_TAG)))
const row = z.object({
  osm_type: z.optional(z.string()),
  osm_id: z.optional(z.number()),
  lat: z.string(),
  lon: z.string(),
  type: z.optional(z.string()),
  name: z.optional(z.string()),
  display_name: z.string(),
  extratags: z.catch(z.nullish(z.object({ opening_hours: tag, wheelchair: tag })), null),
})

/**
 * The search of Nominatim (osm-search/Nominatim, docs/api/Search.md); its usage policy allows one call a second and no
 * search as you type.
 */
export function makeNominatim(url: string, options: GeocoderRequestOptions): Geocoder {
  return {
    name: 'nominatim',
    async find({ text, near, language }) {
      const address = new URL('search', url)
      const parameters = {
        q: text,
        format: 'jsonv2',
        limit: String(MAX_RESULTS),
        extratags: '1',
        'accept-language': language,
      }
      for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
      if (near) {
        const { lat, lon } = near
        const box = [lon - NEAR, lat + NEAR, lon + NEAR, lat - NEAR]
        address.searchParams.set('viewbox', box.map((side) => side.toFixed(3)).join(','))
      }
      const response = await getJson({ ...options, url: address.href })
      const read = response.ok ? z.safeParse(z.array(z.unknown()), response.value) : null
      return read?.success ? { places: read.data.flatMap(placeOf), attribution: ATTRIBUTION } : null
    },
  }
}

function placeOf(value: unknown): GeocodedPlace[] {
  const read = z.safeParse(row, value)
  if (!read.success) return []
  const { display_name: line, osm_type: type = 'node', osm_id: id, type: kind = 'place' } = read.data
  const [lat, lon] = [Number(read.data.lat), Number(read.data.lon)]
  const name = read.data.name || (line.split(',')[0] ?? '')
  if (name === '' || !(Math.abs(lat) <= 90 && Math.abs(lon) <= 180)) return []
  const address = line.startsWith(`${name}, `) ? line.slice(name.length + 2) : line
  const { opening_hours: hours, wheelchair } = read.data.extratags ?? {}
  const place = { id: `osm-${type.charAt(0)}${id ?? `${lat},${lon}`}`, name, address, kind, lat, lon }
  return [{ ...place, ...(hours && { hours }), ...(wheelchair && { wheelchair }) }]
}
