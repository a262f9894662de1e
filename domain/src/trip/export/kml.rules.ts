import type { Position } from '../../base/geo.ts'
import { escapeHtml } from '../../base/html.ts'
import { isTransport, type TimedBooking } from '../bookings/index.ts'
import type { TripStop } from '../sync/index.ts'
import {
  bookingEnds,
  bookingFacts,
  bookingName,
  bothNames,
  type ExportFormatter,
  sourceLines,
  spanText,
  stopFacts,
  stopTitle,
} from './export-text.rules.ts'
import type { ExportDay, ExportStop, ExportTrip } from './export-trip.rules.ts'
import { type Coordinates, coordinates, lineOf } from './geojson.rules.ts'
import { localTime, localTimeAt } from './local-time.rules.ts'
import { xmlTag } from './xml.rules.ts'

/** A trip as KML 2.2 (OGC 07-147r2): a folder for each day with a point for each stop and a line, and one for the bookings. */
export function writeKml(trip: ExportTrip, words: ExportFormatter): { text: string; count: number } {
  const { say } = words
  const booked = trip.bookings.flatMap((booking) => bookingPlacemarks(booking, words))
  const untimed = trip.untimed.flatMap(untimedPlacemark)
  const days = trip.days.filter(({ stops }) => stops.length > 0)
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<kml xmlns="http://www.opengis.net/kml/2.2">',
    '<Document>',
    xmlTag('name', trip.title || say('untitled')),
    description([trip.address, ...sourceLines(trip, words)]),
    ...days.flatMap((day) => dayFolder(day, words)),
    ...(untimed.length > 0 ? ['<Folder>', xmlTag('name', say('untimed')), ...untimed, '</Folder>'] : []),
    ...(booked.length > 0 ? ['<Folder>', xmlTag('name', say('bookings')), ...booked, '</Folder>'] : []),
    '</Document>',
    '</kml>',
  ]
  const count = days.reduce((sum, { stops }) => sum + stops.length, booked.length + untimed.length)
  return { text: `${lines.join('\n')}\n`, count }
}

function dayFolder(day: ExportDay, words: ExportFormatter): string[] {
  const { say } = words
  const { number, city, date, stay, stops } = day
  const name = say('route.name', { number, city: city.name })
  return [
    '<Folder>',
    xmlTag('name', say('day.title', { number, date: words.day(date), city: bothNames(city, words) })),
    ...stops.map((stop) => stopPlacemark(stop, day, words)),
    placemark(
      [xmlTag('name', name), description([say('route.about', { date: words.day(date) })])],
      lineGeometry([stay, ...stops.map(({ at }) => at), stay]),
    ),
    '</Folder>',
  ]
}

// The schema requires this order: name, description, time, geometry.
function stopPlacemark(stop: ExportStop, { date, city }: ExportDay, words: ExportFormatter): string {
  const zone = words.say('day.zone', { city: city.name, zone: city.zone })
  const { place } = stop
  const about = [
    ...(place ? [bothNames(place, words)] : []),
    `${words.day(date)}, ${spanText(stop, words)}`,
    zone,
    ...stopFacts(stop, words),
    ...(place?.url ? [place.url] : []),
  ]
  return placemark(
    [
      xmlTag('name', stopTitle(stop, words)),
      description(about),
      timeSpan(localTime(city.zone, date, stop.start), localTime(city.zone, date, stop.end)),
    ],
    point(stop.at),
  )
}

function untimedPlacemark({ name, day, note, lat, lon }: TripStop): string[] {
  if (typeof lat !== 'number' || typeof lon !== 'number') return []
  const about = [day ?? '', note ?? ''].filter((line) => line !== '')
  return [placemark([xmlTag('name', name ?? ''), description(about)], point({ lat, lon }))]
}

/** Both ends of a booked way, the one place of anything else; what has no position is in no map. */
function bookingPlacemarks(booking: TimedBooking, words: ExportFormatter): string[] {
  const { startsAt, endsAt, from, until } = booking
  const name = bookingName(booking, words)
  const about = description([bookingEnds(booking, words), ...bookingFacts(booking, words)])
  const span = timeSpan(localTimeAt(startsAt.zone, from), localTimeAt(endsAt.zone, until))
  return (isTransport(booking) ? [startsAt, endsAt] : [startsAt]).flatMap(({ place }) => {
    const { lat, lon } = place
    if (lat === undefined || lon === undefined) return []
    const title = isTransport(booking) ? [name, place.name].filter(Boolean).join(': ') : name
    return [placemark([xmlTag('name', title), about, span], point({ lat, lon }))]
  })
}

const placemark = (parts: readonly string[], geometry: string) =>
  `<Placemark>${parts.join('')}${geometry}</Placemark>`

// Map programs show a description as HTML, so a text is escaped for it first.
const description = (lines: readonly string[]) =>
  xmlTag('description', lines.map((line) => escapeHtml(line).replace(/\r\n?|\n/g, '<br>')).join('<br>'))

const timeSpan = (begin: string, end: string) =>
  `<TimeSpan>${xmlTag('begin', begin)}${xmlTag('end', end)}</TimeSpan>`

const point = (at: Position) => `<Point>${xmlTag('coordinates', coordinates(at).join(','))}</Point>`

function lineGeometry(points: readonly Position[]): string {
  const geometry = lineOf(points)
  if (geometry.type === 'Point') return ''
  if (geometry.type === 'LineString') return lineString(geometry.coordinates)
  return `<MultiGeometry>${geometry.coordinates.map(lineString).join('')}</MultiGeometry>`
}

const lineString = (line: readonly Coordinates[]) =>
  `<LineString><tessellate>1</tessellate>${xmlTag('coordinates', line.map((one) => one.join(',')).join(' '))}</LineString>`
