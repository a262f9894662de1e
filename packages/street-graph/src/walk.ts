import { lineOf } from './graph.ts'
import { fromDoorToDoor, measureAlongEdge, measureThroughJunctions, metresOf } from './measure-path.ts'
import { canWalk, growPathTree, type PathTree, type WalkOptions } from './shortest-path.ts'
import { metresBetween, type Position } from './sphere.ts'
import { nearestStreet, type StreetIndex, type StreetPoint } from './street-index.ts'

/** A way on foot: metres, seconds, and the line from the one position to the other. */
export type Walk = { metres: number; seconds: number; line: Position[] }

/** The quickest way on foot along streets; null where a position is far from any street or none leads there. */
export function findWalk(
  index: StreetIndex,
  from: Position,
  to: Position,
  options: WalkOptions = {},
): Walk | null {
  const isAllowed = canWalk(index, options)
  const [start, end] = [nearestStreet(index, from, isAllowed), nearestStreet(index, to, isAllowed)]
  if (!start || !end) return null
  return withinLimit(walkTo(index, growPathTree(index, start, options, end), from, to, end), options)
}

/** Walks from one position to many: one search of the streets answers all. */
export function makeWalksFrom(
  index: StreetIndex,
  from: Position,
  options: WalkOptions = {},
): (to: Position) => Walk | null {
  const isAllowed = canWalk(index, options)
  const start = nearestStreet(index, from, isAllowed)
  if (!start) return () => null
  const tree = growPathTree(index, start, options)
  return (to) => {
    const end = nearestStreet(index, to, isAllowed)
    return end && withinLimit(walkTo(index, tree, from, to, end), options)
  }
}

function withinLimit(walk: Walk | null, { maxSeconds = Infinity }: WalkOptions): Walk | null {
  return walk && walk.seconds <= maxSeconds ? walk : null
}

function walkTo(
  index: StreetIndex,
  tree: PathTree,
  from: Position,
  to: Position,
  end: StreetPoint,
): Walk | null {
  const { from: start } = tree
  const inside = throughJunctions(index, tree, end)
  const direct = alongOneEdge(index, start, end)
  const walk = direct && (!inside || direct.seconds <= inside.seconds) ? direct : inside
  if (!walk) return null
  return {
    ...fromDoorToDoor(walk, start, end),
    line: withoutRepeats([from, start.point, ...walk.line, end.point, to]),
  }
}

function alongOneEdge(index: StreetIndex, start: StreetPoint, end: StreetPoint): Walk | null {
  const length = measureAlongEdge(index, start, end)
  return length && { ...length, line: partOf(index, start.edge, start.along, end.along) }
}

function throughJunctions(index: StreetIndex, tree: PathTree, end: StreetPoint): Walk | null {
  const { from } = tree
  const parts: Position[][] = []
  const path = measureThroughJunctions(index, tree, end, (edge, isForward) => {
    const line = lineOf(index.graph, edge)
    parts.push(isForward ? line : line.toReversed())
  })
  if (!path) return null
  const { metres, seconds, startSide, endSide } = path
  const last = partOf(index, end.edge, endSide === 0 ? 0 : metresOf(index, end.edge), end.along)
  const first = partOf(index, from.edge, from.along, startSide === 0 ? 0 : metresOf(index, from.edge))
  return { metres, seconds, line: [last, ...parts, first].toReversed().flat() }
}

/** The points of an edge's shape between two places on it, in metres from its first junction, in the order of walking. */
function partOf(index: StreetIndex, edge: number, from: number, to: number): Position[] {
  const line = lineOf(index.graph, edge)
  const [least, most] = from < to ? [from, to] : [to, from]
  const inside = line.filter((_, at) => {
    const along = distanceAlong(line, at)
    return along >= least && along <= most
  })
  return from < to ? inside : inside.toReversed()
}

function distanceAlong(line: readonly Position[], until: number): number {
  let metres = 0
  for (let at = 1; at <= until; at++) {
    const [from, to] = [line[at - 1], line[at]]
    if (from && to) metres += metresBetween(from, to)
  }
  return metres
}

function withoutRepeats(line: readonly Position[]): Position[] {
  return line.filter(({ lat, lon }, at) => lat !== line[at - 1]?.lat || lon !== line[at - 1]?.lon)
}
