import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { feature } from 'topojson-client'
import { type LandShape, packLand } from '../src/platform/map/land-file.ts'
import { type Box, clipRing, coastOf, type Ring, thinRing } from './map-clip.ts'

const GUIDES = join(import.meta.dirname, '../../data/guides')
/** How far around a guide's city the finer coast goes, degrees. */
const AROUND = 0.45
/** What their shores may be off, degrees: half of what the world is rounded to, and a third of what the finer land is known to. */
const OFF = { world: 0.05, city: 0.003 } as const

type Atlas = Parameters<typeof feature>[0]

/**
 * Land for the ground of every map, packed (land-file.ts): the whole world at 1:110 million (`world`), and around each city that has a
 * guide a `box` of water with the land of 1:10 million in it (`city`) and its shore (`coast`). Natural Earth, public domain.
 */
export async function makeMapLand(): Promise<string> {
  const [world, fine, boxes] = await Promise.all([readLand('110m'), readLand('10m'), cityBoxes()])
  const shapes: LandShape[] = world.map((rings) =>
    polygon(
      'world',
      rings.map((ring) => rounded(thinRing(ring, OFF.world), 1)),
    ),
  )
  const bounds = fine.map(([outer = []]) => boundsOf(outer))
  for (const box of boxes) {
    const clipped = fine
      .filter((_, i) => isNear(bounds[i], box))
      .map((rings) => clipPolygon(rings, box))
      .filter((rings) => rings.length > 0)
    shapes.push(polygon('box', [corners(box)]), ...clipped.map((rings) => polygon('city', rings)))
    for (const line of clipped.flat().flatMap((ring) => coastOf(ring, box)))
      shapes.push({
        type: 'Feature',
        properties: { kind: 'coast' },
        geometry: { type: 'LineString', coordinates: line },
      })
  }
  return JSON.stringify(packLand(shapes))
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

async function cityBoxes(): Promise<Box[]> {
  const files = (await readdir(GUIDES)).filter((name) => name.endsWith('.json')).sort()
  const guides: unknown[] = await Promise.all(
    files.map(async (name) => JSON.parse(await readFile(join(GUIDES, name), 'utf8'))),
  )
  return guides.map((guide) => {
    const { lat, lon } = Object(Object(guide).city)
    return { west: lon - AROUND, east: lon + AROUND, south: lat - AROUND, north: lat + AROUND }
  })
}

// The outer ring first; a hole that lies outside the box is gone, and with its outer ring the whole polygon.
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

function isNear(one: Box | undefined, other: Box): boolean {
  if (!one) return false
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
