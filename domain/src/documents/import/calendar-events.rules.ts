import type { BookingKind } from '../../trip/itinerary/index.ts'
import {
  cleanLines,
  cleanText,
  type FieldOrigin,
  originOf,
  type ReadBooking,
  type ReadPlace,
  type ReadTime,
} from './found-parts.rules.ts'

/** One entry of a calendar with the properties that are read. */
export type ReadEvent = {
  summary: string
  description: string
  location: string
  position: { lat: number; lon: number } | null
  from: ReadTime | null
  /** Of a whole day the last day, not the one after it. */
  to: ReadTime | null
  uid: string
}

/** Whether an entry is the whole of a booking, or its beginning or end alone. */
export type CalendarBooking = { booking: ReadBooking; side: 'whole' | 'begins' | 'ends' }

const FLIGHT =
  /(?<![A-Z0-9])(?<airline>[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?(?<number>\d{1,4})(?!\d)(?:.*?\(?(?<![A-Z])(?<from>[A-Z]{3})(?![A-Z])\)?\s*(?:to|-|–|→|>|\/)\s*[^A-Z(]*\(?(?<to>[A-Z]{3})(?![A-Z]))?/
/** A number under its name: `Flight number: LH 123`. */
const FLIGHT_NUMBER =
  /\b(?:flight|flug|vol|vuelo|volo)(?:[ -]?(?:number|no|nr|nummer))?\.?\s*:\s*(?<airline>[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?(?<number>\d{1,4})(?!\d)/i
const ROUTE = /\(?(?<![A-Z])(?<from>[A-Z]{3})\)?\s*(?:to|-|–|→|>)\s*\(?(?<to>[A-Z]{3})(?![A-Z])/
/** How calendars of trips begin the entries of what has a beginning and an end. */
const SIDES: [RegExp, BookingKind, 'begins' | 'ends'][] = [
  [/^check[- ]?in:?\s+(?:at\s+)?(.+)$/i, 'hotel', 'begins'],
  [/^check[- ]?out:?\s+(?:(?:at|from)\s+)?(.+)$/i, 'hotel', 'ends'],
  [/^pick[- ]?up(?: rental)?(?: car)?:\s*(.+)$/i, 'car', 'begins'],
  [/^drop[- ]?off(?: rental)?(?: car)?:\s*(.+)$/i, 'car', 'ends'],
]
/** What TripIt's descriptions call the kinds, in brackets. */
const TAGS: [RegExp, BookingKind][] = [
  [/\[flight\]/i, 'flight'],
  [/\[rail\]/i, 'train'],
  [/\[(?:ferry|cruise)\]/i, 'ferry'],
  [/\[lodging\]/i, 'hotel'],
  [/\[restaurant\]/i, 'restaurant'],
]
const NAMED_WAY =
  /^(?:(?<line>.{1,60}?)\s+[-–]\s+|(?<other>train|bus|ferry)\s+)?(?:from\s+)?(?<from>.{2,100}?)\s+to\s+(?<to>.{2,100})$/i
const REFERENCE =
  /(?:confirmation|booking reference|reservation|pnr|auftragsnummer|buchungs(?:nummer|code)|localizador)(?:\s*(?:number|code|#|no\.?))?\s*[:#]\s*([A-Z0-9-]{4,20})\b/i

/** A journey that is named by its train: `ICE 597 Berlin Hbf - München Hbf`. */
const TRAIN_WAY =
  /^(?<line>(?:ICE|IC|ECE?|RJX?|RE|TGV(?: INOUI)?|OUIGO|AVE|FR|FA|FB|NJ|EUROSTAR|ITALO|FRECCIA\p{Lu}+)\s?\d{1,5}):?\s+(?<from>\p{L}[^→>]{2,80}?)\s+(?:-|–|→|>|to)\s+(?<to>\p{L}.{2,80})$/iu

/** An entry of a calendar as a booking; null where it has no time or no name. */
export function calendarBooking(event: ReadEvent): CalendarBooking | null {
  const summary = cleanText(event.summary, 300)
  if (!summary || !event.from) return null
  const origins: FieldOrigin[] = []
  const reference = REFERENCE.exec(event.description)
  if (reference) origins.push(originOf('reference', 'DESCRIPTION', reference[0]))
  const shared = {
    ...(reference?.[1] && { reference: reference[1] }),
    origins,
  }
  return (
    asSide(event, summary, shared) ??
    asFlight(event, summary, shared) ??
    asRail(event, summary, shared) ??
    asEvent(event, summary, shared)
  )
}

type Shared = Pick<ReadBooking, 'origins'> & { reference?: string }

function asSide(event: ReadEvent, summary: string, { origins, ...shared }: Shared): CalendarBooking | null {
  for (const [pattern, kind, side] of SIDES) {
    const name = pattern.exec(summary)?.[1]
    if (name === undefined) continue
    origins.push(originOf('name', 'SUMMARY', summary))
    // The entry lasts as long as the program pleases: only its beginning is told.
    const startsAt = { at: event.from, place: placeOf(event, origins) ?? { name: cleanText(name, 300) } }
    origins.push(originOf('startsAt.time', 'DTSTART', timeText(event)))
    const booking = {
      ...shared,
      kind,
      name: cleanText(name, 200),
      startsAt,
      endsAt: { at: null, place: null },
      origins,
    }
    return { booking, side }
  }
  return null
}

function asFlight(event: ReadEvent, summary: string, { origins, ...shared }: Shared): CalendarBooking | null {
  const words = `${summary} ${event.description.slice(0, 2000)}`
  const isTagged = /\[flight\]|\b(?:flight|flug|vol|vuelo|volo)\b/i.test(words)
  const match = FLIGHT.exec(summary)?.groups ?? FLIGHT_NUMBER.exec(event.description.slice(0, 2000))?.groups
  if (!match?.airline || (!match.from && !isTagged)) return null
  const route = match.from ? match : ROUTE.exec(words)?.groups
  const number = `${match.airline} ${Number(match.number)}`
  origins.push(originOf('number', 'SUMMARY', `${match.airline}${match.number}`), ...spanOrigins(event))
  const end = (field: string, code: string | undefined): ReadPlace | null => {
    if (!code) return null
    origins.push(originOf(field, 'SUMMARY', code))
    return { name: code, code }
  }
  const [from, to] = [end('startsAt.place', route?.from), end('endsAt.place', route?.to)]
  const booking: ReadBooking = {
    ...shared,
    kind: 'flight',
    number,
    startsAt: { at: event.from, place: from },
    endsAt: { at: event.to, place: to },
    origins,
  }
  return { booking, side: 'whole' }
}

function asRail(event: ReadEvent, summary: string, { origins, ...shared }: Shared): CalendarBooking | null {
  const tag = TAGS.find(([pattern]) => pattern.test(event.description))?.[1]
  const train = TRAIN_WAY.exec(summary)?.groups
  const way = train ?? NAMED_WAY.exec(summary)?.groups
  const named = /^(train|bus|ferry)\b/i.exec(summary)?.[1]?.toLowerCase()
  const kind =
    tag === 'train' || tag === 'ferry'
      ? tag
      : named === 'train' || named === 'bus' || named === 'ferry'
        ? named
        : train
          ? 'train'
          : null
  if (kind === null || !way?.from || !way.to) return null
  origins.push(
    originOf('startsAt.place', 'SUMMARY', way.from),
    originOf('endsAt.place', 'SUMMARY', way.to),
    ...spanOrigins(event),
  )
  if (way.line) origins.push(originOf('number', 'SUMMARY', way.line))
  const booking: ReadBooking = {
    ...shared,
    kind,
    ...(way.line && { number: cleanText(way.line, 40) }),
    startsAt: { at: event.from, place: { name: cleanText(way.from, 300) } },
    endsAt: { at: event.to, place: { name: cleanText(way.to, 300) } },
    origins,
  }
  return { booking, side: 'whole' }
}

function asEvent(event: ReadEvent, summary: string, { origins, ...shared }: Shared): CalendarBooking {
  const tag = TAGS.find(([pattern]) => pattern.test(event.description))?.[1]
  origins.push(originOf('name', 'SUMMARY', summary), ...spanOrigins(event))
  const place = placeOf(event, origins)
  const note = cleanLines(event.description, 2000)
  if (note) origins.push(originOf('note', 'DESCRIPTION', note))
  const booking: ReadBooking = {
    ...shared,
    kind: tag === 'restaurant' || tag === 'hotel' ? tag : 'event',
    name: cleanText(summary, 200),
    ...(note && { note }),
    startsAt: { at: event.from, place },
    endsAt: { at: event.to, place },
    origins,
  }
  return { booking, side: 'whole' }
}

function placeOf({ location, position }: ReadEvent, origins: FieldOrigin[]): ReadPlace | null {
  const name = cleanText(location, 300)
  if (!name && !position) return null
  origins.push(
    originOf('startsAt.place', name ? 'LOCATION' : 'GEO', name || `${position?.lat};${position?.lon}`),
  )
  return { name, ...position }
}

function spanOrigins(event: ReadEvent): FieldOrigin[] {
  return [
    originOf('startsAt.time', 'DTSTART', timeText(event)),
    ...(event.to ? [originOf('endsAt.time', 'DTEND', `${event.to.date} ${event.to.time ?? ''}`)] : []),
  ]
}

function timeText({ from }: ReadEvent): string {
  return [from?.date, from?.time, from?.zone].filter(Boolean).join(' ')
}
