import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { IsoDate } from '@tripwright/domain/base/dates'
import {
  importRates,
  type RateHistory,
  type RateTable,
  readReferenceList,
} from '@tripwright/domain/money/currency'
import { unzipSync } from 'fflate'
import { StartError } from '#platform/start-error.ts'
import { SOURCE } from './ecb-rates.service.ts'

const LIST_NAME = 'eurofxref-hist.csv'
/** The list grows by 60 kB a year; in 2026 it had 1.9 MB. */
const MAX_BYTES = 20_000_000
const MAX_LISTED_CODES = 12

/**
 * Imports the complete list of reference rates of the European Central Bank, `eurofxref-hist.zip` or the `.csv` in it, into
 * the table and the history of a data folder, and lists the changes. Throws what is wrong; nothing is written then.
 */
export function importRatesFile(path: string, dataFolder: string, today: IsoDate): string {
  const list = readReferenceList(readList(path), today)
  if (!list.ok) {
    const [first] = list.problems
    throw new StartError('bad-usage', `line ${first?.line}: ${first?.problem}; nothing was changed`)
  }
  const [tablePath, historyPath] = [
    join(dataFolder, 'rates.json'),
    join(dataFolder, 'rate-history', 'eur.json'),
  ]
  const table: RateTable = JSON.parse(readFileSync(tablePath, 'utf8'))
  const history: RateHistory = JSON.parse(readFileSync(historyPath, 'utf8'))
  const newest = list.rows.at(-1)?.date ?? ''
  if (newest < table.date)
    throw new StartError(
      'bad-usage',
      `the list ends on ${newest}, and ours is of ${table.date}; nothing was changed`,
    )
  const imported = importRates({ table, history }, list.rows, { source: SOURCE, today })
  writeFileSync(tablePath, textOfTable(imported.table))
  writeFileSync(historyPath, textOfHistory(imported.history))
  const farthest = imported.changed
    .filter(({ code }) => !imported.table.older?.codes.includes(code))
    .toSorted((a, b) => Math.abs(Math.log(b.after / b.before)) - Math.abs(Math.log(a.after / a.before)))
    .slice(0, MAX_LISTED_CODES)
    .map(({ code, before, after }) => `  ${code} ${before} -> ${after} (${percent(after / before - 1)})`)
  return [
    `rates of ${imported.table.date} in place of those of ${table.date}: ${imported.changed.length} changed, ${imported.table.older?.codes.length ?? 0} are not published and keep their date`,
    ...farthest,
    `history from ${history.firstMonth}: ${Object.keys(imported.history.rates).length} currencies`,
  ].join('\n')
}

function readList(path: string): string {
  const bytes = readBytes(path)
  // A zip begins with `PK`, its inventor's initials.
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  return new TextDecoder().decode(isZip ? unzipped(bytes) : bytes)
}

function readBytes(path: string): Uint8Array {
  try {
    if (statSync(path).size <= MAX_BYTES) return readFileSync(path)
  } catch {
    throw new StartError('bad-usage', `there is no file ${path} that can be read`)
  }
  throw new StartError('bad-usage', `${path} has more than ${MAX_BYTES} bytes: that is not the list`)
}

function unzipped(bytes: Uint8Array): Uint8Array {
  let content: Uint8Array | undefined
  try {
    const filter = ({ name, originalSize }: { name: string; originalSize: number }) =>
      name === LIST_NAME && originalSize <= MAX_BYTES
    content = unzipSync(bytes, { filter })[LIST_NAME]
  } catch {
    throw new StartError('bad-usage', 'the zip file is damaged or cut off; nothing was changed')
  }
  if (!content) throw new StartError('bad-usage', `the zip file holds no ${LIST_NAME}; nothing was changed`)
  return content
}

function percent(share: number): string {
  return `${share > 0 ? '+' : ''}${(share * 100).toFixed(1)} %`
}

function textOfTable({ rates, uncertain, older, ...rest }: RateTable): string {
  const lines = Object.entries(rest).map(([key, value]) => `  "${key}": ${JSON.stringify(value)},`)
  lines.push(`  "uncertain": ${listed(uncertain)},`)
  if (older)
    lines.push(
      `  "older": {`,
      `    "date": ${JSON.stringify(older.date)}, "source": ${JSON.stringify(older.source)}, "isEstimate": ${older.isEstimate},`,
      `    "codes": ${listed(older.codes)}`,
      '  },',
    )
  const pairs = Object.entries(rates).map(([code, rate]) => `"${code}": ${rate}`)
  const rows = Array.from({ length: Math.ceil(pairs.length / 10) }, (_, row) =>
    pairs.slice(row * 10, row * 10 + 10),
  )
  return `{\n${lines.join('\n')}\n  "rates": {\n${rows.map((row) => `    ${row.join(', ')}`).join(',\n')}\n  }\n}\n`
}

function listed(codes: readonly string[]): string {
  return `[${codes.map((code) => JSON.stringify(code)).join(', ')}]`
}

function textOfHistory({ rates, ...rest }: RateHistory): string {
  const lines = Object.entries(rest).map(([key, value]) => `  "${key}": ${JSON.stringify(value)},`)
  const rows = Object.entries(rates).map(([code, all]) => `    "${code}": [${all.join(', ')}]`)
  return `{\n${lines.join('\n')}\n  "rates": {\n${rows.join(',\n')}\n  }\n}\n`
}
