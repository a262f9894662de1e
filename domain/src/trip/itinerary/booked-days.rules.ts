import { addDays, daysBetween, type IsoDate, parseClock } from '../../base/dates.ts'
import { metresBetween, type Position } from '../../base/geo.ts'
import { toInstant, toWallTime } from '../../base/zones.ts'
import type { Guide } from '../../destination/places/index.ts'
import type { Meal, PlanFacts } from './facts.rules.ts'
import type { PlanRequest } from './itinerary.contract.ts'
import { TRANSPORT_KINDS, type TransportKind } from './limits.rules.ts'
import type { ResolvedRequest } from './request.rules.ts'

export type RequestBooking = PlanRequest['bookings'][number]
type NamedPlace = Position & { name: string }
/** A booked way: instants in milliseconds; from `leaves` to `free` the party can do nothing else. */
export type BookedTransport = {
  booking: RequestBooking
  kind: TransportKind
  from: NamedPlace
  to: NamedPlace
  leaves: number
  departs: number
  arrives: number
  free: number
}
/** What a day has to hold at its time; minutes after the midnight that began the date, in the city's time. */
export type FixedBooking = {
  booking: RequestBooking
  start: number
  end: number
  meal: Meal | null
  /** Where the party is when it is over, where that is another place. */
  to: NamedPlace | null
}
/** What bookings make of a day. */
export type BookedDay = {
  /** The party is not in this city at all. */
  isAway: boolean
  /** From when the party is in the city, and from where it sets out; null: as on any day. */
  open: { at: number; place: NamedPlace } | null
  close: { at: number; place: NamedPlace } | null
  /** Where the party slept the night before, and where it sleeps that night; null: where nothing is booked. */
  morning: NamedPlace | null
  night: NamedPlace | null
  fixed: FixedBooking[]
}

/** An airport or a station belongs to the nearest city of the trip within this distance. */
const CITY_METRES = 100_000
const LONG_FLIGHT_METRES = 3_500_000
const SAME_PLACE_METRES = 3000
const MINUTE = 60_000
const DAY = 1440
/** Minutes at the airport, the station or the pier before it leaves, and after it has arrived: our choice. */
const BEFORE: Record<TransportKind, number> = { flight: 120, train: 20, bus: 20, ferry: 45 }
const AFTER: Record<TransportKind, number> = { flight: 45, train: 10, bus: 10, ferry: 20 }
/** A long flight has passports and belts. */
const LONG_FLIGHT = { before: 180, after: 60 } as const
/** Minutes between two of the same kind where both stop at one place. */
const CHANGE: Record<TransportKind, number> = { flight: 60, train: 10, bus: 15, ferry: 30 }
/** How fast one gets from one place to another in between, at best. */
const RIDE_KMH = 60
const LONG_RIDE = { metres: 600_000, kmh: 600, minutes: 240 } as const

/** The booked ways of a request, in the order in which they leave. */
export function bookedTransports({ bookings }: Pick<PlanRequest, 'bookings'>): BookedTransport[] {
  return bookings
    .flatMap((booking) => toTransport(booking) ?? [])
    .sort((one, other) => one.departs - other.departs)
}

function toTransport(booking: RequestBooking): BookedTransport | null {
  const { name, lat, lon, date, start, end, zone, endZone, endDate, to } = booking
  const kind = TRANSPORT_KINDS.find((one) => one === booking.kind)
  if (!kind || !to || !zone || !endZone || !endDate) return null
  const departs = toInstant(date, clock(start), zone)
  const arrives = toInstant(endDate, clock(end), endZone)
  const from = { name: booking.from ?? name, lat, lon }
  const isLong = isLongFlight(kind, from, to)
  const leaves = departs - minutesBeforeDeparture(kind, from, to) * MINUTE
  const free = arrives + (isLong ? LONG_FLIGHT.after : AFTER[kind]) * MINUTE
  return { booking, kind, from, to, leaves, departs, arrives, free }
}

function isLongFlight(kind: TransportKind, from: Position, to: Position): boolean {
  return kind === 'flight' && metresBetween(from, to) > LONG_FLIGHT_METRES
}

