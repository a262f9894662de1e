import { clipLine } from '../tiles/clip.ts'
import { areaOf, isInRing, isRing, nestRings, type Track } from './tracks.ts'

/** Degrees. */
type Box = { west: number; south: number; east: number; north: number }
type Point = [x: number, y: number]
/** A piece of coastline from edge to edge of the box, with the positions on the edges where it begins and ends. */
type Piece = { track: Track; from: number; to: number }

/** A point nearer to an edge than this share of the box counts as on it: an extract rounds its box. */
const ON_A_SIDE = 0.002
/** The length of a coastline's end, as a share of the box, from which its direction is taken. */
const HEADING = 0.1
/** A coastline that ends farther from its edge than this share of the box is not extended. */
const FARTHEST = 0.35
/** When more than this share of the land points would be in the sea, the sides of the coastlines were taken wrongly. */
const MAX_FLOODED_SHARE = 0.05

/**
 * The sea areas in a box, each an outer ring with its islands: coastlines have the water on their right (OpenStreetMap wiki,
 * "Tag:natural=coastline"), and where they leave the box the sea continues along its edges. A coastline that ends inside the
 * box is extended straight on. Null where there is no coastline, or where the wet side is unclear; `dry` are points on land.
 */
export function seaOf(shores: readonly Track[], box: Box, dry: readonly Track[]): Track[][] | null {
  const clipped = shores.map((shore) => clipToBox(shore, box))
  const [rings, cut] = [clipped.flatMap(wholeRing), clipped.filter((parts) => wholeRing(parts).length === 0)]
  const islands = rings.filter((ring) => areaOf(ring) > 0)
  const waters = rings.filter((ring) => areaOf(ring) <= 0)
  const ends = cut.flat().map((part) => pieceOf(part, box))
  const pieces = ends.filter((piece) => piece !== null)
  if (pieces.length < ends.length) return null
  if (pieces.length + islands.length + waters.length === 0) return null
  const outer = [...waters, ...closeAlongBox(pieces, box)]
  const sea = nestRings(outer.length > 0 ? outer : [boxRing(box)], islands)
  return floodedShare(sea, dry) > MAX_FLOODED_SHARE ? null : sea
}

/** A coastline that is a ring entirely inside the box. */
function wholeRing(parts: readonly Track[]): Track[] {
  const [whole] = parts
  return whole && parts.length === 1 && isRing(whole) ? [whole] : []
}

/** The parts of a line in the box; a ring that leaves it has no seam at its first point. */
function clipToBox(shore: Track, { west, south, east, north }: Box): Track[] {
  const parts = clipLine(shore, 0, { from: west, to: east }).flatMap((part) =>
    clipLine(part, 1, { from: south, to: north }),
  )
  const [first, last] = [parts[0], parts.at(-1)]
  if (!isRing(shore) || parts.length < 2 || !first || !last) return parts
  const meets = last.at(-2) === first[0] && last.at(-1) === first[1]
  if (!meets) return parts
  return [...parts.slice(1, -1), Float64Array.from([...last, ...first.subarray(2)])]
}

function pieceOf(part: Track, box: Box): Piece | null {
  const end = ledToSide(part, box)
  const start = ledToSide(reversed(part), box)
  if (start === null || end === null) return null
  return {
    track: Float64Array.from([
      ...(isAt(start, part.at(0), part.at(1)) ? [] : start),
      ...part,
      ...(isAt(end, part.at(-2), part.at(-1)) ? [] : end),
    ]),
    from: alongSides(start[0], start[1], box),
    to: alongSides(end[0], end[1], box),
  }
}

function isAt([x, y]: Point, otherX: number | undefined, otherY: number | undefined): boolean {
  return x === otherX && y === otherY
}

