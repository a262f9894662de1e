import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RateTable } from '../currency/index.ts'
import { type ExpenseGroup, findBalances } from './balances.rules.ts'
import { findDailyAllowance } from './daily-allowance.rules.ts'
import type { RateBook } from './expense-rate.rules.ts'
import {
  allocate,
  EXPENSE_CATEGORIES,
  type Expense,
  type ExpenseSplit,
  splitExpense,
} from './expense-split.rules.ts'
import { toCsv } from './export.rules.ts'
import { settleUp } from './settle.rules.ts'

const TODAY = '2026-05-01'
const TABLE: RateTable = {
  base: 'EUR',
  date: '2026-04-30',
  source: 'written out for this test',
  isEstimate: true,
  uncertain: [],
  rates: { USD: 1.172, JPY: 169.2, KWD: 0.3585, IDR: 19020 },
}
const BOOK: RateBook = { table: TABLE, months: null, dayRates: [] }
const people = ['ada', 'ben', 'cleo', 'dan'].map((id) => ({ id, name: id }))
const expense = (split: ExpenseSplit, part: Partial<Expense> = {}): Expense => ({
  id: 'e',
  title: 'Dinner',
  category: 'meal',
  date: TODAY,
  amount: 1000,
  currency: 'EUR',
  paidBy: 'ada',
  hasReceipt: false,
  split,
  ...part,
})
const parts = (split: ExpenseSplit, amount = 1000) => {
  const shares = splitExpense(expense(split, { amount }))
  return shares.ok ? Object.fromEntries(shares.value) : shares.code
}

describe('a split', () => {
  it.each<[ExpenseSplit, number, object | string]>([
    [{ kind: 'equal', people: ['ada', 'ben', 'cleo'] }, 1000, { ada: 334, ben: 333, cleo: 333 }],
    [{ kind: 'equal', people: ['ada', 'ben', 'cleo'] }, 2, { ada: 1, ben: 1, cleo: 0 }],
    [{ kind: 'equal', people: [] }, 1000, 'nobody'],
    [{ kind: 'shares', shares: { ada: 2, ben: 1, cleo: 0 } }, 1000, { ada: 667, ben: 333 }],
    [{ kind: 'shares', shares: { ada: 0 } }, 1000, 'nobody'],
    [{ kind: 'exact', amounts: { ada: 400, ben: 600 } }, 1000, { ada: 400, ben: 600 }],
    [{ kind: 'exact', amounts: { ada: 400, ben: 599 } }, 1000, 'not-the-sum'],
  ])('%j of %i is %j', (split, amount, expected) => expect(parts(split, amount)).toEqual(expected))

  it('by item spreads the amount that no item covers in proportion', () => {
    const items = [
      { title: 'Fish', amount: 600, people: ['ada'] },
      { title: 'Wine', amount: 300, people: ['ada', 'ben'] },
    ]
    expect(parts({ kind: 'items', items }, 990)).toEqual({ ada: 825, ben: 165 })
    expect(parts({ kind: 'items', items }, 900)).toEqual({ ada: 750, ben: 150 })
    expect(parts({ kind: 'items', items }, 899)).toBe('items-exceed')
    expect(parts({ kind: 'items', items: [{ title: '?', amount: 1, people: [] }] })).toBe('nobody')
  })

  it('has whole parts that add up to the sum, each within a minor unit of its exact share', () => {
    const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(fc.nat(Number.MAX_SAFE_INTEGER), weights, (amount, all) => {
        const total = all.reduce((sum, weight) => sum + weight, 0)
        fc.pre(total > 0)
        const shares = allocate(amount, all)
        expect(shares.reduce((sum, share) => sum + BigInt(share), 0n)).toBe(BigInt(amount))
        for (const [index, share] of shares.entries()) {
          const due = (BigInt(amount) * BigInt(all[index] ?? 0)) / BigInt(total)
          expect([due, due + 1n]).toContain(BigInt(share))
        }
      }),
    )
  })
})

