import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyTrip, makeOps, merge, type TripState, uuidV7 } from '../../trip/sync/index.ts'
import type { RateTable } from '../currency/index.ts'
import { countedInGroup, findBalances } from './balances.rules.ts'
import { findSpendingByDay } from './day-spending.rules.ts'
import { rateOfExpense } from './expense-rate.rules.ts'
import type { Expense, ExpenseSplit } from './expense-split.rules.ts'
import { toCsv } from './export.rules.ts'
import { settleUp } from './settle.rules.ts'
import { bookOfGroup, changesOfGroup, groupOfTrip, type TripGroup } from './trip-group.rules.ts'

const TODAY = '2026-05-04'
const TABLE: RateTable = {
  base: 'EUR',
  date: '2026-05-01',
  source: 'written out for this test',
  isEstimate: true,
  uncertain: [],
  rates: { USD: 1.25, JPY: 160 },
}
const RATES = { table: TABLE, months: null }
const PEOPLE = ['ada', 'ben', 'cleo', 'dan'].map((id) => ({ id, name: id }))
const EVERYBODY = PEOPLE.map(({ id }) => id)

const groupOf = (expenses: readonly Expense[], part: Partial<TripGroup> = {}): TripGroup => ({
  currency: 'EUR',
  people: PEOPLE,
  payments: [],
  kept: [],
  plan: null,
  total: '',
  from: '',
  to: '',
  expenses,
  ...part,
})
const expense = (part: Partial<Expense> = {}): Expense => ({
  id: 'e',
  title: 'Boat',
  category: 'sights',
  date: '2026-05-02',
  amount: 1000,
  currency: 'EUR',
  paidBy: 'ada',
  split: { kind: 'equal', people: ['ada', 'ben', 'cleo'] },
  hasReceipt: false,
  ...part,
})
const balancesOf = (group: TripGroup) => findBalances(group, bookOfGroup(group, RATES), TODAY)
const named = (group: TripGroup) => Object.fromEntries(balancesOf(group).balances)
const sum = (amounts: Iterable<number>) => [...amounts].reduce((all, one) => all + one, 0)

const somePeople = fc.subarray(EVERYBODY, { minLength: 1 })
const anySplit: fc.Arbitrary<ExpenseSplit> = fc.oneof(
  somePeople.map((people): ExpenseSplit => ({ kind: 'equal', people })),
  fc
    .dictionary(fc.constantFrom(...EVERYBODY), fc.integer({ min: 1, max: 9 }), { minKeys: 1 })
    .map((shares): ExpenseSplit => ({ kind: 'shares', shares })),
)
const anyExpense: fc.Arbitrary<Expense> = fc
  .record({
    id: fc.uuid(),
    amount: fc.nat(99_999),
    currency: fc.constantFrom('EUR', 'USD', 'JPY'),
    paidBy: fc.constantFrom(...EVERYBODY),
    split: anySplit,
    type: fc.constantFrom(undefined, 'refund', 'deposit', 'withdrawal'),
    paidWith: fc.constantFrom(undefined, 'cash', 'card'),
    returned: fc.option(fc.nat(120_000), { nil: undefined }),
    charged: fc.option(fc.record({ amount: fc.nat(99_999), currency: fc.constantFrom('EUR', 'USD') }), {
      nil: undefined,
    }),
  })
  .map((part) => expense(part as Partial<Expense>))

describe('money that comes back', () => {
  it('cancels an expense of the same split to the cent, for any amount, split and currency', () => {
    fc.assert(
      fc.property(anyExpense, ({ type: _, paidWith: __, ...paid }) => {
        const back: Expense = { ...paid, id: 'back', type: 'refund' }
        const group = groupOf([paid, back])
        expect([...balancesOf(group).balances.values()].every((amount) => amount === 0)).toBe(true)
        const { days } = findSpendingByDay(
          group,
          { planned: [], budget: null },
          bookOfGroup(group, RATES),
          TODAY,
        )
        expect(days.map(({ spent }) => spent).filter((spent) => spent !== 0)).toEqual([])
      }),
    )
  })

  it('leaves balances that add up to 0 and are 0 after the payments, with any deposits, refunds and cash', () => {
    fc.assert(
      fc.property(fc.array(anyExpense, { maxLength: 12 }), (expenses) => {
        const group = groupOf(expenses)
        const { balances } = balancesOf(group)
        expect(sum(balances.values())).toBe(0)
        const { payments } = settleUp(balances)
        const after = balancesOf({ ...group, payments })
        expect([...after.balances.values()].every((amount) => amount === 0)).toBe(true)
        expect(payments.length).toBeLessThan(PEOPLE.length)
      }),
      { numRuns: 300 },
    )
  })

  it('of a deposit counts only what was kept, and nothing as long as it may come back', () => {
    const deposit = expense({ type: 'deposit', amount: 30000 })
    expect(named(groupOf([deposit]))).toEqual({ ada: 0, ben: 0, cleo: 0, dan: 0 })
    expect(named(groupOf([{ ...deposit, returned: 30000 }]))).toEqual({ ada: 0, ben: 0, cleo: 0, dan: 0 })
    expect(named(groupOf([{ ...deposit, returned: 0 }]))).toEqual({
      ada: 20000,
      ben: -10000,
      cleo: -10000,
      dan: 0,
    })
    expect(named(groupOf([{ ...deposit, returned: 27000 }]))).toMatchObject({ ada: 2000, ben: -1000 })
    // More cannot come back than was paid.
    expect(named(groupOf([{ ...deposit, returned: 40000 }]))).toMatchObject({ ada: 0 })
  })

  it('is not reported as left out while a deposit is in a currency without a rate', () => {
    const deposit = expense({ type: 'deposit', currency: 'XXX' })
    expect(balancesOf(groupOf([deposit])).leftOut).toEqual([])
    expect(balancesOf(groupOf([{ ...deposit, returned: 0 }])).leftOut).toEqual(['e'])
  })
})

