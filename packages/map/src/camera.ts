/** A point on the earth in WGS 84, degrees. */
type Position = { lat: number; lon: number }

/** A camera in web Mercator, north up: zoom 0 is the whole world in 512 px, each further zoom doubles it. */
export type Camera = { centre: Position; zoom: number; width: number; height: number }
export type ScreenPoint = { x: number; y: number }

export const MIN_ZOOM = 1
export const MAX_ZOOM = 18
/** The maximum zoom of a fit, so that a single stop still shows the streets around it. */
const CLOSEST_FIT = 15.5
const WORLD_PX = 512
const EARTH_ROUND_METRES = 40_075_016.686
/** The latitude limit of web Mercator, degrees. */
const MAX_LATITUDE = 85.051129
const RADIANS = Math.PI / 180

type Mercator = { x: number; y: number }

function toMercator({ lat, lon }: Position): Mercator {
  const clamped = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat))
  const y = 0.5 - Math.log(Math.tan(Math.PI / 4 + (clamped * RADIANS) / 2)) / (2 * Math.PI)
  return { x: lon / 360 + 0.5, y }
}

function fromMercator({ x, y }: Mercator): Position {
  const lat = (2 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 2) / RADIANS
  return { lat, lon: wrapLongitude((x - 0.5) * 360) }
}

function wrapLongitude(lon: number): number {
  return ((((lon + 180) % 360) + 360) % 360) - 180
}

/** The position on the screen in px from the upper left corner, in the copy of the world nearest to the centre. */
export function toScreen(position: Position, { centre, zoom, width, height }: Camera): ScreenPoint {
  const size = WORLD_PX * 2 ** zoom
  const [at, middle] = [toMercator(position), toMercator(centre)]
  const east = at.x - middle.x
  return { x: width / 2 + (east - Math.round(east)) * size, y: height / 2 + (at.y - middle.y) * size }
}

/** The position under a point of the screen. */
export function toPosition({ x, y }: ScreenPoint, { centre, zoom, width, height }: Camera): Position {
  const size = WORLD_PX * 2 ** zoom
  const middle = toMercator(centre)
  return fromMercator({ x: middle.x + (x - width / 2) / size, y: middle.y + (y - height / 2) / size })
}

/** Metres on the ground per px in the middle of the screen. */
export function metresPerPixel({ centre, zoom }: Pick<Camera, 'centre' | 'zoom'>): number {
  return (EARTH_ROUND_METRES * Math.cos(centre.lat * RADIANS)) / (WORLD_PX * 2 ** zoom)
}

/** The closest camera that shows all positions with `margin` px free on each side; null without positions. */
export function fitTo(
  positions: readonly Position[],
  { width, height }: Pick<Camera, 'width' | 'height'>,
  margin: number,
): Pick<Camera, 'centre' | 'zoom'> | null {
  const first = positions[0]
  if (!first) return null
  const start = toMercator(first)
  // Moves each position next to the first, so that both sides of the date line are neighbours.
  const points = positions.map((position) => {
    const point = toMercator(position)
    return { x: point.x - Math.round(point.x - start.x), y: point.y }
  })
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const across = Math.max(width - 2 * margin, 40) / WORLD_PX / Math.max(east - west, 1e-9)
  const down = Math.max(height - 2 * margin, 40) / WORLD_PX / Math.max(south - north, 1e-9)
  const zoom = Math.log2(Math.min(across, down))
  const centre = fromMercator({ x: (west + east) / 2, y: (north + south) / 2 })
  return { centre, zoom: Math.max(MIN_ZOOM, Math.min(CLOSEST_FIT, zoom)) }
}
