import type { Problem } from './problem.ts'
import { makeRequiredSets, type RequiredSets } from './required-sets.ts'
import { makeResourceUsage, type ResourceUsage } from './resource-usage.ts'
import { readTimeWindows, type TimeWindows } from './time-windows.ts'

/**
 * The routes under search and what is known of them, as flat arrays: day d has the cells from d * stride, the first for
 * its start, then its places, then its end.
 */
export type PlanState = {
  readonly problem: Problem
  readonly places: number
  readonly nodes: number
  readonly days: number
  readonly stride: number
  readonly travel: Int32Array
  /** Travel by columns (to place, from node), so that the data of a place are adjacent in memory. */
  readonly approach: Int32Array
  readonly score: Int32Array
  /** Per node: none at a terminal. */
  readonly service: Int32Array
  readonly opening: TimeWindows
  /** 1 for a frozen day. */
  readonly frozen: Uint8Array
  readonly dayCloses: Int32Array
  /** Per cell: the node. */
  readonly order: Int32Array
  /** Per cell: when the visit starts, as early as it can. */
  readonly begin: Int32Array
  /** Per cell: when the visit ends. */
  readonly leave: Int32Array
  /** Per cell: the latest arrival from which the rest of the day still works. */
  readonly latest: Int32Array
  /** Per cell: the travel to the next. */
  readonly hop: Int32Array
  /** Per cell: the slack between leaving it and the latest arrival at the next. */
  readonly room: Int32Array
  /** Per cell: the slack without the travel that it already has; what is left for a visit there and its detour. */
  readonly spare: Int32Array
  /** Per day: the largest slack of its cells, and the largest without travel. */
  readonly widest: Int32Array
  readonly mostSpare: Int32Array
  /** Per place: a visit with the shortest travel to and from it, the minimum slack that it needs. */
  readonly leastRoom: Int32Array
  /** Per place: the shortest travel from it. */
  readonly leastOut: Int32Array
  /** Per day: how many places. */
  readonly length: Int32Array
  /** Per day: the unique version number of its order; after the last day the last number used. */
  readonly version: Int32Array
  /** Per place: its day, or -1. */
  readonly dayOf: Int32Array
  /** Per place that has a day: its cell, right after `retimeDay` of the day. */
  readonly cellOf: Int32Array
  /** Per day, since the last `retimeDay`. */
  readonly travelled: Int32Array
  readonly waited: Int32Array
  readonly stock: ResourceUsage
  readonly sets: RequiredSets
}

/** Every day empty. */
export function makePlanState(problem: Problem, frozen: Uint8Array): PlanState {
  const { places, nodes, days } = problem
  const stride = places + 2
  const cells = () => new Int32Array(days.length * stride)
  const service = new Int32Array(nodes)
  service.set(problem.minutes)
  const state: PlanState = {
    problem,
    places,
    nodes,
    days: days.length,
    stride,
    travel: problem.travel,
    approach: transposed(problem),
    score: problem.score,
    service,
    opening: readTimeWindows(problem),
    frozen,
    dayCloses: Int32Array.from(days, (day) => day.closes),
    order: cells(),
    begin: cells(),
    leave: cells(),
    latest: cells(),
    hop: cells(),
    room: cells(),
    spare: cells(),
    widest: new Int32Array(days.length),
    mostSpare: new Int32Array(days.length),
    ...readLeast(problem),
    length: new Int32Array(days.length),
    version: new Int32Array(days.length + 1),
    dayOf: new Int32Array(places).fill(-1),
    cellOf: new Int32Array(places),
    travelled: new Int32Array(days.length),
    waited: new Int32Array(days.length),
    stock: makeResourceUsage(problem),
    sets: makeRequiredSets(problem),
  }
  for (const [day, { start, end }] of days.entries()) {
    state.order[day * stride] = start
    state.order[day * stride + 1] = end
  }
  return state
}

/** The places of a day, in order. */
export function routeOf({ order, stride, length }: PlanState, day: number): number[] {
  const first = day * stride + 1
  return Array.from(order.subarray(first, first + (length[day] ?? 0)))
}

function transposed({ travel, nodes, places }: Problem): Int32Array {
  const columns = new Int32Array(places * nodes)
  for (let from = 0; from < nodes; from++)
    for (let to = 0; to < places; to++) columns[to * nodes + from] = travel[from * nodes + to] ?? 0
  return columns
}

function readLeast({ travel, nodes, places, minutes }: Problem): Pick<PlanState, 'leastRoom' | 'leastOut'> {
  const leastRoom = new Int32Array(places)
  const leastOut = new Int32Array(places)
  for (let place = 0; place < places; place++) {
    let shortestIn = Number.MAX_SAFE_INTEGER
    let shortestOut = Number.MAX_SAFE_INTEGER
    for (let node = 0; node < nodes; node++) {
      if (node === place) continue
      shortestIn = Math.min(shortestIn, travel[node * nodes + place] ?? 0)
      shortestOut = Math.min(shortestOut, travel[place * nodes + node] ?? 0)
    }
    leastRoom[place] = (minutes[place] ?? 0) + shortestIn + shortestOut
    leastOut[place] = shortestOut
  }
  return { leastRoom, leastOut }
}
