import type { Track } from '../osm/tracks.ts'

type Axis = 0 | 1
export type ClipRange = { from: number; to: number }

/** The pieces of a line between two values of an axis. */
export function clipLine(line: Track, axis: Axis, { from, to }: ClipRange): Track[] {
  const pieces: number[][] = []
  let piece: number[] = []
  for (let at = 0; at + 3 < line.length; at += 2) {
    const [a, b] = [line[at + axis] ?? 0, line[at + 2 + axis] ?? 0]
    if ((a < from && b < from) || (a > to && b > to)) {
      piece = finish(pieces, piece)
      continue
    }
    const isInside = a >= from && a <= to
    if (isInside && piece.length === 0) piece.push(line[at] ?? 0, line[at + 1] ?? 0)
    else if (!isInside) {
      piece = finish(pieces, piece)
      piece.push(...crossing(line, at, axis, a < from ? from : to))
    }
    if (b >= from && b <= to) piece.push(line[at + 2] ?? 0, line[at + 3] ?? 0)
    else {
      piece.push(...crossing(line, at, axis, b < from ? from : to))
      piece = finish(pieces, piece)
    }
  }
  finish(pieces, piece)
  return pieces.map((numbers) => Float64Array.from(numbers))
}

function finish(pieces: number[][], piece: number[]): number[] {
  if (piece.length > 2) pieces.push(piece)
  return []
}

/** The part of a closed ring between two values of an axis, closed along them (Sutherland and Hodgman 1974); null for none. */
export function clipRing(ring: Track, axis: Axis, { from, to }: ClipRange): Track | null {
  const low = cutSide(ring, axis, from, (value) => value >= from)
  const both = low && cutSide(low, axis, to, (value) => value <= to)
  return both && both.length >= 8 ? both : null
}

function cutSide(ring: Track, axis: Axis, limit: number, isInside: (value: number) => boolean): Track | null {
  const points: number[] = []
  for (let at = 0; at + 3 < ring.length; at += 2) {
    const [a, b] = [isInside(ring[at + axis] ?? 0), isInside(ring[at + 2 + axis] ?? 0)]
    if (a) points.push(ring[at] ?? 0, ring[at + 1] ?? 0)
    if (a !== b) points.push(...crossing(ring, at, axis, limit))
  }
  const [x, y] = points
  if (x === undefined || y === undefined) return null
  points.push(x, y)
  return Float64Array.from(points)
}

function crossing(line: Track, at: number, axis: Axis, limit: number): [x: number, y: number] {
  const [ax = 0, ay = 0, bx = 0, by = 0] = [line[at], line[at + 1], line[at + 2], line[at + 3]]
  return axis === 0
    ? [limit, ay + ((by - ay) * (limit - ax)) / (bx - ax)]
    : [ax + ((bx - ax) * (limit - ay)) / (by - ay), limit]
}
