import { z } from 'zod/mini'
import { getJson } from '../outside/fetch-json.ts'
import type { GeocodedPlace, Geocoder, GeocoderRequestOptions } from './geocoder.port.ts'

const ATTRIBUTION = 'Photon, © OpenStreetMap contributors, ODbL'
const MAX_RESULTS = 10
/** Languages of the public server; it answers any other with 400, and without one it gives local names. */
const LANGUAGES = ['de', 'en', 'fr']

const text = z.optional(z.string())
const feature = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({
    osm_type: text,
    osm_id: z.optional(z.number()),
    osm_value: text,
    name: text,
    street: text,
    housenumber: text,
    postcode: text,
    city: text,
    state: text,
    country: text,
  }),
})
const responseSchema = z.object({ features: z.array(z.unknown()) })

/** The search of Photon (komoot/photon, docs/api-v1.md, read 2026-11-26). */
export function makePhoton(url: string, options: GeocoderRequestOptions): Geocoder {
  return {
    name: 'photon',
    async find({ text: query, near, language }) {
      const address = new URL('api', url)
      address.searchParams.set('q', query)
      address.searchParams.set('limit', String(MAX_RESULTS))
      const [short = ''] = language.split('-')
      if (LANGUAGES.includes(short)) address.searchParams.set('lang', short)
      if (near) {
        address.searchParams.set('lat', String(near.lat))
        address.searchParams.set('lon', String(near.lon))
      }
      const response = await getJson({ ...options, url: address.href })
      const read = response.ok ? z.safeParse(responseSchema, response.value) : null
      if (!read?.success) return null
      return { places: read.data.features.flatMap(placeOf), attribution: ATTRIBUTION }
    },
  }
}

function placeOf(value: unknown): GeocodedPlace[] {
  const read = z.safeParse(feature, value)
  if (!read.success) return []
  const { properties: of, geometry } = read.data
  const [lon, lat] = geometry.coordinates
  const street = [of.street, of.housenumber].filter(Boolean).join(' ')
  const name = of.name || street || of.city || ''
  if (name === '' || Math.abs(lat) > 90 || Math.abs(lon) > 180) return []
  const town = [of.postcode, of.city].filter(Boolean).join(' ')
  const lines = [street, town, of.state, of.country].filter((part) => part && part !== name)
  return [
    {
      id: `osm-${(of.osm_type ?? 'n').toLowerCase().charAt(0)}${of.osm_id ?? `${lat},${lon}`}`,
      name,
      address: lines.join(', '),
      kind: of.osm_value ?? 'place',
      lat,
      lon,
    },
  ]
}
