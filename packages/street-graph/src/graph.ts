import type { Position } from './sphere.ts'

/** Coordinates are whole numbers: degrees times this, which is about a decimetre. */
export const SCALE = 1e6

/**
 * Streets between junctions. An edge can be walked both ways; its line is its first junction, the points of its shape and its
 * second junction. All arrays are typed, so that a graph goes to a thread or into a file as it is.
 */
export type StreetGraph = {
  /** Longitude and latitude of each junction, one after the other, times `SCALE`. */
  junctions: Int32Array
  /** The two junctions of each edge, one after the other. */
  ends: Uint32Array
  /** Length of each edge in decimetres, rounded up. */
  lengths: Uint32Array
  /** 1 for an edge of steps. */
  steps: Uint8Array
  /** Where the points of an edge begin in `shapes`, in points; one more than there are edges. */
  shapeStarts: Uint32Array
  /** Points between the junctions of the edges: longitude and latitude, times `SCALE`. */
  shapes: Int32Array
}

export function junctionAt({ junctions }: StreetGraph, junction: number): Position {
  return { lon: (junctions[junction * 2] ?? 0) / SCALE, lat: (junctions[junction * 2 + 1] ?? 0) / SCALE }
}

/** The junctions of an edge. */
export function endsOf({ ends }: StreetGraph, edge: number): [first: number, second: number] {
  return [ends[edge * 2] ?? 0, ends[edge * 2 + 1] ?? 0]
}

/** The whole line of an edge, from its first junction to its second. */
export function lineOf(graph: StreetGraph, edge: number): Position[] {
  const { shapeStarts, shapes } = graph
  const [first, second] = endsOf(graph, edge)
  const line = [junctionAt(graph, first)]
  for (let at = shapeStarts[edge] ?? 0; at < (shapeStarts[edge + 1] ?? 0); at++)
    line.push({ lon: (shapes[at * 2] ?? 0) / SCALE, lat: (shapes[at * 2 + 1] ?? 0) / SCALE })
  line.push(junctionAt(graph, second))
  return line
}

export function countEdges({ lengths }: StreetGraph): number {
  return lengths.length
}

export function countJunctions({ junctions }: StreetGraph): number {
  return junctions.length / 2
}
