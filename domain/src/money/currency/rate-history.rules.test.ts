import { describe, expect, it } from 'vitest'
import {
  changeOver,
  listMonthRates,
  listWeekRates,
  type RateHistory,
  weeklyPoints,
} from './rate-history.rules.ts'

const HISTORY: RateHistory = {
  base: 'EUR',
  firstMonth: '2023-11',
  asOf: '2026-11-21',
  source: 'written out for this test',
  rates: { USD: [1, 1.1, 1.25], JPY: [150, 160, 200] },
}

it('the rates of a pair run month by month over the turn of the year', () => {
  expect(listMonthRates(HISTORY, 'EUR', 'USD')).toEqual([
    { month: '2023-11', rate: 1 },
    { month: '2023-12', rate: 1.1 },
    { month: '2024-01', rate: 1.25 },
  ])
  expect(listMonthRates(HISTORY, 'USD', 'JPY')?.map(({ rate }) => rate)).toEqual([150, 160 / 1.1, 160])
  expect(listMonthRates(HISTORY, 'USD', 'EUR')?.at(-1)?.rate).toBe(0.8)
})

it.each([
  ['EUR', 'EUR'],
  ['EUR', 'XAF'],
  ['toString', 'USD'],
])('there is none from %s to %s', (from, to) => expect(listMonthRates(HISTORY, from, to)).toBeNull())

it('the change is computed from the first figure to the last', () => {
  expect(changeOver(listMonthRates(HISTORY, 'EUR', 'USD') ?? [])).toBe(0.25)
  expect(changeOver([])).toBe(0)
})

describe('weeks', () => {
  it('take the last day of each week, from Monday to Sunday, in order', () => {
    const days = ['2026-11-16', '2026-11-13', '2026-11-15', '2026-11-22', '2026-11-23'].map((date) => ({
      date,
    }))
    expect(weeklyPoints(days).map(({ date }) => date)).toEqual(['2026-11-15', '2026-11-22', '2026-11-23'])
  })

  const weekly = {
    base: 'EUR',
    source: 'a bank',
    weeks: [1, 2, 3, 4].map((n) => ({ date: `2026-11-0${n}`, rates: { USD: n, GBP: n / 2 } })),
  }

  it('are computed through the base, in both directions', () => {
    expect(listWeekRates(weekly, 'USD', 'GBP')?.map(({ rate }) => rate)).toEqual([0.5, 0.5, 0.5, 0.5])
    expect(listWeekRates(weekly, 'EUR', 'USD')?.at(-1)).toEqual({ date: '2026-11-04', rate: 4 })
  })

  it('are empty with fewer than four weeks for both currencies, or for the same currency', () => {
    expect(listWeekRates({ ...weekly, weeks: weekly.weeks.slice(1) }, 'EUR', 'USD')).toBeNull()
    expect(listWeekRates(weekly, 'EUR', 'XAF')).toBeNull()
    expect(listWeekRates(weekly, 'USD', 'USD')).toBeNull()
  })
})
