import { describe, expect, test } from 'vitest'
import type { Problem } from './problem.ts'
import { makeRandom, nextInt } from './random.ts'
import { solve } from './solve.ts'
import { makeProblem } from './test-problem.ts'

// A gate for changes of the search: the scores that it reaches on generated weeks, with this many iterations. A change may
// move single scores, but their sum must not fall. They must be the same on every machine.

const ITERATIONS = 1500

describe('a week of sixty places', () => {
  test.each([
    [1, 1037],
    [2, 962],
    [3, 983],
    [4, 1053],
  ])('number %d is solved as well as before', (seed, expected) => {
    const { score, iterations, cut } = solve(makeWeek(seed), { seed: 1, iterations: ITERATIONS })
    expect({ score, iterations, cut }).toEqual({ score: expected, iterations: ITERATIONS, cut: false })
  })

  test('the first plan of such a week is at most a sixth worse than the last', () => {
    for (const seed of [1, 2, 3, 4]) {
      const scores: number[] = []
      solve(makeWeek(seed), {
        seed: 1,
        iterations: ITERATIONS,
        onBetter: ({ score }) => scores.push(score),
      })
      expect(scores[0]).toBeGreaterThan(0.83 * (scores.at(-1) ?? 0))
    }
  })
})

/** Visits of 5 to 100 minutes in days of 300, each place shut on one day of the week and open for some hours of the others. */
function makeWeek(seed: number): Problem {
  const recipe = { seed, places: 60, days: 7, spans: 1, isLawless: false, hasRequired: false }
  const plane = makeProblem({ ...recipe, limits: 0, maxScore: 50 })
  const chance = makeRandom(seed)
  const minutes = Int32Array.from({ length: 60 }, () => 5 + nextInt(chance, 96))
  const hours = Array.from(minutes, () => ({
    shut: nextInt(chance, 8),
    opens: nextInt(chance, 150),
    lasts: 60 + nextInt(chance, 200),
  }))
  const spans: number[] = []
  const offset = [0]
  for (let day = 0; day < 7; day++)
    for (const { shut, opens, lasts } of hours) {
      if (shut !== day) spans.push(opens, opens + lasts)
      offset.push(spans.length)
    }
  const score = Int32Array.from(minutes, (lasts) => 1 + Math.floor(lasts / 4) + nextInt(chance, 25))
  const days = plane.days.map(() => ({ start: 60, end: 60, opens: 0, closes: 300 }))
  const windows = { offset: Int32Array.from(offset), spans: Int32Array.from(spans) }
  return { ...plane, days, score, minutes, windows }
}
