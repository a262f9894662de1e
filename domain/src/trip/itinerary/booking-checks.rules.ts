import type { Position } from '../../base/geo.ts'
import { toInstant } from '../../base/zones.ts'
import { estimateTravel } from '../../destination/places/index.ts'
import {
  type BookedTransport,
  bookedStay,
  bookedTransports,
  cityIndexAt,
  type FixedBooking,
  impossibleConnections,
} from './booked-days.rules.ts'
import {
  type CheckContext,
  type CheckedDay,
  type CheckedStop,
  countText,
  type Finding,
  type Violation,
  violationAt,
} from './check-context.rules.ts'

const MINUTE = 60_000
const DAY_MS = 1440 * MINUTE

/** Each booking that has its time in a day as it is, and none that was not made. */
export function checkBookings({ stops, request, due }: CheckContext): Finding {
  const left = stops.filter(({ stop }) => stop.kind === 'booking')
  const fixed = due.flatMap((day) => day?.booked.fixed ?? [])
  const unplaced = request.bookings.filter(
    (booking) => isOnADay(booking) && !fixed.some((one) => one.booking === booking),
  )
  const notBooked = ({ name, date, start, end }: RequestBooking): Violation => ({
    day: -1,
    stop: null,
    detail: `${name} on ${date} from ${start} to ${end} is not in the plan as booked`,
  })
  const missing = fixed.flatMap((one) => {
    const at = left.findIndex((seen) => isFixedAt(seen, one))
    if (at >= 0) left.splice(at, 1)
    return at >= 0 ? [] : [notBooked(one.booking)]
  })
  const surplus = left.map((seen) =>
    violationAt(seen, `${seen.stop.name} at ${seen.stop.start} was not booked so`),
  )
  const summary = `${countText(fixed.length, 'booking')}, all at their times`
  return {
    parts: [...missing, ...unplaced.map(notBooked), ...surplus],
    summary: fixed.length === 0 ? 'nothing is booked for a fixed time' : summary,
  }
}

type RequestBooking = CheckContext['request']['bookings'][number]

/** Whether it happens at a time of one day of the trip; where one sleeps and what leads from town to town have rules of their own. */
function isOnADay({ kind, to }: RequestBooking): boolean {
  return kind !== 'hotel' && to === undefined
}

/** True when the stop stands for what is booked: the same name, place, date and times. */
function isFixedAt({ stop, due, start, end }: CheckedStop, fixed: FixedBooking): boolean {
  const { booking, to } = fixed
  const isThere = stop.name === booking.name && stop.lat === booking.lat && stop.lon === booking.lon
  const isSameEnd = stop.to?.lat === to?.lat && stop.to?.lon === to?.lon && stop.to?.name === to?.name
  const isThen = due?.booked.fixed.includes(fixed) === true && start === fixed.start && end === fixed.end
  return isThere && isSameEnd && isThen && stop.bookingId === booking.id
}

/** What a stop was booked as; for its price. */
export function bookingOf(seen: CheckedStop): RequestBooking | undefined {
  return seen.stop.kind === 'booking'
    ? seen.due?.booked.fixed.find((fixed) => isFixedAt(seen, fixed))?.booking
    : undefined
}

/**
 * Nothing is done while a booked way is under way, nor in the time that it takes at both ends, and there is time to get there
 * and away. By the clock of the world, without the frames of the days.
 */
export function checkTransport(view: CheckContext): Finding {
  const transports = bookedTransports(view.request)
  const parts = view.stops.flatMap((seen) => {
    const detail = transportProblem(seen, transports, view)
    return detail === null ? [] : [violationAt(seen, detail)]
  })
  const summary = `${countText(transports.length, 'booking')}, all reached in time, with nothing else planned then`
  return { parts, summary: transports.length === 0 ? 'no transport is booked' : summary }
}

function transportProblem(
  seen: CheckedStop,
  transports: readonly BookedTransport[],
  view: CheckContext,
): string | null {
  const { stop, due, start, end } = seen
  if (!due || transports.length === 0) return null
  if (Number.isNaN(start + end)) return `${stop.name} has no time`
  const { zone } = due.guide.city
  const [begins, ends] = [toInstant(due.date, start, zone), toInstant(due.date, end, zone)]
  const others = transports.filter(({ booking }) => booking !== bookingOf(seen))
  const clash = others.find(({ leaves, free }) => !(ends <= leaves || begins >= free))
  if (clash)
    return `${stop.name} is ${stop.start} to ${stop.end}, while ${clash.booking.name} is due or on its way`
  const isNear = (at: Position, instant: number) =>
    view.request.cities[cityIndexAt(at, view.request, view.facts)]?.id === due.guide.city.id &&
    Math.abs(instant - begins) < DAY_MS
  const [next, last] = [
    others.find(({ leaves }) => leaves >= ends),
    others.findLast(({ free }) => free <= begins),
  ]
  if (next && isNear(next.from, next.leaves) && !isInTime(seen, next.from, next.leaves - ends, view, 'to'))
    return `${next.booking.name} cannot be reached in time from ${stop.name}, left at ${stop.end}`
  if (last && isNear(last.to, last.free) && !isInTime(seen, last.to, begins - last.free, view, 'from'))
    return `${stop.name} is at ${stop.start}, too soon after ${last.booking.name} has arrived`
  return null
}

