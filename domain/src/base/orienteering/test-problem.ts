import { makeChance, nextBelow, nextShare } from './chance.ts'
import type { Limit, Problem } from './problem.ts'

/** What a random problem for tests is like. */
export type Recipe = {
  seed: number
  places: number
  days: number
  /** Most spans that a place has on a day. */
  spans: number
  /** Any way takes any time, else places lie on a plane. */
  isLawless: boolean
  hasRequired: boolean
  /** A bit for each kind of limit: uses by trip and by day, ways by trip and by day. */
  limits: number
  maxScore: number
}

const LENGTH = 100

export function makeProblem(recipe: Recipe): Problem {
  const { places, days, seed } = recipe
  const chance = makeChance(seed)
  const below = (count: number) => nextBelow(chance, count)
  const nodes = places + 2
  const spans: number[] = []
  const offset = [0]
  for (let i = 0; i < days * places; i++) {
    let time = 0
    for (let count = below(recipe.spans + 1); count > 0; count--) {
      const opens = time + below(LENGTH / 2)
      spans.push(opens, opens + below(LENGTH / 3))
      time = (spans.at(-1) ?? 0) + 1
    }
    offset.push(spans.length)
  }
  const required = Uint8Array.from({ length: places }, () => (below(4) === 0 ? 1 : 0))
  return {
    places,
    nodes,
    days: Array.from({ length: days }, () => ({
      start: places + below(2),
      end: places + below(2),
      opens: below(10),
      closes: LENGTH - below(40),
    })),
    travel: recipe.isLawless
      ? Int32Array.from({ length: nodes * nodes }, () => below(30))
      : makePlane(nodes, () => nextShare(chance)),
    score: Int32Array.from({ length: places }, () => below(recipe.maxScore + 1)),
    minutes: Int32Array.from({ length: places }, () => below(20)),
    windows: { offset: Int32Array.from(offset), spans: Int32Array.from(spans) },
    ...(recipe.hasRequired ? { required } : {}),
    limits: makeLimits(recipe, nodes, below),
  }
}

function makePlane(nodes: number, share: () => number): Int32Array {
  const points = Array.from({ length: nodes }, () => ({ x: 30 * share(), y: 30 * share() }))
  return Int32Array.from(
    points.flatMap((a) => points.map((b) => Math.floor(Math.abs(a.x - b.x) + Math.abs(a.y - b.y)))),
  )
}

function makeLimits(
  { places, days, limits }: Recipe,
  nodes: number,
  below: (count: number) => number,
): Limit[] {
  const uses = (count: number, most: number) => Int32Array.from({ length: count }, () => below(most))
  const all: Limit[] = [
    { scope: 'trip', max: 4 * days + below(10), use: uses(places, 5) },
    { scope: 'day', max: 1 + below(3), use: uses(places, 2) },
    { scope: 'trip', max: 20 * days + below(60), travelUse: uses(nodes * nodes, 12) },
    { scope: 'day', max: 20 + below(30), travelUse: uses(nodes * nodes, 12), use: uses(places, 4) },
  ]
  return all.filter((_, kind) => (limits >> kind) % 2 === 1)
}
