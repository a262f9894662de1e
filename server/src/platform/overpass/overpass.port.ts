import type { Position } from '@tripwright/domain/base/geo'

/** A node, way or relation: `n1`, `w1` or `r1`, its tags, and where it is; of a way or relation the middle. */
export type OverpassElement = Position & { id: string; tags: ReadonlyMap<string, string> }
export type OverpassAnswer = {
  elements: OverpassElement[]
  /** The day of the map's data; null where the service does not say it. */
  asOf: string | null
}
/** What is looked for within a distance in metres: elements with a name, of which a tag has one of these values. */
export type OverpassSearch = { reach: number; tags: Readonly<Record<string, readonly string[]>> }

/** Places of OpenStreetMap by their tags. */
export type Overpass = {
  /** What lies around a place, search by search; null when no usable answer comes. */
  findElements(middle: Position, searches: readonly OverpassSearch[]): Promise<OverpassAnswer | null>
}
