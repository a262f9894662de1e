import { addDays, type IsoDate } from '../../base/dates.ts'
import { metresBetween, type Position } from '../../base/geo.ts'
import { toWallTime } from '../../base/zones.ts'
import {
  estimateTravel,
  findFastestTravel,
  TRAVEL_MODES,
  type TravelMode,
  type TravelTime,
} from '../../destination/places/index.ts'
import { findStreetRouter } from '../../map/walking/index.ts'
import { bookingsOf } from '../bookings/index.ts'
import { TRANSPORT_KINDS } from '../itinerary/index.ts'
import { summarise, type TripState, tripFieldsOf } from '../sync/index.ts'
import { eventsOf, type TownFacts, type TripEvent, townAt } from './trip-events.rules.ts'

/** What comes next, and the way to it. */
export type NextEvent = {
  event: TripEvent
  /** The way from where one is, or is held to be; null where nobody knows it. */
  way: Pick<TravelTime, 'mode' | 'minutes' | 'metres' | 'basis'> | null
  /** When to set out to be there in time, in milliseconds; null without a way. */
  leaveAt: number | null
}
type Moment = {
  /** Milliseconds since 1970. */
  now: number
  towns: readonly TownFacts[]
  /** Where the person is; else where the trip has them. */
  position?: Position | null
}

const MINUTE = 60_000
const SAME_PLACE_METRES = 60
/** A way on foot or by city transport; beyond it something else leads there. */
const WAY_METRES = 60_000
const USUAL_MODES: readonly TravelMode[] = ['walk', 'transit']

/** The first thing of a trip that has not begun, was not marked as done or skipped, and comes soonest; null after the last. */
export function nextEvent(trip: TripState, { now, towns, position = null }: Moment): NextEvent | null {
  const events = eventsOf(trip, towns)
  const ahead = events.filter(({ startsAt, mark }) => startsAt > now && !mark)
  const event = ahead.reduce<TripEvent | null>(
    (first, one) => (first && first.startsAt <= one.startsAt ? first : one),
    null,
  )
  if (!event) return null
  const before = events.findLast(
    (one) => one !== event && one.mark !== 'skipped' && one.startsAt <= now && one.date === event.date,
  )
  const from = position ?? before?.leftAt ?? (before ? null : bedBefore(trip, event, towns))
  const way =
    from && event.at ? wayTo(trip, { event, from, to: event.at, towns, isOwn: position === null }) : null
  const soonest = before && isRide(before) ? before.endsAt : Number.NEGATIVE_INFINITY
  return { event, way, leaveAt: way && Math.max(soonest, event.dueAt - way.minutes * MINUTE) }
}

/** What is going on at an instant: begun, not over, and not marked; the one that began last. */
export function currentEvent(trip: TripState, { now, towns }: Moment): TripEvent | null {
  const events = eventsOf(trip, towns)
  return events.findLast(({ startsAt, endsAt, mark }) => startsAt <= now && now < endsAt && !mark) ?? null
}

/**
 * The date that the clocks show where the party is, if it is one of the trip; else null. `zone`: whose clocks are looked at where
 * nothing in the trip says it.
 */
export function tripDayAt(
  trip: TripState,
  { now, towns, zone: fallback }: Moment & { zone?: string },
): IsoDate | null {
  const { startDate, endDate } = summarise(trip)
  const events = eventsOf(trip, towns)
  const begun = events.findLast(({ startsAt }) => startsAt <= now)
  const zone = (begun && zoneAfter(begun, now, trip)) ?? events[0]?.zone ?? towns[0]?.city.zone ?? fallback
  if (startDate === null || endDate === null || zone === undefined) return null
  const { date } = toWallTime(now, zone)
  return startDate <= date && date <= endDate ? date : null
}

/** Whose clocks one lives by: from its arrival on those of the place where a ride leads. */
function zoneAfter(event: TripEvent, now: number, trip: TripState): string {
  if (!isRide(event) || now < event.endsAt) return event.zone
  return bookingsOf(trip).find(({ id }) => id === event.id)?.endsAt?.zone ?? event.zone
}

function isRide({ kind }: TripEvent): boolean {
  return TRANSPORT_KINDS.some((one) => one === kind)
}

/** Where one wakes up: the booked bed of the night before, else what the plan was given; null where it was given nothing. */
function bedBefore(trip: TripState, { date, at }: TripEvent, towns: readonly TownFacts[]): Position | null {
  const evening = addDays(date, -1)
  const hotel = bookingsOf(trip).find(
    ({ kind, startsAt, endsAt }) =>
      kind === 'hotel' && startsAt && endsAt && startsAt.date <= evening && evening < endsAt.date,
  )
  const { lat, lon } = hotel?.startsAt?.place ?? {}
  if (lat !== undefined && lon !== undefined) return { lat, lon }
  const city = at && townAt(at, towns)?.city
  const stay = city && staysOf(trip).find(({ id }) => id === city.id)?.stay
  // Without one a plan counts from the middle of the town, where nobody has to be.
  return stay && metresBetween(stay, city) > SAME_PLACE_METRES ? stay : null
}

/** The stays of a stored request, which is an open object here. */
function staysOf(trip: TripState): { id: string; stay?: Position }[] {
  const cities: unknown = Object(tripFieldsOf(trip).request).cities
  if (!Array.isArray(cities)) return []
  return cities.filter((one) => typeof one?.id === 'string')
}

type WayInput = {
  event: TripEvent
  from: Position
  to: Position
  towns: readonly TownFacts[]
  /** From where the plan has one: then its own mode is meant. */
  isOwn: boolean
}

/** On foot along the streets that the trip keeps, else by the model of the plan. */
function wayTo(trip: TripState, { event, from, to, towns, isOwn }: WayInput): NextEvent['way'] {
  const town = townAt(to, towns)
  if (!town || metresBetween(from, to) > WAY_METRES) return null
  const { walks, request } = tripFieldsOf(trip)
  const streets = findStreetRouter(walks ?? undefined, Object(Object(request).needs).stepFree === true)
  const planned = TRAVEL_MODES.find((one) => one === event.mode)
  const way =
    isOwn && planned
      ? estimateTravel(planned, from, to, town, streets)
      : findFastestTravel(from, to, town, USUAL_MODES, streets)
  return way && { mode: way.mode, minutes: way.minutes, metres: way.metres, basis: way.basis }
}
