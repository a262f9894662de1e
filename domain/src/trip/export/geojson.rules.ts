import type { Position } from '../../base/geo.ts'
import { offsetMinutes, toInstant } from '../../base/zones.ts'
import { isTransport, type TimedBooking } from '../bookings/index.ts'
import {
  bookingEnds,
  bookingFacts,
  bookingName,
  type ExportFormatter,
  sourceLines,
  stopFacts,
  stopTitle,
} from './export-text.rules.ts'
import type { ExportDay, ExportStop, ExportTrip } from './export-trip.rules.ts'

type Coordinates = [lon: number, lat: number]
type Geometry =
  | { type: 'Point'; coordinates: Coordinates }
  | { type: 'LineString'; coordinates: Coordinates[] }
  | { type: 'MultiLineString'; coordinates: Coordinates[][] }
type Feature = { type: 'Feature'; id: string; geometry: Geometry; properties: Record<string, unknown> }

/** About a metre. */
const DECIMALS = 5

/** A trip as GeoJSON (RFC 7946): a point for each stop and a line for each day; sums are in minor units of their currency. */
export function writeGeoJson(trip: ExportTrip, words: ExportFormatter): { text: string; count: number } {
  const stops = trip.days.flatMap((day) => day.stops.map((stop) => stopFeature(stop, day, words)))
  const lines = trip.days.filter(({ stops }) => stops.length > 0).map((day) => dayFeature(trip, day, words))
  const collection = {
    type: 'FeatureCollection',
    name: trip.title || words.say('untitled'),
    link: trip.address,
    source: sourceLines(trip, words),
    features: [...stops, ...trip.bookings.flatMap((one) => bookingFeature(one, words)), ...lines],
  }
  return { text: `${JSON.stringify(collection, null, 1)}\n`, count: stops.length }
}

function stopFeature(stop: ExportStop, day: ExportDay, words: ExportFormatter): Feature {
  const { kind, place, cost, isCostKnown } = stop
  const { date, number, city } = day
  return {
    type: 'Feature',
    id: stop.id,
    geometry: { type: 'Point', coordinates: coordinates(stop.at) },
    properties: {
      name: stopTitle(stop, words),
      localName: place?.nameLocal ?? null,
      kind,
      day: number,
      date,
      start: timeIn(city.zone, date, stop.start),
      end: timeIn(city.zone, date, stop.end),
      zone: city.zone,
      city: city.name,
      // An unknown cost is left out, so that it is not read as 0.
      cost: isCostKnown ? cost : null,
      facts: stopFacts(stop, words),
      url: place?.url ?? null,
    },
  }
}

/** Where a booking begins; a booked way is a line. */
function bookingFeature(booking: TimedBooking, words: ExportFormatter): Feature[] {
  const { id, kind, startsAt, endsAt } = booking
  const ends = (isTransport(booking) ? [startsAt, endsAt] : [startsAt]).flatMap(({ place: { lat, lon } }) =>
    lat === undefined || lon === undefined ? [] : [{ lat, lon }],
  )
  const [first] = ends
  if (!first) return []
  const geometry: Geometry =
    ends.length === 1 ? { type: 'Point', coordinates: coordinates(first) } : lineOf(ends)
  const facts = [bookingEnds(booking, words), ...bookingFacts(booking, words)]
  return [{ type: 'Feature', id, geometry, properties: { name: bookingName(booking, words), kind, facts } }]
}

function dayFeature({ id }: ExportTrip, day: ExportDay, { say }: ExportFormatter): Feature {
  const { number, city, date, stay, stops, cost } = day
  return {
    type: 'Feature',
    id: `day-${date}-${id}`,
    geometry: lineOf([stay, ...stops.map(({ at }) => at), stay]),
    properties: {
      name: say('route.name', { number, city: city.name }),
      about: say('route.about', { date }),
      kind: 'day',
      day: number,
      date,
      zone: city.zone,
      city: city.name,
      cost,
    },
  }
}

/** A line through the points in order, split where it crosses the date line (RFC 7946, 3.1.9). */
export function lineOf(points: readonly Position[]): Geometry {
  const parts: Coordinates[][] = [[]]
  let before: Position | null = null
  for (const here of points) {
    if (before && Math.abs(here.lon - before.lon) > 180) {
      const edge = before.lon > 0 ? 180 : -180
      const beyond = here.lon + 2 * edge
      const share = (edge - before.lon) / (beyond - before.lon)
      const lat = before.lat + share * (here.lat - before.lat)
      parts.at(-1)?.push(coordinates({ lat, lon: edge }))
      parts.push([coordinates({ lat, lon: -edge })])
    }
    parts.at(-1)?.push(coordinates(here))
    before = here
  }
  const [first = []] = parts
  if (parts.length === 1) return { type: 'LineString', coordinates: first }
  return { type: 'MultiLineString', coordinates: parts }
}

function coordinates({ lat, lon }: Position): Coordinates {
  return [Number(lon.toFixed(DECIMALS)), Number(lat.toFixed(DECIMALS))]
}

/** Local time with its UTC offset (RFC 3339): `2026-05-01T09:00:00+02:00`. */
function timeIn(zone: string, date: string, minutes: number): string {
  const at = toInstant(date, minutes, zone)
  const offset = offsetMinutes(zone, at)
  const wall = new Date(at + offset * 60_000).toISOString().slice(0, 19)
  const ahead = new Date(Math.abs(offset) * 60_000).toISOString().slice(11, 16)
  return `${wall}${offset < 0 ? '-' : '+'}${ahead}`
}
