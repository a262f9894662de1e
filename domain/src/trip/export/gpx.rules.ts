import type { Position } from '../../base/geo.ts'
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
  stayName,
  stopFacts,
  stopTitle,
  webAddress,
} from './export-text.rules.ts'
import type { ExportDay, ExportStop, ExportTrip } from './export-trip.rules.ts'
import { escapeXml, xmlTag } from './xml.rules.ts'

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
    ...trip.untimed.flatMap(untimedPoint),
    ...trip.bookings.flatMap((booking) => bookingPoints(booking, words)),
  ]
  const about = [
    xmlTag('name', trip.title || words.say('untitled')),
    xmlTag('desc', sourceLines(trip, words).join(' ')),
    linkTag(trip.address, words.say('link.trip')),
    xmlTag('time', new Date(now).toISOString()),
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
    xmlTag('name', stopTitle(stop, words)),
    xmlTag('cmt', when),
    xmlTag(
      'desc',
      [...(place ? [bothNames(place, words)] : []), when, zone, ...stopFacts(stop, words)].join('\n'),
    ),
    linkTag(place?.url ?? '', say('link.site')),
    xmlTag('type', stop.kind),
  ]
}

function untimedPoint({ kind, name, note, lat, lon }: TripStop): string[] {
  if (typeof lat !== 'number' || typeof lon !== 'number') return []
  const about = note ? [xmlTag('desc', note)] : []
  return [point('wpt', { lat, lon }, [xmlTag('name', name ?? ''), ...about, xmlTag('type', kind ?? 'visit')])]
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
        xmlTag('name', title),
        xmlTag('cmt', when),
        xmlTag('desc', about),
        xmlTag('type', kind),
      ]),
    ]
  })
}

function routeOf(day: ExportDay, words: ExportFormatter): string {
  const { say } = words
  const { number, city, stay, date } = day
  const home = point('rtept', stay, [xmlTag('name', stayName(stay, city.name, words))])
  const stops = day.stops.map((stop) => point('rtept', stop.at, [xmlTag('name', stopTitle(stop, words))]))
  return [
    '<rte>',
    xmlTag('name', say('route.name', { number, city: city.name })),
    xmlTag('desc', say('route.about', { date: words.day(date) })),
    xmlTag('number', String(number)),
    home,
    ...stops,
    home,
    '</rte>',
  ].join('\n')
}

function point(name: string, { lat, lon }: Position, parts: readonly string[]): string {
  return `<${name} lat="${lat.toFixed(6)}" lon="${lon.toFixed(6)}">${parts.join('')}</${name}>`
}

function linkTag(url: string, text: string): string {
  const address = webAddress(url)
  return address ? `<link href="${escapeXml(address)}">${xmlTag('text', text)}</link>` : ''
}
