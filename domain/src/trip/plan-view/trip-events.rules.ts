import { type IsoDate, parseClock } from '../../base/dates.ts'
import { metresBetween, type Position } from '../../base/geo.ts'
import { toInstant } from '../../base/zones.ts'
import type { Guide } from '../../destination/places/index.ts'
import { bookingsOf, instantOf, isTransport, type TripBooking, timedBooking } from '../bookings/index.ts'
import {
  type BookingKind,
  minutesBeforeDeparture,
  TRANSPORT_KINDS,
  type TransportKind,
} from '../itinerary/index.ts'
import { type BookingEnd, mealAt, type StopFields, stopsOf, type TripState } from '../sync/index.ts'

/** What is read of the guides of a trip's towns: where they are, whose time they have, and how one gets about. */
export type TownFacts = Pick<Guide, 'city' | 'transport' | 'barriers'>
/** What a trip has at a time; instants in milliseconds. */
export type TripEvent = {
  /** Of the stop or the booking. */
  id: string
  kind: 'visit' | 'meal' | 'booking' | BookingKind
  /** A hotel and a car begin and end at two times. */
  part: 'start' | 'end'
  /** As the person or the guide calls it; may be empty. */
  name: string
  /** Which meal it is; a meal without a place has the name of something near it. */
  meal?: StopMeal | null
  /** Where a flight, train, bus or ferry leads. */
  to: string | null
  /** The date in the trip, and whose clocks tell it. */
  date: IsoDate
  zone: string
  startsAt: number
  endsAt: number
  /** When one has to be there: some time before a departure. */
  dueAt: number
  at: Position | null
  /** Where one is when it is over. */
  leftAt: Position | null
  /** How the plan gets there; null where it does not say. */
  mode: StopFields['mode'] | null
  mark: StopFields['mark'] | null
}

export type StopMeal = { which: 'breakfast' | 'lunch' | 'dinner'; isNear: boolean }

const MINUTE = 60_000
/** A place belongs to the nearest town of the trip within this distance. */
const TOWN_METRES = 100_000

/** All that a trip has at a time, in the order in which one has to be there. A stop in no known town has no time in the world. */
export function eventsOf(trip: TripState, towns: readonly TownFacts[]): TripEvent[] {
  const events = [...stopEvents(trip, towns), ...bookingsOf(trip).flatMap(bookingEvents)]
  return events.sort((a, b) => a.dueAt - b.dueAt || a.startsAt - b.startsAt || (a.id < b.id ? -1 : 1))
}

/** The town that a position belongs to. */
export function townAt(at: Position, towns: readonly TownFacts[]): TownFacts | null {
  const metres = towns.map(({ city }) => metresBetween(at, city))
  const least = Math.min(...metres)
  return least <= TOWN_METRES ? (towns[metres.indexOf(least)] ?? null) : null
}

/** Which meal a stop of a trip is; null where it is none. */
export function mealOf({ kind, start, poiId }: Partial<StopFields>): StopMeal | null {
  if (kind !== 'meal') return null
  return { which: mealAt(parseClock(start ?? '') ?? 0), isNear: (poiId ?? null) === null }
}

function stopEvents(trip: TripState, towns: readonly TownFacts[]): TripEvent[] {
  return stopsOf(trip).flatMap((stop): TripEvent[] => {
    const { id, kind, name, day, lat, lon, minutes, mode, mark } = stop
    const start = parseClock(stop.start ?? '')
    if (!kind || !day || start === null || typeof lat !== 'number' || typeof lon !== 'number') return []
    const at = { lat, lon }
    const town = townAt(at, towns)
    if (!town) return []
    const { zone } = town.city
    const startsAt = toInstant(day, start, zone)
    const own = {
      id,
      kind,
      part: 'start' as const,
      name: name ?? '',
      meal: mealOf(stop),
      to: null,
      date: day,
      zone,
      at,
      leftAt: at,
    }
    const endsAt = startsAt + (minutes ?? 60) * MINUTE
    return [{ ...own, startsAt, endsAt, dueAt: startsAt, mode: mode ?? null, mark: mark ?? null }]
  })
}

function bookingEvents(booking: TripBooking): TripEvent[] {
  const { kind, startsAt, endsAt } = booking
  if (!startsAt) return []
  if (kind === 'hotel' || kind === 'car')
    return [
      momentOf(booking, 'start', startsAt),
      ...(endsAt && instantOf(endsAt) > instantOf(startsAt) ? [momentOf(booking, 'end', endsAt)] : []),
    ]
  const timed = timedBooking(booking)
  const event = momentOf(booking, 'start', startsAt)
  if (!timed) return [event]
  const [from, to] = [positionOf(startsAt), positionOf(timed.endsAt)]
  if (!isTransport(booking)) return [{ ...event, endsAt: timed.until }]
  const wait = minutesBeforeDeparture(transportKind(kind), from ?? NOWHERE, to ?? from ?? NOWHERE)
  return [
    {
      ...event,
      to: timed.endsAt.place.name || (timed.endsAt.place.code ?? null),
      endsAt: timed.until,
      dueAt: event.startsAt - wait * MINUTE,
      leftAt: to,
    },
  ]
}

const NOWHERE = { lat: 0, lon: 0 }

function transportKind(kind: BookingKind): TransportKind {
  return TRANSPORT_KINDS.find((one) => one === kind) ?? 'train'
}

/** A booking at one of its ends, as a moment. */
function momentOf(booking: TripBooking, part: 'start' | 'end', end: BookingEnd): TripEvent {
  const { id, kind, name, number, mark } = booking
  const [instant, at] = [instantOf(end), positionOf(end)]
  return {
    id,
    kind,
    part,
    name: (isTransport(booking) ? number || name : name || end.place.name) ?? '',
    to: null,
    date: end.date,
    zone: end.zone,
    startsAt: instant,
    endsAt: instant,
    dueAt: instant,
    at,
    leftAt: at,
    mode: null,
    // What was done or skipped is what it begins with.
    mark: (part === 'start' ? mark : null) ?? null,
  }
}

function positionOf({ place: { lat, lon } }: BookingEnd): Position | null {
  return lat === undefined || lon === undefined ? null : { lat, lon }
}
