import { describe, expect, it } from 'vitest'
import { convert, type RateHistory, type RateTable } from '../currency/index.ts'
import { findExpenseRate, type RateBook, storeDayRates } from './expense-rate.rules.ts'

const TODAY = '2026-11-22'
const table: RateTable = {
  base: 'EUR',
  date: '2026-11-20',
  source: 'test',
  isEstimate: false,
  uncertain: [],
  rates: { USD: 1.2, GBP: 0.8, JPY: 160, TRY: 50 },
}
const months: RateHistory = {
  base: 'EUR',
  firstMonth: '2024-11',
  asOf: '2026-11-01',
  source: 'test',
  rates: { USD: [1.06, 1.05], JPY: [164, 161] },
}
const stored = [{ base: 'EUR', date: '2025-03-07', rates: { USD: 1.08 } }]
const book: RateBook = { table, months, dayRates: stored }
const of100 = (from: string, to: string, day: string, from_: Partial<RateBook> = {}) => {
  const rate = findExpenseRate({ ...book, ...from_ }, from, to, { day, today: TODAY })
  return rate && [Number(convert(10_000n, from, to, rate.rate)), rate.basis, rate.asOf]
}

describe('the rate of a day', () => {
  it.each([
    ['USD', 'USD', '2020-01-01', [10_000, 'same', '2020-01-01']],
    ['EUR', 'USD', '2026-11-20', [12_000, 'day', '2026-11-20']],
    // On a Sunday the newest rate is from Friday.
    ['EUR', 'USD', '2026-11-22', [12_000, 'day', '2026-11-20']],
    ['EUR', 'USD', '2025-03-09', [10_800, 'day', '2025-03-07']],
    ['EUR', 'USD', '2024-12-31', [10_500, 'month', '2024-12-01']],
    ['EUR', 'JPY', '2024-11-01', [16_400, 'month', '2024-11-01']],
    // Neither the stored day nor the monthly averages have the pound.
    ['EUR', 'GBP', '2025-03-07', [8000, 'nearest', '2026-11-20']],
    ['EUR', 'USD', '2025-06-01', [10_800, 'nearest', '2025-03-07']],
    // A former currency, by its fixed legal rate.
    ['DEM', 'EUR', '2001-05-01', [5113, 'fixed', '2001-05-01']],
    ['EUR', 'BGN', '2025-12-20', [19_558, 'fixed', '2025-12-20']],
    ['DEM', 'ITL', '1998-05-01', [9_899_991, 'fixed', '1998-05-01']],
    ['BGN', 'USD', '2026-11-20', [6136, 'day', '2026-11-20']],
    ['TRL', 'EUR', '2026-11-20', [0, 'day', '2026-11-20']],
  ])('100 %s in %s on %s are %j', (from, to, day, expected) => {
    expect(of100(from, to, day)).toEqual(expected)
  })

  it('is not of that day for a currency with an older rate in the table', () => {
    const older = { date: '2025-06-30', source: 'test', isEstimate: true, codes: ['TRY'] }
    const mixed = { table: { ...table, older }, dayRates: [] }
    expect(of100('EUR', 'TRY', '2026-11-20', mixed)).toEqual([500_000, 'nearest', '2025-06-30'])
    expect(of100('EUR', 'USD', '2026-11-20', mixed)).toEqual([12_000, 'day', '2026-11-20'])
    expect(storeDayRates([], mixed.table, ['TRY'], '2026-11-20')).toEqual([
      { base: 'EUR', date: '2026-11-20', rates: {} },
    ])
  })

  it('is null for an unknown currency, and without any table', () => {
    expect(of100('EUR', 'XXX', '2026-11-20')).toBeNull()
    expect(of100('EUR', 'USD', '2026-11-20', { table: null, months: null, dayRates: [] })).toBeNull()
    expect(of100('EUR', 'USD', '2025-03-08', { table: null, months: null })).toEqual([
      10_800,
      'day',
      '2025-03-07',
    ])
  })
})

describe('storing the rates of a day', () => {
  it('stores each needed rate once and adds rates that are needed later', () => {
    const first = storeDayRates([], table, ['USD', 'EUR', 'XXX'], '2026-11-21')
    expect(first).toEqual([{ base: 'EUR', date: '2026-11-20', rates: { USD: 1.2 } }])
    expect(storeDayRates(first, table, ['JPY'], '2026-11-20')).toEqual([
      { base: 'EUR', date: '2026-11-20', rates: { USD: 1.2, JPY: 160 } },
    ])
  })

  it('stores nothing of a table of another day', () => {
    expect(storeDayRates([], table, ['USD'], '2026-11-19')).toEqual([])
    expect(storeDayRates([], table, ['USD'], '2026-11-28')).toEqual([])
    expect(storeDayRates([], null, ['USD'], '2026-11-20')).toEqual([])
  })
})
