import { addDays, type IsoDate, parseClock } from '../../base/dates.ts'
import { metresBetween } from '../../base/geo.ts'
import { toInstant } from '../../base/zones.ts'
import { cityIndexAt, impossibleConnections, type PlanFacts } from '../itinerary/index.ts'
import type { PlanView } from '../sync/index.ts'
import {
  bookingTitle,
  isTransport,
  type TimedBooking,
  type TripBooking,
  timedBooking,
} from './booking.rules.ts'
import { withBookings } from './plan-bookings.rules.ts'

/** What is wrong with a booking (`id`), with the other that it collides with, and the figures for a sentence. */
export type BookingWarning = {
  id: string
  kind:
    | 'end-before-start'
    | 'overlap'
    | 'connection'
    | 'too-far-apart'
    | 'plan'
    | 'wrong-city'
    | 'outside-trip'
    | 'missing-night'
    | 'left-before-check-out'
  values: Record<string, string | number>
}
type TripSpan = { startDate: IsoDate; days: number }
/** What the bookings are laid beside: the days of the trip, and the plan where there is one. */
export type CollisionContext = { span: TripSpan | null; view: PlanView | null; facts: PlanFacts | null }

const MINUTE = 60_000
/** What people get from one thing to the next by, at best; near by nothing is said. */
const KMH = 40
const NEAR_METRES = 2000

/** All that collides, in the order of the bookings: with each other, with the days of the trip, and with the plan. */
export function bookingWarnings(
  bookings: readonly TripBooking[],
  { span, view, facts }: CollisionContext,
): BookingWarning[] {
  const timed = bookings.flatMap((booking) => timedBooking(booking) ?? [])
  const broken = bookings
    .filter(({ startsAt, endsAt }) => startsAt && endsAt)
    .filter((one) => !timedBooking(one))
  const found: BookingWarning[] = [
    ...broken.map(({ id }): BookingWarning => ({ id, kind: 'end-before-start', values: {} })),
    ...overlaps(timed),
    ...connections(bookings),
    ...distances(timed),
    ...(span ? [...outside(timed, span), ...nights(timed, span), ...departures(timed)] : []),
    ...(view && facts ? [...otherCities(timed, view, facts), ...planClashes(timed, view)] : []),
  ]
  const order = new Map(bookings.map(({ id }, i) => [id, i]))
  return found.sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0))
}

/** Whether it takes up the time of the party: a bed and a car are there beside everything else. */
const isBusy = ({ kind }: TripBooking) => kind !== 'hotel' && kind !== 'car'

function overlaps(timed: readonly TimedBooking[]): BookingWarning[] {
  const busy = timed.filter(isBusy)
  return busy.flatMap((one, i) =>
    busy
      .slice(i + 1)
      .filter((other) => other.from < one.until && one.from < other.until)
      .map(
        (other): BookingWarning => ({ id: other.id, kind: 'overlap', values: { other: bookingTitle(one) } }),
      ),
  )
}

function connections(bookings: readonly TripBooking[]): BookingWarning[] {
  const { bookings: ways } = withBookings({ days: 1, bookings: [] }, bookings, [])
  return impossibleConnections({ bookings: ways })
    .filter(({ minutes }) => minutes >= 0)
    .map(({ one, next, minutes, needed }) => ({
      id: next.booking.id ?? '',
      kind: 'connection',
      values: { other: one.booking.name, minutes, needed },
    }))
}

/** Two things of which the second begins before one can be there, whoever drives. Ways among each other have their own rule. */
function distances(timed: readonly TimedBooking[]): BookingWarning[] {
  const busy = timed.filter(isBusy)
  return busy.slice(1).flatMap((next, i): BookingWarning[] => {
    const one = busy[i]
    if (!one || (isTransport(one) && isTransport(next)) || next.from < one.until) return []
    const [from, to] = [one.endsAt.place, next.startsAt.place]
    if (from.lat === undefined || from.lon === undefined || to.lat === undefined || to.lon === undefined)
      return []
    const metres = metresBetween({ lat: from.lat, lon: from.lon }, { lat: to.lat, lon: to.lon })
    const minutes = Math.floor((next.from - one.until) / MINUTE)
    if (metres < NEAR_METRES || minutes >= (metres / 1000 / KMH) * 60) return []
    const values = { other: bookingTitle(one), minutes, distance: Math.round(metres / 1000) }
    return [{ id: next.id, kind: 'too-far-apart', values }]
  })
}

function outside(timed: readonly TimedBooking[], { startDate, days }: TripSpan): BookingWarning[] {
  const last = addDays(startDate, days - 1)
  // One leaves the day before and comes home the day after.
  return timed
    .filter(({ startsAt, endsAt }) => endsAt.date < startDate || startsAt.date > last)
    .filter((one) => !isTransport(one))
    .map(({ id }) => ({ id, kind: 'outside-trip', values: {} }))
}

