import { csvCell } from '../../base/csv.ts'
import { showDecimal } from '../../money/currency/index.ts'
import type { TimedBooking } from '../bookings/index.ts'
import type { TripStop } from '../sync/index.ts'
import {
  bookingFacts,
  bookingName,
  type ExportFormatter,
  stopFacts,
  stopTitle,
  webAddress,
} from './export-text.rules.ts'
import type { ExportDay, ExportStop, ExportTrip } from './export-trip.rules.ts'
import { localTime, localTimeAt } from './local-time.rules.ts'

/** Names for programs, the same in every language; `start` and `end` are local, with their UTC offset (RFC 3339). */
const COLUMNS = [
  'kind',
  'name',
  'local_name',
  'day',
  'date',
  'start',
  'end',
  'zone',
  'city',
  'lat',
  'lon',
  'to',
  'to_lat',
  'to_lon',
  'cost',
  'currency',
  'reference',
  'about',
  'url',
] as const
type CsvRow = Partial<Record<(typeof COLUMNS)[number], string>>

/** About a metre. */
const DECIMALS = 5

/** A trip as CSV (RFC 4180) with a row for each stop and booking; unknown costs and positions are empty. */
export function writeTripCsv(trip: ExportTrip, words: ExportFormatter): { text: string; count: number } {
  const rows = [
    ...trip.days.flatMap((day) => day.stops.map((stop) => stopRow(stop, day, words))),
    ...trip.bookings.map((booking) => bookingRow(booking, words)),
    ...trip.untimed.map(untimedRow),
  ]
  const lines = rows.map((row) => COLUMNS.map((name) => csvCell(row[name] ?? '')).join(','))
  return { text: `${[COLUMNS.join(','), ...lines].join('\r\n')}\r\n`, count: rows.length }
}

function stopRow(stop: ExportStop, { date, number, city }: ExportDay, words: ExportFormatter): CsvRow {
  const { kind, place, cost, isCostKnown } = stop
  return {
    kind,
    name: stopTitle(stop, words),
    ...(place && place.nameLocal !== place.name && { local_name: place.nameLocal }),
    day: String(number),
    date,
    start: localTime(city.zone, date, stop.start),
    end: localTime(city.zone, date, stop.end),
    zone: city.zone,
    city: city.name,
    ...positionCells(stop.at),
    ...(isCostKnown && costCells(cost)),
    about: stopFacts(stop, words).join('\n'),
    url: webAddress(place?.url ?? '') ?? '',
  }
}

function bookingRow(booking: TimedBooking, words: ExportFormatter): CsvRow {
  const { kind, startsAt, endsAt, from, until, cost, reference } = booking
  const to = positionCells(endsAt.place)
  return {
    kind,
    name: bookingName(booking, words),
    date: startsAt.date,
    start: localTimeAt(startsAt.zone, from),
    end: localTimeAt(endsAt.zone, until),
    zone: startsAt.zone,
    city: startsAt.place.name,
    ...positionCells(startsAt.place),
    to: endsAt.place.name,
    to_lat: to.lat ?? '',
    to_lon: to.lon ?? '',
    ...(cost && costCells(cost)),
    reference: reference ?? '',
    about: bookingFacts(booking, words).join('\n'),
  }
}

function untimedRow({ kind, name, day, lat, lon, cost, note }: TripStop): CsvRow {
  return {
    kind: kind ?? '',
    name: name ?? '',
    date: day ?? '',
    ...positionCells({ lat, lon }),
    ...(cost && costCells(cost)),
    about: note ?? '',
  }
}

function positionCells({
  lat,
  lon,
}: {
  lat?: number | null | undefined
  lon?: number | null | undefined
}): CsvRow {
  if (typeof lat !== 'number' || typeof lon !== 'number') return {}
  return { lat: lat.toFixed(DECIMALS), lon: lon.toFixed(DECIMALS) }
}

function costCells({ amount, currency }: { amount: number; currency: string }): CsvRow {
  return { cost: showDecimal(BigInt(amount), currency), currency }
}
