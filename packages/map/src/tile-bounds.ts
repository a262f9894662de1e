import type { TileAddress } from './pmtiles.ts'

/** Degrees. */
export type GeoBounds = { west: number; south: number; east: number; north: number }

/** The area of a web Mercator tile. */
export function tileBounds({ zoom, x, y }: TileAddress): GeoBounds {
  const side = 2 ** zoom
  const latitude = (row: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / side))) * 180) / Math.PI
  const longitude = (column: number) => (column / side) * 360 - 180
  return { west: longitude(x), south: latitude(y + 1), east: longitude(x + 1), north: latitude(y) }
}

/** Whether two areas overlap. */
export function doBoundsMeet(one: GeoBounds, other: GeoBounds): boolean {
  return one.west < other.east && one.east > other.west && one.south < other.north && one.north > other.south
}

/** Whether the outer area contains the inner one. */
export function areBoundsWithin(inner: GeoBounds, outer: GeoBounds): boolean {
  const isAcross = inner.west >= outer.west && inner.east <= outer.east
  return isAcross && inner.south >= outer.south && inner.north <= outer.north
}
