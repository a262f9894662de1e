import { type IsoDate, toDayNumber } from '../../base/dates.ts'
import type { SourceCheck } from '../../base/provenance.ts'
import type { RateTable } from './rates.rules.ts'

/** Monthly averages of one `base`, by currency. */
export type RateHistory = {
  base: string
  /** `2023-07`: the month of the first figure. */
  firstMonth: string
  /** The last day that the averages include. */
  asOf: string
  /** The date when it was written, or computed from published rates. */
  written?: string | null
  source: string
  checked?: SourceCheck | null
  rates: Readonly<Record<string, readonly number[]>>
}

export type MonthRate = { month: string; rate: number }

/** The published rates of one `base` on the last day of a week. */
export type WeeklyRates = {
  base: string
  source: string
  /** The oldest first. */
  weeks: readonly { date: IsoDate; rates: Readonly<Record<string, number>> }[]
}

export type DayRate = { date: IsoDate; rate: number }
/** The minimum number of weeks for a chart. */
const MIN_WEEKS = 4

/** The last day with rates of each week (Monday to Sunday), by date; of duplicate dates the later entry counts. */
export function weeklyPoints<Day extends { date: IsoDate }>(days: readonly Day[]): Day[] {
  const byWeek = new Map<number, Day>()
  for (const day of days) {
    // 1970-01-01 was a Thursday.
    const week = Math.floor((toDayNumber(day.date) + 3) / 7)
    const latest = byWeek.get(week)
    if (!latest || latest.date <= day.date) byWeek.set(week, day)
  }
  return [...byWeek.entries()].sort(([a], [b]) => a - b).map(([, day]) => day)
}

/** The weekly rates from `from` to `to`; null with fewer than four weeks that have both. */
export function listWeekRates({ base, weeks }: WeeklyRates, from: string, to: string): DayRate[] | null {
  if (from === to) return null
  const rates = weeks.flatMap(({ date, rates }): DayRate[] => {
    const [a, b] = [from, to].map((code) => (code === base ? 1 : rates[code]))
    return a === undefined || b === undefined ? [] : [{ date, rate: b / a }]
  })
  return rates.length < MIN_WEEKS ? null : rates
}

/** The monthly rates from `from` to `to`; null when the history does not have both. */
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

/** The change from the first to the last figure, as a share: 0.05 is 5 % more of `to` for one `from`. */
export function changeOver(points: readonly { rate: number }[]): number {
  const [first, last] = [points[0], points.at(-1)]
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
