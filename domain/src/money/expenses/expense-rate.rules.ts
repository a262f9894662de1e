import { daysBetween, type IsoDate } from '../../base/dates.ts'
import { currencyDecimals, type Money } from '../../base/money.ts'
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
  /** Cash that the people of the group took from machines. */
  withdrawals?: readonly Withdrawal[]
}

/** Cash in one currency and what the account was charged for it. */
export type Withdrawal = { id: string; by: string; date: IsoDate; got: Money; charged: Money }

/** Rates are published on working days, so a rate up to this many days old still counts as the rate of the day. */
const MAX_DAYS_BEFORE = 7

/**
 * The origin of a rate: the same currency, the fixed rate of a replaced currency, a table of that day, the average of its
 * month, the nearest table, or what cash really cost.
 */
export type RateBasis = 'cash' | 'same' | 'fixed' | 'day' | 'month' | 'nearest'
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
 * The rate of an expense: what the cash cost that its payer had taken from a machine by that day (else soon after), or the rate
 * of the day. Null when there is none.
 */
export function rateOfExpense(
  { currency, date, paidWith, paidBy }: RatedExpense,
  to: string,
  book: RateBook,
  today: IsoDate,
): ExpenseRate | null {
  const ofDay = findExpenseRate(book, currency, to, { day: date, today })
  if (currency === to || paidWith !== 'cash') return ofDay
  const cash = findWithdrawal(book.withdrawals ?? [], { by: paidBy, currency, day: date })
  if (cash === null) return ofDay
  const { got, charged } = cash
  const rest = findExpenseRate(book, charged.currency, to, { day: cash.date, today })
  if (rest === null) return ofDay
  const { numerator, denominator } = rateOfCash(got, charged)
  return {
    rate: { numerator: numerator * rest.rate.numerator, denominator: denominator * rest.rate.denominator },
    basis: 'cash',
    asOf: cash.date,
  }
}

/** What a unit of the cash cost in the currency of the account; both amounts are over 0. */
export function rateOfCash(got: Money, charged: Money): Rate {
  return {
    numerator: BigInt(charged.amount) * 10n ** BigInt(currencyDecimals(got.currency)),
    denominator: BigInt(got.amount) * 10n ** BigInt(currencyDecimals(charged.currency)),
  }
}

export type RatedExpense = {
  currency: string
  date: IsoDate
  paidWith?: 'cash' | 'card' | undefined
  paidBy?: string | undefined
}

/** The last withdrawal up to the day, else the first after it. Ids order those of one day, so that every device finds the same. */
function findWithdrawal(
  all: readonly Withdrawal[],
  { by, currency, day }: { by: string | undefined; currency: string; day: IsoDate },
): Withdrawal | null {
  const own = all
    .filter((one) => one.by === by && one.got.currency === currency)
    .toSorted((a, b) => (a.date + a.id < b.date + b.id ? -1 : 1))
  return own.findLast(({ date }) => date <= day) ?? own[0] ?? null
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
