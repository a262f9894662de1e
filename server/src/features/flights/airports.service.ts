import { readFileSync } from 'node:fs'
import type { Airport } from '@tripwright/domain/flights'

/** An airport with its ICAO code and the outcome of the second look at its row. */
type Row = Airport & { icao: string; secondLook: 'agree' | 'differ' | 'unsure' }

const FILE = new URL('../../../../data/airports.json', import.meta.url)
let known: { asOf: string; airports: readonly Row[] } | null = null

/** Our own table, read when it is asked for first. Its shape is held by a test. */
export function listAirports(): readonly Row[] {
  return readTable().airports
}

/** One of our own by its code; null when it is not in our table. */
export function findOwnAirport(iata: string): (Row & { asOf: string }) | null {
  const { asOf, airports } = readTable()
  const found = airports.find((airport) => airport.iata === iata)
  return found ? { ...found, asOf } : null
}

function readTable(): { asOf: string; airports: readonly Row[] } {
  const table = known ?? JSON.parse(readFileSync(FILE, 'utf8'))
  known = table
  return table
}
