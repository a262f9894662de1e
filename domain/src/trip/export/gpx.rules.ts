import type { Position } from '../../base/geo.ts'
import { isTransport, type TimedBooking } from '../bookings/index.ts'
import {
  bookingEnds,
  bookingFacts,
  bookingName,
  bothNames,
  type ExportFormatter,
  sourceLines,
  spanText,
  stayName,
  stopFacts,
  stopTitle,
  webAddress,
} from './export-text.rules.ts'
import type { ExportDay, ExportStop, ExportTrip } from './export-trip.rules.ts'

const ROOT =
  '<gpx version="1.1" creator="Tripwright" xmlns="http://www.topografix.com/GPX/1/1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/1/1/gpx.xsd">'

/**
 * A trip as GPX 1.1: a waypoint for each stop, and a route for each day, from the stay and back. `now` is in milliseconds
 * since 1970.
 */
export function writeGpx(
  trip: ExportTrip,
  words: ExportFormatter,
  now: number,
): { text: string; count: number } {
  const points = [
    ...trip.days.flatMap((day) =>
      day.stops.map((stop) => point('wpt', stop.at, stopParts(stop, day, words))),
    ),
    ...trip.bookings.flatMap((booking) => bookingPoints(booking, words)),
  ]
  const about = [
    tag('name', trip.title || words.say('untitled')),
    tag('desc', sourceLines(trip, words).join(' ')),
    linkTag(trip.address, words.say('link.trip')),
    tag('time', new Date(now).toISOString()),
  ]
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    ROOT,
    `<metadata>${about.join('')}</metadata>`,
    ...points,
    ...trip.days.filter(({ stops }) => stops.length > 0).map((day) => routeOf(day, words)),
    '</gpx>',
  ]
  return { text: `${lines.join('\n')}\n`, count: points.length }
}

// The schema requires this order.
function stopParts(stop: ExportStop, day: ExportDay, words: ExportFormatter): string[] {
  const { say } = words
  const { place } = stop
  const zone = say('day.zone', { city: day.city.name, zone: day.city.zone })
  const when = `${words.day(day.date)}, ${spanText(stop, words)}`
  return [
    tag('name', stopTitle(stop, words)),
    tag('cmt', when),
    tag(
      'desc',
      [...(place ? [bothNames(place, words)] : []), when, zone, ...stopFacts(stop, words)].join('\n'),
    ),
    linkTag(place?.url ?? '', say('link.site')),
    tag('type', stop.kind),
  ]
}

/** Both ends of a booked way, the one place of anything else; what has no position is in no map. */
function bookingPoints(booking: TimedBooking, words: ExportFormatter): string[] {
  const { kind, startsAt, endsAt } = booking
  const name = bookingName(booking, words)
  const when = bookingEnds(booking, words)
  return (isTransport(booking) ? [startsAt, endsAt] : [startsAt]).flatMap(({ place }) => {
    const { lat, lon } = place
    if (lat === undefined || lon === undefined) return []
    const title = isTransport(booking) ? [name, place.name].filter(Boolean).join(': ') : name
    const about = [when, ...bookingFacts(booking, words)].join('\n')
    return [
      point('wpt', { lat, lon }, [
        tag('name', title),
        tag('cmt', when),
        tag('desc', about),
        tag('type', kind),
      ]),
    ]
  })
}

function routeOf(day: ExportDay, words: ExportFormatter): string {
  const { say } = words
  const { number, city, stay, date } = day
  const home = point('rtept', stay, [tag('name', stayName(stay, city.name, words))])
  const stops = day.stops.map((stop) => point('rtept', stop.at, [tag('name', stopTitle(stop, words))]))
  return [
    '<rte>',
    tag('name', say('route.name', { number, city: city.name })),
    tag('desc', say('route.about', { date: words.day(date) })),
    tag('number', String(number)),
    home,
    ...stops,
    home,
    '</rte>',
  ].join('\n')
}

function point(name: string, { lat, lon }: Position, parts: readonly string[]): string {
  return `<${name} lat="${lat.toFixed(6)}" lon="${lon.toFixed(6)}">${parts.join('')}</${name}>`
}

function tag(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

function linkTag(url: string, text: string): string {
  const address = webAddress(url)
  return address ? `<link href="${escapeXml(address)}">${tag('text', text)}</link>` : ''
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Escapes a text for XML 1.0, in elements and attributes; removes characters that XML does not allow (its section 2.2). */
export function escapeXml(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028]/g, '\n')
    .replace(/(?![\t\n])\p{Cc}|[\ufffe\uffff]|\p{Surrogate}/gu, '')
    .replace(/[&<>"']/g, (one) => ENTITIES[one] ?? one)
}
