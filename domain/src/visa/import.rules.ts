import { type IsoDate, isIsoDate } from '../base/dates.ts'
import { NEEDS, type Need } from './matrix.rules.ts'

/** A pair of a matrix that an operator reads in, with where it is from and of what day. */
export type ImportedRow = {
  passport: string
  destination: string
  need: Need
  days: number | null
  asOf: IsoDate
  source: string
}

/** The columns of the file, in any order; others are passed over. */
export const IMPORT_COLUMNS = ['passport', 'destination', 'need', 'days', 'as_of', 'source'] as const
type Column = (typeof IMPORT_COLUMNS)[number]

type Problem = { line: number; problem: string }
type Read = { ok: true; rows: ImportedRow[] } | { ok: false; problems: Problem[] }

const LONGEST_DAYS = 3660
const LONGEST_SOURCE = 200

/** Reads a visa matrix from CSV (RFC 4180) with a head line; a file with anything wrong in it gives no row at all. */
export function readVisaCsv(text: string, countries: readonly string[], today: IsoDate): Read {
  const [head = [], ...lines] = parseCsv(text)
  const places = IMPORT_COLUMNS.map((name) => [name, head.indexOf(name)] as const)
  const missing = places.filter(([, place]) => place < 0).map(([name]) => name)
  if (missing.length > 0) return refused(1, `the column ${missing.join(', ')} is missing`)
  if (lines.length === 0) return refused(1, 'there are no rows')

  const seen = new Set<string>()
  const problems: Problem[] = []
  const rows = lines.map((cells, index) => {
    const cell = Object.fromEntries(places.map(([name, place]) => [name, cells[place]?.trim() ?? '']))
    // Every column is among the places.
    const row = readRow(cell as Record<Column, string>, countries, today)
    const pair = `${row.row.passport} ${row.row.destination}`
    const problem = row.problem ?? (seen.has(pair) ? `${pair} is there twice` : null)
    seen.add(pair)
    if (problem) problems.push({ line: index + 2, problem })
    return row.row
  })
  return problems.length > 0 ? { ok: false, problems } : { ok: true, rows }
}

function readRow(cell: Record<Column, string>, countries: readonly string[], today: IsoDate) {
  const need = NEEDS.find((one) => one === cell.need && one !== 'citizen')
  const days = cell.days === '' ? null : Number(cell.days)
  const row: ImportedRow = {
    passport: cell.passport.toUpperCase(),
    destination: cell.destination.toUpperCase(),
    need: need ?? 'required',
    ...{ days, asOf: cell.as_of, source: cell.source },
  }
  const unknown = [row.passport, row.destination].find((code) => !countries.includes(code))
  if (unknown !== undefined) return { row, problem: `no country has the code "${unknown}"` }
  if (row.passport === row.destination) return { row, problem: 'nobody needs a visa at home' }
  if (!need) return { row, problem: `"${cell.need}" is no need; it is one of ${NEEDS.slice(1).join(', ')}` }
  const isSound = days === null || (Number.isInteger(days) && days >= 1 && days <= LONGEST_DAYS)
  if (!isSound) return { row, problem: `"${cell.days}" is no number of days` }
  if (!isIsoDate(cell.as_of) || cell.as_of > today)
    return { row, problem: `"${cell.as_of}" is no day up to today (YYYY-MM-DD)` }
  const isNamed = cell.source !== '' && cell.source.length <= LONGEST_SOURCE
  return { row, problem: isNamed ? null : `a source has 1 to ${LONGEST_SOURCE} characters` }
}

function refused(line: number, problem: string): Read {
  return { ok: false, problems: [{ line, problem }] }
}

/** The cells of each line; a quoted cell may hold commas and doubled quotes, but no line break. */
function parseCsv(text: string): string[][] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
  return lines.map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
    ),
  )
}
