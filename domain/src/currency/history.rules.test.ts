import { expect, it } from 'vitest'
import { changeOver, listMonthRates, type RateHistory } from './history.rules.ts'

const HISTORY: RateHistory = {
  ...{ base: 'EUR', firstMonth: '2023-11', asOf: '2026-11-21', source: 'written out for this test' },
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

it('the change is told from the first to the last', () => {
  expect(changeOver(listMonthRates(HISTORY, 'EUR', 'USD') ?? [])).toBe(0.25)
  expect(changeOver([])).toBe(0)
})
