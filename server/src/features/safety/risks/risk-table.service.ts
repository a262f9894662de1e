import { readFileSync } from 'node:fs'
import { REGIONS } from '@tripwright/domain/destination/countries'
import type { RiskFile, RiskRow } from '@tripwright/domain/safety/risks'

/** A row with the fields that its file states once for all rows. */
export type RiskRowWithFrame = { row: RiskRow; frame: Omit<RiskFile, 'rows'> }

let rowsByCountry: ReadonlyMap<string, RiskRowWithFrame> | null = null

/** The risks by country code; loaded on first use. A test checks their shape. */
export function listRiskRows(): ReadonlyMap<string, RiskRowWithFrame> {
  rowsByCountry ??= new Map(
    REGIONS.map(readFile).flatMap(({ rows, ...frame }) => rows.map((row) => [row.code, { row, frame }])),
  )
  return rowsByCountry
}

function readFile(region: string): RiskFile {
  const url = new URL(`../../../../../data/safety/${region}.json`, import.meta.url)
  return JSON.parse(readFileSync(url, 'utf8'))
}
