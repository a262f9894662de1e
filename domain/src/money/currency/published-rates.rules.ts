import type { IsoDate } from '../../base/dates.ts'
import type { RateTable } from './rates.rules.ts'

/** Reference rates that a bank published for a day, against the same base as our own table. */
export type PublishedRates = { date: IsoDate; source: string; rates: Readonly<Record<string, number>> }

/** Currencies pegged to another one by law or in practice for years; a currency that is not listed moves with the dollar. */
const FOLLOWS: Readonly<Record<string, string>> = {
  XOF: 'EUR',
  XAF: 'EUR',
  KMF: 'EUR',
  XPF: 'EUR',
  CVE: 'EUR',
  STN: 'EUR',
  BAM: 'EUR',
  BGN: 'EUR',
  MKD: 'EUR',
  RSD: 'EUR',
  ALL: 'EUR',
  MDL: 'EUR',
  MAD: 'EUR',
  TND: 'EUR',
  BTN: 'INR',
  NPR: 'INR',
  LSL: 'ZAR',
  NAD: 'ZAR',
  SZL: 'ZAR',
  BND: 'SGD',
  MOP: 'HKD',
  FKP: 'GBP',
  GIP: 'GBP',
  SHP: 'GBP',
  JEP: 'GBP',
  GGP: 'GBP',
  IMP: 'GBP',
}

/**
 * Merges a day's published rates into our table. An unpublished currency keeps its rate to the currency that it follows, so
 * that one pegged to the dollar stays pegged when the dollar moves; `older` lists those currencies and their date.
 */
export function mergePublishedRates(own: RateTable, published: PublishedRates): RateTable {
  if (published.date < own.date) return own
  const ownRate = (code: string) => (code === own.base ? 1 : own.rates[code])
  const newRate = (code: string) => (code === own.base ? 1 : published.rates[code])
  const codes = Object.keys(own.rates).filter((code) => newRate(code) === undefined)
  const moved = codes.map((code) => {
    const anchor = FOLLOWS[code] ?? 'USD'
    const share = (newRate(anchor) ?? 1) / (ownRate(anchor) ?? 1)
    const rate = own.rates[code] ?? 0
    return [
      code,
      newRate(anchor) === undefined || share === 1 ? rate : Number((rate * share).toPrecision(8)),
    ] as const
  })
  // An old rate keeps its date, even when newer rates are merged several times.
  const frame = own.older ?? own
  const all = [...moved, ...Object.entries(published.rates)].sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    base: own.base,
    date: published.date,
    source: published.source,
    isEstimate: false,
    uncertain: own.uncertain.filter((code) => codes.includes(code)),
    rates: Object.fromEntries(all),
    older: { date: frame.date, source: frame.source, isEstimate: frame.isEstimate, codes },
  }
}

/** The date and source of a result with these currencies: those of the oldest rate. */
export function rateSourceOf(
  { date, source, isEstimate, older }: RateTable,
  codes: readonly string[],
): Pick<RateTable, 'date' | 'source' | 'isEstimate'> {
  const isOlder = older?.codes.some((code) => codes.includes(code))
  if (older && isOlder) return { date: older.date, source: older.source, isEstimate: older.isEstimate }
  return { date, source, isEstimate }
}

/** The rates of a few currencies, with the date and source of the oldest; shown beside a sum. */
export type UsedRates = Pick<RateTable, 'base' | 'date' | 'source' | 'isEstimate' | 'rates'>

/** The rates of a table that a sum in these currencies needs. */
export function ratesUsed(table: RateTable, codes: readonly string[]): UsedRates {
  const rates = Object.entries(table.rates).filter(([code]) => codes.includes(code))
  return { base: table.base, ...rateSourceOf(table, codes), rates: Object.fromEntries(rates) }
}
