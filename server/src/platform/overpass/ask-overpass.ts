import { z } from 'zod/mini'
import { fetchJson } from '../outside/fetch-json.ts'
import type { OverpassAnswer, OverpassElement } from './overpass.port.ts'

const position = z.object({ lat: z.number(), lon: z.number() })
const element = z.object({
  type: z.enum(['node', 'way', 'relation']),
  id: z.number(),
  tags: z.record(z.string(), z.string()),
  lat: z.optional(z.number()),
  lon: z.optional(z.number()),
  center: z.optional(position),
})
const responseSchema = z.object({
  osm3s: z.optional(z.object({ timestamp_osm_base: z.optional(z.string()) })),
  /** A query that ran out of time or memory has status 200, a part of its elements, and this. */
  remark: z.optional(z.string()),
  elements: z.array(z.unknown()),
})

type OverpassCall = { url: string; userAgent: string; timeoutMs: number; maxBytes: number; query: string }

/**
 * Asks an interpreter of the Overpass API (https://wiki.openstreetmap.org/wiki/Overpass_API) by a query in its language. Null
 * when no usable and whole answer comes. Never throws.
 */
export async function askOverpass({ query, ...request }: OverpassCall): Promise<OverpassAnswer | null> {
  const response = await fetchJson({
    ...request,
    body: new URLSearchParams({ data: query }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  const read = response.ok ? z.safeParse(responseSchema, response.value) : null
  if (!read?.success || read.data.remark?.includes('runtime error')) return null
  return {
    elements: read.data.elements.flatMap(elementOf),
    asOf: /^\d{4}-\d\d-\d\d/.exec(read.data.osm3s?.timestamp_osm_base ?? '')?.[0] ?? null,
  }
}

/** Nothing without tags or a position: some elements of the map are incomplete. */
function elementOf(value: unknown): OverpassElement[] {
  const read = z.safeParse(element, value)
  if (!read.success) return []
  const { type, id, tags, center, lat = center?.lat, lon = center?.lon } = read.data
  if (lat === undefined || lon === undefined) return []
  return [{ id: `${type.charAt(0)}${id}`, tags: new Map(Object.entries(tags)), lat, lon }]
}
