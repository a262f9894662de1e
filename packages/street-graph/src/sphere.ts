/** Degrees. */
export type Position = { lat: number; lon: number }

/** Mean radius of the earth in metres (IUGG). */
const EARTH_RADIUS = 6_371_008.8
const RADIANS = Math.PI / 180

/** Metres between two positions on a sphere (haversine). */
export function metresBetween(from: Position, to: Position): number {
  const half = (degrees: number) => Math.sin((degrees * RADIANS) / 2) ** 2
  const a =
    half(to.lat - from.lat) +
    Math.cos(from.lat * RADIANS) * Math.cos(to.lat * RADIANS) * half(to.lon - from.lon)
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(a)))
}

/** The point of a short segment that is nearest to a position, and how far along it that is, from 0 to 1. */
export function nearestOnSegment(at: Position, a: Position, b: Position): { share: number; point: Position } {
  // On a piece of a few kilometres the earth is flat, with degrees of longitude shorter than those of latitude.
  const shrink = Math.cos(at.lat * RADIANS)
  const [dx, dy] = [(b.lon - a.lon) * shrink, b.lat - a.lat]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : ((at.lon - a.lon) * shrink * dx + (at.lat - a.lat) * dy) / length
  const share = Math.min(1, Math.max(0, along))
  return { share, point: { lat: a.lat + (b.lat - a.lat) * share, lon: a.lon + (b.lon - a.lon) * share } }
}
