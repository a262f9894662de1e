import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildStreetGraph, type FootWay } from './build-graph.ts'
import { endsOf, type StreetGraph } from './graph.ts'
import { decodeStreetGraph, encodeStreetGraph } from './graph-file.ts'
import { secondsOf } from './shortest-path.ts'
import { metresBetween } from './sphere.ts'
import { indexStreets, type StreetIndex } from './street-index.ts'
import { findWalk, makeWalksFrom } from './walk.ts'
import { measureWalks } from './walk-table.ts'

/** A node of a grid of streets, about 100 metres apart, at the equator. */
const node = (x: number, y: number) => ({ id: y * 1000 + x, lat: y * 0.0009, lon: x * 0.0009 })
const way = (nodes: [number, number][], hasSteps = false): FootWay => ({
  nodes: nodes.map(([x, y]) => node(x, y)),
  hasSteps,
})
const indexOf = (ways: FootWay[]) => indexStreets(buildStreetGraph(ways))
/** A long street that connects the tested streets to a component of sufficient size. */
const STREET = way([...Array(10)].map((_, x) => [x, 0]))

describe('a walk', () => {
  it('follows streets, and goes from the door to the street and back', () => {
    const index = indexOf([
      STREET,
      way([
        [0, 0],
        [0, 1],
        [0, 2],
      ]),
      way([
        [0, 2],
        [2, 2],
        [2, 0],
      ]),
    ])
    const walk = findWalk(index, { lat: 0.00185, lon: 0.0009 }, { lat: -0.0001, lon: 0.0045 })
    // 4.4 m north of the street, west or east round the block, along the street, 11 m south of it.
    expect(walk?.metres).toBeCloseTo(5.6 + 100 + 200 + 300 + 11, -1)
    expect(walk?.line[0]).toEqual({ lat: 0.00185, lon: 0.0009 })
    expect(walk?.line.at(-1)).toEqual({ lat: -0.0001, lon: 0.0045 })
    expect(walk?.seconds).toBeCloseTo((walk?.metres ?? 0) * 0.8, 0)
  })

  it('stays on one street when both ends are on it, and is empty to the same position', () => {
    const index = indexOf([STREET])
    const [from, to] = [node(2.2, 0), node(2.7, 0)]
    expect(findWalk(index, from, to)?.metres).toBeCloseTo(50, 0)
    expect(findWalk(index, to, from)?.metres).toBeCloseTo(50, 0)
    expect(findWalk(index, from, from)).toMatchObject({ metres: 0, seconds: 0 })
  })

  it('uses steps when they are quicker, and avoids them on request', () => {
    const round = way([
      [0, 0],
      [0, 2],
      [2, 2],
    ])
    const steps: [number, number][] = [
      [2, 0],
      [2, 2],
    ]
    const index = indexOf([STREET, round, way(steps, true)])
    const [from, to] = [node(2, 0), node(2, 2)]
    expect(findWalk(index, from, to)?.metres).toBeCloseTo(200, -1)
    expect(findWalk(index, from, to)?.seconds).toBeCloseTo(400, -1)
    expect(findWalk(index, from, to, { isStepFree: true })?.metres).toBeCloseTo(600, -1)
  })

  it('is null far from any street, to a disconnected part, or beyond the limit', () => {
    const island = way([
      [0, 8],
      [9, 8],
    ])
    const index = indexOf([
      STREET,
      island,
      way([
        [20, 20],
        [21, 20],
      ]),
    ])
    expect(findWalk(index, node(0, 0), { lat: -0.01, lon: 0 })).toBeNull()
    expect(findWalk(index, node(0, 0), node(5, 8))).toBeNull()
    expect(findWalk(index, node(0, 0), node(20, 20))).toBeNull()
    expect(findWalk(index, node(0, 0), node(9, 0), { maxSeconds: 60 })).toBeNull()
  })
})

/** Random streets on a grid; each piece is its own way, some of them steps. */
const streets = fc
  .array(fc.record({ x: fc.nat(7), y: fc.nat(7), isAcross: fc.boolean(), hasSteps: fc.boolean() }), {
    minLength: 10,
    maxLength: 120,
  })
  .map((pieces) => [
    STREET,
    ...pieces.map(({ x, y, isAcross, hasSteps }) =>
      way([[x, y], isAcross ? [x + 1, y] : [x, y + 1]], hasSteps),
    ),
  ])
const place = fc.record({
  lat: fc.double({ min: 0, max: 0.007, noNaN: true }),
  lon: fc.double({ min: 0, max: 0.007, noNaN: true }),
})

