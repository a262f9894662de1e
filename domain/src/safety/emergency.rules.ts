import { metresBetween, type Position } from '../base/geo.ts'
import type { ListedCountry } from '../countries/index.ts'

const SERVICES = ['general', 'police', 'ambulance', 'fire', 'touristPolice'] as const
type Service = (typeof SERVICES)[number]

/** The numbers to offer, the most general first; services with one number share a line. */
export function numbersOf(row: ListedCountry['emergency']): { number: string; services: Service[] }[] {
  const lines = new Map<string, Service[]>()
  for (const service of SERVICES) {
    const number = row[service]
    if (number !== null) lines.set(number, [...(lines.get(number) ?? []), service])
  }
  return [...lines].map(([number, services]) => ({ number, services }))
}

/** A point that is known to lie in a country. */
export type Anchor = Position & { country: string }
/** A country that a position may lie in, and how far its nearest known point is, in metres. */
export type CountryNear = { country: string; metres: number }

/** Beyond this a known point says nothing. */
const FARTHEST_METRES = 500_000
/** A country counts as possible while its nearest point is at most so much farther than that of the nearest one. */
const DOUBT = 2
/** And in any case while it is at most so much farther: airports are far apart. */
const AIRPORTS_APART_METRES = 50_000

/**
 * The countries that a position may lie in, the likeliest first: near a border it may be another than the first. Where the
 * points are closer together than airports, `apartMetres` says how close.
 */
export function countriesNear(
  position: Position,
  anchors: Iterable<Anchor>,
  apartMetres = AIRPORTS_APART_METRES,
): CountryNear[] {
  const nearest = new Map<string, number>()
  for (const anchor of anchors) {
    const metres = metresBetween(position, anchor)
    if (metres <= FARTHEST_METRES && metres < (nearest.get(anchor.country) ?? Number.POSITIVE_INFINITY))
      nearest.set(anchor.country, metres)
  }
  const found = [...nearest]
    .map(([country, metres]) => ({ country, metres }))
    .sort((a, b) => a.metres - b.metres)
  const least = found[0]?.metres ?? 0
  return found.filter(({ metres }) => metres <= Math.max(least * DOUBT, least + apartMetres)).slice(0, 3)
}
