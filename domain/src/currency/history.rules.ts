import type { RateTable } from './rates.rules.ts'

/** What one `base` was on average of each month in a row, by currency. */
export type RateHistory = {
  base: string
  /** `2023-07`: the month of the first figure. */
  firstMonth: string
  asOf: string
  source: string
  rates: Readonly<Record<string, readonly number[]>>
}

export type MonthRate = { month: string; rate: number }

/** How many `to` one `from` was, month by month; null where the history does not hold both. */
export function listMonthRates(history: RateHistory, from: string, to: string): MonthRate[] | null {
  if (from === to) return null
  const [a, b] = [ratesOf(history, from), ratesOf(history, to)]
  if (a === null || b === null) return null
  const length = Object.values(history.rates)[0]?.length ?? 0
  return Array.from({ length }, (_, index) => ({
    month: monthAfter(history.firstMonth, index),
    rate: b(index) / a(index),
  }))
}

/** The averages of one month (`2024-03`) as a table dated with its first day; null for a month that the history lacks. */
export function tableOfMonth(history: RateHistory, month: string): RateTable | null {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const [firstYear = 0, firstNumber = 0] = history.firstMonth.split('-').map(Number)
  const index = (year - firstYear) * 12 + number - firstNumber
  const rates = Object.entries(history.rates).flatMap(([code, all]) => {
    const rate = all[index]
    return rate === undefined ? [] : [[code, rate] as const]
  })
  if (rates.length === 0) return null
  const { base, source } = history
  return {
    base,
    date: `${month}-01`,
    source,
    isEstimate: true,
    uncertain: [],
    rates: Object.fromEntries(rates),
  }
}

/** How far the last figure lies from the first, as a share: 0.05 is 5 % more of `to` for one `from`. */
export function changeOver(months: readonly MonthRate[]): number {
  const [first, last] = [months[0], months.at(-1)]
  return first && last ? last.rate / first.rate - 1 : 0
}

function ratesOf({ base, rates }: RateHistory, code: string): ((index: number) => number) | null {
  if (code === base) return () => 1
  const own = Object.hasOwn(rates, code) ? rates[code] : undefined
  return own === undefined ? null : (index) => own[index] ?? Number.NaN
}

function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7)
}
