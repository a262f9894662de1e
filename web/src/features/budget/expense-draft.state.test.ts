import { describe, expect, it } from 'vitest'
import { type ExpenseDraft, newDraft, readExpense } from './expense-draft.state.ts'
import type { TripGroup } from './group.state.ts'

const GROUP: TripGroup = {
  ...{ currency: 'EUR', expenses: [], payments: [], total: '', from: '', to: '' },
  people: [
    { id: 'a', name: 'Ada' },
    { id: 'b', name: 'Ben' },
  ],
}
const read = (part: Partial<ExpenseDraft>) =>
  readExpense({ ...newDraft(GROUP, '2026-05-01'), title: 'Boat', amount: '10', ...part }, GROUP, '.')

describe('the form of an expense', () => {
  it.each<[Partial<ExpenseDraft>, object]>([
    [{}, { kind: 'equal', people: ['a', 'b'] }],
    [{ out: ['a'] }, { kind: 'equal', people: ['b'] }],
    [
      { kind: 'shares', parts: { b: '3' } },
      { kind: 'shares', shares: { a: 1, b: 3 } },
    ],
    [
      { kind: 'exact', parts: { a: '2.50', b: '7,50' } },
      { kind: 'exact', amounts: { a: 250, b: 750 } },
    ],
    [
      {
        kind: 'items',
        items: [
          { title: 'Fish', amount: '8', people: ['a'] },
          { title: '', amount: '', people: [] },
        ],
      },
      { kind: 'items', items: [{ title: 'Fish', amount: 800, people: ['a'] }] },
    ],
  ])('%j is shared as %j', (part, split) => {
    expect(read(part)).toMatchObject({
      ok: true,
      expense: { title: 'Boat', amount: 1000, paidBy: 'a', split },
    })
  })

  it.each<[Partial<ExpenseDraft>, object[]]>([
    [{ title: ' ' }, [{ field: 'title', key: 'problem.what' }]],
    [{ amount: '0' }, [{ field: 'amount', key: 'problem.amount' }]],
    [{ amount: '1e15' }, [{ field: 'amount', key: 'problem.amount' }]],
    [{ out: ['a', 'b'] }, [{ field: 'split', key: 'problem.nobody', left: 0 }]],
    [{ kind: 'shares', parts: { a: 'x' } }, [{ field: 'split', key: 'problem.part' }]],
    [{ kind: 'exact', parts: { a: '4' } }, [{ field: 'split', key: 'problem.not-the-sum', left: 600 }]],
    [{ kind: 'exact', parts: { a: '11' } }, [{ field: 'split', key: 'problem.not-the-sum', left: -100 }]],
    [
      { kind: 'items', items: [{ title: '', amount: '11', people: ['a'] }] },
      [{ field: 'split', key: 'problem.items-exceed', left: 0 }],
    ],
  ])('%j is refused with %j', (part, issues) => expect(read(part)).toEqual({ ok: false, issues }))
})
