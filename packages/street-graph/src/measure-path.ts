import { endsOf } from './graph.ts'
import { type PathTree, SECONDS_PER_METRE, secondsOf, secondsToEnds } from './shortest-path.ts'
import type { StreetIndex, StreetPoint } from './street-index.ts'

export type PathLength = { metres: number; seconds: number }
/** A path through junctions: at which end of their edges (0 or 1) it leaves the street of its start and comes to that of its end. */
export type JunctionPath = PathLength & { startSide: number; endSide: number }

export function metresOf({ graph }: StreetIndex, edge: number): number {
  return (graph.lengths[edge] ?? 0) / 10
}

/** The same with the way from the door to the street and back. */
export function fromDoorToDoor(
  { metres, seconds }: PathLength,
  start: StreetPoint,
  end: StreetPoint,
): PathLength {
  const offStreet = start.away + end.away
  return { metres: metres + offStreet, seconds: seconds + offStreet * SECONDS_PER_METRE }
}

/** Between two points of one street, without leaving it; null where they are not. */
export function measureAlongEdge(
  index: StreetIndex,
  start: StreetPoint,
  end: StreetPoint,
): PathLength | null {
  if (start.edge !== end.edge) return null
  const metres = Math.abs(start.along - end.along)
  return { metres, seconds: secondsOf(index, start.edge) * (metres / metresOf(index, start.edge)) }
}

/** The path of a tree to a point; `onEdge` is told of each whole edge of it, from the last to the first. */
export function measureThroughJunctions(
  index: StreetIndex,
  { from, seconds, by }: PathTree,
  end: StreetPoint,
  onEdge: (edge: number, isForward: boolean) => void = () => {},
): JunctionPath | null {
  const { graph } = index
  const ends = endsOf(graph, end.edge)
  const rests = secondsToEnds(index, end)
  const times = ends.map((junction, side) => (seconds[junction] ?? Infinity) + (rests[side] ?? 0))
  const endSide = (times[1] ?? Infinity) < (times[0] ?? Infinity) ? 1 : 0
  const total = times[endSide] ?? Infinity
  if (!Number.isFinite(total)) return null
  let metres = endSide === 0 ? end.along : metresOf(index, end.edge) - end.along
  let at = ends[endSide] ?? 0
  for (let edge = by[at] ?? -1; edge !== -1; edge = by[at] ?? -1) {
    const [first, second] = endsOf(graph, edge)
    const isForward = second === at
    onEdge(edge, isForward)
    metres += metresOf(index, edge)
    at = isForward ? first : second
  }
  const startSide = endsOf(graph, from.edge)[0] === at ? 0 : 1
  metres += startSide === 0 ? from.along : metresOf(index, from.edge) - from.along
  return { metres, seconds: total, startSide, endSide }
}
