import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findInsertionPoint, makeInsertionPoints } from './insertion.ts'
import type { Problem } from './problem.ts'
import { makeRandom, nextInt } from './random.ts'
import { insertAfter, retimeDay } from './route.ts'
import { makePlanState } from './state.ts'

const PLACES = 24
const DAY = 200

test('where no place is a short cut, looking only where the visit itself fits finds the same spots', () => {
  let found = 0
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
      const state = partlyFilled(seed)
      const everywhere = makeInsertionPoints(state, 0)
      const whereItFits = { ...makeInsertionPoints(state, 0), needsSpare: true }
      for (let place = 0; place < PLACES; place++) {
        if (state.dayOf[place] !== -1) continue
        const isFound = findInsertionPoint(state, place, 0, everywhere)
        if (isFound) found++
        expect(findInsertionPoint(state, place, 0, whereItFits)).toBe(isFound)
        expect(whereItFits.position[place]).toBe(everywhere.position[place])
        expect(whereItFits.cost[place]).toBe(everywhere.cost[place])
      }
    }),
    { numRuns: 200, seed: 7 },
  )
  expect(found).toBeGreaterThan(100)
})

/** A day among places on a line, where no detour is a short cut, with each place that fits until a few are in. */
function partlyFilled(seed: number) {
  const chance = makeRandom(seed)
  const position = Array.from({ length: PLACES + 1 }, () => nextInt(chance, 40))
  const spans = Array.from({ length: PLACES }, () => nextInt(chance, DAY / 2)).flatMap((opens) => [
    opens,
    opens + 20 + nextInt(chance, DAY / 2),
  ])
  const problem: Problem = {
    places: PLACES,
    nodes: PLACES + 1,
    days: [{ start: PLACES, end: PLACES, opens: 0, closes: DAY }],
    travel: Int32Array.from(position.flatMap((from) => position.map((to) => Math.abs(from - to)))),
    score: new Int32Array(PLACES).fill(1),
    minutes: Int32Array.from({ length: PLACES }, () => nextInt(chance, 30)),
    windows: {
      offset: Int32Array.from({ length: PLACES + 1 }, (_, i) => 2 * i),
      spans: Int32Array.from(spans),
    },
  }
  const state = makePlanState(problem, new Uint8Array(1))
  retimeDay(state, 0)
  const spots = makeInsertionPoints(state, 0)
  for (let place = 0; place < 1 + nextInt(chance, PLACES); place++) {
    if (!findInsertionPoint(state, place, 0, spots)) continue
    insertAfter(state, place, 0, spots.position[place] ?? 0)
    retimeDay(state, 0)
  }
  return state
}
