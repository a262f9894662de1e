import { type CsvResult, type CsvRowResult, provenanceProblem, readCsvTable } from '../../base/csv.ts'
import type { IsoDate } from '../../base/dates.ts'
import { VISA_NEEDS, type VisaNeed } from './matrix.rules.ts'

/** A pair of an imported matrix, with its source and date. */
export type ImportedRequirement = {
  passport: string
  destination: string
  need: VisaNeed
  days: number | null
  asOf: IsoDate
  source: string
}

/** The columns of the file, in any order; others are ignored. */
export const VISA_CSV_COLUMNS = ['passport', 'destination', 'need', 'days', 'as_of', 'source'] as const
type Column = (typeof VISA_CSV_COLUMNS)[number]

const MAX_STAY_DAYS = 3660

/** Reads a visa matrix; any fault rejects the whole file. */
export function readVisaCsv(
  text: string,
  countries: readonly string[],
  today: IsoDate,
): CsvResult<ImportedRequirement> {
  return readCsvTable(text, { needed: VISA_CSV_COLUMNS }, (cell) => readRow(cell, countries, today))
}

function readRow(
  cell: Record<Column, string>,
  countries: readonly string[],
  today: IsoDate,
): CsvRowResult<ImportedRequirement> {
  const [passport, destination] = [cell.passport.toUpperCase(), cell.destination.toUpperCase()]
  const unknown = [passport, destination].find((code) => !countries.includes(code))
  if (unknown !== undefined) return { problem: `no country has the code "${unknown}"` }
  if (passport === destination) return { problem: 'nobody needs a visa at home' }
  const need = VISA_NEEDS.find((one) => one === cell.need && one !== 'citizen')
  if (!need) return { problem: `"${cell.need}" is no need; it is one of ${VISA_NEEDS.slice(1).join(', ')}` }
  const days = cell.days === '' ? null : Number(cell.days)
  const isSound = days === null || (Number.isInteger(days) && days >= 1 && days <= MAX_STAY_DAYS)
  if (!isSound) return { problem: `"${cell.days}" is no number of days` }
  const problem = provenanceProblem(cell, today)
  if (problem !== null) return { problem }
  const row = { passport, destination, need, days, asOf: cell.as_of, source: cell.source }
  return { row, key: `${passport} ${destination}` }
}
