import type { PmtilesHeader, TileAddress } from '@tripwright/map'

type Bounds = PmtilesHeader['bounds']

/** The highest zoom with tiles in the OpenMapTiles schema. */
export const LAST_ZOOM = 14
/** The area of a map in Web Mercator. */
export const WORLD: Bounds = { west: -180, south: -85.051129, east: 180, north: 85.051129 }

/** What a tile covers, in degrees. */
function boundsOf({ zoom, x, y }: TileAddress): Bounds {
  const width = 2 ** zoom
  const latitude = (row: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / width))) * 180) / Math.PI
  return {
    west: (x / width) * 360 - 180,
    east: ((x + 1) / width) * 360 - 180,
    north: latitude(y),
    south: latitude(y + 1),
  }
}

/** The share of a tile within bounds, 0 to 1. */
export function shareWithin(tile: TileAddress, { west, south, east, north }: Bounds): number {
  const own = boundsOf(tile)
  const wide = Math.min(own.east, east) - Math.max(own.west, west)
  const high = Math.min(own.north, north) - Math.max(own.south, south)
  if (wide <= 0 || high <= 0) return 0
  return (wide * high) / ((own.east - own.west) * (own.north - own.south))
}
