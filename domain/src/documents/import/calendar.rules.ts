import { addDays } from '../../base/dates.ts'
import {
  cleanText,
  emptyReadings,
  type Readings,
  type ReadTime,
  readIsoTime,
  readZone,
} from '../booking-words/index.ts'
import type { CalendarBooking, ReadEvent } from './calendar-entries.rules.ts'
import { calendarBookings } from './calendar-events.rules.ts'

/** A line of a calendar: name, parameters and value (RFC 5545, 3.1). */
type ContentLine = { name: string; parameters: Record<string, string>; value: string }
const MAX_EVENTS = 1000
const LINE = /^([A-Za-z0-9-]+)((?:;[A-Za-z0-9-]+=(?:"[^"]*"|[^";:]*)(?:,(?:"[^"]*"|[^";:]*))*)*):(.*)$/s

/** The bookings in a calendar, and the trip that a calendar of trips names. */
export function readCalendar(text: string): Readings {
  const { events, name, unread } = readEvents(text)
  const trips = events.filter(isTripEntry)
  const read = events.filter((event) => !trips.includes(event)).map(calendarBookings)
  const [trip] = trips
  const title = cleanText(trip?.summary ?? name, 200)
  return {
    ...emptyReadings(),
    bookings: joinStays(read.flat()),
    trip: title ? { title, from: trip?.from?.date ?? null, to: trip?.to?.date ?? null } : null,
    unread: [...unread, ...read.filter((bookings) => bookings.length === 0).map(() => 'event')],
  }
}

/** The entry for the days of a whole trip, as TripIt writes it: its id is that of no part of the trip. */
function isTripEntry({ uid, from, to }: ReadEvent): boolean {
  return /@tripit\.com$/i.test(uid) && !/^item-/i.test(uid) && from?.time === null && to !== null
}

/** Check-in and check-out are two entries of one stay. */
function joinStays(bookings: readonly CalendarBooking[]) {
  const ends = new Set<unknown>()
  const joined = bookings.map(({ booking, side }) => {
    if (side !== 'begins') return booking
    const end = bookings.find(
      (other) =>
        other.side === 'ends' &&
        !ends.has(other) &&
        other.booking.kind === booking.kind &&
        other.booking.name === booking.name &&
        (other.booking.startsAt.at?.date ?? '') >= (booking.startsAt.at?.date ?? ''),
    )
    if (!end) return booking
    ends.add(end)
    const origins = end.booking.origins
      .filter(({ field }) => field.startsWith('startsAt'))
      .map((origin) => ({ ...origin, field: origin.field.replace('startsAt', 'endsAt') }))
    return { ...booking, endsAt: end.booking.startsAt, origins: [...booking.origins, ...origins] }
  })
  return joined.filter((_, i) => {
    const one = bookings[i]
    return one?.side !== 'ends'
  })
}

function readEvents(text: string): { events: ReadEvent[]; name: string; unread: string[] } {
  const lines = unfold(text)
  const blocks = eventBlocks(lines)
  const events = blocks.filter((block) => !isCancelled(block))
  return {
    events: events.slice(0, MAX_EVENTS).map(toEvent),
    name: plain(lines.find(({ name }) => name === 'X-WR-CALNAME')?.value ?? ''),
    unread: [
      ...blocks.filter(isCancelled).map(() => 'cancelled'),
      ...events.slice(MAX_EVENTS).map(() => 'event'),
    ],
  }
}

/** The lines of each entry, without those of what it holds, such as its alarms. */
function eventBlocks(lines: readonly ContentLine[]): ContentLine[][] {
  const blocks: ContentLine[][] = []
  const open: string[] = []
  for (const line of lines) {
    const part = line.value.trim().toUpperCase()
    if (line.name === 'BEGIN') {
      open.push(part)
      if (part === 'VEVENT' && open.length <= 2) blocks.push([])
    } else if (line.name === 'END') open.pop()
    else if (open.at(-1) === 'VEVENT') blocks.at(-1)?.push(line)
  }
  return blocks
}

/** The lines of a calendar, with what was folded joined again. */
function unfold(text: string): ContentLine[] {
  return text
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n|\r/)
    .flatMap((line): ContentLine[] => {
      const match = LINE.exec(line.slice(0, 20_000))
      if (!match) return []
      const [, name = '', parameters = '', value = ''] = match
      const pairs = [...parameters.matchAll(/;([A-Za-z0-9-]+)=("[^"]*"|[^;]*)/g)]
      return [
        {
          name: name.toUpperCase(),
          parameters: Object.fromEntries(
            pairs.map(([, key = '', one = '']) => [key.toUpperCase(), one.replaceAll('"', '')]),
          ),
          value,
        },
      ]
    })
}

const CANCELLED_TITLE =
  /^(?:cancell?ed|storniert|abgesagt|annulée?|cancelad[ao]|annullat[ao]|geannuleerd|odwołan[eya]|inställd|aflyst|avlyst)\s*[:–-]/iu

function isCancelled(lines: readonly ContentLine[]): boolean {
  return lines.some(
    ({ name, value }) =>
      (name === 'STATUS' && value.trim().toUpperCase() === 'CANCELLED') ||
      (name === 'SUMMARY' && CANCELLED_TITLE.test(plain(value))),
  )
}

function toEvent(lines: readonly ContentLine[]): ReadEvent {
  const line = (name: string) => lines.find((one) => one.name === name)
  const text = (name: string) => plain(line(name)?.value ?? '')
  const [lat, lon] = (line('GEO')?.value ?? '')
    .split(';')
    .map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
  const isPosition = Math.abs(lat ?? Number.NaN) <= 90 && Math.abs(lon ?? Number.NaN) <= 180
  const from = timeOf(line('DTSTART'))
  return {
    summary: text('SUMMARY'),
    description: text('DESCRIPTION'),
    location: text('LOCATION'),
    position: isPosition && (lat !== 0 || lon !== 0) ? { lat: lat ?? 0, lon: lon ?? 0 } : null,
    from,
    to: endOf(lines, from),
    uid: text('UID'),
  }
}

function endOf(lines: readonly ContentLine[], from: ReadTime | null): ReadTime | null {
  const to = timeOf(lines.find(({ name }) => name === 'DTEND'))
  if (to === null || to.time !== null) return to
  return from && to.date > from.date ? { ...to, date: addDays(to.date, -1) } : to
}

function timeOf(line: ContentLine | undefined): ReadTime | null {
  const at = line && readIsoTime(line.value)
  if (!at) return null
  return at.offset === null ? { ...at, zone: readZone(line.parameters.TZID) } : at
}

function plain(value: string): string {
  return value
    .replace(/\\([nN,;\\])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign))
    .trim()
}
