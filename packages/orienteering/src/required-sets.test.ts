import { describe, expect, test } from 'vitest'
import type { Problem, RequiredSet } from './problem.ts'
import { solve } from './solve.ts'
import { findViolations } from './test-checker.ts'
import { makeLine, makeProblem } from './test-problem.ts'

describe('required sets', () => {
  const sets = (...requiredSets: RequiredSet[]) => ({
    ...makeLine(),
    score: Int32Array.of(9, 1, 0),
    requiredSets,
  })
  const days = [
    { start: 3, end: 3, opens: 0, closes: 30 },
    { start: 3, end: 3, opens: 0, closes: 8 },
  ]
  const offset = Int32Array.of(0, 2, 4, 6, 8, 10, 12)
  const windows = { offset, spans: Int32Array.of(0, 20, 0, 20, 0, 20, 0, 20, 0, 20, 0, 20) }

  test('has one place of each set even with score 0, and no second one that needs travel', () => {
    const problem = { ...sets({ places: [1, 2], day: -1 }), score: Int32Array.of(9, 0, 0) }
    const { routes, missingSets } = solve(problem, { seed: 1, iterations: 200 })
    expect(missingSets).toEqual([])
    expect(routes).toEqual([[0, 1]])
  })

  test('a set of a day has its place on that day, and an infeasible one is reported', () => {
    const problem = { ...sets({ places: [0], day: 1 }, { places: [1, 2], day: 1 }), days, windows }
    const { routes, missingSets } = solve(problem, { seed: 1, iterations: 200 })
    expect(missingSets).toEqual([])
    expect(routes[1]).toEqual([0, 1])
    expect(solve(sets({ places: [], day: 0 }), { seed: 1, iterations: 200 }).missingSets).toEqual([0])
  })

  test('each day of two weeks gets three of a hundred restaurants, besides any sights', () => {
    const problem = makeWeeksOfMeals()
    for (const seed of [1, 2, 3]) {
      const solution = solve(problem, { seed, iterations: 300 })
      expect(solution.missingSets).toEqual([])
      expect(findViolations(problem, solution)).toEqual([])
    }
  })
})

/** Two weeks of one hour windows for three meals a day at any of 30 tables, of which a day has one of each; sights score more. */
function makeWeeksOfMeals(): Problem {
  const [tables, sights, days] = [30, 60, 14]
  const plain = makeProblem({
    seed: 5,
    places: 3 * tables + sights,
    days,
    spans: 1,
    isLawless: false,
    hasRequired: false,
    limits: 0,
    maxScore: 100,
  })
  const mealOf = (place: number) => (place < 3 * tables ? place % 3 : -1)
  const offset = [0]
  const spans: number[] = []
  for (let i = 0; i < days * plain.places; i++) {
    const meal = mealOf(i % plain.places)
    if (meal >= 0 && i % 4 > 0) spans.push(60 + 300 * meal, 120 + 300 * meal)
    if (meal < 0) spans.push(100, 700)
    offset.push(spans.length)
  }
  const all = Array.from({ length: plain.places }, (_, place) => place)
  const use = (meal: number) => Int32Array.from(all, (place) => (mealOf(place) === meal ? 1 : 0))
  return {
    ...plain,
    days: plain.days.map((day) => ({ ...day, opens: 0, closes: 840 })),
    score: Int32Array.from(all, (place) => (mealOf(place) < 0 ? 100 : 0)),
    minutes: Int32Array.from(all, (place) => (mealOf(place) < 0 ? 90 : 50)),
    windows: { offset: Int32Array.from(offset), spans: Int32Array.from(spans) },
    limits: [0, 1, 2].map((meal) => ({ scope: 'day', max: 1, use: use(meal) })),
    requiredSets: plain.days.flatMap((_, day) =>
      [0, 1, 2].map((meal) => ({ places: all.filter((place) => mealOf(place) === meal), day })),
    ),
  }
}
