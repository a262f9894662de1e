import type { StreetGraph } from './graph.ts'

/** "TWSG" and the version of the form. */
const MAGIC = 0x54575347
const VERSION = 1
const HEADER_WORDS = 5

/**
 * A graph as bytes: magic, version, and the counts of junctions, edges and shape points as 32-bit words, then the arrays in
 * the order of `StreetGraph`. Little-endian.
 */
export function encodeStreetGraph(graph: StreetGraph): Uint8Array {
  const { junctions, ends, lengths, steps, shapeStarts, shapes } = graph
  const wordArrays = [junctions, ends, lengths, shapeStarts, shapes]
  const words = HEADER_WORDS + wordArrays.reduce((sum, { length }) => sum + length, 0)
  const bytes = new Uint8Array(words * 4 + steps.length)
  const view = new DataView(bytes.buffer)
  const header = [MAGIC, VERSION, junctions.length / 2, lengths.length, shapes.length / 2]
  for (const [index, word] of header.entries()) view.setUint32(index * 4, word, true)
  let at = HEADER_WORDS * 4
  for (const array of wordArrays)
    for (const word of array) {
      view.setInt32(at, word, true)
      at += 4
    }
  bytes.set(steps, at)
  return bytes
}

/** Parses a graph; null when the bytes are no graph, are truncated, or have indexes out of range. */
export function decodeStreetGraph(bytes: Uint8Array): StreetGraph | null {
  if (bytes.byteLength < HEADER_WORDS * 4) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const word = (index: number) => view.getUint32(index * 4, true)
  const [junctionCount, edgeCount, pointCount] = [word(2), word(3), word(4)]
  const words =
    HEADER_WORDS + junctionCount * 2 + edgeCount * 2 + edgeCount + (edgeCount + 1) + pointCount * 2
  if (word(0) !== MAGIC || word(1) !== VERSION || bytes.byteLength !== words * 4 + edgeCount) return null
  let at = HEADER_WORDS * 4
  const read = <A extends Int32Array | Uint32Array>(array: A): A => {
    for (let index = 0; index < array.length; index++, at += 4) array[index] = view.getInt32(at, true)
    return array
  }
  const graph = {
    junctions: read(new Int32Array(junctionCount * 2)),
    ends: read(new Uint32Array(edgeCount * 2)),
    lengths: read(new Uint32Array(edgeCount)),
    shapeStarts: read(new Uint32Array(edgeCount + 1)),
    shapes: read(new Int32Array(pointCount * 2)),
    steps: bytes.slice(at),
  }
  return isConsistent(graph, junctionCount, pointCount) ? graph : null
}

function isConsistent({ ends, shapeStarts }: StreetGraph, junctions: number, points: number): boolean {
  const isRising = shapeStarts.every((start, index) => index === 0 || start >= (shapeStarts[index - 1] ?? 0))
  return (
    isRising &&
    shapeStarts[0] === 0 &&
    shapeStarts.at(-1) === points &&
    ends.every((junction) => junction < junctions)
  )
}