describe('cash from a machine', () => {
  const yen = { currency: 'JPY', type: 'withdrawal', amount: 10000, paidBy: 'ada' } as const
  const first = expense({ ...yen, id: 'w1', date: '2026-05-01', charged: { amount: 8000, currency: 'USD' } })
  const second = expense({ ...yen, id: 'w2', date: '2026-05-03', charged: { amount: 7000, currency: 'EUR' } })
  const noodles = expense({ amount: 5000, currency: 'JPY', paidWith: 'cash' })
  const counted = (one: Expense, all: readonly Expense[] = [first, second]) => {
    const group = groupOf([...all, one])
    return countedInGroup(one, 'EUR', bookOfGroup(group, RATES), TODAY)
  }

  it('gives what its owner pays in cash the rate that it really cost, fees included', () => {
    // 10,000 yen were $80, that is €64 by the rate of its day.
    expect(counted(noodles)).toBe(3200)
    expect(counted({ ...noodles, date: '2026-05-03' })).toBe(3500)
    expect(counted({ ...noodles, date: '2026-04-20' })).toBe(3200)
  })

  it('changes no other expense: by card, of somebody else, in another currency', () => {
    const byTable = 3125
    expect(counted({ ...noodles, paidWith: 'card' })).toBe(byTable)
    expect(counted({ ...noodles, paidBy: 'ben' })).toBe(byTable)
    expect(counted({ ...noodles, currency: 'USD', amount: 1250 })).toBe(1000)
    expect(counted(noodles, [])).toBe(byTable)
  })

  it('is no spending and no debt, and says which rate it gave', () => {
    const group = groupOf([first, noodles])
    expect(balancesOf(groupOf([first])).leftOut).toEqual([])
    expect(named(groupOf([first]))).toEqual({ ada: 0, ben: 0, cleo: 0, dan: 0 })
    expect(rateOfExpense(noodles, 'EUR', bookOfGroup(group, RATES), TODAY)).toMatchObject({
      basis: 'cash',
      asOf: '2026-05-01',
    })
  })

  it('without what was charged, or of nothing, gives no rate', () => {
    const { charged: _, ...uncharged } = first
    expect(counted(noodles, [uncharged])).toBe(3125)
    expect(counted(noodles, [{ ...first, amount: 0 }])).toBe(3125)
    expect(counted(noodles, [{ ...first, charged: { amount: 0, currency: 'EUR' } }])).toBe(3125)
  })
})

describe('a day', () => {
  const planned = [
    { date: '2026-05-02', cost: { amount: 5000, currency: 'USD' } },
    { date: '2026-05-03', cost: { amount: 2000, currency: 'EUR' } },
  ]
  const spendings = [
    expense({ id: '1', amount: 3000, date: '2026-04-01' }),
    expense({ id: '2', amount: 6000, date: '2026-05-02' }),
    expense({ id: '3', amount: 1000, date: '2026-05-02', type: 'refund' }),
    expense({ id: '4', amount: 99999, date: '2026-05-03', type: 'deposit' }),
  ]
  const byDay = (budget: Parameters<typeof findSpendingByDay>[1]['budget'], today = TODAY) => {
    const group = groupOf(spendings)
    return findSpendingByDay(group, { planned, budget }, bookOfGroup(group, RATES), today)
  }

  it('shows the plan, the spending and what is left, also before the trip', () => {
    expect(byDay(null)).toEqual({
      days: [
        { date: '2026-04-01', planned: null, budget: null, spent: 3000, left: null },
        { date: '2026-05-02', planned: 4000, budget: null, spent: 5000, left: -1000 },
        { date: '2026-05-03', planned: 2000, budget: null, spent: 0, left: 2000 },
      ],
      soFar: { basis: 'plan', spent: 8000, given: 6000, days: 2 },
    })
  })

  it('is measured by its part of the budget where there is one, in whole cents that add up', () => {
    const { days, soFar } = byDay({ total: 10000, from: '2026-05-02', to: '2026-05-04' }, '2026-05-02')
    expect(days.map(({ budget }) => budget)).toEqual([null, 3334, 3333, 3333])
    expect(days[1]).toMatchObject({ planned: 4000, spent: 5000, left: -1666 })
    expect(soFar).toEqual({ basis: 'budget', spent: 8000, given: 3334, days: 1 })
  })

  it('before the first says nothing of how it goes, and a period without end is none', () => {
    expect(byDay(null, '2026-04-30').soFar).toBeNull()
    expect(byDay({ total: 100, from: '1900-01-01', to: '2999-01-01' }).days).toHaveLength(3)
  })
})

