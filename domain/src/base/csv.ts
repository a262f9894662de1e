import { type IsoDate, isIsoDate } from './dates.ts'

/** A fault of a line in a file; the header is line 1. */
export type CsvProblem = { line: number; problem: string }
/** All rows of a table, or all its faults. */
export type CsvResult<Row> = { ok: true; rows: Row[] } | { ok: false; problems: CsvProblem[] }
/**
 * The result of a line: a row with its unique key (null when duplicates are allowed), a fault, or nothing when the line is
 * ignored.
 */
export type CsvRowResult<Row> = { row: Row; key: string | null } | { problem: string } | null

const MAX_SOURCE_LENGTH = 200
const CELLS = {
  ',': /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|\r|$)/y,
  ';': /("(?:[^"]|"")*"|[^;\r\n]*)(;|\r?\n|\r|$)/y,
}

/**
 * Reads a table from CSV (RFC 4180) with a header line; any fault rejects the whole file. Columns may be in any order,
 * unknown ones are ignored, and `optional` ones may be missing: their cells are then empty.
 */
export function readCsvTable<Row, Column extends string, Optional extends string = never>(
  text: string,
  columns: { needed: readonly Column[]; optional?: readonly Optional[] },
  readLine: (cell: Record<Column | Optional, string>) => CsvRowResult<Row>,
): CsvResult<Row> {
  const [head, ...lines] = parseCsv(text)
  const names: readonly (Column | Optional)[] = [...columns.needed, ...(columns.optional ?? [])]
  const missing = columns.needed.filter((name) => !head?.cells.includes(name))
  if (!head || missing.length > 0) return csvFailure(`the column ${missing.join(', ')} is missing`)
  if (lines.length === 0) return csvFailure('there are no rows')

  const places = names.map((name) => [name, head.cells.indexOf(name)] as const)
  const results = lines.map(({ line, cells }) => {
    const cell = Object.fromEntries(places.map(([name, place]) => [name, cells[place]?.trim() ?? '']))
    // `cell` has a text for every column.
    return { line, read: readLine(cell as Record<Column | Optional, string>) }
  })
  return collectRows(results)
}

/** The rows of all lines, or their faults; a duplicate key is a fault. */
function collectRows<Row>(results: readonly { line: number; read: CsvRowResult<Row> }[]): CsvResult<Row> {
  const seen = new Set<string | null>()
  const problems: CsvProblem[] = []
  const rows: Row[] = []
  for (const { line, read } of results) {
    if (read === null) continue
    if ('problem' in read) problems.push({ line, problem: read.problem })
    else {
      if (read.key !== null && seen.has(read.key))
        problems.push({ line, problem: `${read.key} is there twice` })
      else rows.push(read.row)
      seen.add(read.key)
    }
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, rows }
}

/** The fault of a row's source; null when the source is valid. */
export function provenanceProblem(
  { as_of, source }: { as_of: string; source: string },
  today: IsoDate,
): string | null {
  if (!isIsoDate(as_of) || as_of > today) return `"${as_of}" is no day up to today (YYYY-MM-DD)`
  const isNamed = source !== '' && source.length <= MAX_SOURCE_LENGTH
  return isNamed ? null : `a source has 1 to ${MAX_SOURCE_LENGTH} characters`
}

function csvFailure(problem: string): { ok: false; problems: CsvProblem[] } {
  return { ok: false, problems: [{ line: 1, problem }] }
}

export type CsvRecord = { line: number; cells: string[] }

/** The cells of each line that is not empty; a quoted cell may hold commas, doubled quotes and line breaks. `mark` is between cells. */
export function parseCsv(text: string, mark: ',' | ';' = ','): CsvRecord[] {
  const cellPattern = CELLS[mark]
  const lines: CsvRecord[] = []
  let current: CsvRecord = { line: 1, cells: [] }
  let [line, end] = [1, '\n']
  cellPattern.lastIndex = text.startsWith('\uFEFF') ? 1 : 0
  // A mark at the end of the text is followed by an empty cell.
  while (cellPattern.lastIndex < text.length || end === mark) {
    // The pattern matches at every position, because a cell may be empty.
    const [, raw = '', separator = ''] = cellPattern.exec(text) ?? []
    end = separator
    const isQuoted = raw.length > 1 && raw.startsWith('"') && raw.endsWith('"')
    current.cells.push(isQuoted ? raw.slice(1, -1).replaceAll('""', '"') : raw)
    line += isQuoted ? raw.split('\n').length - 1 : 0
    if (end === mark) continue
    line += 1
    lines.push(current)
    current = { line, cells: [] }
  }
  return lines.filter(({ cells }) => cells.length > 1 || cells[0]?.trim() !== '')
}

// Includes the full-width forms of the signs, which some spreadsheets treat alike.
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/
const NUMBER = /^-?\d+([.,]\d+)?$/

/** A cell of RFC 4180. A text that a spreadsheet would take for a formula gets an apostrophe in front. */
export function csvCell(text: string, mark: ',' | ';' = ','): string {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return safe.includes(mark) || /["\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
