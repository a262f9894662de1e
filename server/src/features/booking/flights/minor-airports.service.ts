import { readFileSync } from 'node:fs'
import type { SourceCheck } from '@tripwright/domain/base/provenance'
import { type Airport, type MinorAirportsFile, readMinorAirports } from '@tripwright/domain/booking/flights'
import { findBundledAirport, listBundledAirports } from './bundled-airports.service.ts'

const FILE = new URL('../../../../../data/minor-airports.json', import.meta.url)

type MinorAirport = ReturnType<typeof readMinorAirports>[number]
type Provenance = { asOf: string; source: string; written: null; checked: SourceCheck | null }
type Table = Provenance & { byCode: ReadonlyMap<string, MinorAirport>; all: readonly Airport[] }
let cachedTable: Table | null = null

/** One of the smaller airports by its code, with its provenance; null when it is not among them. */
export function findMinorAirport(iata: string): (MinorAirport & Provenance) | null {
  const { byCode, asOf, source, written, checked } = readTable()
  const airport = byCode.get(iata)
  return airport ? Object.assign({}, airport, { asOf, source, written, checked }) : null
}

/** Our own airports and the smaller ones behind them. */
export function listKnownAirports(): readonly Airport[] {
  return readTable().all
}

/** The country and zone of an airport of either table. */
export function findKnownAirport(iata: string): Airport | null {
  return findBundledAirport(iata) ?? findMinorAirport(iata)
}

// Read when somebody asks for an airport that our own table lacks: the start of the server does not wait for it.
function readTable(): Table {
  if (cachedTable) return cachedTable
  const file: MinorAirportsFile = JSON.parse(readFileSync(FILE, 'utf8'))
  const airports = readMinorAirports(file)
  const byCode = new Map(airports.map((airport) => [airport.iata, airport]))
  const { asOf, source, written, checked } = file
  cachedTable = { asOf, source, written, checked, byCode, all: [...listBundledAirports(), ...airports] }
  return cachedTable
}