const anyIds = fc.uniqueArray(fc.constantFrom(...people.map(({ id }) => id)), { minLength: 1 })
const anySplit: fc.Arbitrary<ExpenseSplit> = fc.oneof(
  anyIds.map((ids): ExpenseSplit => ({ kind: 'equal', people: ids })),
  fc
    .dictionary(fc.constantFrom('ada', 'ben', 'cleo'), fc.nat(9))
    .map((shares): ExpenseSplit => ({ kind: 'shares', shares })),
  fc
    .array(fc.record({ title: fc.string(), amount: fc.nat(500), people: anyIds }), { maxLength: 4 })
    .map((items): ExpenseSplit => ({ kind: 'items', items })),
)
const anyExpense = fc.record({
  id: fc.uuid(),
  title: fc.string(),
  category: fc.constantFrom(...EXPENSE_CATEGORIES),
  // Up to 1e15 in major units: larger sums are left out, never rounded.
  amount: fc.oneof(fc.nat(10_000_000), fc.nat(Number.MAX_SAFE_INTEGER)),
  date: fc.constantFrom(TODAY, '2024-02-29', '2025-01-31'),
  currency: fc.constantFrom('EUR', 'USD', 'JPY', 'KWD', 'IDR', 'BGN', 'XXX'),
  split: anySplit,
  paidBy: fc.constantFrom('ada', 'ben', 'cleo', 'dan'),
  hasReceipt: fc.constant(false),
})
const anyGroup: fc.Arbitrary<ExpenseGroup> = fc.record({
  currency: fc.constantFrom('EUR', 'JPY', 'KWD'),
  people: fc.constant(people),
  expenses: fc.array(anyExpense, { maxLength: 12 }),
  payments: fc.array(
    fc.record({
      from: fc.constantFrom('ada', 'ben'),
      to: fc.constantFrom('cleo', 'dan'),
      amount: fc.nat(9999),
    }),
    { maxLength: 3 },
  ),
})

describe('balances', () => {
  it('add up to 0 to the minor unit, for any expenses, splits and currencies', () => {
    fc.assert(
      fc.property(anyGroup, (group) => {
        const { balances } = findBalances(group, BOOK, TODAY)
        expect([...balances.values()].reduce((sum, one) => sum + one, 0)).toBe(0)
      }),
      { numRuns: 500 },
    )
  })

  it('are 0 for each person after the payments, of which there are fewer than people', () => {
    fc.assert(
      fc.property(anyGroup, (group) => {
        const { balances } = findBalances(group, BOOK, TODAY)
        const { payments } = settleUp(balances)
        const after = findBalances({ ...group, payments: [...group.payments, ...payments] }, BOOK, TODAY)
        expect([...after.balances.values()]).toEqual(people.map(() => 0))
        expect(payments.length).toBeLessThan(people.length)
        expect(payments.every(({ amount }) => amount > 0)).toBe(true)
      }),
    )
  })

  it('convert an expense as a whole before it is split, and leave out one without a rate', () => {
    const group: ExpenseGroup = {
      currency: 'EUR',
      people,
      payments: [],
      expenses: [
        expense({ kind: 'equal', people: ['ada', 'ben', 'cleo'] }, { amount: 1000, currency: 'USD' }),
        expense({ kind: 'equal', people: ['ada'] }, { id: 'unknown', currency: 'XXX' }),
        expense({ kind: 'equal', people: ['ada', 'dan'] }, { id: 'old', amount: 39117, currency: 'DEM' }),
      ],
    }
    const { balances, leftOut } = findBalances(group, BOOK, TODAY)
    expect(Object.fromEntries(balances)).toEqual({ ada: 10568, ben: -284, cleo: -284, dan: -10000 })
    expect(leftOut).toEqual(['unknown'])
    expect(findBalances(group, { ...BOOK, table: null }, TODAY).leftOut).toEqual(['e', 'unknown'])
  })
})

/** A reference implementation: the maximum number of groups with sum 0, by trying each group that has the first person. */
function maxGroups([first, ...others]: readonly number[]): number {
  if (first === undefined) return 0
  let most = 0
  for (let mask = 0; mask < 1 << others.length; mask++) {
    const isIn = (_: number, index: number) => (mask & (1 << index)) !== 0
    const sum = others.filter(isIn).reduce((all, one) => all + one, first)
    if (sum === 0) most = Math.max(most, 1 + maxGroups(others.filter((_, index) => !isIn(_, index))))
  }
  return most
}

describe('settling up', () => {
  const settlePayments = (...amounts: number[]) =>
    settleUp(new Map(amounts.map((amount, index) => [`p${index}`, amount])))
  it.each([
    [[0, 0], 0],
    [[10, -10], 1],
    [[10, -5, -5], 2],
    // Two pairs: paying the largest debt first would need three payments.
    [[7, -7, 5, -5], 2],
    [[9, 6, -4, -5, -6], 3],
    [[3, 3, 3, 3, -2, -2, -2, -6], 6],
  ])('%j takes %i payments', (amounts, count) => {
    const { payments, isFewest } = settlePayments(...amounts)
    expect([payments.length, isFewest]).toEqual([count, true])
  })

  it('takes as few payments as trying every grouping finds', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -6, max: 6 }), { minLength: 1, maxLength: 6 }), (some) => {
        const all = [...some, -some.reduce((sum, one) => sum + one, 0)].filter((one) => one !== 0)
        expect(settlePayments(...all).payments.length).toBe(all.length - maxGroups(all))
      }),
      { numRuns: 60 },
    )
  })

  it('of more than 16 people is found quickly, and marked as not proved minimal', () => {
    const amounts = Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? 100 + index : -100 - (index - 1),
    )
    const { payments, isFewest } = settlePayments(...amounts)
    expect(isFewest).toBe(false)
    expect(payments.length).toBeLessThan(20)
  })
})

