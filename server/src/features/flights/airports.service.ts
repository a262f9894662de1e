import { readFileSync } from 'node:fs'
import type { Airport } from '@tripwright/domain/flights'

/** An airport with the outcome of the second look at its row. */
type Row = Airport & { secondLook: 'agree' | 'differ' | 'unsure' }

let known: readonly Row[] | null = null

/** Our own table, read when it is asked for first. Its shape is held by a test. */
export function listAirports(): readonly Row[] {
  known ??= readTable().airports
  return known
}

function readTable(): { asOf: string; airports: Row[] } {
  return JSON.parse(readFileSync(new URL('../../../../data/airports.json', import.meta.url), 'utf8'))
}
