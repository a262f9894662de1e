import { parsePosition } from '../../map/place-search/index.ts'
import type { Readings } from '../booking-words/index.ts'
import { asPlaces, degrees, toReadPlace } from './map-files.rules.ts'

const SEPARATORS = [',', ';', '\t'] as const
const MAX_ROWS = 5000
/** What the columns are called, in files of map services and of people. */
const COLUMNS = {
  name: /^(?:name|title|place|ort|nom|nombre|nome|titel|naam)$/i,
  lat: /^(?:lat|latitude|breite|breitengrad|y)$/i,
  lon: /^(?:lon|lng|long|longitude|länge|längengrad|x)$/i,
  link: /^(?:url|link|map|maps?[ _]?(?:url|link)|geo|coordinates?|position|koordinaten)$/i,
  note: /^(?:note|notes|comment|description|desc|notiz|kommentar|beschreibung)$/i,
  address: /^(?:address|adresse|dirección|indirizzo|adres)$/i,
} as const
type Column = keyof typeof COLUMNS

/** Places from a table of text; null where it has no column for a position or a link. */
export function readPlaceTable(text: string): Readings | null {
  const [head, ...rows] = splitTable(text.replace(/^\uFEFF/, ''))
  if (!head) return null
  const at = (column: Column) => head.findIndex((cell) => COLUMNS[column].test(cell.trim()))
  const [lat, lon, link] = [at('lat'), at('lon'), at('link')]
  if ((lat < 0 || lon < 0) && link < 0) return null
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''))
  return asPlaces(
    filled.map((row) => {
      const cell = (column: Column) => row[at(column)]?.trim() ?? ''
      const texts = { name: cell('name'), note: cell('note'), address: cell('address') }
      const written = [decimalPoint(cell('lat')), decimalPoint(cell('lon'))].map(degrees)
      const [y = Number.NaN, x = Number.NaN] = lat >= 0 && lon >= 0 ? written : []
      if (!Number.isNaN(y) && !Number.isNaN(x))
        return toReadPlace(texts, [y, x], `${head[lat]}, ${head[lon]}`)
      const linked = parsePosition(cell('link'))
      return linked && toReadPlace(texts, [linked.lat, linked.lon], head[link] ?? '')
    }),
  )
}

function decimalPoint(text: string): string {
  return text.replace(/^([-+]?\d+),(\d+)$/, '$1.$2')
}

const CELL: Record<(typeof SEPARATORS)[number], RegExp> = {
  ',': /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|\r|$)/y,
  ';': /("(?:[^"]|"")*"|[^;\r\n]*)(;|\r?\n|\r|$)/y,
  '\t': /("(?:[^"]|"")*"|[^\t\r\n]*)(\t|\r?\n|\r|$)/y,
}

/** The rows of a table (RFC 4180), whichever of three signs separates its cells; up to the first that is none. */
function splitTable(text: string): string[][] {
  const [first = ''] = text.split(/\r?\n|\r/, 1)
  const count = (sign: string) => first.split(sign).length
  const separator = [...SEPARATORS].sort((a, b) => count(b) - count(a))[0] ?? ','
  const pattern = new RegExp(CELL[separator])
  const rows: string[][] = []
  let row: string[] = []
  while (pattern.lastIndex < text.length && rows.length <= MAX_ROWS) {
    const match = pattern.exec(text)
    if (!match) break
    const [, cell = '', sign = ''] = match
    row.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell)
    if (sign === separator) continue
    rows.push(row)
    row = []
  }
  return row.length === 0 ? rows : [...rows, row]
}
