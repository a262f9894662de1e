import { readFileSync } from 'node:fs'
import { provenanceOf, type TableProvenance } from '@tripwright/domain/base/provenance'
import type { Airport } from '@tripwright/domain/booking/flights'

/** An airport with its ICAO code and the result of the row's review. */
type Row = Airport & { icao: string; secondLook: 'agree' | 'differ' | 'unsure' }

const FILE = new URL('../../../../../data/airports.json', import.meta.url)
const SOURCE = 'Tripwright airports, written by us from knowledge'

type Table = TableProvenance & { airports: readonly Row[] }
let cachedTable: Table | null = null

/** Our own table, loaded on first use. A test checks its shape. */
export function listBundledAirports(): readonly Row[] {
  return readTable().airports
}

/** An airport of our own table by code; null when it has none. */
export function findBundledAirport(iata: string): (Row & TableProvenance) | null {
  const table = readTable()
  const airport = table.airports.find((airport) => airport.iata === iata)
  return airport ? Object.assign({}, airport, provenanceOf(table)) : null
}

/** How old our own table is. */
export function bundledAirportsProvenance(): TableProvenance {
  return provenanceOf(readTable())
}

function readTable(): Table {
  const table: Table =
    cachedTable ?? Object.assign(JSON.parse(readFileSync(FILE, 'utf8')), { source: SOURCE })
  cachedTable = table
  return table
}
