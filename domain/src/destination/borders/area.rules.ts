import { metresBetween, type Position } from '../../base/geo.ts'

/** A corner: latitude and longitude in degrees. */
export type GeoPoint = readonly [lat: number, lon: number]
/** A shape of our own: a polygon of corners, or a circle. Coarse is enough where the package's borders cut its edges. */
export type GeoShape = { ring: readonly GeoPoint[] } | { centre: GeoPoint; metres: number }

/** Whether a position is inside a shape that does not cross the 180th meridian. */
export function isInside({ lat, lon }: Position, shape: GeoShape): boolean {
  if ('centre' in shape) {
    const [centreLat, centreLon] = shape.centre
    return metresBetween({ lat, lon }, { lat: centreLat, lon: centreLon }) <= shape.metres
  }
  let isIn = false
  let [beforeLat, beforeLon] = shape.ring.at(-1) ?? [0, 0]
  for (const [cornerLat, cornerLon] of shape.ring) {
    const crossesAt = ((beforeLon - cornerLon) * (lat - cornerLat)) / (beforeLat - cornerLat) + cornerLon
    if (cornerLat > lat !== beforeLat > lat && lon < crossesAt) isIn = !isIn
    beforeLat = cornerLat
    beforeLon = cornerLon
  }
  return isIn
}

/** A polygon by its corners: `44.2 32.3, 46.3 32.3, …`, latitude before longitude. */
export function polygon(corners: string): GeoShape {
  const ring = corners.split(', ').map((corner): GeoPoint => {
    const [lat = Number.NaN, lon = Number.NaN] = corner.split(' ').map(Number)
    return [lat, lon]
  })
  return { ring }
}

/** A rectangle between two parallels and two meridians. */
export function box(south: number, west: number, north: number, east: number): GeoShape {
  return polygon(`${south} ${west}, ${south} ${east}, ${north} ${east}, ${north} ${west}`)
}
