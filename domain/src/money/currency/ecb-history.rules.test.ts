import { describe, expect, it } from 'vitest'
import { addDays, weekdayOf } from '../../base/dates.ts'
import { monthlyMeans, readReferenceList } from './ecb-history.rules.ts'
import { importRates } from './rates-import.rules.ts'

const CODES = [
  'USD',
  'JPY',
  'GBP',
  'CHF',
  'CNY',
  'AUD',
  'CAD',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'CZK',
  'HUF',
  'INR',
  'RUB',
]
const TODAY = '2026-04-14'

/** A list in the format of the bank, with rates that rise a little each working day. */
function listLines(last = '2026-04-13'): string[] {
  const lines: string[] = []
  for (let date = '1999-01-04', count = 0; date <= last; date = addDays(date, 1)) {
    if (weekdayOf(date) > 4) continue
    const rates = CODES.map((code, index) =>
      code === 'RUB' ? 'N/A' : (index + 1 + count / 100_000).toFixed(4),
    )
    lines.push(`${date},${rates.join(',')},`)
    count++
  }
  return [`Date,${CODES.join(',')},`, ...lines.reverse()]
}
const LINES = listLines()
const read = (lines: readonly string[]) => readReferenceList(lines.join('\n'), TODAY)
const changed = (change: (lines: string[]) => string[]) => read(change([...LINES]))

describe('the list of reference rates of the European Central Bank', () => {
  it('is read with the oldest day first, and a currency without a rate on a day is left out', () => {
    const list = read(LINES)
    if (!list.ok) throw new Error(JSON.stringify(list.problems))
    expect(list.rows[0]?.date).toBe('1999-01-04')
    expect(list.rows.at(-1)?.date).toBe('2026-04-13')
    expect(list.rows.at(-1)?.rates).toMatchObject({ USD: 1.0712, INR: 14.0711 })
    expect(list.rows.at(-1)?.rates).not.toHaveProperty('RUB')
  })

  it.each<[string, (lines: string[]) => string[], string]>([
    ['nothing', () => [''], 'does not name a date'],
    ['a page of a website', () => ['<html>'], 'does not name a date'],
    ['a list that is cut off between two days', (all) => all.slice(0, 900), 'cut off'],
    ['a line that is cut off', (all) => [...all.slice(0, 900), '2022-01-03,1.1,2.'], 'has 2 rates, and 15'],
    [
      'a day to come',
      (all) => [all[0] ?? '', (all[1] ?? '').replace('2026-04-13', '2026-04-20'), ...all.slice(2)],
      'not yet over',
    ],
    [
      'no day at all',
      (all) => [all[0] ?? '', (all[1] ?? '').replace('2026-04-13', '2026-02-30'), ...all.slice(2)],
      'is no date',
    ],
    ['a day twice', (all) => [...all.slice(0, 2), ...all.slice(1)], 'stands below'],
    ['days out of order', (all) => [all[0] ?? '', ...all.slice(1).reverse()], 'stands below'],
    ['weeks that are missing', (all) => [...all.slice(0, 20), ...all.slice(30)], 'no rates between'],
    [
      'a rate that leaps',
      (all) => all.map((line, i) => (i === 3 ? line.replace(',1.07', ',10.7') : line)),
      'USD leaps',
    ],
    [
      'a rate of nothing',
      (all) => all.map((line, i) => (i === 3 ? line.replace(/,1\.07\d\d/, ',0') : line)),
      'has "0" for USD',
    ],
    [
      'words for a rate',
      (all) => all.map((line, i) => (i === 3 ? line.replace(/,1\.07\d\d/, ',much') : line)),
      'has "much"',
    ],
    [
      'a major that is missing',
      (all) => all.map((line, i) => (i === 3 ? line.replace(/,2\.07\d\d/, ',N/A') : line)),
      'has no JPY',
    ],
  ])('is refused for %s', (_, change, problem) => {
    const list = changed(change)
    expect(list.ok ? 'read' : list.problems[0]?.problem).toContain(problem)
  })
})

describe('imported rates', () => {
  const days = [
    { date: '2026-02-27', rates: { USD: 9, JPY: 9 } },
    { date: '2026-03-30', rates: { USD: 1.1, JPY: 180, SEK: 11 } },
    { date: '2026-03-31', rates: { USD: 1.2, JPY: 181, SEK: 11 } },
    { date: '2026-04-13', rates: { USD: 1.25, JPY: 190, SEK: 11 } },
  ]
  const table = {
    base: 'EUR',
    date: '2025-06-30',
    source: 'our estimate',
    isEstimate: true,
    uncertain: ['SYP'],
    rates: { AED: 3.6725, ARS: 1000, JPY: 170, SEK: 11, SYP: 1000, USD: 1, XOF: 655.957 },
  }
  const history = { base: 'EUR', firstMonth: '2026-03', asOf: '2025-06-30', source: 'ours', rates: {} }
  const imported = importRates({ table, history }, days, { source: 'a bank', today: TODAY })

  it('are monthly means for currencies that were published throughout', () => {
    expect(monthlyMeans(days, '2026-03').rates).toEqual({
      USD: [1.15, 1.25],
      JPY: [180.5, 190],
      SEK: [11, 11],
    })
    expect(monthlyMeans(days, '2026-02').rates).toEqual({ USD: [9, 1.15, 1.25], JPY: [9, 180.5, 190] })
    expect(imported.history).toMatchObject({
      firstMonth: '2026-03',
      asOf: '2026-04-13',
      written: TODAY,
      source: 'a bank',
    })
  })

  it('keep pegged currencies at their peg and mark floating, unpublished currencies as uncertain', () => {
    expect(imported.table).toMatchObject({ date: '2026-04-13', source: 'a bank', isEstimate: false })
    expect(imported.table.rates.AED).toBeCloseTo(3.6725 * 1.25, 6)
    expect(imported.table.rates.XOF).toBe(655.957)
    expect(imported.table.uncertain).toEqual(['ARS', 'SYP'])
    expect(imported.table.older).toEqual({
      date: '2025-06-30',
      source: 'our estimate',
      isEstimate: true,
      codes: ['AED', 'ARS', 'SYP', 'XOF'],
    })
  })

  it('report their changes', () => {
    expect(imported.changed.map(({ code }) => code)).toEqual(['AED', 'ARS', 'JPY', 'SYP', 'USD'])
  })

  it('are the same after a second import', () => {
    const again = importRates(imported, days, { source: 'a bank', today: TODAY })
    expect(again.table).toEqual(imported.table)
    expect(again.changed).toEqual([])
  })
})
