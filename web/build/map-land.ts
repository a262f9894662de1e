import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { CITY_AROUND, type LandShape, packLand } from '@tripwright/map'
import { feature } from 'topojson-client'
import { type Box, clipRing, coastOf, type Ring, thinRing } from './map-clip.ts'

const GUIDES = join(import.meta.dirname, '../../data/guides')
/** The tolerance of coastlines in degrees: half the rounding of the world, and a third of the accuracy of the finer land. */
const OFF = { world: 0.05, city: 0.003 } as const

type Atlas = Parameters<typeof feature>[0]

/** A city that has a guide. */
type GuideCity = { id: string; lat: number; lon: number }

/** The land files: that of the world, and for each guide city, by id, the one around it. */
type MapLand = { world: string; cities: Record<string, string> }

/**
 * Land for every map's background, packed (land-file.ts): the whole world at 1:110 million (`world`), and for each guide
 * city a `box` of water with the land of 1:10 million in it (`city`) and its coastline (`coast`). A map fetches the world
 * and the cities in view. Natural Earth, public domain.
 */
export async function makeMapLand(): Promise<MapLand> {
  const [world, fine, cities] = await Promise.all([readLand('110m'), readLand('10m'), listGuideCities()])
  const shapes = world.map((rings) =>
    polygon(
      'world',
      rings.map((ring) => rounded(thinRing(ring, OFF.world), 1)),
    ),
  )
  const bounded = fine.map((rings) => ({ rings, bounds: boundsOf(rings[0] ?? []) }))
  const around = cities.map((city) => [city.id, JSON.stringify(packLand(landAround(city, bounded)))])
  return { world: JSON.stringify(packLand(shapes)), cities: Object.fromEntries(around) }
}

/** The cities that have a guide, by id. */
export async function listGuideCities(folder: string = GUIDES): Promise<GuideCity[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  const guides = files.map(async (name): Promise<GuideCity> => {
    const { id, lat, lon } = Object(Object(JSON.parse(await readFile(join(folder, name), 'utf8'))).city)
    return { id, lat, lon }
  })
  return Promise.all(guides)
}

function landAround({ lat, lon }: GuideCity, land: readonly { rings: Ring[]; bounds: Box }[]): LandShape[] {
  const box = {
    west: lon - CITY_AROUND,
    east: lon + CITY_AROUND,
    south: lat - CITY_AROUND,
    north: lat + CITY_AROUND,
  }
  const clipped = land
    .filter(({ bounds }) => isNear(bounds, box))
    .map(({ rings }) => clipPolygon(rings, box))
    .filter((rings) => rings.length > 0)
  const shores = clipped.flat().flatMap((ring) => coastOf(ring, box))
  return [
    polygon('box', [corners(box)]),
    ...clipped.map((rings) => polygon('city', rings)),
    ...shores.map(
      (line): LandShape => ({
        type: 'Feature',
        properties: { kind: 'coast' },
        geometry: { type: 'LineString', coordinates: line },
      }),
    ),
  ]
}

async function readLand(scale: '110m' | '10m'): Promise<Ring[][]> {
  const file = createRequire(import.meta.url).resolve(`world-atlas/land-${scale}.json`)
  const topology: Atlas = JSON.parse(await readFile(file, 'utf8'))
  const land = topology.objects.land
  if (land?.type !== 'GeometryCollection') throw new Error(`${file} holds no land`)
  return feature(topology, land).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates.map(asRing)]
    if (geometry.type === 'MultiPolygon') return geometry.coordinates.map((rings) => rings.map(asRing))
    return []
  })
}

// The outer ring first; a hole outside the box is dropped, and with its outer ring the whole polygon.
function clipPolygon(rings: readonly Ring[], box: Box): Ring[] {
  const [outer, ...holes] = rings.map((ring) => rounded(thinRing(clipRing(ring, box), OFF.city, box), 3))
  return outer && outer.length > 3 ? [outer, ...holes.filter((hole) => hole.length > 3)] : []
}

function boundsOf(ring: Ring): Box {
  const bounds = { west: 180, east: -180, south: 90, north: -90 }
  for (const [lon, lat] of ring) {
    bounds.west = Math.min(bounds.west, lon)
    bounds.east = Math.max(bounds.east, lon)
    bounds.south = Math.min(bounds.south, lat)
    bounds.north = Math.max(bounds.north, lat)
  }
  return bounds
}

function isNear(one: Box, other: Box): boolean {
  return (
    one.west <= other.east && one.east >= other.west && one.south <= other.north && one.north >= other.south
  )
}

function polygon(kind: 'world' | 'box' | 'city', coordinates: Ring[]): LandShape {
  return { type: 'Feature', properties: { kind }, geometry: { type: 'Polygon', coordinates } }
}

function corners({ west, east, south, north }: Box): Ring {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
}

function asRing(positions: readonly (readonly number[])[]): Ring {
  return positions.map(([lon = 0, lat = 0]) => [lon, lat])
}

function rounded(ring: Ring, decimals: number): Ring {
  const short = (value: number) => Number(value.toFixed(decimals))
  return ring.map(([lon, lat]) => [short(lon), short(lat)])
}
