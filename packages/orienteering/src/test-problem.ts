import type { Problem, RequiredSet, ResourceLimit } from './problem.ts'
import { makeRandom, nextFloat, nextInt } from './random.ts'

/** The parameters of a random test problem. */
export type Recipe = {
  seed: number
  places: number
  days: number
  /** Most spans that a place has on a day. */
  spans: number
  /** Whether travel times are arbitrary; otherwise places are on a plane. */
  isLawless: boolean
  hasRequired: boolean
  hasSets?: boolean
  /** A bit for each kind of limit: uses by trip and by day, ways by trip and by day. */
  limits: number
  maxScore: number
}

const LENGTH = 100

export function makeProblem(recipe: Recipe): Problem {
  const { places, days, seed } = recipe
  const chance = makeRandom(seed)
  const below = (count: number) => nextInt(chance, count)
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
      : makePlane(nodes, () => nextFloat(chance)),
    score: Int32Array.from({ length: places }, () => below(recipe.maxScore + 1)),
    minutes: Int32Array.from({ length: places }, () => below(20)),
    windows: { offset: Int32Array.from(offset), spans: Int32Array.from(spans) },
    ...(recipe.hasRequired ? { required } : {}),
    limits: makeLimits(recipe, nodes, below),
    ...(recipe.hasSets ? { requiredSets: makeSets(recipe, below) } : {}),
  }
}

/** A set for each day of a third of the places, and one for any day. */
function makeSets({ places, days }: Recipe, below: (count: number) => number): RequiredSet[] {
  return Array.from({ length: days + 1 }, (_, day) => ({
    places: Array.from({ length: places }, (_, place) => place).filter(() => below(3) === 0),
    day: day < days ? day : -1,
  }))
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
): ResourceLimit[] {
  const uses = (count: number, most: number) => Int32Array.from({ length: count }, () => below(most))
  const all: ResourceLimit[] = [
    { scope: 'trip', max: 4 * days + below(10), use: uses(places, 5) },
    { scope: 'day', max: 1 + below(3), use: uses(places, 2) },
    { scope: 'trip', max: 20 * days + below(60), travelUse: uses(nodes * nodes, 12) },
    { scope: 'day', max: 20 + below(30), travelUse: uses(nodes * nodes, 12), use: uses(places, 4) },
  ]
  return all.filter((_, kind) => (limits >> kind) % 2 === 1)
}

/** Three places in a row behind the only terminal, in a day long enough for all. Going back to another place takes twice as long. */
export function makeLine(): Problem {
  const at = [1, 2, 3, 0]
  const way = (from: number, to: number) => (to >= from || to === 0 ? Math.abs(to - from) : 2 * (from - to))
  return {
    places: 3,
    nodes: 4,
    days: [{ start: 3, end: 3, opens: 0, closes: 30 }],
    travel: Int32Array.from(at.flatMap((from) => at.map((to) => way(from, to)))),
    score: Int32Array.of(1, 1, 1),
    minutes: Int32Array.of(1, 1, 1),
    windows: { offset: Int32Array.of(0, 2, 4, 6), spans: Int32Array.of(0, 20, 0, 20, 0, 20) },
  }
}
