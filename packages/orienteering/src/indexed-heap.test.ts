import fc from 'fast-check'
import { expect, test } from 'vitest'
import { heapify, makeIndexedHeap, removeTop, siftDown, siftUp } from './indexed-heap.ts'

test('the greatest value comes first, of equal ones the smaller item, after any changes', () => {
  const change = fc.record({ item: fc.nat(29), value: fc.nat(9) })
  fc.assert(
    fc.property(fc.array(fc.nat(9), { minLength: 1, maxLength: 30 }), fc.array(change), (values, changes) => {
      const ranking = makeIndexedHeap(values.length)
      ranking.count = values.length
      for (const [item, value] of values.entries()) {
        ranking.items[item] = item
        ranking.value[item] = value
      }
      heapify(ranking)
      for (const { item, value } of changes.filter((one) => one.item < values.length)) {
        const isMore = value > (ranking.value[item] ?? 0)
        ranking.value[item] = value
        if (isMore) siftUp(ranking, item)
        else siftDown(ranking, item)
      }
      const byValue = (a: number, b: number) => (ranking.value[b] ?? 0) - (ranking.value[a] ?? 0) || a - b
      const expected = [...values.keys()].sort(byValue)
      const popped: number[] = []
      for (; ranking.count > 0; removeTop(ranking)) popped.push(ranking.items[0] ?? -1)
      expect(popped).toEqual(expected)
    }),
  )
})
