import type { CsvResult } from '../../base/csv.ts'
import { daysBetween, type IsoDate, isIsoDate } from '../../base/dates.ts'

/** The reference rates of one day: units of each currency for one euro. */
export type ReferenceDay = { date: IsoDate; rates: Readonly<Record<string, number>> }

/** The European Central Bank has published rates since this day; a list that begins later is incomplete. */
const FIRST_DAY = '1999-01-04'
/** The bank publishes these every day, so a list without one of them is not genuine. */
const MAJORS = [
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
]
const DAYS_WITH_MAJORS = 500
/** The bank publishes nothing on weekends and a few holidays, so longer gaps are faults. */
const LONGEST_PAUSE = 6
/**
 * The largest accepted change from one day to the next: the Turkish lira lost 41 % in February 2001, and no currency moved
 * more.
 */
const FARTHEST_STEP = 2
const NONE = ['', 'N/A']

/**
 * Parses the whole list of the European Central Bank (`eurofxref-hist.csv`, the newest day first), and returns the oldest
 * day first. Refuses what the bank would not publish: missing, duplicate or future days, missing major currencies, and
 * rates that leap.
 */
export function readReferenceList(text: string, today: IsoDate): CsvResult<ReferenceDay> {
  const [head = '', ...lines] = text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/)
  const [first, ...codes] = cellsOf(head)
  if (first !== 'Date' || codes.some((code) => !/^[A-Z]{3}$/.test(code)))
    return refused(1, 'the first line does not name a date and currencies')
  const days: ReferenceDay[] = []
  for (const [index, line] of lines.entries()) {
    const day = readDay(cellsOf(line), codes)
    if (typeof day === 'string') return refused(index + 2, day)
    const newer = days.at(-1)
    const problem = newer ? stepProblem(day, newer) : newestProblem(day, today)
    const lack = index < DAYS_WITH_MAJORS ? majorsProblem(day) : null
    if (problem !== null || lack !== null) return refused(index + 2, problem ?? lack ?? '')
    days.push(day)
  }
  const oldest = days.at(-1)?.date
  if (oldest !== FIRST_DAY)
    return refused(
      lines.length + 1,
      `the list is cut off: it ends at ${oldest ?? 'once'}, not at ${FIRST_DAY}`,
    )
  return { ok: true, rows: days.toReversed() }
}

function majorsProblem({ date, rates }: ReferenceDay): string | null {
  const lacking = MAJORS.filter((code) => rates[code] === undefined)
  return lacking.length > 0 ? `${date} has no ${lacking.join(', ')}` : null
}

/** The monthly means since a month, by currency; only currencies with a rate on every day. */
export function monthlyMeans(
  days: readonly ReferenceDay[],
  firstMonth: string,
): { firstMonth: string; rates: Record<string, number[]> } {
  const months = new Map<string, ReferenceDay[]>()
  for (const day of days.filter(({ date }) => date >= `${firstMonth}-01`)) {
    const month = day.date.slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), day])
  }
  const codes = Object.keys(days.at(-1)?.rates ?? {}).filter((code) =>
    [...months.values()].every((month) => month.every(({ rates }) => rates[code] !== undefined)),
  )
  const rates = codes.map((code) => [
    code,
    [...months.values()].map((month) => meanOf(month.map((day) => day.rates[code] ?? Number.NaN))),
  ])
  return { firstMonth, rates: Object.fromEntries(rates) }
}

/** Five significant digits, because the days of a month differ in the third. */
function meanOf(rates: readonly number[]): number {
  return Number((rates.reduce((sum, rate) => sum + rate, 0) / rates.length).toPrecision(5))
}

function cellsOf(line: string): string[] {
  // The bank ends each line with a comma.
  return line
    .replace(/,\s*$/, '')
    .split(',')
    .map((cell) => cell.trim())
}

function readDay([date = '', ...cells]: string[], codes: readonly string[]): ReferenceDay | string {
  if (!isIsoDate(date)) return `"${date.slice(0, 20)}" is no date`
  if (cells.length !== codes.length) return `${date} has ${cells.length} rates, and ${codes.length} are named`
  const rates: Record<string, number> = {}
  for (const [index, cell] of cells.entries()) {
    const code = codes[index] ?? ''
    if (NONE.includes(cell)) continue
    const rate = /^\d+(\.\d+)?$/.test(cell) ? Number(cell) : 0
    if (rate <= 0) return `${date} has "${cell.slice(0, 20)}" for ${code}`
    rates[code] = rate
  }
  return { date, rates }
}

function newestProblem({ date }: ReferenceDay, today: IsoDate): string | null {
  return date > today ? `${date} is not yet over` : null
}

function stepProblem(day: ReferenceDay, newer: ReferenceDay): string | null {
  const pause = daysBetween(day.date, newer.date)
  if (pause <= 0) return `${day.date} stands below ${newer.date}`
  if (pause > LONGEST_PAUSE) return `no rates between ${day.date} and ${newer.date}`
  for (const [code, rate] of Object.entries(newer.rates)) {
    const step = rate / (day.rates[code] ?? rate)
    if (step > FARTHEST_STEP || step < 1 / FARTHEST_STEP)
      return `${code} leaps from ${day.rates[code]} to ${rate} on ${newer.date}`
  }
  return null
}

function refused(line: number, problem: string): CsvResult<ReferenceDay> {
  return { ok: false, problems: [{ line, problem }] }
}