/** Nights of the trip without a booked stay, once any stay is booked. A night spent on a train, bus, ferry or plane needs none. */
function nights(timed: readonly TimedBooking[], { startDate, days }: TripSpan): BookingWarning[] {
  const hotels = timed.filter(({ kind }) => kind === 'hotel')
  const [first] = hotels
  if (!first) return []
  const isSlept = (date: IsoDate) =>
    timed.some(
      (one) =>
        (one.kind === 'hotel' || isTransport(one)) &&
        one.startsAt.date <= date &&
        // Who lands before dawn of the date has been on the way that night; who lands later had a bed to sleep in.
        (one.endsAt.date > date ||
          (isTransport(one) && one.endsAt.date > one.startsAt.date && one.endsAt.date === date)),
    )
  const missing = Array.from({ length: days - 1 }, (_, night) => addDays(startDate, night)).filter(
    (date) => !isSlept(date),
  )
  return missing.map((night) => {
    const before = hotels.findLast(({ endsAt }) => endsAt.date <= night) ?? first
    return { id: before.id, kind: 'missing-night', values: { night } }
  })
}

/** A bed that is paid for longer than one stays: the way that leads away leaves a night or more before the check-out. */
function departures(timed: readonly TimedBooking[]): BookingWarning[] {
  return timed.flatMap((hotel): BookingWarning[] => {
    if (hotel.kind !== 'hotel') return []
    const { lat, lon } = hotel.startsAt.place
    if (lat === undefined || lon === undefined) return []
    const leaving = timed.find((one) => {
      const { place, date } = one.startsAt
      const isAway = isTransport(one) && isFarFrom(one.endsAt.place, { lat, lon })
      return (
        isAway &&
        !isFarFrom(place, { lat, lon }) &&
        one.from > hotel.from &&
        date < hotel.endsAt.date &&
        !comesBack(one, hotel, timed)
      )
    })
    return leaving
      ? [{ id: hotel.id, kind: 'left-before-check-out', values: { other: bookingTitle(leaving) } }]
      : []
  })
}

/** Whether another way leads back before the check-out. */
function comesBack(leaving: TimedBooking, hotel: TimedBooking, timed: readonly TimedBooking[]): boolean {
  const { lat = 0, lon = 0 } = hotel.startsAt.place
  return timed.some(
    (one) =>
      isTransport(one) &&
      one.from >= leaving.until &&
      one.until < hotel.until &&
      !isFarFrom(one.endsAt.place, { lat, lon }),
  )
}

const FAR_METRES = 100_000

function isFarFrom(
  place: { lat?: number | undefined; lon?: number | undefined },
  to: { lat: number; lon: number },
) {
  if (place.lat === undefined || place.lon === undefined) return false
  return metresBetween({ lat: place.lat, lon: place.lon }, to) > FAR_METRES
}

/** A bed, a table or a ticket in another city than the one in which the plan is that day. */
function otherCities(timed: readonly TimedBooking[], view: PlanView, facts: PlanFacts): BookingWarning[] {
  const { request, plan } = view
  return timed.flatMap((booking): BookingWarning[] => {
    const { lat, lon } = booking.startsAt.place
    if (isTransport(booking) || lat === undefined || lon === undefined) return []
    const city = request.cities[cityIndexAt({ lat, lon }, request, facts)]
    const dates = plan.days.filter(({ date }, i) =>
      booking.kind === 'hotel'
        ? booking.startsAt.date <= date && date < booking.endsAt.date && i < plan.days.length - 1
        : date === booking.startsAt.date,
    )
    const wrong = dates.find(({ cityId }) => cityId !== city?.id)
    if (!wrong) return []
    const name = facts.guides.find((guide) => guide.city.id === wrong.cityId)?.city.name ?? ''
    return [{ id: booking.id, kind: 'wrong-city', values: { city: name, day: wrong.date } }]
  })
}

/** Stops of the plan that are at the time of a booking. */
function planClashes(timed: readonly TimedBooking[], { plan }: PlanView): BookingWarning[] {
  const stops = plan.days.flatMap(({ date, zone, stops }) =>
    stops
      .filter(({ bookingId }) => bookingId === undefined)
      .map(({ name, start, end }) => ({
        name,
        from: toInstant(date, parseClock(start) ?? 0, zone),
        until: toInstant(date, parseClock(end) ?? 0, zone),
      })),
  )
  return timed.filter(isBusy).flatMap((booking): BookingWarning[] => {
    const clash = stops.find(({ from, until }) => from < booking.until && booking.from < until)
    return clash ? [{ id: booking.id, kind: 'plan', values: { other: clash.name } }] : []
  })
}
