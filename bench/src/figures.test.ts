import { expect, test } from 'vitest'
import { compare, type Figure, isMet, toKnown } from './figures.ts'

test.each([
  ['lower', 120, 100, 1.2, 'worse'],
  ['lower', 80, 100, 0.8, 'better'],
  ['lower', 109, 100, 1.09, 'same'],
  ['higher', 120, 100, 1.2, 'better'],
  ['higher', 80, 100, 0.8, 'worse'],
  ['higher', 91, 100, 0.91, 'same'],
  ['lower', 0, 100, 0, 'better'],
] as const)('%s is better: %d after %d is x%d and %s', (better, value, baseline, ratio, verdict) => {
  expect(compare({ value, better }, baseline)).toEqual({ ratio, verdict })
})

test('0 after 0 is unchanged', () => {
  expect(compare({ value: 0, better: 'lower' }, 0)).toEqual({ ratio: 1, verdict: 'same' })
})

test('a figure after 0 has no ratio, and is still shown', () => {
  expect(compare({ value: 0.1, better: 'lower' }, 0)).toEqual({ ratio: null, verdict: 'worse' })
  expect(compare({ value: 3, better: 'higher' }, 0)).toEqual({ ratio: null, verdict: 'better' })
})

test('the target is met when it is reached', () => {
  expect(isMet({ value: 100, better: 'lower' }, 100)).toBe(true)
  expect(isMet({ value: 100.1, better: 'lower' }, 100)).toBe(false)
  expect(isMet({ value: 99, better: 'higher' }, 99)).toBe(true)
  expect(isMet({ value: 98, better: 'higher' }, 99)).toBe(false)
})

test('a baseline finds a figure by its group and name, and keeps four digits', () => {
  const figure = (group: string, name: string, value: number): Figure => {
    return { group, name, value, unit: 'ms', better: 'lower' }
  }
  expect(
    toKnown([figure('cold', 'time', 1234.567), figure('cold', 'CPU', 0.0123456), figure('warm', 'time', 9)]),
  ).toEqual({
    cold: { time: 1235, CPU: 0.01235 },
    warm: { time: 9 },
  })
})
