import { addDays, daysBetween, formatClock, type IsoDate } from '../../base/dates.ts'
import { metresBetween } from '../../base/geo.ts'
import { truncateText } from '../../base/well-formed-text.ts'
import { toWallTime } from '../../base/zones.ts'
import type { City } from '../../destination/places/index.ts'
import { bookedTransports, MAX_BOOKINGS, type RequestBooking } from '../itinerary/index.ts'
import type { BookingEnd } from '../sync/index.ts'
import {
  bookingTitle,
  isTransport,
  type TimedBooking,
  type TripBooking,
  timedBooking,
} from './booking.rules.ts'

type PlanCity = Pick<City, 'id' | 'lat' | 'lon' | 'zone'>
type BookedRequest = {
  startDate?: IsoDate | undefined
  days: number
  bookings?: RequestBooking[] | undefined
}
type Position = { lat: number; lon: number }

const MAX_NAME = 200
const MINUTE = 60_000
const DAY = 1440
/** To take a car over, and to give it back. */
const CAR_MINUTES = 30
/** A car at the airport is for who has just landed there. */
const SAME_PLACE_METRES = 3000
const CAR_WAIT_MINUTES = 180
/** From the hall to the desk of the cars. */
const DESK_MINUTES = 15

/**
 * A request with the bookings of its trip in the place of those that it was planned with before; as it is where there are
 * none. What has no place, no end, or no day of this trip cannot be planned around and is left to the warnings.
 */
export function withBookings<T extends BookedRequest>(
  request: T,
  bookings: readonly TripBooking[],
  cities: readonly PlanCity[],
): T {
  const before = request.bookings ?? []
  const others = before.filter(({ id }) => id === undefined)
  const timed = bookings.flatMap((booking) => timedBooking(booking) ?? [])
  const ways = timed.flatMap((booking) => toTransportOrStay(booking) ?? [])
  const planned = timed.flatMap((booking) => toFixed(booking, request, cities, ways))
  if (ways.length + planned.length === 0 && others.length === before.length) return request
  return { ...request, bookings: [...others, ...ways, ...planned].slice(0, MAX_BOOKINGS) }
}

function toTransportOrStay(booking: TimedBooking): RequestBooking | null {
  const { id, kind, startsAt, endsAt } = booking
  const at = positionOf(startsAt)
  if (!at) return null
  const times = { date: startsAt.date, start: startsAt.time, endDate: endsAt.date, end: endsAt.time }
  const own = { id, kind, name: nameOf(booking), ...at, ...times }
  if (kind === 'hotel') return endsAt.date > startsAt.date ? own : null
  const to = positionOf(endsAt)
  if (!isTransport(booking) || !to) return null
  const zones = { zone: startsAt.zone, endZone: endsAt.zone }
  return { ...own, ...zones, from: cut(startsAt.place.name), to: { ...to, name: cut(endsAt.place.name) } }
}

/** What has its hour in a day of the trip; of a car, when it is taken over and when it is given back. */
function toFixed(
  booking: TimedBooking,
  request: BookedRequest,
  cities: readonly PlanCity[],
  ways: readonly RequestBooking[],
): RequestBooking[] {
  const { kind, startsAt, endsAt, from, until, cost } = booking
  if (kind === 'hotel' || isTransport(booking)) return []
  const laid = (end: BookingEnd, begins: number, ends: number) =>
    fixedAt(booking, end, [begins, ends], request, cities)
  if (kind !== 'car') return laid(startsAt, from, until).map((one) => ({ ...one, ...(cost && { cost }) }))
  const [taken, given] = [takenAt(startsAt, from, ways), givenAt(endsAt, until, ways)]
  return [
    ...laid(startsAt, taken, taken + CAR_MINUTES * MINUTE),
    ...laid(endsAt, given - CAR_MINUTES * MINUTE, given),
  ]
}

/** In the time of the city that it is in; nothing where it has no place, lasts longer than a day, or is outside of the trip. */
function fixedAt(
  booking: TimedBooking,
  end: BookingEnd,
  [begins, ends]: [number, number],
  { startDate, days }: BookedRequest,
  cities: readonly PlanCity[],
): RequestBooking[] {
  const at = positionOf(end)
  if (!at || startDate === undefined || ends - begins > DAY * MINUTE) return []
  const zone = nearestCity(at, cities)?.zone ?? end.zone
  const [start, stop] = [toWallTime(begins, zone), toWallTime(ends, zone)]
  if (start.date < startDate || start.date >= addDays(startDate, days)) return []
  const isLater = daysBetween(start.date, stop.date) > 0
  const times = { date: start.date, start: formatClock(start.minutes), end: formatClock(stop.minutes) }
  const { id, kind } = booking
  return [{ id, kind, name: nameOf(booking), ...at, ...times, ...(isLater && { endDate: stop.date }) }]
}

function nearestCity(at: Position, cities: readonly PlanCity[]): PlanCity | undefined {
  return [...cities].sort((a, b) => metresBetween(at, a) - metresBetween(at, b))[0]
}

/** Nobody takes a car over before they are out of the airport. */
function takenAt(end: BookingEnd, at: number, ways: readonly RequestBooking[]): number {
  const place = positionOf(end)
  const frees = bookedTransports({ bookings: [...ways] })
    .filter(
      ({ to, arrives }) => place && metresBetween(to, place) < SAME_PLACE_METRES && isAbout(arrives, at),
    )
    .map(({ free }) => free + DESK_MINUTES * MINUTE)
  return Math.max(at, ...frees)
}

function givenAt(end: BookingEnd, at: number, ways: readonly RequestBooking[]): number {
  const place = positionOf(end)
  const leaves = bookedTransports({ bookings: [...ways] })
    .filter(
      ({ from, departs }) => place && metresBetween(from, place) < SAME_PLACE_METRES && isAbout(departs, at),
    )
    .map((one) => one.leaves - DESK_MINUTES * MINUTE)
  return Math.min(at, ...leaves)
}

function isAbout(one: number, other: number): boolean {
  return Math.abs(one - other) <= CAR_WAIT_MINUTES * MINUTE
}

function positionOf({ place: { lat, lon } }: BookingEnd): Position | null {
  return lat === undefined || lon === undefined ? null : { lat, lon }
}

function nameOf(booking: TimedBooking): string {
  return truncateText(bookingTitle(booking).trim(), MAX_NAME).trim() || booking.kind
}

function cut(text: string): string {
  return truncateText(text.trim(), MAX_NAME).trim() || '–'
}
