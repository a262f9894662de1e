import { countJunctions, endsOf, junctionAt } from './graph.ts'
import { makeMinHeap } from './min-heap.ts'
import { metresBetween } from './sphere.ts'
import type { StreetIndex, StreetPoint } from './street-index.ts'

/** 75 metres a minute: 4.5 km/h, adults of all ages (TRB, Highway Capacity Manual: 1.2 m/s). */
export const SECONDS_PER_METRE = 0.8
/** Steps take longer than their length on the map: about half a metre a second (Fruin, Pedestrian Planning and Design). */
const STEP_SECONDS_PER_METRE = 2
export type WalkOptions = {
  /** Ways with steps are left out. */
  isStepFree?: boolean
  /** The search limit. */
  maxSeconds?: number
}

/** Seconds to each junction from a point on a street, and the edge that each was reached by (-1 at the beginning). */
export type PathTree = { from: StreetPoint; seconds: Float64Array; by: Int32Array }

export function canWalk({ graph }: StreetIndex, { isStepFree }: WalkOptions): (edge: number) => boolean {
  return isStepFree ? (edge) => graph.steps[edge] === 0 : () => true
}

/** Seconds on all of an edge. */
export function secondsOf({ graph }: StreetIndex, edge: number): number {
  const pace = graph.steps[edge] === 1 ? STEP_SECONDS_PER_METRE : SECONDS_PER_METRE
  return ((graph.lengths[edge] ?? 0) / 10) * pace
}

/** Seconds from a point on an edge to its two junctions. */
export function secondsToEnds(index: StreetIndex, { edge, along }: StreetPoint): [number, number] {
  const metres = (index.graph.lengths[edge] ?? 0) / 10
  const share = Math.min(1, along / metres)
  const whole = secondsOf(index, edge)
  return [whole * share, whole * (1 - share)]
}

/** The quickest way to every junction within the limit (Dijkstra), or until the way to `towards` is known (A*). */
export function growPathTree(
  index: StreetIndex,
  from: StreetPoint,
  options: WalkOptions,
  towards?: StreetPoint,
): PathTree {
  const { graph, starts, edgesAt } = index
  const seconds = new Float64Array(countJunctions(graph)).fill(Infinity)
  const by = new Int32Array(seconds.length).fill(-1)
  const isSettled = new Uint8Array(seconds.length)
  const heap = makeMinHeap()
  const isAllowed = canWalk(index, options)
  const goal = towards && goalAt(index, towards)

  function reach(junction: number, time: number, edge: number): void {
    if (time >= (seconds[junction] ?? 0) || time > (options.maxSeconds ?? Infinity)) return
    seconds[junction] = time
    by[junction] = edge
    heap.push(junction, time + (goal?.leastFrom(junction) ?? 0))
  }
  const toEnds = secondsToEnds(index, from)
  for (const [side, junction] of endsOf(graph, from.edge).entries()) reach(junction, toEnds[side] ?? 0, -1)
  for (let at = heap.pop(); at !== -1 && !goal?.isKnown(heap.cost); at = heap.pop()) {
    if (isSettled[at] === 1) continue
    isSettled[at] = 1
    const time = seconds[at] ?? 0
    goal?.settle(at, time)
    for (let slot = starts[at] ?? 0; slot < (starts[at + 1] ?? 0); slot++) {
      const edge = edgesAt[slot] ?? 0
      if (!isAllowed(edge)) continue
      const [one, other] = endsOf(graph, edge)
      reach(one === at ? other : one, time + secondsOf(index, edge), edge)
    }
  }
  return { from, seconds, by }
}

/** A lower bound of the cost to a point by the straight line, so that the search can end early. */
function goalAt(index: StreetIndex, towards: StreetPoint) {
  const ends = endsOf(index.graph, towards.edge)
  const rests = secondsToEnds(index, towards)
  let best = Infinity
  return {
    leastFrom: (junction: number) =>
      metresBetween(junctionAt(index.graph, junction), towards.point) * SECONDS_PER_METRE,
    settle(junction: number, time: number) {
      for (const [side, end] of ends.entries())
        if (end === junction) best = Math.min(best, time + (rests[side] ?? 0))
    },
    isKnown: (bound: number) => bound >= best,
  }
}
