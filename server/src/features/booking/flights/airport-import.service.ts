import { type CsvAirport, readAirportsCsv } from '@tripwright/domain/booking/flights'
import { dayOfFile, type Importer, readImport } from '#platform/imports/import-file.ts'
import { type ImportedAirport, removeImported, replaceImported } from './airport-imports.store.ts'
import { zoneOf } from './airport-zones.service.ts'

const MAX_LISTED = 10

/** Airports of OurAirports: each takes the place of ours of its code, and a newer file that of the older one. */
export const airportsImporter: Importer = {
  importFile: async (db, path) => {
    const read = readImport(path, readAirportsCsv)
    const rows = read.flatMap((airport) => toRow(airport, dayOfFile(path)) ?? [])
    await db.transaction((tx) => replaceImported(tx, rows))
    const codes = new Set(rows.map(({ iata }) => iata))
    return [
      `airports read in: ${rows.length}; each says OurAirports and the day of the file from now on`,
      ...describeWithoutZone(read.map(({ iata }) => iata).filter((iata) => !codes.has(iata))),
    ].join('\n')
  },
  forget: async (db) => `airports forgotten: ${await removeImported(db)}; our own table answers`,
}

function toRow(airport: CsvAirport, asOf: string): ImportedAirport | null {
  const zone = zoneOf(airport)
  return zone === null ? null : { ...airport, zone, asOf }
}

function describeWithoutZone(without: readonly string[]): string[] {
  if (without.length === 0) return []
  const named = without.slice(0, MAX_LISTED).join(', ')
  const more = without.length > MAX_LISTED ? ` and ${without.length - MAX_LISTED} more` : ''
  return [`left out, for no time zone of their country is known there: ${named}${more}`]
}
