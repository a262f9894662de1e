import type { Expense, TripGroup } from '@tripwright/domain/money/expenses'
import { describe, expect, it } from 'vitest'
import {
  draftOf,
  type ExpenseDraft,
  leftToShare,
  newDraft,
  readDraft,
  readExpense,
  saveExpenseDraft,
} from './expense-draft.state.ts'

const GROUP: TripGroup = {
  currency: 'EUR',
  expenses: [],
  payments: [],
  kept: [],
  plan: null,
  total: '',
  from: '',
  to: '',
  people: [
    { id: 'a', name: 'Ada' },
    { id: 'b', name: 'Ben' },
  ],
}
const read = (part: Partial<ExpenseDraft>) =>
  readExpense({ ...newDraft(GROUP, '2026-05-01'), title: 'Boat', amount: '10', ...part }, GROUP, '.')

it.each([
  [{ a: '4' }, 600],
  [{ a: '4', b: '6' }, 0],
  [{ a: '11' }, -100],
])('of 10 euros shared out as %j, %i cents are left', (parts, left) => {
  const draft = { ...newDraft(GROUP, '2026-05-01'), amount: '10', kind: 'exact' as const, parts }
  expect(leftToShare(draft, GROUP, '.')).toEqual({ left, sum: 1000 })
  expect(leftToShare({ ...draft, kind: 'equal' }, GROUP, '.')).toBeNull()
})

describe('the form of an expense', () => {
  it.each<[Partial<ExpenseDraft>, object]>([
    [{}, { kind: 'equal', people: ['a', 'b'] }],
    [{ out: ['a'] }, { kind: 'equal', people: ['b'] }],
    [
      { kind: 'shares', parts: { b: '3' } },
      { kind: 'shares', shares: { a: 1, b: 3 } },
    ],
    [
      { kind: 'shares', parts: { a: '1.5', b: '٢' } },
      { kind: 'shares', shares: { a: 3, b: 4 } },
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
    [{ amount: '1e15' }, [{ field: 'amount', key: 'problem.too-large' }]],
    [{ amount: '9'.repeat(40) }, [{ field: 'amount', key: 'problem.too-large' }]],
    [{ amount: '12.345' }, [{ field: 'amount', key: 'problem.too-many-decimals' }]],
    [{ amount: '12.5', currency: 'JPY' }, [{ field: 'amount', key: 'problem.too-many-decimals' }]],
    [{ amount: '-4' }, [{ field: 'amount', key: 'problem.amount' }]],
    [{ date: '0026-05-01' }, [{ field: 'date', key: 'problem.date' }]],
    [{ out: ['a', 'b'] }, [{ field: 'split', key: 'problem.nobody', left: 0 }]],
    [{ kind: 'shares', parts: { a: 'x' } }, [{ field: 'split', key: 'problem.share' }]],
    [{ amount: '12.500' }, [{ field: 'amount', key: 'problem.too-many-decimals' }]],
    [{ kind: 'exact', parts: { a: '4' } }, [{ field: 'split', key: 'problem.not-the-sum', left: 600 }]],
    [{ kind: 'exact', parts: { a: '11' } }, [{ field: 'split', key: 'problem.not-the-sum', left: -100 }]],
    [
      { kind: 'items', items: [{ title: '', amount: '11', people: ['a'] }] },
      [{ field: 'split', key: 'problem.items-exceed', left: 0 }],
    ],
  ])('%j is refused with %j', (part, issues) => expect(read(part)).toEqual({ ok: false, issues }))

  it.each([
    ['12,50', 'EUR', 1250],
    ['1 234,56', 'EUR', 123456],
    ['١٬٢٣٤٫٥٦', 'EUR', 123456],
    ['۱۲۳', 'EUR', 12300],
    ['1e12', 'JPY', 1_000_000_000_000],
    ['10000000000000', 'EUR', 1_000_000_000_000_000],
  ])('takes %s %s for %i minor units', (amount, currency, minor) => {
    expect(read({ amount, currency })).toMatchObject({ ok: true, expense: { amount: minor, currency } })
  })

  it.each<[Expense['split']]>([
    [{ kind: 'equal', people: ['b'] }],
    [{ kind: 'shares', shares: { a: 2, b: 5 } }],
    [{ kind: 'exact', amounts: { a: 1, b: 1233 } }],
    [{ kind: 'items', items: [{ title: 'Fish', amount: 800, people: ['a'] }] }],
  ])('shows an expense that is shared as %j so that it comes back the same', (split) => {
    const expense: Expense = {
      id: 'e',
      title: 'Boat',
      category: 'sights',
      date: '2026-05-02',
      amount: 1234,
      currency: 'USD',
      paidBy: 'b',
      split,
      hasReceipt: false,
    }
    for (const decimal of ['.', ','] as const)
      expect(readExpense(draftOf(expense, GROUP, decimal), GROUP, decimal, 'e')).toEqual({
        ok: true,
        expense,
      })
  })
})

it('an expense that is half typed is there again, unless its payer is of another list', () => {
  expect(readDraft(GROUP, '2026-05-01')).toEqual(newDraft(GROUP, '2026-05-01'))
  saveExpenseDraft({
    ...newDraft(GROUP, '2026-04-30'),
    title: 'Boat',
    amount: '12,5',
    paidBy: 'b',
    kind: 'exact',
  })
  expect(readDraft(GROUP, '2026-05-01')).toMatchObject({
    title: 'Boat',
    amount: '12,5',
    paidBy: 'b',
    date: '2026-04-30',
    kind: 'equal',
  })
  expect(readDraft({ ...GROUP, people: [{ id: 'c', name: 'Cleo' }] }, '2026-05-01').title).toBe('')
  saveExpenseDraft(null)
  expect(readDraft(GROUP, '2026-05-01').title).toBe('')
})