it.each([
  [90000, 0, '2026-05-01', { days: 9, planned: 10000, left: 90000, daysLeft: 9, perDayLeft: 10000 }],
  [90000, 30000, '2026-05-04', { days: 9, planned: 10000, left: 60000, daysLeft: 6, perDayLeft: 10000 }],
  [100, 0, '2026-04-01', { days: 9, planned: 11, left: 100, daysLeft: 9, perDayLeft: 11 }],
  [90000, 95000, '2026-05-04', { days: 9, planned: 10000, left: -5000, daysLeft: 6, perDayLeft: 0 }],
  [90000, 1, '2026-06-01', { days: 9, planned: 10000, left: 89999, daysLeft: 0, perDayLeft: 0 }],
])('of %i over nine days, %i spent, on %s: %j', (total, spent, today, expected) => {
  expect(findDailyAllowance(total, spent, { from: '2026-05-01', to: '2026-05-09' }, today)).toEqual(expected)
})

describe('the export', () => {
  const TEXTS = {
    head: ['Date', 'What', 'Kind', 'Paid by', 'Currency', 'Sum'],

    own: 'In EUR',
    receipt: 'Receipt',
    details: ['Type', 'Paid with', 'Returned', 'Charged'],
    category: (one: string) => one,
    type: (one: string) => one,
    paidWith: (one: string) => one,
    payment: (to: string) => `Payment to ${to}`,
    decimal: '.',
  } as const
  const group: ExpenseGroup = {
    currency: 'EUR',
    people: people.slice(0, 2),
    expenses: [
      expense({ kind: 'equal', people: ['ada', 'ben'] }, { title: '=HYPERLINK("x"), "fish"', amount: 1001 }),
      expense({ kind: 'exact', amounts: { ben: 1172 } }, { title: 'Boat', amount: 1172, currency: 'USD' }),
    ],
    payments: [{ from: 'ben', to: 'ada', amount: 500 }],
  }

  it('has a column for each, quoted, the sum by the rate of its day, and payments', () => {
    expect(toCsv(group, BOOK, TODAY, TEXTS).split('\r\n')).toEqual([
      'Date,What,Kind,Paid by,Currency,Sum,ada,ben,In EUR',
      '2026-05-01,"\'=HYPERLINK(""x""), ""fish""",meal,ada,EUR,10.01,5.01,5.00,10.01',
      '2026-05-01,Boat,meal,ada,USD,11.72,0.00,11.72,10.00',
      ',Payment to ada,,ben,EUR,5.00,,,5.00',
    ])
  })

  it('names the file of each receipt', () => {
    const [first, second] = group.expenses
    const withReceipt = {
      ...group,
      expenses: [{ ...first, id: 'e-1', hasReceipt: true }, second],
    } as ExpenseGroup
    const rows = toCsv(withReceipt, BOOK, TODAY, TEXTS).split('\r\n')
    expect(rows.map((row) => row.split(',').at(-1))).toEqual(['Receipt', 'receipts/e-1.jpg', '', ''])
  })

  it('is read correctly by a spreadsheet with a decimal comma', () => {
    expect(toCsv(group, BOOK, TODAY, { ...TEXTS, decimal: ',' }).split('\r\n')[2]).toBe(
      '2026-05-01;Boat;meal;ada;USD;11,72;0,00;11,72;10,00',
    )
  })

  it.each(['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1', ' =1', '＝1', '\r=1'])(
    'keeps %j a text, as a title and as a name',
    (text) => {
      const [head = '', row = ''] = toCsv(
        {
          ...group,
          people: [{ id: 'ada', name: text }],
          expenses: [expense({ kind: 'equal', people: ['ada'] }, { title: text })],
        },
        ...([BOOK, TODAY, TEXTS] as const),
      ).split('\r\n2026')
      expect(head).toMatch(/Sum,"?'/)
      expect(row).toMatch(/^-05-01,"?'/)
    },
  )
})
