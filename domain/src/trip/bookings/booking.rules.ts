import { daysBetween, type IsoDate, parseClock } from '../../base/dates.ts'
import { toInstant, toWallTime } from '../../base/zones.ts'
import { type BookingKind, TRANSPORT_KINDS } from '../itinerary/index.ts'
import {
  activeItems,
  type BookingEnd,
  type BookingFields,
  fieldValues,
  type TripState,
} from '../sync/index.ts'

/** A booking as a trip keeps it; what was not entered is absent or null. */
export type TripBooking = Omit<BookingFields, 'kind'> & { id: string; kind: BookingKind }
/** A booking whose beginning and end are known, as instants in milliseconds; the end is later. */
export type TimedBooking = TripBooking & {
  startsAt: BookingEnd
  endsAt: BookingEnd
  from: number
  until: number
}

const MINUTE = 60_000
/** How long something lasts of which only the beginning is known, in minutes. */
const USUAL_MINUTES: Partial<Record<BookingKind, number>> = { restaurant: 90, ticket: 120, event: 150 }

/** The bookings of a trip that are not deleted, as they follow each other in the time of the world. */
export function bookingsOf(state: TripState): TripBooking[] {
  // Each value passed the schema of its field before it was merged; an item that is none of these is no booking.
  const all = activeItems(state, 'booking').map(
    (item) => ({ ...fieldValues(item), id: item.id }) as TripBooking,
  )
  const startOf = ({ startsAt }: TripBooking) => (startsAt ? instantOf(startsAt) : Infinity)
  return all.sort((a, b) => startOf(a) - startOf(b) || (a.id < b.id ? -1 : 1))
}

/** The moment that the clocks of the place tell, in milliseconds since 1970. */
export function instantOf({ date, time, zone }: Pick<BookingEnd, 'date' | 'time' | 'zone'>): number {
  return toInstant(date, parseClock(time) ?? 0, zone)
}

/** A place and a moment as an end of a booking, in the time of a zone. */
export function endAt(instant: number, { zone, place }: Pick<BookingEnd, 'zone' | 'place'>): BookingEnd {
  const { date, minutes } = toWallTime(instant, zone)
  const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  return { date, time, zone, place }
}

/** With both ends, the end of a table or a show reckoned where none was entered; null where one is missing or they are the wrong way round. */
export function timedBooking(booking: TripBooking): TimedBooking | null {
  const { startsAt, kind } = booking
  if (!startsAt) return null
  const from = instantOf(startsAt)
  const usual = USUAL_MINUTES[kind]
  const endsAt = booking.endsAt ?? (usual === undefined ? null : endAt(from + usual * MINUTE, startsAt))
  if (!endsAt) return null
  const until = instantOf(endsAt)
  return until > from ? { ...booking, startsAt, endsAt, from, until } : null
}

/** How long it takes in minutes, whatever clocks are passed on the way. */
export function durationMinutes({ from, until }: Pick<TimedBooking, 'from' | 'until'>): number {
  return Math.round((until - from) / MINUTE)
}

/** Days by which the calendar at its end is ahead of that at its beginning: 1 over a night, -1 over the date line. */
export function calendarDays({ startsAt, endsAt }: { startsAt: BookingEnd; endsAt: BookingEnd }): number {
  return daysBetween(startsAt.date, endsAt.date)
}

export function isTransport({ kind }: Pick<TripBooking, 'kind'>): boolean {
  return TRANSPORT_KINDS.some((one) => one === kind)
}

/** What it is called: its name, its number, or where it leads; empty where nothing was entered. */
export function bookingTitle({ kind, name, number, startsAt, endsAt }: TripBooking): string {
  if (!isTransport({ kind })) return name || startsAt?.place.name || number || ''
  const way = [startsAt, endsAt].flatMap((end) => end?.place.code ?? end?.place.name ?? []).filter(Boolean)
  return [number || name, way.join(' – ')].filter(Boolean).join(' ')
}

/** Whether a booking is of a date: it begins or ends then, or it is a bed for that night. */
export function isOnDate(booking: TripBooking, date: IsoDate): boolean {
  const { kind, startsAt, endsAt } = booking
  if (startsAt?.date === date || endsAt?.date === date) return true
  return kind === 'hotel' && !!startsAt && !!endsAt && startsAt.date < date && date < endsAt.date
}

/** `LH 123` however it was typed: `lh123`, `LH-0123`; null where it is no number of a flight. */
export function parseFlightNumber(text: string): string | null {
  const match = /^\s*([A-Z0-9]{2}|[A-Z]{3})[\s-]*0*([1-9]\d{0,3})\s*([A-Z]?)\s*$/i.exec(text)
  const [, airline = '', number, suffix = ''] = match ?? []
  // Two digits are no airline.
  if (!number || /^\d\d$/.test(airline)) return null
  return `${airline.toUpperCase()} ${number}${suffix.toUpperCase()}`
}
