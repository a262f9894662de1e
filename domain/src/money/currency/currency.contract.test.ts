import { expect, it } from 'vitest'
import { listRates, listWeeklyRates } from './currency.contract.ts'

const origin = { source: 'European Central Bank', asOf: '2026-04-30', written: '2026-05-01', checked: null }
const table = {
  base: 'EUR',
  isEstimate: false,
  uncertain: [],
  rates: { USD: 1.1 },
  fetchedAt: null,
  ...origin,
}
const older = { source: 'us', isEstimate: true, codes: ['LAK'] }

it.each(['never', '', '2026-02-31', '2026-04-30T00:00:00Z'])(
  'rates of the day %j are none: their age could not be told',
  (date) => {
    const parts = [
      { ...table, date },
      { ...table, date: '2026-04-30', older: { ...older, date } },
    ]
    expect(parts.map((part) => listRates.output.safeParse(part).success)).toEqual([false, false])
    const weeks = [{ date, rates: { USD: 1.1 } }]
    expect(listWeeklyRates.output.safeParse({ ...origin, base: 'EUR', weeks }).success).toBe(false)
  },
)

it('a table of rates with a date is accepted', () => {
  const date = '2026-04-30'
  expect(listRates.output.safeParse({ ...table, date, older: { ...older, date } }).success).toBe(true)
  const weeks = [{ date, rates: { USD: 1.1 } }]
  expect(listWeeklyRates.output.safeParse({ ...origin, base: 'EUR', weeks }).success).toBe(true)
})
