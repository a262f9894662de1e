import type { PmtilesHeader, TileAddress } from '@tripwright/map'
import { areaOf, type Track } from '../osm/tracks.ts'
import { type ClipRange, clipLine, clipRing } from './clip.ts'
import { pointWeights, simplifyTrack } from './simplify.ts'
import { EXTENT, type Geometry, makeVectorTile, type Properties, type VectorTile } from './vector-tile.ts'

/**
 * A feature to draw. `parts` in degrees: a point or lines in one list each; a polygon as lists of an outer ring and its
 * holes.
 */
export type TileShape = {
  layer: string
  geometry: Geometry
  parts: Track[][]
  properties: Properties
  /** The first zoom that shows it. */
  from: number
}

export type Tile = TileAddress & { bytes: Uint8Array }
type Bounds = PmtilesHeader['bounds']
type Extent = { minZoom: number; maxZoom: number; bounds: Bounds }

/** Margin around each tile, so that a line cut at its edge shows no end; as a share of the tile's side. */
const BUFFER = 64 / EXTENT
/** Tolerance of simplification in tile units: half a pixel on the screen, and less at the last zoom, which is enlarged. */
const TOLERANCE = { between: 4, last: 0.8 }
/** Areas of fewer square units are invisible. */
const SMALLEST = { between: 256, last: 16 }
const MAX_LATITUDE = 85.051129

type Prepared = Omit<TileShape, 'parts'> & { parts: { track: Track; weights: Float64Array }[][] }

/** The tiles of all zooms, zoom by zoom; empty ones are left out. */
export function* cutTiles(shapes: readonly TileShape[], extent: Extent): Generator<Tile> {
  const prepared = shapes.map(prepare)
  for (let zoom = extent.minZoom; zoom <= extent.maxZoom; zoom++) {
    const tiles = new Map<number, { tile: VectorTile; x: number; y: number }>()
    const width = 2 ** zoom
    const tileAt = (x: number, y: number) => {
      const key = y * width + x
      const entry = tiles.get(key) ?? { tile: makeVectorTile(), x, y }
      tiles.set(key, entry)
      return entry.tile
    }
    const range = rangeOf(extent.bounds, width)
    for (const shape of prepared)
      if (shape.from <= zoom) place(shape, width, zoom === extent.maxZoom ? 'last' : 'between', range, tileAt)
    for (const { tile, x, y } of tiles.values()) yield { zoom, x, y, bytes: tile.encode() }
  }
}

type Range = { columns: ClipRange; rows: ClipRange }

function rangeOf({ west, south, east, north }: Bounds, width: number): Range {
  const whole = (value: number) => Math.max(0, Math.min(width - 1, Math.floor(value * width)))
  const [left, top] = projected(west, north)
  const [right, bottom] = projected(east, south)
  return {
    columns: { from: whole(left), to: whole(right) },
    rows: { from: whole(top), to: whole(bottom) },
  }
}

function projected(lon: number, lat: number): [x: number, y: number] {
  const sine = Math.sin((Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat)) * Math.PI) / 180)
  return [lon / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)]
}

function prepare(shape: TileShape): Prepared {
  const parts = shape.parts.map((group) =>
    group.map((degrees, index) => {
      const track = new Float64Array(degrees.length)
      for (let at = 0; at + 1 < degrees.length; at += 2)
        track.set(projected(degrees[at] ?? 0, degrees[at + 1] ?? 0), at)
      if (shape.geometry === 'polygon') turn(track, index === 0)
      return { track, weights: pointWeights(track) }
    }),
  )
  return { ...shape, parts }
}

/** Outer rings run clockwise on the screen, holes the other way. */
function turn(ring: Track, isOuter: boolean): void {
  if (areaOf(ring) > 0 === isOuter) return
  for (let low = 0, high = ring.length - 2; low < high; low += 2, high -= 2) {
    const [x = 0, y = 0] = ring.subarray(low, low + 2)
    ring.copyWithin(low, high, high + 2)
    ring.set([x, y], high)
  }
}

