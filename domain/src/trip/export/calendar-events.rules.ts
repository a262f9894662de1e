import { addDays, type IsoDate, parseClock } from '../../base/dates.ts'
import type { Position } from '../../base/geo.ts'
import { toInstant } from '../../base/zones.ts'
import type { TimedBooking } from '../bookings/index.ts'
import {
  bookingFacts,
  bookingName,
  type ExportFormatter,
  legText,
  sourceLines,
  stayName,
  stopFacts,
  stopLocation,
  stopTitle,
} from './export-text.rules.ts'
import type { ExportDay, ExportLeg, ExportNights, ExportStop, ExportTrip } from './export-trip.rules.ts'

/** An instant in milliseconds since 1970, and its time zone. */
export type ZonedInstant = { at: number; zone: string }
/** A calendar event: between two instants, or on whole days with an exclusive end date. */
export type CalendarEvent = {
  /** Stable, from the ids of the trip, so that a later export replaces the event. */
  key: string
  title: string
  lines: string[]
  location?: string
  at?: Position
  url?: string | null
  when: { start: ZonedInstant; end: ZonedInstant } | { from: IsoDate; to: IsoDate }
}

/** The minimum length of a walk that gets a separate entry; a ride always gets one. */
const LONG_WALK_MINUTES = 20
const MS_A_MINUTE = 60_000

/** The events of a trip: stops, meals, rides and long walks, transfers between cities, nights, and untimed stops of a day. */
export function calendarEventsOf(trip: ExportTrip, words: ExportFormatter): CalendarEvent[] {
  const sources = sourceLines(trip, words)
  const events = [
    ...trip.nights.map((nights) => nightEvent(trip, nights, words)),
    ...trip.days.flatMap((day) => [
      ...transferEvent(trip, day, words),
      ...day.stops.flatMap((stop) => [...legEvent(stop, day, words), stopEvent(stop, day, words)]),
      ...homeEvent(trip, day, words),
      ...emptyDay(trip, day, words),
    ]),
    // Beds are among the nights.
    ...trip.bookings.filter(({ kind }) => kind !== 'hotel').map((one) => bookingEvent(one, words)),
    ...untimedEvents(trip),
  ]
  const seen = new Map<string, number>()
  return events.map((event) => {
    // A trip may come to a city twice.
    const count = (seen.get(event.key) ?? 0) + 1
    seen.set(event.key, count)
    const key = count === 1 ? event.key : `${event.key}-${count}`
    return { ...event, key, lines: [...event.lines, ...sources] }
  })
}

function stopEvent(stop: ExportStop, day: ExportDay, words: ExportFormatter): CalendarEvent {
  const { say } = words
  return {
    key: stop.id,
    title: stopTitle(stop, words),
    at: stop.at,
    url: stop.place?.url ?? null,
    location: stopLocation(stop, day, words),
    lines: [...stopFacts(stop, words), say('day.zone', { city: day.city.name, zone: day.city.zone })],
    when: between(day, stop.start, stop.end),
  }
}

function legEvent(stop: ExportStop, day: ExportDay, words: ExportFormatter): CalendarEvent[] {
  const { way } = stop
  if (!way || !isWorthIt(way)) return []
  const title = legText(way, stop.name, '', words)
  return [legEventOn(day, way, `way-${stop.id}`, title)]
}

function homeEvent({ id }: ExportTrip, day: ExportDay, words: ExportFormatter): CalendarEvent[] {
  const { wayBack, date, stay, city } = day
  if (!wayBack || !isWorthIt(wayBack)) return []
  const title = legText(wayBack, null, stayName(stay, city.name, words), words)
  return [legEventOn(day, wayBack, `back-${date}-${id}`, title)]
}

// The sources say that its time is an estimate.
function legEventOn(day: ExportDay, way: ExportLeg, key: string, title: string): CalendarEvent {
  return { key, title, lines: [], when: between(day, way.leaves, way.leaves + way.minutes) }
}

const isWorthIt = ({ mode, minutes }: ExportLeg) =>
  minutes > 0 && (mode !== 'walk' || minutes >= LONG_WALK_MINUTES)

/** Two times of a day as instants. On a day with a clock change the end never precedes the beginning. */
function between({ date, city: { zone } }: ExportDay, start: number, end: number): CalendarEvent['when'] {
  const from = toInstant(date, start, zone)
  const to = toInstant(date, end, zone)
  const least = from + Math.max(1, end - start) * MS_A_MINUTE
  return { start: { at: from, zone }, end: { at: to > from ? to : least, zone } }
}

function transferEvent(
  { id }: ExportTrip,
  { transfer }: ExportDay,
  { say, clock }: ExportFormatter,
): CalendarEvent[] {
  if (!transfer) return []
  const { from, to, departDate, depart, arriveDate, arrive, mode } = transfer
  const [leaves, reaches] = [parseClock(depart) ?? 0, parseClock(arrive) ?? 0]
  const start = { at: toInstant(departDate, leaves, from.zone), zone: from.zone }
  const end = { at: toInstant(arriveDate, reaches, to.zone), zone: to.zone }
  const times = { start: clock(leaves), end: clock(reaches), from: from.name, to: to.name }
  return [
    {
      key: `transfer-${to.id}-${id}`,
      title: say('transfer.title', { mode: say(`way.${mode}`), from: from.name, to: to.name }),
      lines: [say('transfer.times', times), say('transfer.note')],
      when: { start, end: end.at > start.at ? end : { ...end, at: start.at + MS_A_MINUTE } },
    },
  ]
}

function nightEvent(
  { id }: ExportTrip,
  { city, stay, from, to }: ExportNights,
  { say }: ExportFormatter,
): CalendarEvent {
  const title = stay.isMiddle
    ? say('night', { city: city.name })
    : say('night.at', { name: stay.name, city: city.name })
  return {
    key: `nights-${city.id}-${id}`,
    title,
    lines: [],
    when: { from, to },
    ...(stay.isMiddle ? {} : { at: stay, location: say('location', { name: stay.name, city: city.name }) }),
  }
}

/** From the clock of one place to that of the other; a calendar shows each in its own zone. */
function bookingEvent(booking: TimedBooking, words: ExportFormatter): CalendarEvent {
  const { id, startsAt, endsAt, from, until } = booking
  const { lat, lon, name } = startsAt.place
  return {
    key: id,
    title: bookingName(booking, words),
    lines: bookingFacts(booking, words),
    location: name,
    ...(lat !== undefined && lon !== undefined && { at: { lat, lon } }),
    when: { start: { at: from, zone: startsAt.zone }, end: { at: until, zone: endsAt.zone } },
  }
}

function emptyDay({ id }: ExportTrip, day: ExportDay, { say }: ExportFormatter): CalendarEvent[] {
  const { number, date, city, stops, transfer } = day
  if (stops.length > 0 || transfer) return []
  const title = say('day.empty', { number, city: city.name })
  return [{ key: `day-${date}-${id}`, title, lines: day.notes, when: { from: date, to: addDays(date, 1) } }]
}

function untimedEvents({ untimed }: ExportTrip): CalendarEvent[] {
  return untimed.flatMap(({ id, name, day, note, lat, lon }) => {
    if (!day || !name) return []
    const at = typeof lat === 'number' && typeof lon === 'number' ? { at: { lat, lon } } : {}
    return [
      { key: id, title: name, lines: note ? [note] : [], when: { from: day, to: addDays(day, 1) }, ...at },
    ]
  })
}
