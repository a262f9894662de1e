import { expect, it } from 'vitest'
import { forEachIsolated } from './for-each-isolated.ts'

it('whoever it goes wrong for holds up nobody behind them, and is told of at the end', async () => {
  const done: number[] = []
  const faults = await forEachIsolated([1, 2, 3], async (one) => {
    if (one === 1) throw new Error('one')
    done.push(one)
  })
  expect([done, faults]).toEqual([[2, 3], [new Error('one')]])
})
