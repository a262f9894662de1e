import { type CsvResult, type CsvRowResult, readCsvTable } from '../../base/csv.ts'
import type { Position } from '../../base/geo.ts'

/** An airport as airports.csv of OurAirports has it: no city of ours, no time zone yet. */
export type CsvAirport = Position & {
  iata: string
  /** Null where it has none. */
  icao: string | null
  /** The municipality; the name of the airport where the file names none. */
  city: string
  name: string
  /** ISO 3166-1 alpha-2, and XK. */
  country: string
  /** Whether an airline flies there by a timetable. */
  isScheduled: boolean
  /** The order of what a traveller may mean: 0 is a large airport with scheduled flights. */
  rank: number
}

/** The documented columns that are used (https://ourairports.com/help/data-dictionary.html); others are passed over. */
const COLUMNS = [
  ...(['ident', 'type', 'name', 'latitude_deg', 'longitude_deg', 'iso_country', 'municipality'] as const),
  ...(['scheduled_service', 'iata_code'] as const),
]
const OPTIONAL = ['icao_code', 'gps_code'] as const
type Cell = Record<(typeof COLUMNS)[number] | (typeof OPTIONAL)[number], string>

/** The larger ones first. */
const TYPES = ['large_airport', 'medium_airport', 'small_airport', 'seaplane_base', 'heliport', 'balloonport']
const LONGEST_NAME = 200
const IATA = /^[A-Z]{3}$/
const ICAO = /^[A-Z]{4}$/

/**
 * Reads airports.csv of OurAirports: those that are open and have an IATA code, the likelier first, each code once (the
 * scheduled and larger one stands). A file with anything wrong in a line that counts gives no airport at all.
 */
export function readAirportsCsv(text: string): CsvResult<CsvAirport> {
  const read = readCsvTable(text, { needed: COLUMNS, optional: OPTIONAL }, readAirport)
  if (!read.ok) return read
  const airports = new Map<string, CsvAirport>()
  for (const airport of read.rows.sort((a, b) => a.rank - b.rank))
    if (!airports.has(airport.iata)) airports.set(airport.iata, airport)
  return { ok: true, rows: [...airports.values()] }
}

function readAirport(cell: Cell): CsvRowResult<CsvAirport> {
  const { ident, type, iata_code: iata, iso_country: country } = cell
  if (type === 'closed' || type === 'closed_airport' || iata === '') return null
  if (!IATA.test(iata)) return { problem: `"${iata}" is no IATA code` }
  const size = TYPES.indexOf(type)
  if (size < 0) return { problem: `"${type}" is no type of airport` }
  if (!/^[A-Z]{2}$/.test(country)) return { problem: `"${country}" is no code of a country` }
  const [lat, lon] = [degrees(cell.latitude_deg, 90), degrees(cell.longitude_deg, 180)]
  if (lat === null || lon === null)
    return { problem: `"${cell.latitude_deg}, ${cell.longitude_deg}" is no position` }
  const [name, city] = [plainName(cell.name), plainName(cell.municipality)]
  if (name === '' || Math.max(name.length, city.length) > LONGEST_NAME)
    return { problem: `a name has 1 to ${LONGEST_NAME} characters` }
  const isScheduled = cell.scheduled_service === 'yes'
  const icao = [cell.icao_code, cell.gps_code, ident].find((code) => ICAO.test(code)) ?? null
  const rank = size + (isScheduled ? 0 : TYPES.length)
  return { row: { iata, icao, city: city || name, name, country, lat, lon, isScheduled, rank }, key: null }
}

/** Degrees with four decimals (11 m), as in our own rows; null unless the text is an angle up to the maximum. */
function degrees(text: string, most: number): number | null {
  const value = text === '' ? Number.NaN : Number(text)
  return Math.abs(value) <= most ? Math.round(value * 10_000) / 10_000 : null
}

/** Without what stands in brackets, "Paris (Roissy-en-France)": codes are looked for in brackets. */
function plainName(text: string): string {
  return text
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