/** Bellman-Ford, which needs no queue: relaxes every street until no path gets shorter. */
function leastSeconds({ graph }: StreetIndex, index: StreetIndex, from: number, to: number): number {
  const times = new Map([[from, 0]])
  for (let isBetter = true; isBetter; ) {
    isBetter = false
    for (let edge = 0; edge < graph.lengths.length; edge++)
      for (const [a, b] of [endsOf(graph, edge), endsOf(graph, edge).toReversed() as [number, number]]) {
        const time = (times.get(a) ?? Infinity) + secondsOf(index, edge)
        if (time >= (times.get(b) ?? Infinity)) continue
        times.set(b, time)
        isBetter = true
      }
  }
  return times.get(to) ?? Infinity
}

const junctionPosition = ({ junctions }: StreetGraph, at: number) => ({
  lon: (junctions[at * 2] ?? 0) / 1e6,
  lat: (junctions[at * 2 + 1] ?? 0) / 1e6,
})

describe('on any streets', () => {
  it('the duration between two junctions equals that of a brute-force search', () => {
    fc.assert(
      fc.property(streets, fc.nat(), fc.nat(), (ways, a, b) => {
        const index = indexOf(ways)
        const count = index.graph.junctions.length / 2
        const [from, to] = [a % count, b % count]
        const walk = findWalk(index, junctionPosition(index.graph, from), junctionPosition(index.graph, to))
        expect(walk?.seconds ?? Infinity).toBeCloseTo(leastSeconds(index, index, from, to), 0)
      }),
      { numRuns: 60 },
    )
  })

  it('a walk is the same alone, in a batch, and in both directions, in line and length', () => {
    fc.assert(
      fc.property(streets, place, place, (ways, from, to) => {
        const index = indexOf(ways)
        const walk = findWalk(index, from, to)
        const among = makeWalksFrom(index, from)(to)
        expect(among?.seconds).toBe(walk?.seconds)
        expect(findWalk(index, to, from)?.seconds ?? Infinity).toBeCloseTo(walk?.seconds ?? Infinity, 3)
        if (!walk) return
        expect(walk.metres).toBeGreaterThanOrEqual(metresBetween(from, to) - 0.3)
        const drawn = walk.line.reduce((sum, at, i) => sum + metresBetween(walk.line[i - 1] ?? at, at), 0)
        expect(Math.abs(drawn - walk.metres)).toBeLessThan(1 + walk.metres * 0.01)
      }),
      { numRuns: 60 },
    )
  })
})

describe('a table of walks', () => {
  const places = fc.array(place, { minLength: 2, maxLength: 6 })

  it('says of each two positions what the walk between them says, and leaves out where there is none', () => {
    fc.assert(
      fc.property(streets, places, fc.boolean(), (ways, positions, isStepFree) => {
        const index = indexOf(ways)
        const options = { isStepFree, maxSeconds: 900 }
        const measured = [...measureWalks(index, positions, options)].flat()
        const pairs = positions.flatMap((from, i) =>
          positions.slice(i + 1).flatMap((to, j) => {
            const walk = findWalk(index, from, to, options)
            return walk ? [{ from: i, to: i + 1 + j, metres: walk.metres, seconds: walk.seconds }] : []
          }),
        )
        expect(measured.map(({ from, to }) => [from, to])).toEqual(pairs.map(({ from, to }) => [from, to]))
        for (const [i, { seconds }] of measured.entries())
          expect(seconds).toBeCloseTo(pairs[i]?.seconds ?? 0, 6)
      }),
      { numRuns: 60 },
    )
  })

  it('measures from the first positions alone where no more rows are asked for', () => {
    const positions = [0, 1, 2, 3].map((x) => node(x, 0))
    const rows = [...measureWalks(indexOf([STREET]), positions, { rows: 2 })]
    expect(rows.map((row) => row.map(({ to }) => to))).toEqual([
      [1, 2, 3],
      [2, 3],
    ])
  })
})

describe('a file of streets', () => {
  const graph = buildStreetGraph([
    STREET,
    way([
      [0, 0],
      [0, 1],
      [0, 4],
    ]),
    way(
      [
        [0, 4],
        [4, 4],
      ],
      true,
    ),
  ])
  const bytes = encodeStreetGraph(graph)

  it('is read as it was written', () => {
    expect(decodeStreetGraph(bytes)).toEqual(graph)
  })

  it('is null when truncated, too long, of another kind, or with indexes out of range', () => {
    for (const length of [0, 3, 19, 20, bytes.length - 1])
      expect(decodeStreetGraph(bytes.subarray(0, length))).toBeNull()
    expect(decodeStreetGraph(Uint8Array.of(...bytes, 0))).toBeNull()
    const broken = bytes.slice()
    broken.set([255, 255, 255], 20 + graph.junctions.length * 4)
    expect(decodeStreetGraph(broken)).toBeNull()
    for (let at = 0; at < 20; at++) expect(decodeStreetGraph(bytes.with(at, 99))).toBeNull()
  })
})
