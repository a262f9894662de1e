import { expect, test } from 'vitest'
import { makeCoolingSchedule } from './cooling-schedule.ts'

const searchAmong = (candidates: number) => ({ meanScore: 10, candidates: new Int32Array(candidates) })

/** How warm a search is when it begins, in mean scores, and how often it cools. */
function describeSchedule(candidates: number, iterations: number, cooling?: { start: number; end: number }) {
  const schedule = makeCoolingSchedule(searchAmong(candidates), {
    seed: 1,
    iterations,
    ...(cooling && { cooling }),
  })
  let cycles = 1
  const start = schedule.temperature / 10
  for (let i = 0; i < iterations; i += 16) if (schedule.next(i) === 'again') cycles++
  return { start, cycles, isLarge: schedule.isLarge }
}

test.each([
  [100, 15_000, { start: 0.4, cycles: 1, isLarge: false }],
  [100, 15_001, { start: 1.2, cycles: 2, isLarge: false }],
  [20, 15_000, { start: 0.4, cycles: 1, isLarge: false }],
  [192, 7800, { start: 0.4, cycles: 1, isLarge: false }],
  [192, 7900, { start: 1.2, cycles: 2, isLarge: false }],
  [288, 5000, { start: 0.4, cycles: 1, isLarge: false }],
  [288, 5300, { start: 2.5, cycles: 1, isLarge: true }],
  [400, 4000, { start: 2.5, cycles: 1, isLarge: true }],
])('among %d candidates, %d iterations', (candidates, iterations, expected) => {
  expect(describeSchedule(candidates, iterations)).toEqual(expected)
})

test('a range of the caller stands whatever the size', () => {
  expect(describeSchedule(400, 9000, { start: 0.1, end: 0.01 })).toEqual({
    start: 0.1,
    cycles: 1,
    isLarge: false,
  })
})

test('a clock changes nothing but what is not known before: the schedule follows from the rounds that it lets through', () => {
  for (const [rounds, start] of [
    [4000, 0.4],
    [9000, 2.5],
  ] as const) {
    let round = 0
    const schedule = makeCoolingSchedule(searchAmong(288), {
      seed: 1,
      iterations: Number.MAX_SAFE_INTEGER,
      progress: () => round / rounds,
    })
    for (; round <= 0.021 * rounds; round++) schedule.next(round)
    expect(schedule.temperature / 10).toBeCloseTo(start, 0)
    expect(schedule.isLarge).toBe(start === 2.5)
  }
})