/** How long before it leaves one is at the airport, the station or the pier. */
export function minutesBeforeDeparture(kind: TransportKind, from: Position, to: Position): number {
  return isLongFlight(kind, from, to) ? LONG_FLIGHT.before : BEFORE[kind]
}

/** A time that the contract has checked, in minutes. */
function clock(text: string): number {
  return parseClock(text) ?? 0
}

/** Minutes that it takes at least from the arrival of one to the departure of the next. */
function minConnectionMinutes(one: BookedTransport, next: BookedTransport): number {
  const metres = metresBetween(one.to, next.from)
  if (metres < SAME_PLACE_METRES && one.kind === next.kind) return CHANGE[one.kind]
  const waits = (one.free - one.arrives + next.departs - next.leaves) / MINUTE
  const [kmh, more] = metres > LONG_RIDE.metres ? [LONG_RIDE.kmh, LONG_RIDE.minutes] : [RIDE_KMH, 0]
  return Math.ceil(waits + more + (metres / 1000 / kmh) * 60)
}

/** Booked ways of which the second leaves before one can be there from the first, with the minutes that there are and should be. */
export function impossibleConnections(request: Pick<PlanRequest, 'bookings'>) {
  const all = bookedTransports(request)
  return all.slice(1).flatMap((next, i) => {
    const one = all[i]
    if (!one) return []
    const minutes = Math.floor((next.departs - one.arrives) / MINUTE)
    const needed = minConnectionMinutes(one, next)
    return minutes < needed ? [{ one, next, minutes, needed }] : []
  })
}

/** The city of the trip that a position belongs to, by its index; -1 for none. */
export function cityIndexAt(
  at: Position,
  { cities }: ResolvedRequest,
  { guides }: Pick<PlanFacts, 'guides'>,
): number {
  const metres = cities.map(({ id }) => {
    const city = guides.find((guide) => guide.city.id === id)?.city
    return city ? metresBetween(at, city) : Number.POSITIVE_INFINITY
  })
  const nearest = Math.min(...metres)
  return nearest <= CITY_METRES ? metres.indexOf(nearest) : -1
}

/** Whether the first booked way of a city leads there: then nobody has to guess how it is reached. */
export function isReachedByBooking(city: number, request: ResolvedRequest, facts: PlanFacts): boolean {
  const isAt = (at: Position) => cityIndexAt(at, request, facts) === city
  const first = bookedTransports(request).find(({ from, to }) => isAt(from) !== isAt(to))
  return first !== undefined && isAt(first.to)
}

/** The booked bed of a night, by the evening's date and the city; null where none is booked there. */
export function bookedStay(
  date: IsoDate,
  city: number,
  request: ResolvedRequest,
  facts: PlanFacts,
): RequestBooking | null {
  return (
    request.bookings.find(
      (one) =>
        one.kind === 'hotel' &&
        one.date <= date &&
        date < (one.endDate ?? one.date) &&
        cityIndexAt(one, request, facts) === city,
    ) ?? null
  )
}

type DayOfCity = { date: IsoDate; guide: Guide; city: number; isFirst: boolean; isLast: boolean }

/** What the bookings of a request make of one of its days; `isFirst` on the day on which the city is reached, `isLast` on the last of the trip. */
export function bookedDay(day: DayOfCity, request: ResolvedRequest, facts: PlanFacts): BookedDay {
  const { date, city, isFirst, isLast } = day
  const bedOn = (evening: IsoDate) => {
    const hotel = bookedStay(evening, city, request, facts)
    return hotel && { name: hotel.name, lat: hotel.lat, lon: hotel.lon }
  }
  const night = isLast ? null : bedOn(date)
  const morning = isFirst ? null : bedOn(addDays(date, -1))
  const legs = localTransports(day, request, facts)
  const spans = presenceOf(legs).filter(({ open, close }) => open < DAY && close > 0 && open < close)
  const [first, last] = [spans[0], spans.at(-1)]
  const between = legs.filter(
    ({ isFrom, isTo, start, end }) =>
      first &&
      last &&
      start >= Math.max(0, first.open) &&
      start < DAY &&
      end <= last.close &&
      // Within the city, or there and back on one day.
      ((isFrom && isTo) || (start >= first.close && end <= last.open)),
  )
  return {
    isAway: !first,
    open: first?.arrived && first.open > 0 ? { at: first.open, place: first.arrived } : null,
    close: last?.departs && last.close < DAY ? { at: last.close, place: last.departs } : null,
    morning,
    night,
    fixed: [
      ...fixedOn(date, request),
      ...between.map(({ booking, start, end, to }) => ({ booking, start, end, meal: null, to })),
    ],
  }
}