type Step = keyof typeof TOLERANCE
type TileAt = (x: number, y: number) => VectorTile

function place(shape: Prepared, width: number, step: Step, range: Range, tileAt: TileAt): void {
  const tolerance = TOLERANCE[step] / EXTENT / width
  const scaled = shape.parts.map((group) =>
    group.map(({ track, weights }) => simplifyTrack(track, weights, tolerance, width)),
  )
  const whole =
    shape.geometry === 'polygon' ? scaled.flatMap((rings) => seenRings(rings, SMALLEST[step])) : scaled
  const columns = within(spanOf(whole, 0), range.columns)
  for (let x = columns.from; x <= columns.to; x++) {
    const column = cut(whole, shape.geometry, 0, x)
    const rows = within(spanOf(column, 1), range.rows)
    for (let y = rows.from; y <= rows.to; y++) {
      const parts = cut(column, shape.geometry, 1, y).flatMap((group) => toUnits(group, shape.geometry, x, y))
      if (parts.length > 0) tileAt(x, y).add(shape.layer, shape.geometry, parts, shape.properties)
    }
  }
}

function seenRings([outer, ...holes]: Track[], smallest: number): Track[][] {
  const isSeen = (ring: Track) => ring.length >= 8 && Math.abs(areaOf(ring)) * EXTENT * EXTENT >= smallest * 2
  return outer && isSeen(outer) ? [[outer, ...holes.filter(isSeen)]] : []
}

function spanOf(groups: readonly Track[][], axis: 0 | 1): ClipRange {
  const span = { from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY }
  for (const track of groups.flat())
    for (let at = axis; at < track.length; at += 2) {
      span.from = Math.min(span.from, track[at] ?? 0)
      span.to = Math.max(span.to, track[at] ?? 0)
    }
  return span
}

function within({ from, to }: ClipRange, range: ClipRange): ClipRange {
  return {
    from: Math.max(range.from, Math.floor(from - BUFFER)),
    to: Math.min(range.to, Math.floor(to + BUFFER)),
  }
}

function cut(groups: readonly Track[][], geometry: Geometry, axis: 0 | 1, tile: number): Track[][] {
  const span = { from: tile - BUFFER, to: tile + 1 + BUFFER }
  const { from, to } = spanOf(groups, axis)
  if (from >= span.from && to <= span.to) return [...groups]
  if (geometry === 'point')
    return groups.map((group) =>
      group.filter((point) => (point[axis] ?? 0) >= span.from && (point[axis] ?? 0) <= span.to),
    )
  if (geometry === 'line') return groups.map((group) => group.flatMap((line) => clipLine(line, axis, span)))
  return groups.flatMap(([outer, ...holes]) => {
    const ring = outer && clipRing(outer, axis, span)
    return ring ? [[ring, ...holes.flatMap((hole) => clipRing(hole, axis, span) ?? [])]] : []
  })
}

function toUnits(group: readonly Track[], geometry: Geometry, x: number, y: number): Int32Array[] {
  const least = { point: 2, line: 4, polygon: 8 }[geometry]
  const parts: Int32Array[] = []
  for (const [index, track] of group.entries()) {
    const units: number[] = []
    for (let at = 0; at + 1 < track.length; at += 2) {
      const [toX, toY] = [
        Math.round(((track[at] ?? 0) - x) * EXTENT),
        Math.round(((track[at + 1] ?? 0) - y) * EXTENT),
      ]
      if (units.at(-2) !== toX || units.at(-1) !== toY) units.push(toX, toY)
    }
    const isFlat = geometry === 'polygon' && areaOf(Float64Array.from(units)) === 0
    if (units.length >= least && !isFlat) parts.push(Int32Array.from(units))
    // A remaining hole means nothing without its ring.
    else if (geometry === 'polygon' && index === 0) return []
  }
  return parts
}