describe('the list of a trip that several devices change', () => {
  let count = 0
  const newId = () => uuidV7(1_790_000_000_000 + count++, new Uint8Array(10))
  const TRIP = newId()
  const opsOf = (state: TripState, after: TripGroup) =>
    makeOps(state, state.version, changesOfGroup(state, groupOfTrip(state), after), newId)
  const deposits = Array.from({ length: 4 }, () => expense({ id: newId(), type: 'deposit', amount: 900 }))
  const begun = merge(emptyTrip(TRIP), opsOf(emptyTrip(TRIP), groupOf(deposits))).state

  it('is the same whatever the order in which their changes arrive, and its balances too', () => {
    const base = groupOfTrip(begun) as TripGroup
    /** Each device adds an expense and says what came back of a deposit of its own. */
    const device = fc.tuple(anyExpense, fc.option(fc.nat(1000)))
    fc.assert(
      fc.property(fc.array(device, { minLength: 2, maxLength: 4 }), fc.func(fc.nat()), (devices, order) => {
        const batches = devices.map(([added, returned], at) => {
          const expenses = base.expenses.map((one) =>
            one.id === deposits[at]?.id && returned !== null ? { ...one, returned } : one,
          )
          return opsOf(begun, { ...base, expenses: [{ ...added, id: newId() }, ...expenses] })
        })
        const shuffled = batches.toSorted((a, b) => order(a[0]?.opId) - order(b[0]?.opId))
        const [one, other] = [batches, shuffled].map(
          (some) => groupOfTrip(some.reduce((state, ops) => merge(state, ops).state, begun)) as TripGroup,
        )
        expect(other).toEqual(one)
        expect(one && balancesOf(one)).toEqual(other && balancesOf(other))
        expect(one?.expenses).toHaveLength(4 + devices.length)
      }),
      { numRuns: 60 },
    )
  })

  it('keeps what an expense is, and drops one of a type that it does not know instead of counting it wrong', () => {
    const kept = [
      expense({ id: newId(), type: 'withdrawal', charged: { amount: 5, currency: 'USD' } }),
      expense({ id: newId(), type: 'deposit', returned: 0, paidWith: 'cash' }),
    ].reverse()
    const state = merge(emptyTrip(TRIP), opsOf(emptyTrip(TRIP), groupOf(kept))).state
    expect(groupOfTrip(state)?.expenses).toEqual(kept)
    const later = [{ ...expense({ id: newId() }), type: 'loan' } as unknown as Expense]
    expect(groupOfTrip(merge(state, opsOf(state, groupOf([...kept, ...later]))).state)?.expenses).toEqual(
      kept,
    )
  })
})

it('the export says what each expense is, and counts a refund against and an open deposit not at all', () => {
  const group = groupOf(
    [
      expense({ amount: 1001, paidWith: 'card' }),
      expense({ amount: 1001, type: 'refund', title: 'Boat, back' }),
      expense({ amount: 9000, type: 'deposit', title: 'Key' }),
      expense({ amount: 9000, type: 'deposit', title: 'Car', returned: 6000 }),
      expense({
        type: 'withdrawal',
        currency: 'JPY',
        charged: { amount: 812, currency: 'USD' },
        title: 'ATM',
      }),
    ],
    { people: PEOPLE.slice(0, 3), payments: [{ from: 'ben', to: 'ada', amount: 5 }] },
  )
  const table = toCsv(group, bookOfGroup(group, RATES), TODAY, {
    head: ['Date', 'What', 'Kind', 'Paid by', 'Currency', 'Sum'],
    own: 'In EUR',
    receipt: 'Receipt',
    details: ['Type', 'Paid with', 'Returned', 'Charged'],
    category: (one) => one,
    type: (one) => one,
    paidWith: (one) => one,
    payment: (to) => `Payment to ${to}`,
    decimal: '.',
  })
  expect(table.split('\r\n')).toEqual([
    'Date,What,Kind,Paid by,Currency,Sum,ada,ben,cleo,In EUR,Type,Paid with,Returned,Charged',
    '2026-05-02,Boat,sights,ada,EUR,10.01,3.34,3.34,3.33,10.01,expense,card,,',
    '2026-05-02,"Boat, back",sights,ada,EUR,-10.01,-3.34,-3.34,-3.33,-10.01,refund,,,',
    '2026-05-02,Key,sights,ada,EUR,90.00,0.00,0.00,0.00,0.00,deposit,,,',
    '2026-05-02,Car,sights,ada,EUR,90.00,10.00,10.00,10.00,30.00,deposit,,60.00,',
    '2026-05-02,ATM,sights,ada,JPY,1000,0,0,0,0.00,withdrawal,,,8.12 USD',
    ',Payment to ada,,ben,EUR,0.05,,,,0.05,,,,',
  ])
})
