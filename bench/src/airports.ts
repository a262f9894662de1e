import { readFileSync } from 'node:fs'
import { readCsvTable } from '@tripwright/domain/base/csv'
import { metresBetween } from '@tripwright/domain/base/geo'
import { type Airport, type MinorAirportsFile, readMinorAirports } from '@tripwright/domain/booking/flights'
import airportData from 'airport-data-js'

// node bench/src/airports.ts [airports.csv of github.com/mborsetti/airportsdata]: our tables of airports beside one published list,
// or two. Prints what differs; nothing is taken over.

type Row = Airport & { icao: string | null }

/** How far apart two tables may be: our own rows are measured more narrowly than the smaller airports. */
const FAR_METRES = { own: 2000, minor: 5000 }
const DAYS = ['2026-01-15', '2026-07-15'].map((day) => new Date(day))
const COLUMNS = ['iata', 'icao', 'country', 'lat', 'lon', 'tz'] as const

const { airports }: { airports: Row[] } = readData('airports.json')
const minor: Row[] = readMinorAirports(readData<MinorAirportsFile>('minor-airports.json'))
const [, , file] = process.argv
const list = file === undefined ? null : readList(file)
await compareAll('airports.json', airports, FAR_METRES.own)
await compareAll('minor-airports.json', minor, FAR_METRES.minor)

async function compareAll(name: string, rows: readonly Row[], far: number): Promise<void> {
  const lists = [
    ['airport-data-js', findInPackage] as const,
    ...(list ? ([['airportsdata', list]] as const) : []),
  ]
  for (const [source, find] of lists) {
    const lines = await Promise.all(
      rows.map(async (row) => describeDifference(row, await find(row.iata), far)),
    )
    const differing = lines.filter((line) => line !== null)
    const sum = `${name} beside ${source}: ${differing.length} of ${rows.length} rows differ`
    process.stdout.write(`${differing.join('\n')}\n${sum}\n`)
  }
}

async function findInPackage(iata: string): Promise<Row | null> {
  const [other] = await airportData.getAirportByIata(iata).catch(() => [])
  if (!other) return null
  const { icao, country_code: country, time: zone } = other
  const position = { lat: Number(other.latitude), lon: Number(other.longitude) }
  return Object.assign(position, { iata, icao, country, zone, city: '', name: '' })
}

function readList(path: string): (iata: string) => Promise<Row | null> {
  const read = readCsvTable(readFileSync(path, 'utf8'), { needed: COLUMNS, optional: [] }, (cell) => {
    if (cell.iata === '') return null
    const { iata, icao, country, tz: zone } = cell
    const row: Row = {
      iata,
      icao,
      country,
      zone,
      lat: Number(cell.lat),
      lon: Number(cell.lon),
      city: '',
      name: '',
    }
    return { row, key: null }
  })
  if (!read.ok) throw new Error(`${path} is no such list`)
  const byCode = new Map(read.rows.map((row) => [row.iata, row]))
  return async (iata) => byCode.get(iata) ?? null
}

/** What differs in a row; null where nothing does. */
function describeDifference(ours: Row, other: Row | null, far: number): string | null {
  if (!other) return `${ours.iata} ${ours.city}: not in the list`
  const metres = metresBetween(ours, other)
  const isSameTime = DAYS.every((day) => offset(ours.zone, day) === offset(other.zone, day))
  const differences = [
    metres > far ? `${(metres / 1000).toFixed(1)} km apart` : null,
    ours.icao === null || other.icao === ours.icao ? null : `ICAO ${ours.icao} or ${other.icao}`,
    other.country === ours.country ? null : `country ${ours.country} or ${other.country}`,
    isSameTime ? null : `zone ${ours.zone} or ${other.zone}`,
  ].filter((text) => text !== null)
  return differences.length > 0 ? `${ours.iata} ${ours.city}: ${differences.join(', ')}` : null
}

/** The published lists have zones that are no longer or never were any: those differ. */
function offset(timeZone: string, day: Date): string {
  if (!isZone(timeZone)) return timeZone
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(day)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

function readData<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8'))
}

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
