import { readFileSync } from 'node:fs'
import { type CountryFile, type CountryRow, REGIONS } from '@tripwright/domain/countries'

/** A row with what its file says of all its rows. */
export type FramedRow = { row: CountryRow; frame: Omit<CountryFile, 'rows'> }

let known: ReadonlyMap<string, FramedRow> | null = null

/** Our own table by code, in the order of English names; read when it is asked for first. Its shape is held by a test. */
export function listRows(): ReadonlyMap<string, FramedRow> {
  known ??= readTable()
  return known
}

function readTable(): Map<string, FramedRow> {
  const framed = REGIONS.map(readFile).flatMap(({ rows, ...frame }) => rows.map((row) => ({ row, frame })))
  framed.sort((a, b) => a.row.name.localeCompare(b.row.name, 'en'))
  return new Map(framed.map((one) => [one.row.code, one]))
}

function readFile(region: string): CountryFile {
  const url = new URL(`../../../../data/countries/${region}.json`, import.meta.url)
  return JSON.parse(readFileSync(url, 'utf8'))
}
