import { SCALE, type StreetGraph } from './graph.ts'
import { metresBetween, type Position } from './sphere.ts'

/** A walkable way: its nodes in order, each with an id that ways share at junctions. */
export type FootWay = { nodes: readonly ({ id: number } & Position)[]; hasSteps: boolean }

/**
 * Disconnected streets are left out: courtyards, platforms, cut-off pieces at the edge of an extract. A component is kept
 * from this length in metres on, or from this share of the largest component, as for islands.
 */
const MIN_CONNECTED_METRES = 500
const MIN_CONNECTED_SHARE = 0.02

type Edge = { from: number; to: number; line: readonly Position[]; hasSteps: boolean; length: number }

/** Splits ways at shared nodes and joins connected pieces; small isolated components are left out. */
export function buildStreetGraph(ways: readonly FootWay[]): StreetGraph {
  const edges = keepConnected(cutAtJunctions(ways))
  const numbers = new Map<number, number>()
  const junctions: number[] = []
  const numberOf = (id: number, at: Position) => {
    const known = numbers.get(id)
    if (known !== undefined) return known
    numbers.set(id, numbers.size)
    junctions.push(...scaled(at))
    return numbers.size - 1
  }
  const ends: number[] = []
  const shapes: number[] = []
  const shapeStarts = [0]
  for (const { from, to, line } of edges) {
    const [first, last] = [line[0], line.at(-1)]
    if (!first || !last) continue
    ends.push(numberOf(from, first), numberOf(to, last))
    for (const point of line.slice(1, -1)) shapes.push(...scaled(point))
    shapeStarts.push(shapes.length / 2)
  }
  return {
    junctions: Int32Array.from(junctions),
    ends: Uint32Array.from(ends),
    lengths: Uint32Array.from(edges, ({ length }) => length),
    steps: Uint8Array.from(edges, ({ hasSteps }) => Number(hasSteps)),
    shapeStarts: Uint32Array.from(shapeStarts),
    shapes: Int32Array.from(shapes),
  }
}

function scaled({ lat, lon }: Position): [number, number] {
  return [Math.round(lon * SCALE), Math.round(lat * SCALE)]
}

function cutAtJunctions(ways: readonly FootWay[]): Edge[] {
  const uses = new Map<number, number>()
  for (const { nodes } of ways)
    for (const [index, { id }] of nodes.entries()) {
      const isEnd = index === 0 || index === nodes.length - 1
      uses.set(id, (uses.get(id) ?? 0) + (isEnd ? 2 : 1))
    }
  return ways.flatMap(({ nodes, hasSteps }) => {
    const edges: Edge[] = []
    let start = 0
    for (let at = 1; at < nodes.length; at++) {
      const [from, to] = [nodes[start], nodes[at]]
      if (!from || !to || (uses.get(to.id) ?? 0) < 2) continue
      const line = nodes.slice(start, at + 1)
      edges.push({ from: from.id, to: to.id, line, hasSteps, length: decimetresOf(line) })
      start = at
    }
    return edges
  })
}

/** Rounded up, so that no path is shorter than the straight line. */
function decimetresOf(line: readonly Position[]): number {
  let metres = 0
  for (const [index, to] of line.entries()) {
    const from = line[index - 1]
    if (from) metres += metresBetween(from, to)
  }
  return Math.max(1, Math.ceil(metres * 10))
}

function keepConnected(edges: readonly Edge[]): Edge[] {
  const parents = new Map<number, number>()
  const rootOf = (id: number): number => {
    let root = id
    for (let next = parents.get(root); next !== undefined && next !== root; next = parents.get(root))
      root = next
    for (let at = id; at !== root; ) {
      const next = parents.get(at) ?? root
      parents.set(at, root)
      at = next
    }
    return root
  }
  for (const { from, to } of edges) parents.set(rootOf(from), rootOf(to))
  const sizes = new Map<number, number>()
  for (const { from, length } of edges) sizes.set(rootOf(from), (sizes.get(rootOf(from)) ?? 0) + length)
  const largest = Math.max(0, ...sizes.values())
  const least = Math.min(largest, Math.max(MIN_CONNECTED_METRES * 10, largest * MIN_CONNECTED_SHARE))
  return edges.filter(({ from }) => (sizes.get(rootOf(from)) ?? 0) >= least)
}
