import type { IsoDate } from '../../base/dates.ts'
import { monthlyMeans, type ReferenceDay } from './ecb-history.rules.ts'
import { mergePublishedRates } from './published-rates.rules.ts'
import type { RateHistory } from './rate-history.rules.ts'
import type { RateTable } from './rates.rules.ts'

/**
 * Currencies pegged to the euro, the dollar or another published currency by law or by a currency board, so that they move
 * with it exactly.
 */
const PEGGED = new Set([
  'AED',
  'AWG',
  'BAM',
  'BBD',
  'BHD',
  'BMD',
  'BND',
  'BSD',
  'BTN',
  'BZD',
  'CVE',
  'DJF',
  'ERN',
  'FKP',
  'GIP',

  'JOD',
  'KMF',
  'KYD',
  'LSL',
  'MOP',
  'NAD',
  'NPR',
  'OMR',
  'PAB',
  'QAR',
  'SAR',
  'SHP',
  'STN',
  'SVC',
  'SZL',
  'XAF',
  'XCD',
  'XCG',
  'XOF',
  'XPF',
  'BGN',
])

export type ImportedRates = {
  table: RateTable
  history: RateHistory
  /** A rate to one euro before and after, when it differs by more than a tenth of a percent. */
  changed: { code: string; before: number; after: number }[]
}

const SMALLEST_CHANGE = 0.001

/**
 * Merges a list of reference rates (the oldest day first, not empty) into our table and history. Currencies that the list
 * lacks keep their own older date; floating ones among them become uncertain.
 */
export function importRates(
  { table: own, history }: Pick<ImportedRates, 'table' | 'history'>,
  days: readonly ReferenceDay[],
  { source, today }: { source: string; today: IsoDate },
): ImportedRates {
  const last = days.at(-1) ?? { date: own.date, rates: {} }
  const table = mergePublishedRates(own, { date: last.date, source, rates: last.rates })
  const floating = (table.older?.codes ?? []).filter((code) => !PEGGED.has(code))
  const uncertain = [...new Set([...table.uncertain, ...floating])].sort()
  const changed = Object.entries(table.rates).flatMap(([code, after]) => {
    const before = own.rates[code] ?? after
    return Math.abs(after / before - 1) > SMALLEST_CHANGE ? [{ code, before, after }] : []
  })
  const means = monthlyMeans(days, history.firstMonth)
  return {
    table: Object.assign({}, table, { uncertain }),
    history: {
      base: own.base,
      firstMonth: means.firstMonth,
      asOf: last.date,
      // An unchanged history keeps its date of writing.
      written: isSame(history, { asOf: last.date, rates: means.rates }) ? (history.written ?? today) : today,
      source,
      rates: means.rates,
    },
    changed,
  }
}

function isSame(before: RateHistory, after: Pick<RateHistory, 'asOf' | 'rates'>): boolean {
  return before.asOf === after.asOf && JSON.stringify(before.rates) === JSON.stringify(after.rates)
}
