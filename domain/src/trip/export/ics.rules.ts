import { addDays, type IsoDate } from '../../base/dates.ts'
import { offsetMinutes, toWallTime } from '../../base/zones.ts'
import { type CalendarEvent, calendarEventsOf, type ZonedInstant } from './calendar-events.rules.ts'
import { type ExportFormatter, webAddress } from './export-text.rules.ts'
import type { ExportTrip } from './export-trip.rules.ts'
import { dateStamp, localTimestamp, writeVtimezone } from './vtimezone.rules.ts'

const MAX_LINE_OCTETS = 75
const MS_A_MINUTE = 60_000
const MS_A_DAY = 1440 * MS_A_MINUTE

/**
 * A trip as a calendar (RFC 5545). Its ids come from the trip's items and its sequence is the trip's version, so that a
 * later file replaces an earlier one. Times are local, with zones included in the file, so that they stay the same when the
 * rules of a zone change after the export. `now` is in milliseconds since 1970.
 */
export function writeCalendar(
  trip: ExportTrip,
  words: ExportFormatter,
  now: number,
): { text: string; count: number } {
  return writeEvents(trip.title || words.say('untitled'), [{ trip, changedAt: now }], words)
}

/** A trip with the time of its last change, in milliseconds since 1970. */
export type ChangedTrip = { trip: ExportTrip; changedAt: number }

/**
 * Trips as one calendar that a program fetches again and again: the same trips are the same text. It asks to be fetched every
 * hour (RFC 7986, 5.7; the second name is that of older programs).
 */
export function writeCalendarFeed(
  name: string,
  trips: readonly ChangedTrip[],
  words: ExportFormatter,
): string {
  return writeEvents(name, trips, words, [
    `NAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
  ]).text
}

function writeEvents(
  name: string,
  trips: readonly ChangedTrip[],
  words: ExportFormatter,
  more: readonly string[] = [],
): { text: string; count: number } {
  const calendars = trips.map(({ trip, changedAt }) => ({
    version: trip.version,
    changedAt,
    events: calendarEventsOf(trip, words),
  }))
  const all = calendars.flatMap(({ events }) => events)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tripwright//Itinerary//EN',
    'CALSCALE:GREGORIAN',
    ...more,
    `X-WR-CALNAME:${escapeText(name)}`,
    ...zonesOf(all),
    ...calendars.flatMap(({ events, version, changedAt }) =>
      events.flatMap((event) => writeEvent(event, version, changedAt)),
    ),
    'END:VCALENDAR',
  ]
  return { text: lines.map((line) => `${foldLine(line)}\r\n`).join(''), count: all.length }
}

function writeEvent(event: CalendarEvent, version: number, changedAt: number): string[] {
  const { key, title, lines, location, at, url, when } = event
  const address = url ? webAddress(url) : null
  return [
    'BEGIN:VEVENT',
    `UID:${key}@tripwright`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${localTimestamp(changedAt, 0)}Z`,
    ...('from' in when
      ? wholeDays(when)
      : [dateTimeLine('DTSTART', when.start), dateTimeLine('DTEND', when.end)]),
    `SUMMARY:${escapeText(title)}`,
    ...(lines.length > 0 ? [`DESCRIPTION:${escapeText(lines.join('\n'))}`] : []),
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(at ? [`GEO:${at.lat.toFixed(6)};${at.lon.toFixed(6)}`] : []),
    ...(address ? [`URL:${address}`] : []),
    'END:VEVENT',
  ]
}

// A night in a city does not make a day busy.
const wholeDays = ({ from, to }: { from: IsoDate; to: IsoDate }) => [
  `DTSTART;VALUE=DATE:${dateStamp(from)}`,
  `DTEND;VALUE=DATE:${dateStamp(to)}`,
  'TRANSP:TRANSPARENT',
]

// Of the hour that comes twice in autumn, programs differ in which of the two they read (RFC 5545, 3.3.5: the first).
function dateTimeLine(name: string, moment: ZonedInstant): string {
  const { at, zone } = moment
  if (comesTwice(moment)) return `${name}:${localTimestamp(at, 0)}Z`
  return `${name};TZID=${zone}:${localTimestamp(at, offsetMinutes(zone, at))}`
}

/** Whether the zone's clocks show the same time once more, before or after a change. */
function comesTwice({ at, zone }: ZonedInstant): boolean {
  const wall = at + offsetMinutes(zone, at) * MS_A_MINUTE
  return [-MS_A_DAY, MS_A_DAY].some((away) => {
    const other = wall - offsetMinutes(zone, at + away) * MS_A_MINUTE
    return other !== at && other + offsetMinutes(zone, other) * MS_A_MINUTE === wall
  })
}

function zonesOf(events: readonly CalendarEvent[]): string[] {
  const moments = events.flatMap(({ when }) => ('from' in when ? [] : [when.start, when.end]))
  return [...new Set(moments.map(({ zone }) => zone))].sort().flatMap((zone) => {
    const dates = moments.map(({ at }) => toWallTime(at, zone).date).sort()
    return writeVtimezone(zone, addDays(dates[0] ?? '', -1), addDays(dates.at(-1) ?? '', 1))
  })
}

// Characters that some parsers treat as line ends, and characters that a text must not have (RFC 5545, 3.1 and 3.3.11).
const LINE_ENDS = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/g
const FORBIDDEN = /(?![\t\n])\p{Cc}/gu

/** A value of type TEXT (RFC 5545, 3.3.11). */
export function escapeText(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(LINE_ENDS, '\n')
    .replace(FORBIDDEN, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

/** Folds a content line into parts of at most 75 octets of UTF-8, never within a character (RFC 5545, 3.1). */
export function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > MAX_LINE_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
