import { describe, expect, it } from 'vitest'
import { isLow, isNearLimit, mostUsed, remaining } from './alert.rules.ts'

const counter = (count: number, limit: number) => ({ type: 'ai_requests' as const, count, limit })

describe('the warning', () => {
  it.each([
    [6, 10, false],
    [7, 10, true],
    [10, 10, true],
    [12, 10, true],
    [2, 3, false],
    [3, 3, true],
    [17, 25, false],
    [18, 25, true],
    [10, 15, false],
    [11, 15, true],
  ])('at %i of %i: %s', (count, limit, expected) => {
    expect(isNearLimit(counter(count, limit))).toBe(expected)
  })

  it('names the counter with the highest usage, and none below 70 %', () => {
    const searches = { type: 'search_requests' as const, count: 25, limit: 25 }
    expect(mostUsed([counter(7, 10), searches, counter(9, 10)])).toBe(searches)
    expect(mostUsed([counter(6, 10)])).toBeNull()
  })

  it('warns of the last two of a small limit, but not before the first use', () => {
    expect(mostUsed([counter(0, 3)])).toBeNull()
    expect([1, 2, 3].map((count) => mostUsed([counter(count, 3)])?.count)).toEqual([1, 2, 3])
    expect([counter(1, 3), counter(2, 3)].map(remaining)).toEqual([2, 1])
  })
})

describe('the remaining count', () => {
  it.each([
    [0, 3, 3, false],
    [1, 3, 2, true],
    [7, 10, 3, false],
    [8, 10, 2, true],
    [11, 10, 0, true],
  ])('after %i of %i is %i, and low: %s', (count, limit, left, low) => {
    expect([remaining(counter(count, limit)), isLow(counter(count, limit))]).toEqual([left, low])
  })
})
