import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOrder, orderAt, orderBetween, ordersBetween } from './order.rules.ts'

const sorted = (keys: readonly string[]) => keys.every((key, i) => i === 0 || (keys[i - 1] ?? '') < key)

describe('an order key', () => {
  it('exists between any two keys, after any number of insertions', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 300, size: 'max' }), (places) => {
        const keys: string[] = []
        for (const place of places) {
          const index = place % (keys.length + 1)
          keys.splice(index, 0, orderAt(keys, index))
        }
        expect(sorted(keys)).toBe(true)
        expect(keys.every(isOrder)).toBe(true)
      }),
    )
  })

  it('stays short when things are added at an end', () => {
    let [first, last] = ['a0', 'a0']
    for (let n = 0; n < 5000; n++) {
      const [before, after] = [orderBetween(null, first), orderBetween(last, null)]
      expect(before < first && after > last).toBe(true)
      first = before
      last = after
    }
    expect([first.length, last.length]).toEqual([4, 4])
  })

  it('stays valid after a thousand insertions at one point', () => {
    let [low, high] = ['a0', 'a1']
    for (let n = 0; n < 1000; n++) {
      const middle = orderBetween(low, high)
      expect(low < middle && middle < high && isOrder(middle)).toBe(true)
      if (n % 2) low = middle
      else high = middle
    }
  })

  it.each([0, 1, 2, 7, 200])('can be made %i at once', (count) => {
    for (const [before, after] of [
      [null, null],
      ['a0', null],
      [null, 'a0'],
      ['a0', 'a1'],
    ] as const) {
      const keys = ordersBetween(before, after, count)
      const bounded = [...(before ? [before] : []), ...keys, ...(after ? [after] : [])]
      expect(keys).toHaveLength(count)
      expect(sorted(bounded)).toBe(true)
    }
  })

  it('sorts after both of two equal keys', () => {
    expect(orderAt(['a0', 'a1', 'a1', 'a2'], 2) > 'a1').toBe(true)
    expect(orderAt(['a0', 'a1', 'a1', 'a2'], 2) < 'a2').toBe(true)
    expect(orderAt(['a1', 'a1'], 1) > 'a1').toBe(true)
  })

  it('exists before the smallest and after the greatest integer part', () => {
    const smallest = `A${'0'.repeat(25)}1`
    const below = orderBetween(null, smallest)
    expect(below < smallest && isOrder(below)).toBe(true)
    expect(orderBetween(null, below) < below).toBe(true)
    const greatest = `z${'z'.repeat(26)}`
    expect(orderBetween(greatest, null) > greatest).toBe(true)
    expect(orderBetween('Zz', null)).toBe('a0')
    expect(orderBetween(null, 'a0')).toBe('Zz')
  })

  it('is refused between two that are not in order', () => {
    expect(() => orderBetween('a1', 'a1')).toThrow('not in order')
  })

  it.each(['', '0', 'a', 'a00', 'b0', 'a1 ', 'á0', `A${'0'.repeat(26)}`, 'a0V0', `a0${'1'.repeat(1000)}`])(
    'is not %j',
    (text) => expect(isOrder(text)).toBe(false),
  )
})
