import { expect, test } from 'vitest'
import { median, quantile } from './statistics.ts'

test.each([
  [[5], 5],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle)
})

test('99 of 100 are within the quantile of 0.99', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect(quantile(hundred, 0.99)).toBe(99)
  expect(quantile(hundred, 0.5)).toBe(50)
  expect(quantile(hundred, 1)).toBe(100)
  expect(quantile([7], 0.01)).toBe(7)
})

test('values are sorted as numbers, not as text', () => {
  expect(median([10, 9, 100])).toBe(10)
})

test('an empty list has neither', () => {
  expect(() => median([])).toThrow('nothing')
  expect(() => quantile([], 0.5)).toThrow('nothing')
})
