import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature, mesh } from 'topojson-client'
import type { Track } from '#platform/osm/tracks.ts'
import { clipLine, clipRing } from '#platform/tiles/clip.ts'
import type { BoundingBox } from './region-extract.service.ts'

/** The content of a box, in degrees: land as outer rings with their holes, coastlines, and borders between countries. */
type Land = { land: Track[][]; shores: Track[]; borders: Track[] }
type Rings = { rings: Track[]; box: BoundingBox }
type Topology = Parameters<typeof mesh>[0]
type Atlas = [topology: Topology, land: Collection, countries: Parameters<typeof mesh>[1]]
type Collection = Extract<Topology['objects'][string], { type: 'GeometryCollection' }>

/**
 * Land and borders of the world at 1:10 million (Natural Earth, public domain, by way of world-atlas), to clip by box.
 * Loaded once for many boxes: it takes half a second and 100 MB.
 */
export function readAtlas(): (box: BoundingBox) => Land {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json')
  const read = JSON.parse(readFileSync(file, 'utf8'))
  // The package's own table: a topology with these two objects.
  const [topology, land, countries]: Atlas = [read, read.objects.land, read.objects.countries]
  const polygons = feature(topology, land).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [withBox(geometry.coordinates)]
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.map(withBox) : []
  })
  const borders = mesh(topology, countries, (one, other) => one !== other).coordinates.map((line) =>
    withBox([line]),
  )
  return (box) => {
    const near = polygons
      .filter((one) => isNear(one.box, box))
      .map(({ rings }) => rings.map((ring) => thinBeyond(ring, box)))
    return {
      land: near.flatMap((rings) => cutPolygon(rings, box)),
      shores: near.flat().flatMap((ring) => cutLine(ring, box)),
      borders: borders.flatMap((one) =>
        isNear(one.box, box) ? one.rings.flatMap((line) => cutLine(line, box)) : [],
      ),
    }
  }
}

function withBox(lines: readonly (readonly (readonly number[])[])[]): Rings {
  const rings = lines.map((line) => Float64Array.from(line.flatMap(([lon = 0, lat = 0]) => [lon, lat])))
  const box = { west: 180, south: 90, east: -180, north: -90 }
  for (const [lon = 0, lat = 0] of lines[0] ?? []) {
    box.west = Math.min(box.west, lon)
    box.east = Math.max(box.east, lon)
    box.south = Math.min(box.south, lat)
    box.north = Math.max(box.north, lat)
  }
  return { rings, box }
}

function isNear(one: BoundingBox, other: BoundingBox): boolean {
  const overlaps = one.west <= other.east && one.east >= other.west
  return overlaps && one.south <= other.north && one.north >= other.south
}

/**
 * Drops points of the line between two others beyond the same side of the box: the line or area within the box stays the
 * same. The coastline of Eurasia has 200,000 points, of which a city needs a few hundred.
 */
export function thinBeyond(line: Track, { west, south, east, north }: BoundingBox): Track {
  const sidesAt = (index: number) => {
    const lon = line[index] ?? 0
    const lat = line[index + 1] ?? 0
    return (lon < west ? 1 : lon > east ? 2 : 0) | (lat < south ? 4 : lat > north ? 8 : 0)
  }
  const points: number[] = []
  let [before, here] = [0, sidesAt(0)]
  for (let index = 0; index < line.length; index += 2) {
    const after = index + 2 < line.length ? sidesAt(index + 2) : 0
    if ((before & here & after) === 0) {
      points.push(line[index] ?? 0, line[index + 1] ?? 0)
      before = here
    }
    here = after
  }
  return Float64Array.from(points)
}

function cutPolygon(rings: readonly Track[], { west, south, east, north }: BoundingBox): Track[][] {
  const cut = rings.map((ring) => {
    const column = clipRing(ring, 0, { from: west, to: east })
    return column && clipRing(column, 1, { from: south, to: north })
  })
  const [outer, ...holes] = cut
  return outer ? [[outer, ...holes.filter((hole) => hole !== null)]] : []
}

function cutLine(line: Track, { west, south, east, north }: BoundingBox): Track[] {
  return clipLine(line, 0, { from: west, to: east }).flatMap((part) =>
    clipLine(part, 1, { from: south, to: north }),
  )
}
