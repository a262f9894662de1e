import type { Position } from '../../base/geo.ts'
import { isTransport, type TimedBooking } from '../bookings/index.ts'
import type { TripStop } from '../sync/index.ts'
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
import { localTime } from './local-time.rules.ts'

export type Coordinates = [lon: number, lat: number]
export type GeoJsonGeometry =
  | { type: 'Point'; coordinates: Coordinates }
  | { type: 'LineString'; coordinates: Coordinates[] }
  | { type: 'MultiLineString'; coordinates: Coordinates[][] }
type Feature = { type: 'Feature'; id: string; geometry: GeoJsonGeometry; properties: Record<string, unknown> }

/** About a metre. */
const DECIMALS = 5

/** A trip as GeoJSON (RFC 7946): a point for each stop and a line for each day; sums are in minor units of their currency. */
export function writeGeoJson(trip: ExportTrip, words: ExportFormatter): { text: string; count: number } {
  const stops = trip.days.flatMap((day) => day.stops.map((stop) => stopFeature(stop, day, words)))
  const untimed = trip.untimed.flatMap(untimedFeature)
  const lines = trip.days.filter(({ stops }) => stops.length > 0).map((day) => dayFeature(trip, day, words))
  const collection = {
    type: 'FeatureCollection',
    name: trip.title || words.say('untitled'),
    link: trip.address,
    source: sourceLines(trip, words),
    features: [...stops, ...untimed, ...trip.bookings.flatMap((one) => bookingFeature(one, words)), ...lines],
  }
  return { text: `${JSON.stringify(collection, null, 1)}\n`, count: stops.length + untimed.length }
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
      start: localTime(city.zone, date, stop.start),
      end: localTime(city.zone, date, stop.end),
      zone: city.zone,
      city: city.name,
      // An unknown cost is left out, so that it is not read as 0.
      cost: isCostKnown ? cost : null,
      facts: stopFacts(stop, words),
      url: place?.url ?? null,
    },
  }
}

function untimedFeature({ id, kind, name, day, lat, lon, note }: TripStop): Feature[] {
  if (typeof lat !== 'number' || typeof lon !== 'number') return []
  return [
    {
      type: 'Feature',
      id,
      geometry: { type: 'Point', coordinates: coordinates({ lat, lon }) },
      properties: { name: name ?? '', kind, date: day ?? null, facts: note ? [note] : [] },
    },
  ]
}

/** Where a booking begins; a booked way is a line. */
function bookingFeature(booking: TimedBooking, words: ExportFormatter): Feature[] {
  const { id, kind, startsAt, endsAt } = booking
  const ends = (isTransport(booking) ? [startsAt, endsAt] : [startsAt]).flatMap(({ place: { lat, lon } }) =>
    lat === undefined || lon === undefined ? [] : [{ lat, lon }],
  )
  const [first] = ends
  if (!first) return []
  const geometry: GeoJsonGeometry =
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
export function lineOf(points: readonly Position[]): GeoJsonGeometry {
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

export function coordinates({ lat, lon }: Position): Coordinates {
  return [Number(lon.toFixed(DECIMALS)), Number(lat.toFixed(DECIMALS))]
}
