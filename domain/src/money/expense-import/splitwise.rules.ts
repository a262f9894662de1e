import { type CsvRecord, parseCsv } from '../../base/csv.ts'
import { type IsoDate, isIsoDate } from '../../base/dates.ts'
import { currencyDecimals } from '../../base/money.ts'
import { truncateText } from '../../base/well-formed-text.ts'
import { LARGEST_EXPENSE } from '../expenses/index.ts'

/** Characters of a file: a thousand expenses of ten people have a tenth. */
export const MAX_SPLITWISE_CHARS = 2_000_000
const MAX_ROWS = 1000
const MAX_PEOPLE = 50
/** Columns before those of the people: date, description, category, cost, currency. */
const FIXED_COLUMNS = 5

/** A row of the table in minor units. `nets`: what each person gets (over 0) or owes by it; they add up to 0. */
export type SplitwiseRow = {
  line: number
  date: IsoDate
  title: string
  category: string
  amount: number
  currency: string
  /** A cost below 0: money that came back. */
  isRefund: boolean
  nets: readonly number[]
}

export type SplitwiseTable = {
  /** The names above the columns, in their order. */
  people: readonly string[]
  rows: readonly SplitwiseRow[]
  /** Rows by which nobody owes anything: they are left out. */
  emptyRows: number
}

/** `line` counts from 1, the header. */
export type SplitwiseProblem =
  | { code: 'too-large' | 'not-splitwise' | 'empty' | 'too-many' }
  | { code: 'row'; line: number; part: 'date' | 'amount' | 'currency' | 'people' }
export type SplitwiseResult = { ok: true; table: SplitwiseTable } | ({ ok: false } & SplitwiseProblem)

/**
 * Reads the table that Splitwise exports: what each row cost, and what each person then gets or owes. One wrong row refuses the
 * whole table. A table that was saved again by a spreadsheet with semicolons and decimal commas is read too.
 * Source: the export of splitwise.com, "Export as spreadsheet"; its header is in the language of its user.
 */
export function readSplitwise(text: string): SplitwiseResult {
  if (text.length > MAX_SPLITWISE_CHARS) return { ok: false, code: 'too-large' }
  const firstLine = text.slice(0, text.search(/[\r\n]|$/))
  const [head, ...lines] = parseCsv(text, firstLine.includes(';') ? ';' : ',')
  // A name that is missing ends the people: spreadsheets add empty columns.
  const names = (head?.cells ?? []).slice(FIXED_COLUMNS).map((name) => truncateText(name.trim(), 60))
  const people = names.includes('') ? names.slice(0, names.indexOf('')) : names
  // The last rows say the balances and have no cost.
  const costly = lines.filter(({ cells }) => (cells[3] ?? '').trim() !== '')
  if (people.length === 0 || (lines.length > 0 && !lines.some(isRow)))
    return { ok: false, code: 'not-splitwise' }
  if (costly.length === 0) return { ok: false, code: 'empty' }
  if (costly.length > MAX_ROWS || people.length > MAX_PEOPLE) return { ok: false, code: 'too-many' }
  const rows: SplitwiseRow[] = []
  for (const line of costly) {
    const row = readRow(line, people.length)
    if ('part' in row) return { ok: false, code: 'row', line: line.line, part: row.part }
    rows.push(row)
  }
  const owing = rows.filter(({ amount, nets }) => amount > 0 && nets.some((net) => net !== 0))
  return { ok: true, table: { people, rows: owing, emptyRows: rows.length - owing.length } }
}

function isRow({ cells }: CsvRecord): boolean {
  return isIsoDate((cells[0] ?? '').trim().slice(0, 10)) && isCurrency((cells[4] ?? '').trim())
}

type RowFault = { part: 'date' | 'amount' | 'currency' | 'people' }

function readRow({ line, cells }: CsvRecord, people: number): SplitwiseRow | RowFault {
  const [day = '', title = '', category = '', cost = '', code = ''] = cells.map((cell) => cell.trim())
  const [date, currency] = [day.slice(0, 10), code]
  if (!isIsoDate(date) || date < '1900' || date >= '3000') return { part: 'date' }
  if (!isCurrency(currency)) return { part: 'currency' }
  const amount = readAmount(cost, currency)
  if (amount === null) return { part: 'amount' }
  const signed = Array.from({ length: people }, (_, at) =>
    readAmount(cells[FIXED_COLUMNS + at]?.trim() || '0', currency),
  )
  const isRefund = amount < 0
  // `|| 0` takes the sign from -0.
  const nets = signed.flatMap((net) => (net === null ? [] : [(isRefund ? -net : net) || 0]))
  const gets = nets.reduce((sum, net) => sum + Math.max(net, 0), 0)
  const owes = nets.reduce((sum, net) => sum - Math.min(net, 0), 0)
  if (nets.length < people || gets !== owes || gets > Math.abs(amount)) return { part: 'people' }
  return {
    line,
    date,
    title: truncateText(title, 200),
    category,
    amount: Math.abs(amount),
    currency,
    isRefund,
    nets,
  }
}

const NUMBER = /^-?(?:\d+|\d{1,3}(?:,\d{3})+(?=\.|$))(?:[.,]\d+)?$/

/** An amount in minor units; null when it is none, has more decimals than its currency, or is too large to be exact. */
function readAmount(text: string, currency: string): number | null {
  if (!NUMBER.test(text)) return null
  const at = Math.max(text.lastIndexOf('.'), /,\d{3}(,|$)/.test(text) ? -1 : text.lastIndexOf(','))
  const whole = (at < 0 ? text : text.slice(0, at)).replaceAll(',', '')
  const fraction = at < 0 ? '' : text.slice(at + 1).replace(/0+$/, '')
  const digits = currencyDecimals(currency)
  if (fraction.length > digits || whole.length > 17) return null
  const minor = BigInt(whole + fraction.padEnd(digits, '0'))
  return minor > BigInt(LARGEST_EXPENSE) || -minor > BigInt(LARGEST_EXPENSE) ? null : Number(minor) || 0
}

function isCurrency(text: string): boolean {
  return /^[A-Z]{3}$/.test(text)
}