/** The position on the box's edge where a line ends, extended in its direction; null where the edge is too far. */
function ledToSide(line: Track, box: Box): Point | null {
  const [width, height] = [box.east - box.west, box.north - box.south]
  const [x = 0, y = 0] = [line.at(-2), line.at(-1)]
  const near = [
    [Math.abs(x - box.west) / width, box.west, y],
    [Math.abs(x - box.east) / width, box.east, y],
    [Math.abs(y - box.south) / height, x, box.south],
    [Math.abs(y - box.north) / height, x, box.north],
  ] as const
  const [nearest] = near.toSorted((a, b) => a[0] - b[0])
  if (nearest && nearest[0] < ON_A_SIDE) return [nearest[1], nearest[2]]
  const [fromX, fromY] = pointBefore(line, width, height)
  const [dx, dy] = [x - fromX, y - fromY]
  const steps = [
    dx > 0 ? (box.east - x) / dx : dx < 0 ? (box.west - x) / dx : Number.POSITIVE_INFINITY,
    dy > 0 ? (box.north - y) / dy : dy < 0 ? (box.south - y) / dy : Number.POSITIVE_INFINITY,
  ]
  const step = Math.min(...steps)
  if (!Number.isFinite(step) || Math.hypot((dx * step) / width, (dy * step) / height) > FARTHEST) return null
  return [x + dx * step, y + dy * step]
}

/** The last point of a line at some distance from its end; its first point where all are nearer. */
function pointBefore(line: Track, width: number, height: number): Point {
  const [x = 0, y = 0] = [line.at(-2), line.at(-1)]
  for (let at = line.length - 4; at > 0; at -= 2) {
    const [px = 0, py = 0] = line.subarray(at, at + 2)
    if (Math.hypot((px - x) / width, (py - y) / height) >= HEADING) return [px, py]
  }
  return [line[0] ?? 0, line[1] ?? 0]
}

/** Rings that follow a coastline and then the edges, clockwise, to the start of the next one: the water is inside. */
function closeAlongBox(pieces: readonly Piece[], box: Box): Track[] {
  const waiting = new Set(pieces)
  const rings: number[][] = []
  for (const first of waiting) {
    const parts: Iterable<number>[] = []
    for (let piece = first; ; ) {
      waiting.delete(piece)
      const { to } = piece
      const [next = first] = [...waiting, first].sort((a, b) => ahead(to, a.from) - ahead(to, b.from))
      parts.push(piece.track, cornersBetween(to, next.from, box))
      if (next === first) break
      piece = next
    }
    parts.push(first.track.subarray(0, 2))
    rings.push(parts.flatMap((part) => [...part]))
  }
  return rings.map((ring) => Float64Array.from(ring)).filter(isRing)
}

// One edge each: along the north, down the east, back along the south, up the west.
function alongSides(x: number, y: number, { west, south, east, north }: Box): number {
  const [column, row] = [(x - west) / (east - west), (north - y) / (north - south)]
  const sides = [row, 1 - column, 1 - row, column].map(Math.abs)
  const side = sides.indexOf(Math.min(...sides))
  return (side + ([column, row, 1 - column, 1 - row][side] ?? 0)) % 4
}

function ahead(from: number, to: number): number {
  return (to - from + 4) % 4
}

function cornersBetween(from: number, to: number, { west, south, east, north }: Box): number[] {
  const corners = [
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ]
  const way = ahead(from, to)
  return [1, 2, 3, 4].flatMap((step) => {
    const corner = Math.floor(from) + step
    return corner - from < way ? (corners[corner % 4] ?? []) : []
  })
}

/** The whole box as a ring. */
export function boxRing({ west, south, east, north }: Box): Track {
  return Float64Array.of(west, south, east, south, east, north, west, north, west, south)
}

function reversed(line: Track): Track {
  const points: number[] = []
  for (let at = line.length - 2; at >= 0; at -= 2) points.push(line[at] ?? 0, line[at + 1] ?? 0)
  return Float64Array.from(points)
}

function floodedShare(sea: readonly Track[][], dry: readonly Track[]): number {
  if (dry.length === 0) return 0
  const isWet = ([x = 0, y = 0]: Track) =>
    sea.some(
      ([outer, ...islands]) =>
        outer && isInRing(x, y, outer) && !islands.some((island) => isInRing(x, y, island)),
    )
  return dry.filter(isWet).length / dry.length
}
