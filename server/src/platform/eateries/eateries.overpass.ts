import type { Position } from '@tripwright/domain/base/geo'
import { z } from 'zod/mini'
import { fetchJson } from '../outside/fetch-json.ts'
import type { Eateries, ProvidedEatery } from './eateries.port.ts'

const ATTRIBUTION = '© OpenStreetMap contributors, ODbL'
const KINDS = 'restaurant|cafe|fast_food|food_court|bar|pub|biergarten|ice_cream'
/** First radius: cities have enough restaurants within it; otherwise the whole circle is requested. */
const FIRST_RADIUS = 600
const MIN_RESULTS = 20
/** The response is ordered by id and not by distance, so it must hold as many as a dense quarter has. */
const MAX_RESULTS = 1000
const MAX_BYTES = 2 * 1024 * 1024
const SECONDS = 8
const TIMEOUT_MS = (SECONDS + 2) * 1000

const tags = z.record(z.string(), z.string())
const place = z.object({ lat: z.number(), lon: z.number() })
const element = z.object({
  type: z.enum(['node', 'way', 'relation']),
  id: z.number(),
  tags,
  lat: z.optional(z.number()),
  lon: z.optional(z.number()),
  center: z.optional(place),
})
const responseSchema = z.object({
  osm3s: z.optional(z.object({ timestamp_osm_base: z.optional(z.string()) })),
  elements: z.array(z.unknown()),
})

type Settings = { url: string; userAgent: string; timeoutMs?: number | undefined }

/** An interpreter of the Overpass API (https://wiki.openstreetmap.org/wiki/Overpass_API): places of OpenStreetMap. */
export function makeOverpassEateries({ url, userAgent, timeoutMs = TIMEOUT_MS }: Settings): Eateries {
  async function queryOverpass({ lat, lon }: Position, radius: number) {
    const around = `around:${Math.ceil(radius)},${lat},${lon}`
    const query = `[out:json][timeout:${SECONDS}];nwr["amenity"~"^(${KINDS})$"]["name"](${around});out tags center ${MAX_RESULTS};`
    const response = await fetchJson({
      url,
      userAgent,
      timeoutMs,
      maxBytes: MAX_BYTES,
      body: new URLSearchParams({ data: query }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    const read = response.ok ? z.safeParse(responseSchema, response.value) : null
    if (!read?.success) return null
    return {
      eateries: read.data.elements.flatMap(eateryOf),
      attribution: ATTRIBUTION,
      asOf: /^\d{4}-\d\d-\d\d/.exec(read.data.osm3s?.timestamp_osm_base ?? '')?.[0] ?? null,
    }
  }
  return {
    async find(here, radius) {
      if (radius <= FIRST_RADIUS) return queryOverpass(here, radius)
      const near = await queryOverpass(here, FIRST_RADIUS)
      return near === null || near.eateries.length >= MIN_RESULTS ? near : queryOverpass(here, radius)
    },
  }
}

/** Null without a name or a position: some places of the map are incomplete. */
function eateryOf(value: unknown): ProvidedEatery[] {
  const read = z.safeParse(element, value)
  if (!read.success) return []
  const { type, id, tags: osmTags, center, lat = center?.lat, lon = center?.lon } = read.data
  const { name, amenity } = osmTags
  if (lat === undefined || lon === undefined || !name || !amenity) return []
  const site = osmTags.website ?? osmTags['contact:website'] ?? ''
  return [
    {
      id: `osm-${type.charAt(0)}${id}`,
      name,
      lat,
      lon,
      kind: amenity,
      about: null,
      address: addressOf(osmTags),
      phone: osmTags.phone ?? osmTags['contact:phone'] ?? null,
      website: /^https?:\/\//i.test(site) ? site : null,
      hours: osmTags.opening_hours ?? null,
      source: 'openstreetmap',
    },
  ]
}

function addressOf(osmTags: Readonly<Record<string, string>>): string | null {
  const street = [osmTags['addr:street'], osmTags['addr:housenumber']].filter(Boolean).join(' ')
  return [street, osmTags['addr:city']].filter(Boolean).join(', ') || null
}
