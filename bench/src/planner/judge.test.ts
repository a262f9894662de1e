import { expect, test } from 'vitest'
import { type InstanceRules, judge, roundedDown } from './judge.ts'

// Three points on a line ten apart; point 2 has a break, a visit takes five.
const FACTS: InstanceRules = {
  points: 4,
  tours: 2,
  opens: 0,
  closes: 100,
  end: 0,
  score: (point) => point,
  duration: () => 5,
  travel: (from, to) => 10 * Math.abs(from - to),
  windows: (point, tour) =>
    point === 2
      ? [
          [0, 10],
          [40, 50],
        ]
      : tour === 0
        ? [[0, 80]]
        : [[0, 30]],
  broken: (visited) => (visited.length > 2 ? 'too many' : undefined),
}

test.each<[tours: number[][], verdict: unknown]>([
  [[[1, 2], []], { ok: true, score: 3 }],
  [[[2], [3]], { ok: true, score: 5 }],
  [[[1]], { ok: false, reason: '1 tours' }],
  [[[1], [1]], { ok: false, reason: 'a point twice' }],
  [[[0], []], { ok: false, reason: 'no such point' }],
  [[[4], []], { ok: false, reason: 'no such point' }],
  [[[], [1, 3]], { ok: false, reason: 'tour 2: point 3 is shut at 35' }],
  [[[3, 2], []], { ok: true, score: 5 }],
  [[[2, 3, 1], []], { ok: false, reason: 'too many' }],
  [[[3, 1, 2], []], { ok: false, reason: 'tour 1: point 2 is shut at 70' }],
])('tours %j', (tours, verdict) => {
  expect(judge(FACTS, tours)).toEqual(verdict)
})

test('a tour that ends after the last moment is refused', () => {
  expect(judge({ ...FACTS, closes: 64 }, [[2], []])).toEqual({
    ok: false,
    reason: 'tour 1: ends at 65, after 64',
  })
})

test('a distance is rounded down, not to the nearest', () => {
  expect(roundedDown([0, 0], [1, 1], 1)).toBe(1.4)
  expect(roundedDown([0, 0], [3, 4], 2)).toBe(5)
  expect(roundedDown([0, 0], [1.99, 0], 1)).toBe(1.9)
})
