import type { Position } from '@tripwright/domain/base/geo'
import { askOverpass } from '../overpass/ask-overpass.ts'
import type { OverpassElement } from '../overpass/overpass.port.ts'
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

type Settings = { url: string; userAgent: string; timeoutMs?: number | undefined }

/** An interpreter of the Overpass API (https://wiki.openstreetmap.org/wiki/Overpass_API): places of OpenStreetMap. */
export function makeOverpassEateries({ url, userAgent, timeoutMs = TIMEOUT_MS }: Settings): Eateries {
  async function queryOverpass({ lat, lon }: Position, radius: number) {
    const around = `around:${Math.ceil(radius)},${lat},${lon}`
    const query = `[out:json][timeout:${SECONDS}];nwr["amenity"~"^(${KINDS})$"]["name"](${around});out tags center ${MAX_RESULTS};`
    const answer = await askOverpass({ url, userAgent, timeoutMs, maxBytes: MAX_BYTES, query })
    return (
      answer && {
        eateries: answer.elements.flatMap(eateryOf),
        attribution: ATTRIBUTION,
        asOf: answer.asOf,
      }
    )
  }
  return {
    async find(here, radius) {
      if (radius <= FIRST_RADIUS) return queryOverpass(here, radius)
      const near = await queryOverpass(here, FIRST_RADIUS)
      return near === null || near.eateries.length >= MIN_RESULTS ? near : queryOverpass(here, radius)
    },
  }
}

/** Nothing without a name: some places of the map are incomplete. */
function eateryOf({ id, tags, lat, lon }: OverpassElement): ProvidedEatery[] {
  const [name, kind] = [tags.get('name'), tags.get('amenity')]
  if (!name || !kind) return []
  const site = tags.get('website') ?? tags.get('contact:website') ?? ''
  return [
    {
      id: `osm-${id}`,
      name,
      lat,
      lon,
      kind,
      about: null,
      address: addressOf(tags),
      phone: tags.get('phone') ?? tags.get('contact:phone') ?? null,
      website: /^https?:\/\//i.test(site) ? site : null,
      hours: tags.get('opening_hours') ?? null,
      source: 'openstreetmap',
    },
  ]
}

function addressOf(tags: OverpassElement['tags']): string | null {
  const street = [tags.get('addr:street'), tags.get('addr:housenumber')].filter(Boolean).join(' ')
  return [street, tags.get('addr:city')].filter(Boolean).join(', ') || null
}
