import { solve } from '@tripwright/orienteering'
import { expect, test } from 'vitest'
import { drawInstance } from './drawn.ts'
import { DAY_LENGTH, type Drawing, drawPoints } from './drawn-points.ts'

const COAST: Drawing = { seed: 5, places: 40, spread: 'coast', hours: 'mixed' }

test('a drawing gives the same points each time, and another seed others', () => {
  expect(drawPoints(COAST)).toEqual(drawPoints(COAST))
  expect(drawPoints({ ...COAST, seed: 6 })).not.toEqual(drawPoints(COAST))
})

test.each(['even', 'clustered', 'ring', 'coast'] as const)(
  'places lie %s, and each can be visited within a day',
  (spread) => {
    for (const hours of ['narrow', 'half-day', 'wide', 'mixed'] as const) {
      const points = drawPoints({ seed: 7, places: 60, spread, hours })
      expect(points).toHaveLength(60)
      for (const { score, duration, opens, closes } of points) {
        expect(Math.min(score, duration)).toBeGreaterThan(0)
        expect(opens).toBeGreaterThanOrEqual(0)
        expect(closes).toBeGreaterThan(opens)
        expect(closes).toBeLessThanOrEqual(DAY_LENGTH)
      }
    }
  },
)

test('on a ring nothing lies in the middle, and a coast is narrow', () => {
  const ring = drawPoints({ ...COAST, spread: 'ring' })
  expect(Math.min(...ring.map(({ x, y }) => Math.hypot(x - 60, y - 60)))).toBeGreaterThanOrEqual(36)
  const coast = drawPoints(COAST).map(({ y }) => y)
  expect(Math.max(...coast) - Math.min(...coast)).toBeLessThanOrEqual(20)
})

test('the judge, which counts in minutes, agrees with the search among many places', () => {
  const ring: Drawing = { seed: 9, places: 288, spread: 'ring', hours: 'narrow' }
  const { problem, judge, name } = drawInstance(ring, 1, {})
  // Just enough for the schedule of a large problem, whose rounds look at the places near the gap.
  const { routes, score } = solve(problem, { seed: 1, iterations: 5210 })
  expect(name).toBe('ring-narrow-288-9 x1')
  expect(judge(routes)).toEqual({ ok: true, score })
  expect(judge([[0, 0]])).toMatchObject({ ok: false })
})
