import { expect, test } from 'vitest'
import { logOfShare, portableExp, portableLog } from './portable-math.ts'
import { makeRandom, nextFloat, nextInt } from './random.ts'
import { sortByKey } from './shell-sort.ts'

test.each([-30, -3.2, -1e-9, 0, 0.5, 1, 20])('e to the power of %d is right to twelve digits', (x) => {
  expect(portableExp(x) / Math.exp(x)).toBeCloseTo(1, 12)
})

test.each([1e-9, 0.04, 0.5, 1, 1.5, 2, 1e6])('the logarithm of %d is right to twelve digits', (x) => {
  expect(portableLog(x)).toBeCloseTo(Math.log(x), 12)
})

test('the logarithm of a share is never above zero and falls towards nothing', () => {
  expect(logOfShare(0)).toBeLessThan(-9)
  expect(logOfShare(0.5)).toBeCloseTo(Math.log(0.5), 3)
  expect(logOfShare(1 - 2 ** -32)).toBeLessThan(0)
})

test('the random stream is unchanged and uniform', () => {
  const chance = makeRandom(1)
  expect(Array.from({ length: 4 }, () => nextInt(chance, 1000))).toEqual([773, 973, 620, 754])
  const shares = Array.from({ length: 10_000 }, () => nextFloat(chance))
  expect(Math.min(...shares)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...shares)).toBeLessThan(1)
  expect(shares.reduce((sum, share) => sum + share, 0) / 10_000).toBeCloseTo(0.5, 1)
})

test('neighbouring, zero and negative seeds give different streams', () => {
  const firsts = [-1, 0, 1, 2, 3].map((seed) => nextInt(makeRandom(seed), 1_000_000))
  expect(new Set(firsts).size).toBe(5)
})

test('items are sorted by key, equal keys by item, and the rest is left alone', () => {
  const items = Int32Array.of(3, 4, 5, 0, 2, 1)
  sortByKey(items, 5, Float64Array.of(2, 9, 1, 2, 1, 0))
  expect(Array.from(items)).toEqual([5, 2, 4, 0, 3, 1])
})