/** Whether some way that the party takes fits in between. */
function isInTime(
  seen: CheckedStop,
  place: Position,
  milliseconds: number,
  { request }: CheckContext,
  direction: 'to' | 'from',
): boolean {
  const { due, at, leavesAt } = seen
  if (!due) return false
  return request.modes.some((mode) => {
    const [from, to] = direction === 'to' ? [leavesAt, place] : [place, at]
    const way = estimateTravel(mode, from, to, due.guide)
    return way !== null && way.minutes * MINUTE <= milliseconds
  })
}

/** Between each two booked ways there is time enough to change, or to get from the one to the other. */
export function checkConnections({ request }: CheckContext): Finding {
  const parts = impossibleConnections(request).map(
    ({ one, next, minutes, needed }): Violation => ({
      day: -1,
      stop: null,
      detail: `${next.booking.name} leaves ${countText(minutes, 'minute')} after ${one.booking.name} has arrived; ${needed} are needed`,
    }),
  )
  const count = Math.max(0, bookedTransports(request).length - 1)
  const summary = `${countText(count, 'change')} of plane, train or bus, all with enough time`
  return { parts, summary: count === 0 ? 'no booking has a change of plane, train or bus' : summary }
}

/** The party sleeps where it has booked: in the city of that night, back there in the evening, and from there in the morning. */
export function checkStays(view: CheckContext): Finding {
  const { request, days, due } = view
  const hotels = request.bookings.filter(({ kind }) => kind === 'hotel')
  // By the days of the trip: a stay may be said to last for centuries.
  const nights = hotels.flatMap((hotel) => {
    const city = cityIndexAt(hotel, request, view.facts)
    return due.slice(0, -1).flatMap((day, evening) => {
      const isBooked = day && hotel.date <= day.date && day.date < (hotel.endDate ?? hotel.date)
      return isBooked && city >= 0 ? [{ hotel, evening, city }] : []
    })
  })
  const parts = nights.flatMap(({ hotel, evening, city }): Violation[] => {
    const cityId = due[evening]?.guide.city.id
    const problem = (day: number, detail: string) => [{ day, stop: null, detail: `${hotel.name} ${detail}` }]
    if (cityId !== request.cities[city]?.id)
      return problem(evening, `is booked for a night that is spent in ${due[evening]?.guide.city.name}`)
    // Of two beds for one night the first is slept in.
    if (bookedStay(due[evening]?.date ?? '', city, request, view.facts) !== hotel) return []
    const [day, next] = [days[evening], days[evening + 1]]
    if (day && !endsAt(day, hotel)) return problem(evening, 'is not where the day ends')
    const isSameCity = due[evening + 1]?.guide.city.id === cityId
    return next && isSameCity && !beginsAt(next, hotel)
      ? problem(evening + 1, 'is not where the day begins')
      : []
  })
  const summary = `${countText(nights.length, 'booked night')}, each where the day ends`
  return { parts, summary: nights.length === 0 ? 'no hotel is booked' : summary }
}

/** Whether the last way of a day is that to the hotel, unless a booked way ends the day. */
function endsAt({ stops, legs, due }: CheckedDay, hotel: Position): boolean {
  const last = stops.at(-1)
  if (!due || !last || due.booked.close) return true
  return isWay(legs.find(({ leg }) => leg.to === stops.length)?.leg, [last.leavesAt, hotel], due)
}

function beginsAt({ stops, legs, due }: CheckedDay, hotel: Position): boolean {
  const [first] = stops
  if (!due || !first || due.booked.open) return true
  return isWay(legs.find(({ leg }) => leg.from === -1)?.leg, [hotel, first.at], due)
}

type Way = CheckedDay['legs'][number]['leg'] | undefined

function isWay(
  leg: Way,
  [from, to]: [Position, Position],
  { guide }: NonNullable<CheckedDay['due']>,
): boolean {
  if (!leg || leg.mode === 'train' || leg.mode === 'flight') return false
  // By car it may begin with a walk to where that stands; the rule of travel times looks at it.
  if (leg.mode === 'drive') return true
  // Measured by streets, the way has another length; the rule of travel times looks at it.
  return leg.basis === 'streets' || estimateTravel(leg.mode, from, to, guide)?.metres === leg.metres
}
