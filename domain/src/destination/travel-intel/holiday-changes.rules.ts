import type { Output } from '../../base/contract.ts'
import { type CsvResult, type CsvRowResult, provenanceProblem, readCsvTable } from '../../base/csv.ts'
import { type IsoDate, isIsoDate } from '../../base/dates.ts'
import type { listHolidays } from './holidays.contract.ts'
import { isHolidayRule, resolveHolidayRules } from './holidays.rules.ts'

const KINDS = ['add', 'remove'] as const

/** A public holiday that an operator adds to ours, or takes away. */
export type HolidayChange = {
  /** ISO 3166-1 alpha-2. */
  country: string
  /** A date, or a rule of `data/holidays` for every year. */
  day: string
  /** Of the day that is added; of the only day that is taken away, or empty for all of that date. */
  name: string
  kind: (typeof KINDS)[number]
  asOf: IsoDate
  source: string
}

/** A day that is kept; with its own date and source where an operator added it. */
export type HolidayDay = Output<typeof listHolidays>['days'][number]

const COLUMNS = ['country', 'day', 'name', 'kind', 'as_of', 'source'] as const
type CsvCells = Record<(typeof COLUMNS)[number], string>

const MAX_NAME_LENGTH = 120
/** The years for which we list holidays. */
const [FIRST_YEAR, LAST_YEAR] = [2000, 2075]

/** Reads changes of holidays; a file with anything wrong in it gives no row at all. `countries` are those whose days we know. */
export function readHolidaysCsv(
  text: string,
  countries: readonly string[],
  today: IsoDate,
): CsvResult<HolidayChange> {
  return readCsvTable(text, { needed: COLUMNS }, (cell) => readChange(cell, countries, today))
}

function readChange(
  cell: CsvCells,
  countries: readonly string[],
  today: IsoDate,
): CsvRowResult<HolidayChange> {
  const { day, name, source, as_of: asOf } = cell
  const country = cell.country.toUpperCase()
  if (!countries.includes(country)) return { problem: `we know no holidays of a country "${cell.country}"` }
  if (!isDay(day)) return { problem: `"${day}" is no date from ${FIRST_YEAR} to ${LAST_YEAR}, and no rule` }
  const kind = KINDS.find((one) => one === cell.kind)
  if (!kind) return { problem: `"${cell.kind}" is no kind; it is ${KINDS.join(' or ')}` }
  if (name.length > MAX_NAME_LENGTH || (kind === 'add' && name === ''))
    return { problem: `a day that is added has a name of 1 to ${MAX_NAME_LENGTH} characters` }
  const problem = provenanceProblem(cell, today)
  if (problem !== null) return { problem }
  return {
    row: { country, day, name, kind, asOf, source },
    key: [country, day, kind, name].filter(Boolean).join(' '),
  }
}

function isDay(day: string): boolean {
  if (!isIsoDate(day)) return isHolidayRule(day)
  const year = Number(day.slice(0, 4))
  return year >= FIRST_YEAR && year <= LAST_YEAR
}

type RemovedDay = NonNullable<Output<typeof listHolidays>['removed']>[number]
type ChangedHolidays = { days: HolidayDay[]; removed: RemovedDay[] }

/** The holidays of a year after the operator's changes, by date: removals apply before additions. */
export function applyHolidayChanges(
  days: readonly HolidayDay[],
  changes: readonly HolidayChange[],
  year: number,
): ChangedHolidays {
  const removals = changes.filter(({ kind }) => kind === 'remove')
  const removed = days.flatMap((day) => {
    const why = removals.find((change) => changesDay(change, day, year))
    return why ? [{ date: day.date, name: day.name, asOf: why.asOf, source: why.source }] : []
  })
  const remaining = days.filter((day) => !removals.some((change) => changesDay(change, day, year)))
  const added = changes
    .filter(({ kind }) => kind === 'add')
    .flatMap((change) =>
      datesOf(change, year).map(({ date, isEstimate }) => ({
        date,
        name: change.name,
        asOf: change.asOf,
        source: change.source,
        ...(isEstimate && { isEstimate }),
      })),
    )
  const isNew = (day: HolidayDay) =>
    !remaining.some(({ date, name }) => date === day.date && name === day.name)
  const all = [...remaining, ...added.filter(isNew)]
  return { days: all.sort((a, b) => Date.parse(a.date) - Date.parse(b.date)), removed }
}

function changesDay(change: HolidayChange, { date, name }: HolidayDay, year: number): boolean {
  const isNamed = change.name === '' || change.name === name
  return isNamed && datesOf(change, year).some((day) => day.date === date)
}

function datesOf({ day, name }: HolidayChange, year: number): { date: string; isEstimate?: true }[] {
  if (isIsoDate(day)) return day.startsWith(`${year}-`) ? [{ date: day }] : []
  return resolveHolidayRules([{ on: day, name }], year).map(({ date, isEstimate }) => ({
    date,
    ...(isEstimate && { isEstimate }),
  }))
}
