import type { Provenance } from '@tripwright/domain/base/provenance'
import { type Airport, findAirports, listReadAirports, withRead } from '@tripwright/domain/flights'
import { useEffect, useState } from 'react'
import { askFact } from '#platform/asked-facts.ts'
import type { Sourced } from '#ui/use-suggestions.ts'

/** Our own table of airports and its date, with those that the operator of this installation read in. */
export type AirportTable = { own: Provenance; airports: readonly Airport[]; read: ReadPart | null }
/** How many airports come from elsewhere, from where, and of which day. */
type ReadPart = { count: number; source: string; asOf: string }

/** A file with its content in its name: fetched once, then on this device. */
const TABLE_URL = new URL('../../../../data/airports.json', import.meta.url).href
const NO_TABLE: AirportTable = { own: { asOf: null, source: '' }, airports: [], read: null }
const MOST_SHOWN = 8

let asked: Promise<AirportTable> | null = null
/** What is known by now: nobody waits for the part that was read in. */
let known = NO_TABLE

/** The table; an empty one when neither the network nor this device has it: any text can be typed then. */
export function loadAirports(): Promise<AirportTable> {
  asked ??= fetchTable()
  return asked
}

/** The same for a component: an empty table until it is here. */
export function useAirports(): AirportTable {
  const [table, setTable] = useState(NO_TABLE)
  useEffect(() => {
    void loadAirports().then(setTable)
    void loadWithRead().then(setTable)
  }, [])
  return table
}

async function fetchTable(): Promise<AirportTable> {
  try {
    const response = await fetch(TABLE_URL)
    if (response.ok) {
      const { airports, asOf, written, checked } = await response.json()
      known = { airports, own: { source: 'Tripwright', asOf, written, checked }, read: null }
      return known
    }
  } catch {
    // No network. It is asked for again with the next text.
  }
  asked = null
  return NO_TABLE
}

async function loadWithRead(): Promise<AirportTable> {
  const [own, answer] = await Promise.all([loadAirports(), askFact('airports:read', listReadAirports, {})])
  if (!answer?.asOf) return own
  const { groups, source, asOf } = answer
  const read = groups.flatMap(({ country, zone, airports }) =>
    airports.map((airport) => ({ ...airport, country, zone })),
  )
  const table = {
    own: own.own,
    airports: withRead(own.airports, read),
    read: { count: read.length, source, asOf },
  }
  known = table
  return table
}

/** Up to eight airports that a text may mean, with the tables that they are looked up in. */
export async function searchAirports(text: string): Promise<Sourced<Airport>> {
  if (known.airports.length === 0) await loadAirports()
  const { airports, own, read } = known
  return { items: findAirports(text, airports, MOST_SHOWN), sources: read ? [read, own] : [own] }
}
