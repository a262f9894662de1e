import type { SourceCheck } from '../../base/provenance.ts'
import type { Airport } from './airport-search.rules.ts'

/** An airport beside our own table, as published lists have it; `isSure` where two of them agree. */
type MinorAirport = Airport & { icao: string | null; isSure: boolean }

/** A line of `data/minor-airports.json`: IATA and ICAO code, city, name, latitude, longitude, and a doubt. */
type MinorAirportLine =
  | [iata: string, icao: string | null, city: string, name: string, lat: number, lon: number]
  | [iata: string, icao: string | null, city: string, name: string, lat: number, lon: number, doubt: 'unsure']

/** `data/minor-airports.json`: by country (ISO 3166-1 alpha-2) and zone (IANA), compact because a browser reads it too. */
export type MinorAirportsFile = {
  asOf: string
  /** It is compiled from what others publish. */
  written: null
  checked: SourceCheck | null
  source: string
  groups: readonly { country: string; zone: string; airports: readonly MinorAirportLine[] }[]
}

/** The airports of the file, one by one. */
export function readMinorAirports({ groups }: Pick<MinorAirportsFile, 'groups'>): MinorAirport[] {
  return groups.flatMap(({ country, zone, airports }) =>
    airports.map(([iata, icao, city, name, lat, lon, doubt]) => ({
      iata,
      icao,
      city,
      name,
      country,
      zone,
      lat,
      lon,
      isSure: doubt === undefined,
    })),
  )
}
