import type { Output } from '@tripwright/domain/base/contract'
import type { Airport, listImportedAirports } from '@tripwright/domain/booking/flights'
import type { getAirport } from '@tripwright/domain/destination/places'
import type { Db } from '#platform/db/db.port.ts'
import { findImported, type ImportedAirport, listScheduled } from './airport-imports.store.ts'
import { bundledAirportsProvenance, findBundledAirport } from './bundled-airports.service.ts'
import { findMinorAirport } from './minor-airports.service.ts'

const IMPORT_SOURCE = 'OurAirports'
const CODE = /(?<!\p{L})[a-z]{3}(?!\p{L})/giu

type AirportAnswer = Output<typeof getAirport>

/**
 * The airport of a code with its source, as sure as it was when it was written or read in: one that was read in, else our own,
 * else one of the smaller ones; null when none has it.
 */
export async function findAirport(db: Db, iata: string): Promise<AirportAnswer | null> {
  const [read] = await findImported(db, [iata])
  const own = findBundledAirport(iata)
  if (read) {
    const { isScheduled, rank, ...airport } = read
    const imported = {
      city: cityOf(read),
      certain: true,
      source: IMPORT_SOURCE,
      written: null,
      checked: null,
    }
    return Object.assign({}, airport, imported)
  }
  if (own) {
    const { secondLook, ...airport } = own
    return Object.assign({}, airport, { certain: secondLook === 'agree' })
  }
  const minor = findMinorAirport(iata)
  if (!minor) return null
  const { isSure, ...airport } = minor
  return Object.assign({}, airport, { certain: isSure })
}

/** The airports whose codes may occur in some texts. */
export async function findAirportsInTexts(db: Db, texts: readonly string[]): Promise<Airport[]> {
  const codes = new Set(texts.flatMap((text) => text.match(CODE) ?? []).map((code) => code.toUpperCase()))
  const airports = await Promise.all([...codes].map((code) => findAirport(db, code)))
  return airports.filter((airport) => airport !== null)
}

/** The imported airports with scheduled flights, by zone, for the search on a device. */
export async function importedAirportsAnswer(db: Db): Promise<Output<typeof listImportedAirports>> {
  const rows = await listScheduled(db)
  const groups = Map.groupBy(rows, ({ country, zone }) => `${country} ${zone}`)
  const airports = [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const ofGroup = [first, ...others].map((row) => ({
      iata: row.iata,
      city: cityOf(row),
      name: row.name,
      lat: row.lat,
      lon: row.lon,
    }))
    return [{ country: first.country, zone: first.zone, airports: ofGroup }]
  })
  return {
    asOf: rows[0]?.asOf ?? null,
    source: IMPORT_SOURCE,
    written: null,
    checked: null,
    own: bundledAirportsProvenance(),
    groups: airports,
  }
}

/** Our own city name where we have the airport: the imported file names the nearest village. */
function cityOf({ iata, city }: ImportedAirport): string {
  return findBundledAirport(iata)?.city ?? city
}
