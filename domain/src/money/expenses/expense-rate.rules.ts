import { daysBetween, type IsoDate } from '../../base/dates.ts'
import {
  findRate,
  findSuccessor,
  type Rate,
  type RateHistory,
  type RateTable,
  rateSourceOf,
  tableOfMonth,
} from '../currency/index.ts'

/** The rates of one day that a group needs. */
export type StoredRates = Pick<RateTable, 'base' | 'date' | 'rates'>

/** The sources of rates: the newest table, monthly averages, and the stored rates of single days. */
export type RateBook = {
  table: RateTable | null
  months: RateHistory | null
  dayRates: readonly StoredRates[]
}

/** Rates are published on working days, so a rate up to this many days old still counts as the rate of the day. */
const MAX_DAYS_BEFORE = 7

/**
 * The origin of a rate: the same currency, the fixed rate of a replaced currency, a table of that day, the average of its
 * month, or the nearest table.
 */
export type RateBasis = 'same' | 'fixed' | 'day' | 'month' | 'nearest'
export type ExpenseRate = { rate: Rate; basis: RateBasis; asOf: IsoDate }

/**
 * The rate between two currencies on the day of payment; null when one of them is unknown. A replaced currency counts by
 * its fixed legal rate.
 */
export function findExpenseRate(
  book: RateBook,
  from: string,
  to: string,
  { day, today }: { day: IsoDate; today: IsoDate },
): ExpenseRate | null {
  if (from === to) return { rate: ONE, basis: 'same', asOf: day }
  const [a, b] = [inSuccessorCurrency(from, today), inSuccessorCurrency(to, today)]
  const fixed = {
    numerator: b.perNew.numerator * a.perNew.denominator,
    denominator: b.perNew.denominator * a.perNew.numerator,
  }
  if (a.code === b.code) return { rate: fixed, basis: 'fixed', asOf: day }
  for (const { basis, table } of tablesFor(book, day)) {
    const tableRate = findRate(table, a.code, b.code, today)
    if (!tableRate.ok) continue
    const { numerator, denominator } = tableRate.value
    const rate = { numerator: numerator * fixed.numerator, denominator: denominator * fixed.denominator }
    return { rate, basis, asOf: rateSourceOf(table, [a.code, b.code]).date }
  }
  return null
}

/**
 * Stores the rates of a table that the expenses of that day need, so that they keep their rate; unchanged when the table is
 * of another day.
 */
export function storeDayRates(
  stored: readonly StoredRates[],
  table: RateTable | null,
  codes: readonly string[],
  day: IsoDate,
): readonly StoredRates[] {
  if (table === null || !isOfDay(table, day)) return stored
  const { rates: published } = publishedOf(table)
  const existing = stored.find((one) => one.date === table.date && one.base === table.base)
  const rates = Object.fromEntries(
    codes.flatMap((code) => {
      const rate = Object.hasOwn(published, code) ? published[code] : undefined
      return rate === undefined ? [] : [[code, rate]]
    }),
  )
  const { base, date } = table
  return [
    ...stored.filter((one) => one !== existing),
    { base, date, rates: { ...rates, ...existing?.rates } },
  ]
}

const ONE: Rate = { numerator: 1n, denominator: 1n }

function inSuccessorCurrency(code: string, today: IsoDate): { code: string; perNew: Rate } {
  const replaced = findSuccessor(code, today)
  if (replaced === null) return { code, perNew: ONE }
  const [whole = '0', fraction = ''] = replaced.units.split('.')
  return {
    code: replaced.by,
    perNew: { numerator: BigInt(whole + fraction), denominator: 10n ** BigInt(fraction.length) },
  }
}

/** The tables in the order of the lookup, the nearest to the day first. */
function* tablesFor({ table, months, dayRates }: RateBook, day: IsoDate) {
  const whole = dayRates.map((one): RateTable => ({ ...one, source: '', isEstimate: false, uncertain: [] }))
  const tables = table ? [publishedOf(table), ...whole] : whole
  const byDistance = tables.toSorted((a, b) => distance(a, day) - distance(b, day))
  for (const one of byDistance) if (isOfDay(one, day)) yield { basis: 'day', table: one } as const
  const month = months && tableOfMonth(months, day.slice(0, 7))
  if (month) yield { basis: 'month', table: month } as const
  for (const one of byDistance) yield { basis: 'nearest', table: one } as const
  if (table) yield { basis: 'nearest', table } as const
}

/** A table without the rates that are older than its date. */
function publishedOf(table: RateTable): RateTable {
  const { older, ...rest } = table
  const rates = Object.entries(table.rates).filter(([code]) => !older?.codes.includes(code))
  return { ...rest, rates: Object.fromEntries(rates) }
}

function distance({ date }: StoredRates, day: IsoDate): number {
  return Math.abs(daysBetween(date, day))
}

function isOfDay({ date }: StoredRates, day: IsoDate): boolean {
  const before = daysBetween(date, day)
  return before >= 0 && before <= MAX_DAYS_BEFORE
}