type LocalTransport = BookedTransport & { start: number; end: number; isFrom: boolean; isTo: boolean }

/** The booked ways in the local minutes of a day, each with whether it leaves its city and whether it leads there. */
function localTransports(
  { date, guide, city }: DayOfCity,
  request: ResolvedRequest,
  facts: PlanFacts,
): LocalTransport[] {
  const localMinutes = (instant: number) => {
    const wall = toWallTime(instant, guide.city.zone)
    return daysBetween(date, wall.date) * DAY + wall.minutes
  }
  return bookedTransports(request).map((transport) => ({
    ...transport,
    start: localMinutes(transport.leaves),
    end: localMinutes(transport.free),
    isFrom: cityIndexAt(transport.from, request, facts) === city,
    isTo: cityIndexAt(transport.to, request, facts) === city,
  }))
}

type Presence = { open: number; close: number; arrived: NamedPlace | null; departs: NamedPlace | null }

/** When the party is in a city, by the ways that lead there and away; always, where none does. */
function presenceOf(transports: readonly LocalTransport[]): Presence[] {
  const moves = transports.filter(({ isFrom, isTo }) => isFrom !== isTo)
  const spans: Presence[] = []
  let since: Omit<Presence, 'close' | 'departs'> | null = { open: -Infinity, arrived: null }
  for (const [i, { isFrom, start, end, from, to }] of moves.entries()) {
    // Who arrives first was not there before; who leaves twice has come back by a way that was not booked.
    if (isFrom) {
      since ??= { open: spans.at(-1)?.close ?? -Infinity, arrived: null }
      spans.push({ ...since, close: start, departs: from })
      since = null
    } else {
      if (since && i > 0) spans.push({ ...since, close: start, departs: null })
      since = { open: end, arrived: to }
    }
  }
  return since ? [...spans, { ...since, close: Infinity, departs: null }] : spans
}

/** What begins on a date at a place; a table takes the meal of its hour, the first of a day. */
function fixedOn(date: IsoDate, { bookings }: ResolvedRequest): FixedBooking[] {
  const all = bookings
    .filter((booking) => booking.date === date && isFixed(booking))
    .map((booking): FixedBooking => {
      const later = daysBetween(date, booking.endDate ?? date) * DAY
      const start = clock(booking.start)
      const meal = booking.kind === 'restaurant' ? mealAt(start) : null
      return { booking, start, end: clock(booking.end) + later, meal, to: null }
    })
  return all.map((one) => {
    const isSecond = all.some((other) => other.meal === one.meal && other.start < one.start)
    return isSecond ? { ...one, meal: null } : one
  })
}

function isFixed({ kind }: RequestBooking): boolean {
  return kind !== 'hotel' && !TRANSPORT_KINDS.some((one) => one === kind)
}

function mealAt(start: number): Meal {
  if (start < 630) return 'breakfast'
  return start < 960 ? 'lunch' : 'dinner'
}

/** Air before and after what is booked outside of the hours of a day, to get there and back. */
const SIDE_MINUTES = 90

/** A day as long as what is booked in it asks for. What nobody booked keeps to the hours of the day. */
export function widenFrame<T extends { open: number; close: number }>(
  { open, close }: T,
  { fixed, ...booked }: BookedDay,
): { open: number; close: number } {
  const kinds = fixed.filter(({ booking }) => booking.kind !== undefined)
  if (open > close || kinds.length === 0) return { open, close }
  const first = Math.min(...kinds.map(({ start }) => start)) - SIDE_MINUTES
  const last = Math.max(...kinds.map(({ end }) => end)) + SIDE_MINUTES
  return {
    open: Math.max(booked.open?.at ?? 0, Math.min(open, first)),
    close: Math.min(booked.close?.at ?? Number.POSITIVE_INFINITY, Math.max(close, last)),
  }
}
