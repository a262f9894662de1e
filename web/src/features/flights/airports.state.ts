import { type Airport, findAirports } from '@tripwright/domain/flights'
import { useEffect, useState } from 'react'

/** Our own table of airports, and its date. */
export type AirportTable = { asOf: string; airports: readonly Airport[] }

/** A file with its content in its name: fetched once, then on this device. */
const TABLE_URL = new URL('../../../../data/airports.json', import.meta.url).href
const NO_TABLE: AirportTable = { asOf: '', airports: [] }
const MOST_SHOWN = 8

let asked: Promise<AirportTable> | null = null

/** The table; an empty one when neither the network nor this device has it: any text can be typed then. */
function loadAirports(): Promise<AirportTable> {
  asked ??= fetchTable()
  return asked
}

/** The same for a component: an empty table until it is here. */
export function useAirports(): AirportTable {
  const [table, setTable] = useState(NO_TABLE)
  useEffect(() => void loadAirports().then(setTable), [])
  return table
}

async function fetchTable(): Promise<AirportTable> {
  try {
    const response = await fetch(TABLE_URL)
    if (response.ok) return await response.json()
  } catch {
    // No network. It is asked for again with the next text.
  }
  asked = null
  return NO_TABLE
}

/** Up to eight airports that a text may mean. */
export async function searchAirports(text: string): Promise<readonly Airport[]> {
  return findAirports(text, (await loadAirports()).airports, MOST_SHOWN)
}
