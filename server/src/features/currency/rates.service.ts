import { readFileSync } from 'node:fs'
import type { RateTable } from '@tripwright/domain/currency'

let known: RateTable | null = null

/** Our own table of rates, read when it is asked for first. Its shape is held by a test. */
export function getRates(): RateTable {
  known ??= readTable()
  return known
}

function readTable(): RateTable {
  return JSON.parse(readFileSync(new URL('../../../../data/rates.json', import.meta.url), 'utf8'))
}
