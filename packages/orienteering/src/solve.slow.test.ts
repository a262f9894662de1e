import fc from 'fast-check'
import { describe, expect, inject, test } from 'vitest'
import type { Solution } from './problem.ts'
import { improve, solve } from './solve.ts'
import { countMissing, findBest, findViolations, travelOf } from './test-checker.ts'
import { makeProblem } from './test-problem.ts'

/** `npm run prove` runs all of them. */
const [RUNS, LIMIT_MS] = inject('isProving') ? [50_000, 7_200_000] : [1500, 120_000]

const recipes = (most: { places: number; days: number; spans: number }) =>
  fc.record({
    seed: fc.integer(),
    places: fc.integer({ min: 0, max: most.places }),
    days: fc.integer({ min: 0, max: most.days }),
    spans: fc.integer({ min: 1, max: most.spans }),
    isLawless: fc.boolean(),
    hasRequired: fc.boolean(),
    hasSets: fc.boolean(),
    limits: fc.integer({ min: 0, max: 15 }),
    maxScore: fc.constantFrom(1, 20, 2_000_000_000),
  })

describe('for any problem', { timeout: LIMIT_MS }, () => {
  test('every reported plan is feasible, and none is worse than the previous one', () => {
    fc.assert(
      fc.property(recipes({ places: 25, days: 4, spans: 3 }), fc.integer(), (recipe, seed) => {
        const problem = makeProblem(recipe)
        const reported: Solution[] = []
        const last = solve(problem, { seed, iterations: 30, onBetter: (solution) => reported.push(solution) })
        for (const solution of [...reported, last]) expect(findViolations(problem, solution)).toEqual([])
        for (const [i, before] of reported.entries()) {
          const next = reported[i + 1] ?? last
          expect(countMissing(next)).toBeLessThanOrEqual(countMissing(before))
          if (countMissing(next) === countMissing(before))
            expect(next.score).toBeGreaterThanOrEqual(before.score)
        }
      }),
      { numRuns: RUNS },
    )
  })

  test('the same problem, seed and iterations give the same plan; calls of `shouldStop` change nothing', () => {
    fc.assert(
      fc.property(recipes({ places: 20, days: 3, spans: 2 }), (recipe) => {
        const options = { seed: recipe.seed, iterations: 80 }
        const once = solve(makeProblem(recipe), options)
        expect(solve(makeProblem(recipe), { ...options, shouldStop: () => false })).toEqual(once)
      }),
      { numRuns: 200 },
    )
  })

  test.each([0, 1, 3])(
    'a small one is solved as well as by trying everything when travel costs %d points',
    (points) => {
      fc.assert(
        fc.property(recipes({ places: 6, days: 2, spans: 2 }), (recipe) => {
          // Not for scores beside which a point is nothing, nor where places are short cuts to others.
          const isPlain = { isLawless: false, maxScore: Math.min(recipe.maxScore, 40) }
          const problem = makeProblem(points > 0 ? { ...recipe, ...isPlain } : recipe)
          const solution = solve(problem, { seed: 1, iterations: 600, weights: { points } })
          const worth = solution.score - points * travelOf(problem, solution.routes)
          expect({ missing: countMissing(solution), worth }).toEqual(findBest(problem, points))
        }),
        // The same ones each time: a search may miss the best of one in thousands.
        { numRuns: 400, seed: 1 },
      )
    },
  )

  test('travel that costs no points changes nothing', () => {
    fc.assert(
      fc.property(recipes({ places: 20, days: 3, spans: 2 }), (recipe) => {
        const problem = makeProblem(recipe)
        const options = { seed: recipe.seed, iterations: 80 }
        expect(solve(problem, { ...options, weights: { points: 0 } })).toEqual(solve(problem, options))
      }),
      { numRuns: 100 },
    )
  })

  test('frozen days stay as they were given, and the others take none of their places', () => {
    fc.assert(
      fc.property(
        recipes({ places: 20, days: 4, spans: 2 }),
        fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
        (recipe, frozen) => {
          const problem = makeProblem(recipe)
          const { routes } = solve(problem, { seed: 1, iterations: 20 })
          const again = improve(problem, routes, { seed: 2, iterations: 50, frozen })
          expect(findViolations(problem, again)).toEqual([])
          for (const [day, route] of routes.entries())
            if (frozen[day]) expect(again.routes[day]).toEqual(route)
        },
      ),
      { numRuns: 500 },
    )
  })

  test('improving a given plan never makes it worse', () => {
    fc.assert(
      fc.property(recipes({ places: 15, days: 3, spans: 2 }), (recipe) => {
        const problem = makeProblem(recipe)
        const first = solve(problem, { seed: 1, iterations: 100 })
        const improved = improve(problem, first.routes, { seed: 2, iterations: 0 })
        expect(countMissing(improved)).toBeLessThanOrEqual(countMissing(first))
        if (countMissing(improved) === countMissing(first))
          expect(improved.score).toBeGreaterThanOrEqual(first.score)
      }),
      { numRuns: 300 },
    )
  })
})
