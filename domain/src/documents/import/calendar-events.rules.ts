import type { BookingKind } from '../../trip/itinerary/index.ts'
import {
  cleanLines,
  cleanText,
  type FieldOrigin,
  originOf,
  type ReadBooking,
  type ReadPlace,
} from '../booking-words/index.ts'
import {
  describedReference,
  localMoment,
  namesBooking,
  readConfirmation,
  titledMeal,
  titledTable,
} from '../confirmations/index.ts'
import {
  type CalendarBooking,
  linesIn,
  placeOf,
  type ReadEvent,
  type Shared,
  spanOrigins,
  timeText,
} from './calendar-entries.rules.ts'
import { asCar, asConnection, asRail, TAGS } from './calendar-rides.rules.ts'

const FLIGHT =
  /(?<![A-Z0-9])(?<airline>[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?(?<number>\d{1,4})(?!\d)(?:.*?\(?(?<![A-Z])(?<from>[A-Z]{3})(?![A-Z])\)?\s*(?:to|-|–|→|>|\/)\s*[^A-Z(]*\(?(?<to>[A-Z]{3})(?![A-Z]))?/
/** A number under its name: `Flight number: LH 123`. */
const FLIGHT_NUMBER =
  /\b(?:flight|flug|vol|vuelo|volo)(?:[ -]?(?:number|no|nr|nummer))?\.?\s*:\s*(?<airline>[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?(?<number>\d{1,4})(?!\d)/i
/** Two airports with their codes in brackets, whatever their names. */
const BRACKETED = /\((?<from>[A-Z]{3})\)[^()]{1,80}\((?<to>[A-Z]{3})\)/
const ROUTE = /\(?(?<![A-Z])(?<from>[A-Z]{3})\)?\s*(?:to|-|–|→|>)\s*\(?(?<to>[A-Z]{3})(?![A-Z])/
/** A stay that one entry tells from its first day to its last. */
const STAY =
  /^(?:(?:your )?(?:hotel )?stay (?:at|in|with)|hotel(?: booking| reservation)?\s*:|accommodation\s*:|aufenthalt (?:im|in|bei)|unterkunft\s*:|séjour (?:à l['’]|à|au|chez)|(?:estancia|alojamiento) en|soggiorno (?:a|presso|in)|(?:estadia|estada) (?:em|no|na)|verblijf (?:in|bij))\s*(?<name>\p{L}.{1,150})$/iu
const ROOM =
  /^(?:room(?: type)?|zimmer(?:typ)?|(?:type de )?chambre|(?:tipo de )?habitación|(?:tipo di )?camera|kamer(?:type)?|(?:tipo de )?quarto)\s*:\s*(?<room>.{2,90})$/imu
/** How calendars of trips begin the entries of what has a beginning and an end. */
const SIDES: [RegExp, BookingKind, 'begins' | 'ends'][] = [
  [/^check[- ]?in:?\s+(?:at\s+)?(.+)$/i, 'hotel', 'begins'],
  [/^check[- ]?out:?\s+(?:(?:at|from)\s+)?(.+)$/i, 'hotel', 'ends'],
  [/^pick[- ]?up(?: rental)?(?: car)?:\s*(.+)$/i, 'car', 'begins'],
  [/^drop[- ]?off(?: rental)?(?: car)?:\s*(.+)$/i, 'car', 'ends'],
]
const REFERENCE =
  /(?:confirmation|booking reference|reservation|pnr|auftragsnummer|buchungs(?:nummer|code)|localizador)(?:\s*(?:number|code|#|no\.?))?\s*[:#]\s*([A-Z0-9-]{4,20})\b/i

/** An entry of a calendar as a booking, or as several with changes between them; none where it has no time or no name. */
export function calendarBookings(event: ReadEvent): CalendarBooking[] {
  const summary = cleanText(event.summary, 300)
  if (!summary || !event.from) return []
  const origins: FieldOrigin[] = []
  const reference = referenceOf(event)
  if (reference) origins.push(originOf('reference', 'DESCRIPTION', reference.text))
  const shared = {
    ...(reference && { reference: reference.value }),
    origins,
  }
  const stayOrFlight =
    asSide(event, summary, shared) ??
    asStay(event, summary, shared) ??
    asCar(event, summary, shared) ??
    asFlight(event, summary, shared)
  if (stayOrFlight) return [stayOrFlight]
  const connection = asConnection(event, shared)
  if (connection.length > 0) return connection
  return [
    asRail(event, summary, shared) ?? asTable(event, summary, shared) ?? asEvent(event, summary, shared),
  ]
}

function referenceOf(event: ReadEvent): { value: string; text: string } | null {
  const described = namesBooking(event.description) ? describedReference(linesIn(event)) : null
  if (described) return described
  const named = REFERENCE.exec(event.description)
  return named?.[1] ? { value: named[1], text: named[0] } : null
}

function asSide(event: ReadEvent, summary: string, { origins, ...shared }: Shared): CalendarBooking | null {
  for (const [pattern, kind, side] of SIDES) {
    const name = pattern.exec(summary)?.[1]
    if (name === undefined) continue
    origins.push(originOf('name', 'SUMMARY', summary))
    // The entry lasts as long as the program pleases: only its beginning is told.
    const startsAt = {
      at: event.from && localMoment(event.from, linesIn(event)),
      place: placeOf(event, origins) ?? { name: cleanText(name, 300) },
    }
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

function asStay(event: ReadEvent, summary: string, { origins, ...shared }: Shared): CalendarBooking | null {
  const name = cleanText(STAY.exec(summary)?.groups?.name ?? '', 200)
  if (!name || !event.from || !event.to || event.to.date <= event.from.date) return null
  const described = describedStay(event, event.from.date)
  // It says more than the number of the whole trip beside it.
  const confirmed = CONFIRMED.exec(event.description)?.[1]
  const room = ROOM.exec(event.description)?.groups?.room
  const address = placeOf(event, origins)
  const whole = address?.name && !address.name.includes(name) ? `${name}, ${address.name}` : address?.name
  const place = { ...address, name: cleanText(whole || name, 300) }
  origins.push(originOf('name', 'SUMMARY', summary), ...spanOrigins(event))
  if (room) origins.push(originOf('room', 'DESCRIPTION', room))
  const booking: ReadBooking = {
    ...shared,
    ...(confirmed && { reference: confirmed }),
    kind: 'hotel',
    name,
    ...(room && { room: cleanText(room, 100) }),
    startsAt: { at: described?.startsAt.at ?? localMoment(event.from, linesIn(event)), place },
    endsAt: { at: described?.endsAt.at ?? localMoment(event.to, linesIn(event)), place },
    origins,
  }
  return { booking, side: 'whole' }
}

/** Check-in and check-out as the description has them: a day without a time ends before the day of its end, or on it, as programs please. */
function describedStay(event: ReadEvent, first: string): ReadBooking | null {
  if (!CHECK_IN.test(event.description)) return null
  const [described, ...others] = readConfirmation(linesIn(event).join('\n'), first).bookings
  const isThis =
    described?.kind === 'hotel' && described.startsAt.at?.date === first && described.endsAt.at !== null
  return isThis && others.length === 0 ? described : null
}
const CONFIRMED = /^confirmation(?: (?:number|no|code))?\.?\s*[:#]\s*([A-Z0-9-]*\d[A-Z0-9-]*)\s*$/im
const CHECK_IN = /check[- ]?in|anreise|arriv(?:ée|o)|entrada|llegada|aankomst/i

function asFlight(event: ReadEvent, summary: string, { origins, ...shared }: Shared): CalendarBooking | null {
  const words = `${summary} ${event.description.slice(0, 2000)}`
  const isTagged = /\[flight\]|\b(?:flight|flug|vol|vuelo|volo)\b/i.test(words)
  const match = FLIGHT.exec(summary)?.groups ?? FLIGHT_NUMBER.exec(event.description.slice(0, 2000))?.groups
  // `KL 641 Amsterdam (AMS) - New York (JFK)` is a flight, whatever its description says.
  const isWay = BRACKETED.test(summary)
  if (!match?.airline || (!match.from && !isTagged && !isWay)) return null
  const route = match.from ? match : (BRACKETED.exec(words) ?? ROUTE.exec(words))?.groups
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
    startsAt: { at: event.from && localMoment(event.from, linesIn(event)), place: from },
    endsAt: { at: event.to && localMoment(event.to, linesIn(event)), place: to },
    origins,
  }
  return { booking, side: 'whole' }
}

/** A table that the title names; how long its entry lasts says nothing of it, but of a meal that somebody noted by themselves. */
function asTable(event: ReadEvent, summary: string, { origins, ...shared }: Shared): CalendarBooking | null {
  const meal = titledMeal(summary)
  const name = cleanText(titledTable(summary) ?? meal ?? '', 200)
  if (!name || !event.from) return null
  origins.push(originOf('name', 'SUMMARY', summary), originOf('startsAt.time', 'DTSTART', timeText(event)))
  const place = placeOf(event, origins) ?? { name }
  const startsAt = { at: localMoment(event.from, linesIn(event), true), place }
  const isTimed = meal !== null && startsAt.at === event.from && event.to !== null
  if (isTimed) origins.push(originOf('endsAt.time', 'DTEND', `${event.to?.date} ${event.to?.time ?? ''}`))
  const booking: ReadBooking = {
    ...shared,
    kind: 'restaurant',
    name,
    startsAt,
    endsAt: isTimed ? { at: event.to, place } : { at: null, place: null },
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
