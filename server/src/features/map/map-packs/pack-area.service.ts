import type { Position } from '@tripwright/domain/base/geo'
import type { RegionManifest } from '@tripwright/domain/map/offline-maps'
import { type TileAddress, tileBounds } from '@tripwright/map'

/** As the full packs have them. */
export const PACK_ZOOMS = { minZoom: 6, maxZoom: 14 }
const EQUATOR_METRES = 40_075_017
const RADIANS = Math.PI / 180
/** How far from the middle a pack goes at least, metres, by the rank of the town: its tenfold people add 1. */
const REACHES = [
  [6.3, 15_000],
  [5.3, 11_000],
  [4.3, 8_000],
  [0, 5_000],
] as const
/** Rings of tiles around the tile in the middle: in the far north a tile is a kilometre wide. */
const MOST_RINGS = 14
/** What a tile takes, packed, before any was looked at; bytes. */
const TYPICAL_BYTES = { last: 25_000, other: 60_000 }
/** Names and places, as a share of the tiles. */
const SHARE_OF_NAMES = 0.04

/** How many rings of tiles a place of this rank has around its middle. */
export function ringsAround({ lat, rank }: { lat: number; rank: number }): number {
  const metres = REACHES.find(([least]) => rank >= least)?.[1] ?? 5_000
  const tile = (EQUATOR_METRES * Math.cos(lat * RADIANS)) / 2 ** PACK_ZOOMS.maxZoom
  return Math.min(MOST_RINGS, Math.ceil(metres / tile))
}

/** The tile of the last zoom that holds a place. */
function middleTile({ lat, lon }: Position): TileAddress {
  const side = 2 ** PACK_ZOOMS.maxZoom
  const y = (1 - Math.asinh(Math.tan(lat * RADIANS)) / Math.PI) / 2
  const within = (tile: number) => Math.min(side - 1, Math.max(0, Math.floor(tile * side)))
  return { zoom: PACK_ZOOMS.maxZoom, x: within((lon + 180) / 360), y: within(y) }
}

/** The tiles of the last zoom of one ring; the ring 0 is the tile in the middle. What would lie beyond the date line is left out. */
export function tilesOfRing(place: Position, ring: number): TileAddress[] {
  const { zoom, x, y } = middleTile(place)
  const side = 2 ** zoom
  const steps = Array.from({ length: 2 * ring + 1 }, (_, at) => at - ring)
  return steps
    .flatMap((across) => steps.map((down) => ({ across, down })))
    .filter(({ across, down }) => Math.max(Math.abs(across), Math.abs(down)) === ring)
    .map(({ across, down }) => ({ zoom, x: x + across, y: y + down }))
    .filter((tile) => tile.x >= 0 && tile.y >= 0 && tile.x < side && tile.y < side)
}

/** The tiles of the last zoom within so many rings, the middle first. */
export function tilesAround(place: Position, rings: number): TileAddress[] {
  return Array.from({ length: rings + 1 }, (_, ring) => tilesOfRing(place, ring)).flat()
}

/** The tiles of the zooms before the last that touch the rings. */
export function tilesAbove(place: Position, rings: number): TileAddress[] {
  const [low, high] = cornersOf(place, rings)
  const tiles: TileAddress[] = []
  for (let zoom = PACK_ZOOMS.minZoom; zoom < PACK_ZOOMS.maxZoom; zoom++) {
    const by = PACK_ZOOMS.maxZoom - zoom
    for (let x = low.x >> by; x <= high.x >> by; x++)
      for (let y = low.y >> by; y <= high.y >> by; y++) tiles.push({ zoom, x, y })
  }
  return tiles
}

/** What the rings cover, degrees: whole tiles of the last zoom. */
export function boundsOfRings(place: Position, rings: number): RegionManifest['bounds'] {
  const [low, high] = cornersOf(place, rings)
  const [northWest, southEast] = [tileBounds(low), tileBounds(high)]
  return {
    west: northWest.west,
    north: northWest.north,
    east: southEast.east,
    south: southEast.south,
  }
}

function cornersOf(place: Position, rings: number): [low: TileAddress, high: TileAddress] {
  const { zoom, x, y } = middleTile(place)
  const most = 2 ** zoom - 1
  return [
    { zoom, x: Math.max(0, x - rings), y: Math.max(0, y - rings) },
    { zoom, x: Math.min(most, x + rings), y: Math.min(most, y + rings) },
  ]
}

/** What a pack is going to take. `measured`: bytes of some tiles of the last zoom, the one in the middle first. */
export function estimatePack(
  place: Position & { rank: number },
  measured: readonly number[] = [],
): { tiles: number; bytes: number } {
  const rings = ringsAround(place)
  const last = Array.from({ length: rings + 1 }, (_, ring) => tilesOfRing(place, ring).length)
  const other = tilesAbove(place, rings).length
  const tiles = last.reduce((sum, count) => sum + count, 0)
  const typical = measured.length === 0 ? TYPICAL_BYTES.last : mean(measured)
  const bytes = tiles * typical + other * TYPICAL_BYTES.other
  return { tiles: tiles + other, bytes: Math.round(bytes * (1 + SHARE_OF_NAMES)) }
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length
}
