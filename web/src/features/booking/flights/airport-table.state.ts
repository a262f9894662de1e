import type { Provenance } from '@tripwright/domain/base/provenance'
import {
  type Airport,
  findAirports,
  listImportedAirports,
  mergeImportedAirports,
  readMinorAirports,
} from '@tripwright/domain/booking/flights'
import { useEffect, useSyncExternalStore } from 'react'
import { fetchFact } from '#platform/fact-cache.ts'
import type { Sourced } from '#ui/use-suggestions.ts'

/** Our own table of airports and its date, with the smaller airports once they are needed, and those that the operator of this installation imported. */
export type AirportTable = {
  own: Provenance
  airports: readonly Airport[]
  minor: Provenance | null
  read: ImportedAirports | null
}
/** How many airports come from elsewhere, from where, and of which day. */
type ImportedAirports = { count: number; source: string; asOf: string }
type Part<P> = { airports: readonly Airport[]; of: P }

/** Files with their content in their name: fetched once, then on this device. */
const OWN_URL = new URL('../../../../../data/airports.json', import.meta.url).href
const MINOR_URL = new URL('../../../../../data/minor-airports.json', import.meta.url).href
const NO_TABLE: AirportTable = { own: { asOf: null, source: '' }, airports: [], minor: null, read: null }
const MAX_SUGGESTIONS = 8
/** `London Heathrow (LHR)` or `LHR`. */
const CODE_AT_END = /(?:^|\()([A-Z]{3})\)?\s*$/

const parts: {
  own: Part<Provenance> | null
  minor: Part<Provenance> | null
  read: Part<ImportedAirports> | null
} = { own: null, minor: null, read: null }
const requests: Partial<Record<'own' | 'minor' | 'read', Promise<void>>> = {}
/** The airports loaded so far. */
let currentTable = NO_TABLE
const listeners = new Set<() => void>()

/** Our own table; an empty one when neither the network nor this device has it: any text can be typed then. */
async function loadAirports(): Promise<AirportTable> {
  requests.own ??= fetchOwn()
  await requests.own
  return currentTable
}

/** The same, with the smaller airports behind them where one of the texts ends with the code of one. */
export async function loadAirportsNamedIn(texts: readonly string[]): Promise<AirportTable> {
  const table = await loadAirports()
  return isLacking(table, texts) ? loadAllAirports() : table
}

async function loadAllAirports(): Promise<AirportTable> {
  requests.minor ??= fetchMinor()
  await Promise.all([loadAirports(), requests.minor])
  return currentTable
}

function isLacking({ airports }: AirportTable, texts: readonly string[]): boolean {
  return texts.some((text) => {
    const [, code] = CODE_AT_END.exec(text) ?? []
    return code !== undefined && airports.length > 0 && !airports.some(({ iata }) => iata === code)
  })
}

/** The same for a component: an empty table until it is here. The smaller airports come when one of the texts names one. */
export function useAirports(texts: readonly string[] = []): AirportTable {
  const table = useSyncExternalStore(subscribe, getTable, getNoTable)
  useEffect(() => {
    void loadAirports()
    requests.read ??= fetchImported()
  }, [])
  const needsMinor = table.minor === null && isLacking(table, texts)
  useEffect(() => {
    if (needsMinor) void loadAllAirports()
  }, [needsMinor])
  return table
}

/** Up to eight airports that a text may mean, with the tables that they are looked up in; the smaller ones where our own are too few. */
export async function searchAirports(text: string): Promise<Sourced<Airport>> {
  await loadAirports()
  if (findAirports(text, currentTable.airports, MAX_SUGGESTIONS).length < MAX_SUGGESTIONS)
    await loadAllAirports()
  const { airports, own, minor, read } = currentTable
  const sources = [read, own, minor].filter((source) => source !== null)
  return { items: findAirports(text, airports, MAX_SUGGESTIONS), sources }
}

async function fetchOwn(): Promise<void> {
  const file = await fetchJson(OWN_URL)
  if (file === null) {
    // No network: the next input tries again.
    delete requests.own
    return
  }
  const { airports, asOf, written, checked } = Object(file)
  update('own', { airports, of: { source: 'Tripwright', asOf, written, checked } })
}

async function fetchMinor(): Promise<void> {
  const file = await fetchJson(MINOR_URL)
  if (file === null) {
    delete requests.minor
    return
  }
  const { asOf, source, written, checked, groups } = Object(file)
  update('minor', { airports: readMinorAirports({ groups }), of: { asOf, source, written, checked } })
}

async function fetchImported(): Promise<void> {
  const answer = await fetchFact('airports:read', listImportedAirports, {})
  if (!answer?.asOf) return
  const { groups, source, asOf } = answer
  const airports = groups.flatMap(({ country, zone, airports: ofGroup }) =>
    ofGroup.map((airport) => ({ ...airport, country, zone })),
  )
  update('read', { airports, of: { count: airports.length, source, asOf } })
}

async function fetchJson(url: string): Promise<unknown> {
  try {
    const response = await fetch(url)
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}

function update<K extends keyof typeof parts>(key: K, part: (typeof parts)[K]): void {
  parts[key] = part
  const { own, minor, read } = parts
  if (own === null) return
  const known = [...own.airports, ...(minor?.airports ?? [])]
  currentTable = {
    own: own.of,
    airports: read ? mergeImportedAirports(known, read.airports) : known,
    minor: minor?.of ?? null,
    read: read?.of ?? null,
  }
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

const getTable = () => currentTable
const getNoTable = () => NO_TABLE
