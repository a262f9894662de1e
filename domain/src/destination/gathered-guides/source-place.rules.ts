import type { IsoDate } from '../../base/dates.ts'
import { metresBetween, type Position } from '../../base/geo.ts'
import type { PointOfInterest } from '../places/index.ts'

/** Where a row comes from; each has a licence of its own. */
export const PLACE_SOURCES = ['openstreetmap', 'wikidata', 'wikivoyage'] as const

/** A place as one source has it: facts alone, no prose. */
export type SourcePlace = Position & {
  source: (typeof PLACE_SOURCES)[number]
  /** The source's own id: `n123` of OpenStreetMap, `Q42` of Wikidata. */
  id: string
  name: string
  /** The name on the signs, where it differs. */
  nameLocal?: string | undefined
  also?: readonly string[] | undefined
  /** A key of PLACE_TYPES; null where the source does not say what it is: then it only adds to the rows of others. */
  kind: string | null
  wikidata?: string | undefined
  /** In how many languages Wikipedia and its sisters write about it. */
  sitelinks?: number | undefined
  /** As written at the source. */
  hours?: string | undefined
  isFree?: boolean | undefined
  stepFree?: boolean | undefined
  diet?: readonly NonNullable<PointOfInterest['diet']>[number][] | undefined
  website?: string | undefined
  /** The name of a file on Wikimedia Commons, without `File:`. */
  image?: string | undefined
  /** Closed for good, abandoned, or not for the public. */
  isGone?: boolean | undefined
  asOf: IsoDate
}

const MAX_NAME = 100
/** Rounding errors and swapped signs put places at 0° 0°, in the sea off Africa. */
const NULL_ISLAND = 0.001

/** Whether a row can be what it says: rows come from strangers. `reach`: metres around the middle. */
export function isPlausiblePlace(place: SourcePlace, middle: Position, reach: number): boolean {
  const { lat, lon, name } = place
  if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180)) return false
  if (Math.abs(lat) < NULL_ISLAND && Math.abs(lon) < NULL_ISLAND) return false
  if (name.trim() === '' || name.length > MAX_NAME || !/\p{L}|\p{N}/u.test(name)) return false
  return metresBetween(middle, place) <= reach
}
