import { countEdges, lineOf, type StreetGraph } from './graph.ts'
import { metresBetween, nearestOnSegment, type Position } from './sphere.ts'

/** The nearest point on an edge to a position. */
export type StreetPoint = {
  edge: number
  point: Position
  /** Metres along the edge from its first junction. */
  along: number
  /** Metres from the position to the point. */
  away: number
}

/** The index of a graph: the edges of each junction, and the edges in each cell. */
export type StreetIndex = {
  graph: StreetGraph
  /** Where the edges of a junction begin in `edgesAt`; one more than there are junctions. */
  starts: Uint32Array
  edgesAt: Uint32Array
  cells: ReadonlyMap<string, readonly number[]>
}

/** Side of a cell in degrees of latitude and longitude: 222 metres at most. */
const CELL = 0.002
/** Cells around a position that are looked through. */
const RINGS = 3
/** The maximum distance to a street in metres; beyond it a position is off-street: a lake, a mountain, an airfield. */
const MAX_AWAY = 400
const METRES_PER_DEGREE = 111_000

export function indexStreets(graph: StreetGraph): StreetIndex {
  return { graph, ...indexJunctions(graph), cells: indexCells(graph) }
}

function indexJunctions(graph: StreetGraph): Pick<StreetIndex, 'starts' | 'edgesAt'> {
  const starts = new Uint32Array(graph.junctions.length / 2 + 1)
  for (const junction of graph.ends) starts[junction + 1] = (starts[junction + 1] ?? 0) + 1
  for (let at = 1; at < starts.length; at++) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0)
  const next = starts.slice()
  const edgesAt = new Uint32Array(graph.ends.length)
  for (const [index, junction] of graph.ends.entries()) {
    const at = next[junction] ?? 0
    edgesAt[at] = index >> 1
    next[junction] = at + 1
  }
  return { starts, edgesAt }
}

function indexCells(graph: StreetGraph): Map<string, number[]> {
  const cells = new Map<string, number[]>()
  for (let edge = 0; edge < countEdges(graph); edge++)
    for (const cell of cellsAlong(lineOf(graph, edge))) {
      const there = cells.get(cell)
      if (there) there.push(edge)
      else cells.set(cell, [edge])
    }
  return cells
}

const keyOf = (x: number, y: number) => `${x} ${y}`
const columnOf = ({ lon }: Position) => Math.floor(lon / CELL)
const rowOf = ({ lat }: Position) => Math.floor(lat / CELL)

/** Adds a segment to every cell of its bounding box: long segments are rare, and an extra cell costs little. */
function cellsAlong(line: readonly Position[]): Set<string> {
  const cells = new Set<string>()
  for (const [index, to] of line.entries()) {
    const from = line[index - 1] ?? to
    const [west, east] = [from, to].map(columnOf).sort((a, b) => a - b)
    const [south, north] = [from, to].map(rowOf).sort((a, b) => a - b)
    for (let x = west ?? 0; x <= (east ?? 0); x++)
      for (let y = south ?? 0; y <= (north ?? 0); y++) cells.add(keyOf(x, y))
  }
  return cells
}

/** The nearest street that satisfies `isWanted`, at most 400 metres away; null when there is none. */
export function nearestStreet(
  index: StreetIndex,
  at: Position,
  isWanted: (edge: number) => boolean = () => true,
): StreetPoint | null {
  let best: StreetPoint | null = null
  for (let ring = 0; ring <= RINGS; ring++) {
    for (const edge of edgesInRing(index, at, ring)) {
      const found = isWanted(edge) ? nearestOnEdge(index.graph, edge, at) : null
      if (found && (best === null || found.away < best.away)) best = found
    }
    // A point one ring further out is at least this far away.
    if (best && best.away <= ring * CELL * METRES_PER_DEGREE * Math.cos((at.lat * Math.PI) / 180)) break
  }
  return best && best.away <= MAX_AWAY ? best : null
}

function edgesInRing({ cells }: StreetIndex, at: Position, ring: number): Set<number> {
  const [x, y] = [columnOf(at), rowOf(at)]
  const edges = new Set<number>()
  for (let dx = -ring; dx <= ring; dx++)
    for (let dy = -ring; dy <= ring; dy++)
      if (Math.max(Math.abs(dx), Math.abs(dy)) === ring)
        for (const edge of cells.get(keyOf(x + dx, y + dy)) ?? []) edges.add(edge)
  return edges
}

function nearestOnEdge(graph: StreetGraph, edge: number, at: Position): StreetPoint | null {
  const line = lineOf(graph, edge)
  let best: StreetPoint | null = null
  let before = 0
  for (const [index, to] of line.entries()) {
    const from = line[index - 1]
    if (!from) continue
    const { share, point } = nearestOnSegment(at, from, to)
    const length = metresBetween(from, to)
    const away = metresBetween(at, point)
    if (best === null || away < best.away) best = { edge, point, along: before + length * share, away }
    before += length
  }
  return best
}
