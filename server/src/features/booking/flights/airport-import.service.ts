import { metresBetween } from '@tripwright/domain/base/geo'
import { type CsvAirport, readAirportsCsv } from '@tripwright/domain/booking/flights'
import { dayOfFile, type Importer, readImport } from '#platform/imports/import-file.ts'
import { type ImportedAirport, removeImported, replaceImported } from './airport-imports.store.ts'
import { zoneOf } from './airport-zones.service.ts'
import { listBundledAirports } from './bundled-airports.service.ts'

const MAX_LISTED = 10
/** Up to this distance two tables mean the same place, metres. */
const SAME_PLACE_METRES = 2000

/** Airports of OurAirports: each replaces ours with its code, and a newer file replaces an older one. */
export const airportsImporter: Importer = {
  importFile: async (db, path) => {
    const read = readImport(path, readAirportsCsv)
    const rows = read.flatMap((airport) => toRow(airport, dayOfFile(path)) ?? [])
    await db.transaction((tx) => replaceImported(tx, rows))
    const codes = new Set(rows.map(({ iata }) => iata))
    return [
      `airports read in: ${rows.length}; each says OurAirports and the day of the file from now on`,
      ...describeChanges(rows),
      ...describeWithoutZone(read.map(({ iata }) => iata).filter((iata) => !codes.has(iata))),
    ].join('\n')
  },
  forget: async (db) => `airports forgotten: ${await removeImported(db)}; our own table answers`,
}

function toRow(airport: CsvAirport, asOf: string): ImportedAirport | null {
  const zone = zoneOf(airport)
  return zone === null ? null : { ...airport, zone, asOf }
}

/** Differences between the file and our own table: new airports, moved ones, and ours that it lacks. */
function describeChanges(rows: readonly ImportedAirport[]): string[] {
  const own = listBundledAirports()
  const read = new Map(rows.map((row) => [row.iata, row]))
  const codes = new Set(own.map(({ iata }) => iata))
  const moved = own.filter((airport) => {
    const row = read.get(airport.iata)
    return row !== undefined && metresBetween(airport, row) > SAME_PLACE_METRES
  })
  const lacking = own.filter(({ iata }) => !read.has(iata)).length
  const fresh = rows.filter(({ iata }) => !codes.has(iata)).length
  return [
    `beside our own table: ${fresh} new; ${rows.length - fresh} take the place of ours, and ${lacking} of ours stay`,
    ...describeList(
      'ours lay more than 2 km away',
      moved.map(({ iata }) => iata),
    ),
  ]
}

function describeWithoutZone(without: readonly string[]): string[] {
  return describeList('left out, for no time zone of their country is known there', without)
}

function describeList(what: string, codes: readonly string[]): string[] {
  if (codes.length === 0) return []
  const named = codes.slice(0, MAX_LISTED).join(', ')
  const more = codes.length > MAX_LISTED ? ` and ${codes.length - MAX_LISTED} more` : ''
  return [`${what}: ${named}${more}`]
}
