import type { IsoDate } from '../../base/dates.ts'
import type { Position } from '../../base/geo.ts'
import { bookingsOf, isTransport } from '../bookings/index.ts'
import { type BookingEnd, stopsOf, summarise, type TripState, tripFieldsOf } from '../sync/index.ts'

/**
 * Where the party is on a day of a trip, as far as the trip says it: at a stop or a booking of that day, else where the last thing
 * before it left them, else in the only place of the trip. Null on a day outside the trip, and where nothing says it.
 */
export function placeOnDay(trip: TripState, date: IsoDate): Position | null {
  const { startDate, endDate } = summarise(trip)
  if (startDate === null || date < startDate || date > (endDate ?? startDate)) return null
  const moments = [...stopMoments(trip), ...bookingMoments(trip, endDate ?? startDate)].sort((a, b) =>
    a.when < b.when ? -1 : 1,
  )
  // Of a day with a journey its end: there is what one pays for in the evening.
  const last = moments.findLast(({ day }) => day <= date)
  const places = tripFieldsOf(trip).places ?? []
  return last?.at ?? (places.length === 1 ? (places[0] ?? null) : null)
}

/** `when` orders moments by their own clocks, as text. */
type Moment = { day: IsoDate; when: string; at: Position }

function stopMoments(trip: TripState): Moment[] {
  return stopsOf(trip).flatMap(({ day, start, lat, lon }) =>
    day && typeof lat === 'number' && typeof lon === 'number'
      ? [{ day, when: `${day}T${start ?? ''}`, at: { lat, lon } }]
      : [],
  )
}

function bookingMoments(trip: TripState, lastDay: IsoDate): Moment[] {
  return bookingsOf(trip).flatMap((booking) => {
    const { startsAt, endsAt } = booking
    // A hotel and a car are where they begin; a flight leads on, but the one home, which most of the last day comes before.
    const leadsOn = isTransport(booking) && endsAt && endsAt.date < lastDay
    const end = leadsOn ? endsAt : startsAt
    return end ? momentAt(end) : []
  })
}

function momentAt({ date, time, place: { lat, lon } }: BookingEnd): Moment[] {
  return lat === undefined || lon === undefined
    ? []
    : [{ day: date, when: `${date}T${time ?? ''}`, at: { lat, lon } }]
}
