import { expect, test } from 'vitest'
import type { Problem } from './problem.ts'
import { timeRoute } from './time-route.ts'

// Two places, ten minutes from each other and from both ends; a visit takes five.
const problem: Problem = {
  places: 2,
  nodes: 4,
  days: [
    { start: 2, end: 3, opens: 100, closes: 200 },
    { start: 3, end: 2, opens: 100, closes: 125 },
  ],
  travel: new Int32Array(16).fill(10),
  score: Int32Array.of(1, 1),
  minutes: Int32Array.of(5, 5),
  windows: {
    offset: Int32Array.of(0, 4, 6, 8, 8),
    spans: Int32Array.of(0, 105, 150, 160, 100, 120, 100, 130),
  },
}

test('visits start as early as they can, in the next span when one is over', () => {
  expect(timeRoute(problem, 0, [1, 0])).toEqual({ ok: true, starts: [110, 150], end: 165 })
  expect(timeRoute(problem, 0, [])).toEqual({ ok: true, starts: [], end: 110 })
})

test('the first place that cannot be reached in time is named', () => {
  expect(timeRoute(problem, 0, [0, 1])).toEqual({ ok: false, at: 1 })
  expect(timeRoute(problem, 1, [1])).toEqual({ ok: false, at: 0 })
})

test('a day that ends too late fails at its end', () => {
  expect(timeRoute(problem, 1, [0])).toEqual({ ok: true, starts: [110], end: 125 })
  expect(timeRoute({ ...problem, minutes: Int32Array.of(6, 5) }, 1, [0])).toEqual({ ok: false, at: 1 })
})
