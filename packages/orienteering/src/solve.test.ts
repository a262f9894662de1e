import { describe, expect, test } from 'vitest'
import type { Problem, Solution } from './problem.ts'
import { improve, solve } from './solve.ts'
import { findViolations, travelOf } from './test-checker.ts'
import { makeLine, makeProblem } from './test-problem.ts'

test('finds all required places when they barely fit', () => {
  for (const seed of [1, 2, 3]) expect(solve(makeTight(seed), { seed, iterations: 4000 }).missing).toEqual([])
})

test('minimises travel once all places fit', () => {
  const reported: Solution[] = []
  const tight = makeTight(4)
  const allDay = Int32Array.from({ length: 2 * 4 * 32 }, (_, i) => (i % 2 === 0 ? 0 : 390))
  const offset = Int32Array.from({ length: 4 * 32 + 1 }, (_, i) => 2 * i)
  const problem = { ...tight, windows: { offset, spans: allDay }, required: new Uint8Array(32) }
  const last = solve(problem, { seed: 1, iterations: 3000, onBetter: (solution) => reported.push(solution) })
  const lengths = reported.filter(({ score }) => score === 32).map(({ routes }) => travelOf(problem, routes))
  expect(last.score).toBe(32)
  expect(travelOf(problem, last.routes)).toBeLessThan(0.9 * (lengths[0] ?? 0))
})

describe('when travel costs points', () => {
  const weights = { points: 2 }
  const far = (change: Partial<Problem>) => ({ ...makeLine(), score: Int32Array.of(5, 5, 3), ...change })

  test('a far place that does not pay for its detour stays out', () => {
    const { routes, score } = solve(far({}), { seed: 1, iterations: 200, weights })
    expect(routes).toEqual([[0, 1]])
    expect(score).toBe(10)
  })

  test('a required one is in anyway, with the places on its way', () => {
    const { routes } = solve(far({ required: Uint8Array.of(0, 0, 1) }), { seed: 1, iterations: 200, weights })
    expect(routes).toEqual([[0, 1, 2]])
  })

  test('distant places that pay off only together are inserted together', () => {
    const { routes } = solve(far({ score: Int32Array.of(2, 2, 9) }), {
      seed: 1,
      iterations: 200,
      weights: { points: 2 },
    })
    expect(routes).toEqual([[0, 1, 2]])
  })
})

describe('improving a given plan', () => {
  test('removes infeasible places, but keeps a frozen day in any order', () => {
    const problem = makeLine()
    const { routes } = improve(problem, [[2, 1, 0, 0, 9]], { seed: 1, iterations: 50 })
    expect(routes).toEqual([[0, 1, 2]])
    const frozen = improve(problem, [[2, 0]], { seed: 1, iterations: 50, frozen: [true] })
    expect(frozen.routes).toEqual([[2, 0]])
  })
})

describe('with `shouldStop`', () => {
  const large = () =>
    makeProblem({
      seed: 7,
      places: 600,
      days: 30,
      spans: 1,
      isLawless: false,
      hasRequired: true,
      limits: 3,
      maxScore: 100,
    })

  test('the first plan is reported before the search, and the search ends at once', () => {
    let reported = 0
    const solution = solve(large(), {
      seed: 1,
      iterations: 1_000_000_000,
      onBetter: () => reported++,
      shouldStop: () => true,
    })
    expect(reported).toBe(1)
    expect(solution).toMatchObject({ cut: true, iterations: 0 })
    expect(findViolations(large(), solution)).toEqual([])
  })

  test('a search by progress ends when the progress reaches 1', () => {
    let share = 0
    const { cut, iterations } = solve(large(), {
      seed: 1,
      iterations: 1_000_000_000,
      progress: () => {
        share += 0.25
        return share
      },
    })
    expect(cut).toBe(true)
    expect(iterations).toBeLessThan(100)
  })
})

test('a plan without places is empty', () => {
  const nothing = solve(
    { ...makeLine(), days: [], windows: { offset: Int32Array.of(0), spans: Int32Array.of() } },
    { seed: 1, iterations: 10 },
  )
  expect(nothing).toEqual({
    routes: [],
    starts: [],
    score: 0,
    missing: [],
    missingSets: [],
    iterations: 0,
    cut: false,
  })
})

test('of equal scores the one with less travel wins', () => {
  const { routes } = solve(makeLine(), { seed: 3, iterations: 200 })
  expect(routes).toEqual([[0, 1, 2]])
})

test.each<[promise: string, change: Partial<Problem>]>([
  ['travel is nodes x nodes', { nodes: 5 }],
  ['as many nodes as places', { nodes: 2 }],
  ['has a score and minutes', { score: Int32Array.of(1) }],
  ['offset has days x places', { windows: { offset: Int32Array.of(0), spans: Int32Array.of() } }],
  ['from node to node', { days: [{ start: 0, end: 4, opens: 0, closes: 1 }] }],
  ['no use is negative', { limits: [{ scope: 'day', max: 1, use: Int32Array.of(0, -1, 0) }] }],
  ['a required set is of a day', { requiredSets: [{ places: [0], day: 1 }] }],
  ['a required set is of places', { requiredSets: [{ places: [3], day: -1 }] }],
  ['takes less than no time', { travel: new Int32Array(16).fill(-1) }],
])('a malformed problem is refused: %s', (promise, change) => {
  expect(() => solve({ ...makeLine(), ...change }, { seed: 1, iterations: 1 })).toThrow(promise)
})

/** Four days with eight visits each, made round a plan that has them all: windows stand round its times. Everything is required. */
function makeTight(seed: number): Problem {
  const loose = makeProblem({
    seed,
    places: 32,
    days: 4,
    spans: 1,
    isLawless: false,
    hasRequired: false,
    limits: 0,
    maxScore: 9,
  })
  const minutes = new Int32Array(32).fill(10)
  const spans: number[] = []
  const offset = [0]
  for (let day = 0; day < 4; day++) {
    let time = 0
    for (let place = 0; place < 32; place++) {
      if (place % 4 === day) {
        const from = place === day ? 32 : place - 4
        time += (loose.travel[from * loose.nodes + place] ?? 0) + (from < 32 ? 10 : 0)
        spans.push(Math.max(0, time - 25), time + 4)
      } else if (place % 3 === 0) spans.push(40, 90)
      offset.push(spans.length)
    }
  }
  const days = loose.days.map(() => ({ start: 32, end: 32, opens: 0, closes: 400 }))
  const score = new Int32Array(32).fill(1)
  const windows = { offset: Int32Array.from(offset), spans: Int32Array.from(spans) }
  return { ...loose, days, score, minutes, windows, required: new Uint8Array(32).fill(1), limits: [] }
}
