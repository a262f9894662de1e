/** A point on the earth in WGS 84, degrees: latitude -90 to 90, longitude -180 to 180. */
export type Position = { lat: number; lon: number }

/** Coordinates as the specification shows them: `decimals` places each (section 9: 6, and 4 in result dialogs). */
export function formatPosition({ lat, lon }: Position, decimals: 4 | 6): string {
  return `${lat.toFixed(decimals)}, ${lon.toFixed(decimals)}`
}

/** Degrees and whole minutes with the hemisphere, as a map sheet prints them in its corner: `41°54′N 12°29′E`. */
export function formatDegreesMinutes({ lat, lon }: Position): string {
  return `${degrees(lat, 'N', 'S')} ${degrees(lon, 'E', 'W')}`
}

function degrees(value: number, positive: string, negative: string): string {
  const minutes = Math.round(Math.abs(value) * 60)
  const whole = String(Math.floor(minutes / 60))
  const rest = String(minutes % 60).padStart(2, '0')
  return `${whole}°${rest}′${value < 0 ? negative : positive}`
}

const EARTH_RADIUS_METRES = 6_371_008.8
const RADIANS = Math.PI / 180

/** Great-circle distance in metres (haversine, mean earth radius of IUGG): within 0.6 % of the ellipsoid. */
export function metresBetween(a: Position, b: Position): number {
  const lat = Math.sin(((b.lat - a.lat) * RADIANS) / 2)
  const lon = Math.sin(((b.lon - a.lon) * RADIANS) / 2)
  const h = lat * lat + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * lon * lon
  return 2 * EARTH_RADIUS_METRES * Math.asin(Math.min(1, Math.sqrt(h)))
}

/**
 * Distance in metres on a plane, ten times faster: within 0.1 % of `distanceMetres` up to 100 km, outside the polar
 * circles.
 */
export function metresBetweenNear(a: Position, b: Position): number {
  const lat = (b.lat - a.lat) * RADIANS
  const lon = (b.lon - a.lon) * RADIANS * Math.cos(((a.lat + b.lat) / 2) * RADIANS)
  return EARTH_RADIUS_METRES * Math.sqrt(lat * lat + lon * lon)
}
