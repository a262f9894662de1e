import type { Position } from '@tripwright/domain/base/geo'
import type { MapLeg, MapWater } from './travel-map-props.ts'

/** A located position with its accuracy. */
export type UserLocation = Position & { radiusMetres: number }

type Coordinates = [lon: number, lat: number][]
export type SceneShape = {
  type: 'Feature'
  properties: {
    kind: 'river' | 'island' | 'ridge' | 'walk' | 'transit' | 'taxi' | 'drive' | 'accuracy' | 'mark'
    name: string
  }
  geometry:
    | { type: 'LineString'; coordinates: Coordinates }
    | { type: 'Polygon'; coordinates: [Coordinates] }
    | { type: 'Point'; coordinates: Coordinates[number] }
}
export type MapScene = { type: 'FeatureCollection'; features: SceneShape[] }

type SceneParts = {
  waters: readonly MapWater[]
  legs: readonly MapLeg[]
  here: UserLocation | null
  /** What is drawn over the basemap: names of the map keep clear of it. */
  marks: readonly Position[]
}

/** Everything on the basemap, under the stops: water, route, accuracy circle, and where the stops are. */
export function makeScene({ waters, legs, here, marks }: SceneParts): MapScene {
  const features = [
    ...waters.map(waterShape),
    ...legs.map(
      ({ mode, path }): SceneShape =>
        lineShape(
          mode,
          '',
          path.map(({ lat, lon }) => [lon, lat]),
        ),
    ),
    ...(here ? [circleShape(here)] : []),
    ...marks.map(markShape),
  ]
  return { type: 'FeatureCollection', features }
}

function markShape({ lat, lon }: Position): SceneShape {
  return {
    type: 'Feature',
    properties: { kind: 'mark', name: '' },
    geometry: { type: 'Point', coordinates: [lon, lat] },
  }
}

// The names of a guide's barriers tell their kind. A mountain is no water, and a closed line is an island's coastline.
const HEIGHT = /\b(mountain|hill|peak|cliff|ridge|rock)/i

function waterShape({ name, line }: MapWater): SceneShape {
  const coordinates = line.map(([lat = 0, lon = 0]): Coordinates[number] => [lon, lat])
  if (HEIGHT.test(name)) return lineShape('ridge', '', coordinates)
  const [first, last] = [coordinates[0], coordinates.at(-1)]
  if (first && last && first[0] === last[0] && first[1] === last[1] && coordinates.length > 3)
    return {
      type: 'Feature',
      properties: { kind: 'island', name: '' },
      geometry: { type: 'Polygon', coordinates: [coordinates] },
    }
  return lineShape('river', waterLabel(name), rounded(coordinates))
}

function lineShape(
  kind: SceneShape['properties']['kind'],
  name: string,
  coordinates: Coordinates,
): SceneShape {
  return { type: 'Feature', properties: { kind, name }, geometry: { type: 'LineString', coordinates } }
}

const ROUNDINGS = 3

/** The line with smoothed corners (Chaikin 1974), as water flows; its ends stay. */
function rounded(line: Coordinates): Coordinates {
  let points = line
  for (let round = 0; round < ROUNDINGS; round++) {
    const [first, last] = [points[0], points.at(-1)]
    if (!first || !last || points.length < 3) return points
    const cut = points.slice(1).flatMap(([bx, by], index): Coordinates => {
      const [ax, ay] = points[index] ?? first
      return [
        [0.75 * ax + 0.25 * bx, 0.75 * ay + 0.25 * by],
        [0.25 * ax + 0.75 * bx, 0.25 * ay + 0.75 * by],
      ]
    })
    points = [first, ...cut, last]
  }
  return points
}

/** The label of a water: "Thames" for "Thames from Vauxhall to Greenwich", none for "Water round X". */
export function waterLabel(name: string): string {
  return /^waters?\b|\bwater$/i.test(name) ? '' : name.replace(/ from .*$|,.*$/, '')
}

const CIRCLE_CORNERS = 48
const METRES_PER_DEGREE = 111_195

function circleShape({ lat, lon, radiusMetres }: UserLocation): SceneShape {
  const down = radiusMetres / METRES_PER_DEGREE
  const across = down / Math.max(0.01, Math.cos((lat * Math.PI) / 180))
  const corner = (index: number): Coordinates[number] => {
    const angle = (index / CIRCLE_CORNERS) * 2 * Math.PI
    return [lon + across * Math.cos(angle), lat + down * Math.sin(angle)]
  }
  const ring = Array.from({ length: CIRCLE_CORNERS + 1 }, (_, index) => corner(index % CIRCLE_CORNERS))
  return {
    type: 'Feature',
    properties: { kind: 'accuracy', name: '' },
    geometry: { type: 'Polygon', coordinates: [ring] },
  }
}
