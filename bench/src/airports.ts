import { readFileSync } from 'node:fs'
import { metresBetween } from '@tripwright/domain/base/geo'
import type { Airport } from '@tripwright/domain/booking/flights'
import airportData from 'airport-data-js'

// node bench/src/airports.ts: compares our table of airports with another one. Prints the differences; imports nothing.

type Row = Airport & { icao: string }

const FAR_METRES = 2000
const DAYS = ['2026-01-15', '2026-07-15'].map((day) => new Date(day))

const url = new URL('../../data/airports.json', import.meta.url)
const { airports }: { airports: Row[] } = JSON.parse(readFileSync(url, 'utf8'))
const lines = await Promise.all(airports.map(compare))
const differing = lines.filter((line) => line !== null)
process.stdout.write(`${differing.join('\n')}\n${differing.length} of ${airports.length} rows differ\n`)

/** The differences of a row; null when there are none. */
async function compare(ours: Row): Promise<string | null> {
  const [other] = await airportData.getAirportByIata(ours.iata).catch(() => [])
  if (!other) return `${ours.iata} ${ours.city}: not in the other table`
  const metres = metresBetween(ours, { lat: Number(other.latitude), lon: Number(other.longitude) })
  const isSameTime = DAYS.every((day) => offset(ours.zone, day) === offset(other.time, day))
  const missing = [
    metres > FAR_METRES ? `${(metres / 1000).toFixed(1)} km apart` : null,
    other.icao === ours.icao ? null : `ICAO ${ours.icao} or ${other.icao}`,
    other.country_code === ours.country ? null : `country ${ours.country} or ${other.country_code}`,
    isSameTime ? null : `zone ${ours.zone} or ${other.time}`,
  ].filter((text) => text !== null)
  return missing.length > 0 ? `${ours.iata} ${ours.city}: ${missing.join(', ')}` : null
}

function offset(timeZone: string, day: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(day)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}
