import type { HeightField } from './field.ts'

export type PlanePoint = { x: number; y: number }
/** A contour line in units of cells; a closed one does not repeat its first point. */
export type Polyline = { points: PlanePoint[]; isClosed: boolean }

// The sides of a cell, and which of them a line at some height connects, by the corners that lie above it
// (1 top left, 2 top right, 4 bottom right, 8 bottom left). A saddle (5, 10) has two pieces.
const [TOP, RIGHT, BOTTOM, LEFT] = [0, 1, 2, 3] as const
const MARCHING_SQUARES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[LEFT, TOP]],
  [[TOP, RIGHT]],
  [[LEFT, RIGHT]],
  [[RIGHT, BOTTOM]],
  [
    [LEFT, TOP],
    [RIGHT, BOTTOM],
  ],
  [[TOP, BOTTOM]],
  [[LEFT, BOTTOM]],
  [[BOTTOM, LEFT]],
  [[TOP, BOTTOM]],
  [
    [TOP, RIGHT],
    [BOTTOM, LEFT],
  ],
  [[RIGHT, BOTTOM]],
  [[LEFT, RIGHT]],
  [[TOP, RIGHT]],
  [[LEFT, TOP]],
  [],
]

// Each edge of the grid has a number: twice its upper left corner, plus 1 when it runs down.
function edgeOf(side: number, column: number, row: number, columns: number): number {
  if (side === TOP) return 2 * (row * columns + column)
  if (side === BOTTOM) return 2 * ((row + 1) * columns + column)
  return 2 * (row * columns + column + (side === RIGHT ? 1 : 0)) + 1
}

function pointOn(edge: number, { columns, heights }: HeightField, level: number): PlanePoint {
  const corner = edge >> 1
  const other = corner + (edge & 1 ? columns : 1)
  const from = heights[corner] ?? 0
  const to = heights[other] ?? 0
  const share = (level - from) / (to - from)
  const x = corner % columns
  const y = Math.floor(corner / columns)
  return edge & 1 ? { x, y: y + share } : { x: x + share, y }
}

function linkNodes(links: Map<number, number[]>, from: number, to: number): void {
  const linked = links.get(from)
  if (linked) linked.push(to)
  else links.set(from, [to])
}

function linkEdges({ columns, rows, heights }: HeightField, level: number): Map<number, number[]> {
  const links = new Map<number, number[]>()
  const isAbove = (index: number) => (heights[index] ?? 0) >= level
  for (let row = 0; row < rows - 1; row += 1) {
    for (let column = 0; column < columns - 1; column += 1) {
      const at = row * columns + column
      const corners =
        (isAbove(at) ? 1 : 0) |
        (isAbove(at + 1) ? 2 : 0) |
        (isAbove(at + columns + 1) ? 4 : 0) |
        (isAbove(at + columns) ? 8 : 0)
      for (const [one, two] of MARCHING_SQUARES[corners] ?? []) {
        const a = edgeOf(one, column, row, columns)
        const b = edgeOf(two, column, row, columns)
        linkNodes(links, a, b)
        linkNodes(links, b, a)
      }
    }
  }
  return links
}

/** All lines of one height through a field (marching squares), each piece joined to its neighbours. */
export function traceContours(field: HeightField, level: number): Polyline[] {
  const links = linkEdges(field, level)
  const seen = new Set<number>()
  const lines: Polyline[] = []

  function follow(start: number, isClosed: boolean) {
    const points: PlanePoint[] = []
    let edge: number | undefined = start
    while (edge !== undefined) {
      seen.add(edge)
      points.push(pointOn(edge, field, level))
      edge = links.get(edge)?.find((next) => !seen.has(next))
    }
    lines.push({ points, isClosed })
  }

  // Open lines first, from their ends; the rest are rings.
  for (const [edge, neighbours] of links) if (neighbours.length === 1 && !seen.has(edge)) follow(edge, false)
  for (const edge of links.keys()) if (!seen.has(edge)) follow(edge, true)
  return lines
}

/** The same line with points at least `step` apart: even spacing is what makes the curve through them calm. */
export function simplifyLine({ points, isClosed }: Polyline, step: number): Polyline {
  const simplified: PlanePoint[] = []
  for (const point of points) {
    const last = simplified.at(-1)
    if (!last || (point.x - last.x) ** 2 + (point.y - last.y) ** 2 >= step * step) simplified.push(point)
  }
  const end = points.at(-1)
  if (!isClosed && end && simplified.at(-1) !== end) simplified.push(end)
  return { points: simplified, isClosed }
}
