import type { Provenance } from '@tripwright/domain/base/provenance'
import {
  type Airport,
  findAirports,
  listImportedAirports,
  mergeImportedAirports,
} from '@tripwright/domain/booking/flights'
import { useEffect, useState } from 'react'
import { fetchFact } from '#platform/fact-cache.ts'
import type { Sourced } from '#ui/use-suggestions.ts'

/** Our own table of airports and its date, with the airports that the operator of this installation imported. */
export type AirportTable = { own: Provenance; airports: readonly Airport[]; read: ImportedAirports | null }
/** The number, source and day of the imported airports. */
type ImportedAirports = { count: number; source: string; asOf: string }

/** A file with a hash in its name: fetched once, then cached on this device. */
const TABLE_URL = new URL('../../../../../data/airports.json', import.meta.url).href
const NO_TABLE: AirportTable = { own: { asOf: null, source: '' }, airports: [], read: null }
const MAX_SUGGESTIONS = 8

let tablePromise: Promise<AirportTable> | null = null
/** The airports loaded so far, without waiting for the imported ones. */
let currentTable = NO_TABLE

/** The table; an empty one when it is neither online nor cached: then any text can be typed. */
export function loadAirports(): Promise<AirportTable> {
  tablePromise ??= fetchTable()
  return tablePromise
}

/** The same for a component: an empty table until it is loaded. */
export function useAirports(): AirportTable {
  const [table, setTable] = useState(NO_TABLE)
  useEffect(() => {
    void loadAirports().then(setTable)
    void loadWithImported().then(setTable)
  }, [])
  return table
}

async function fetchTable(): Promise<AirportTable> {
  try {
    const response = await fetch(TABLE_URL)
    if (response.ok) {
      const { airports, asOf, written, checked } = await response.json()
      currentTable = { airports, own: { source: 'Tripwright', asOf, written, checked }, read: null }
      return currentTable
    }
  } catch {
    // No network: the next input tries again.
  }
  tablePromise = null
  return NO_TABLE
}

async function loadWithImported(): Promise<AirportTable> {
  const [own, answer] = await Promise.all([
    loadAirports(),
    fetchFact('airports:read', listImportedAirports, {}),
  ])
  if (!answer?.asOf) return own
  const { groups, source, asOf } = answer
  const read = groups.flatMap(({ country, zone, airports }) =>
    airports.map((airport) => ({ ...airport, country, zone })),
  )
  const table = {
    own: own.own,
    airports: mergeImportedAirports(own.airports, read),
    read: { count: read.length, source, asOf },
  }
  currentTable = table
  return table
}

/** Up to eight airports that match a text, with the tables that they are looked up in. */
export async function searchAirports(text: string): Promise<Sourced<Airport>> {
  if (currentTable.airports.length === 0) await loadAirports()
  const { airports, own, read } = currentTable
  return { items: findAirports(text, airports, MAX_SUGGESTIONS), sources: read ? [read, own] : [own] }
}
