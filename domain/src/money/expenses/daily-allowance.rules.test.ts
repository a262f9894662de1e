import { expect, it } from 'vitest'
import { findSpendingByCategory } from './daily-allowance.rules.ts'
import type { Expense } from './expense-split.rules.ts'
import type { TripGroup } from './trip-group.rules.ts'

const TODAY = '2026-05-03'
const BOOK = {
  months: null,
  dayRates: [],
  table: {
    base: 'EUR',
    date: '2026-05-02',
    source: 'test',
    isEstimate: true,
    uncertain: [],
    rates: { USD: 1.25 },
  },
}
const expense = (part: Partial<Expense>): Expense => ({
  id: 'e',
  title: '',
  category: 'meal',
  date: TODAY,
  amount: 1000,
  currency: 'EUR',
  paidBy: 'a',
  split: { kind: 'equal', people: ['a'] },
  hasReceipt: false,
  ...part,
})
const group: TripGroup = {
  currency: 'EUR',
  people: [{ id: 'a', name: 'Ada' }],
  payments: [],
  kept: [],
  total: '',
  from: '',
  to: '',
  plan: { currency: 'USD', bed: 50_000, meal: 12_500, transport: 0, sights: 0, other: 0 },
  expenses: [
    expense({}),
    expense({ amount: 1250, currency: 'USD' }),
    expense({ category: 'other', amount: 700 }),
    expense({ category: 'other', currency: 'XXX' }),
  ],
}

it("spending is shown beside the plan in the group's currency, for kinds with either", () => {
  expect(findSpendingByCategory(group, BOOK, TODAY)).toEqual([
    { category: 'bed', spent: 0, planned: 40_000 },
    { category: 'meal', spent: 2000, planned: 10_000 },
    { category: 'other', spent: 700, planned: 0 },
  ])
  expect(findSpendingByCategory({ ...group, plan: null }, BOOK, TODAY)).toEqual([
    { category: 'meal', spent: 2000, planned: null },
    { category: 'other', spent: 700, planned: null },
  ])
})
