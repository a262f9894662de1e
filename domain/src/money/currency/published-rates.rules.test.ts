import { expect, it } from 'vitest'
import { mergePublishedRates, rateSourceOf } from './published-rates.rules.ts'
import { findRate, type RateTable, rebase } from './rates.rules.ts'

const own: RateTable = {
  base: 'EUR',
  date: '2025-06-30',
  source: 'our estimate',
  isEstimate: true,
  uncertain: ['SYP', 'USD'],
  rates: { AED: 4.304, BTN: 100, GBP: 0.85, INR: 100, SYP: 15000, USD: 1.172, XOF: 655.957 },
}
const published = { date: '2026-11-20', source: 'a bank', rates: { GBP: 0.9, INR: 110, USD: 1.0 } }
const table = mergePublishedRates(own, published)
const perDollar = (code: string) => (table.rates[code] ?? 0) / (table.rates.USD ?? 0)

it('takes the published rates and says which are older', () => {
  expect(table).toMatchObject({ date: '2026-11-20', source: 'a bank', isEstimate: false, uncertain: ['SYP'] })
  expect(table.rates).toMatchObject({ GBP: 0.9, INR: 110, USD: 1 })
  expect(table.older).toEqual({
    date: '2025-06-30',
    source: 'our estimate',
    isEstimate: true,
    codes: ['AED', 'BTN', 'SYP', 'XOF'],
  })
  expect(Object.keys(table.rates)).toEqual(Object.keys(own.rates))
})

it('keeps pegged currencies at their peg', () => {
  expect(perDollar('AED')).toBeCloseTo(4.304 / 1.172, 6)
  expect(table.rates.BTN).toBe(110)
  expect(table.rates.XOF).toBe(655.957)
})

it('reports the age of the older of two rates', () => {
  expect(rateSourceOf(table, ['USD', 'GBP'])).toEqual({
    date: '2026-11-20',
    source: 'a bank',
    isEstimate: false,
  })
  expect(rateSourceOf(table, ['USD', 'AED'])).toEqual({
    date: '2025-06-30',
    source: 'our estimate',
    isEstimate: true,
  })
  expect(rateSourceOf(own, ['USD', 'AED']).date).toBe('2025-06-30')
})

it('crosses consistently to a millionth from every base', () => {
  for (const base of Object.keys(table.rates))
    for (const [code, rate] of Object.entries(rebase(table, base, '2026-11-22')?.rates ?? {})) {
      const exact = (code === 'EUR' ? 1 : (table.rates[code] ?? 0)) / (table.rates[base] ?? 0)
      expect(Math.abs(rate / exact - 1), `${base} to ${code}`).toBeLessThan(1e-6)
    }
  expect(findRate(table, 'AED', 'BTN', '2026-11-22').ok).toBe(true)
})

it('keeps the age of old rates when newer ones are merged twice', () => {
  const again = mergePublishedRates(table, {
    ...published,
    date: '2026-12-01',
    rates: { INR: 111, USD: 1.01 },
  })
  expect(again.older).toEqual({
    date: '2025-06-30',
    source: 'our estimate',
    isEstimate: true,
    codes: ['AED', 'BTN', 'GBP', 'SYP', 'XOF'],
  })
  expect(again.date).toBe('2026-12-01')
})

it('keeps our own table when it is newer', () => {
  expect(mergePublishedRates(own, { ...published, date: '2025-06-29' })).toBe(own)
})
