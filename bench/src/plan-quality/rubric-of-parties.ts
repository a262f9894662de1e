import { metresBetween } from '@tripwright/domain/base/geo'
import type { PointOfInterest } from '@tripwright/domain/destination/places'
import { minutesOf } from '@tripwright/domain/trip/itinerary'
import { isHeavy, isHot, mealsOf, minutesInHeat, ONCE_A_DAY, perDay, seenOf, shown, waitOf } from './seen.ts'
import type { ReadTrip } from './trips.ts'

/** A few minutes in the sun do not count. */
const HEAT_MINUTES = 15
/** Water and shade of their own. */
const COOL_KINDS = ['beach', 'spa', 'theme-park']
const NEXT_DOOR = { metres: 200, best: 8, other: 6 }
/** These stretch over more than a door. */
const WIDE_KINDS = ['neighbourhood', 'street', 'shopping', 'park', 'beach']
/** Two visits of one quarter, and what is so far from both that the party has left it in between. */
const QUARTER = { within: 500, left: 1500 }
const LONG_RIDE = { minutes: 150, share: 2, visit: 75 }
const GENTLE = { lunch: 75, rest: 25, walk: 60, climb: 30 }

/** Rules of heat, of gentle days and of neighbours. */
export const RULES_OF_PARTIES = {
  'back to the same quarter': (trip: ReadTrip) => returns(trip),
  'long ride for a short visit': (trip: ReadTrip) => longRides(trip),
  'next door on two days': (trip: ReadTrip) => neighboursApart(trip),
  'outdoors in the heat': (trip: ReadTrip) =>
    isHot(trip)
      ? perDay(trip, (visits) =>
          visits.filter(
            (seen) =>
              seen.place?.indoor === false &&
              !COOL_KINDS.includes(seen.place.category) &&
              minutesInHeat(seen) > HEAT_MINUTES,
          ),
        )
      : [],
  'long climb on a gentle day': (trip: ReadTrip) =>
    isGentle(trip) ? perDay(trip, (visits) => visits.filter(({ place }) => isClimb(place))) : [],
  'no rest after lunch on a gentle day': (trip: ReadTrip) =>
    isGentle(trip)
      ? mealsOf(trip)
          .filter(({ stop, start, end }) => stop.meal === 'lunch' && end - start < GENTLE.lunch)
          .filter(({ stop, day }) => {
            const next = day.stops[day.stops.indexOf(stop) + 1]
            return next !== undefined && waitOf(next, minutesOf(next.start)) < GENTLE.rest
          })
          .map(shown)
      : [],
  'over an hour on foot on a gentle day': (trip: ReadTrip) =>
    isGentle(trip)
      ? trip.plan.days.flatMap(({ date, legs }) => {
          const minutes = legs.reduce((sum, leg) => sum + (leg.mode === 'walk' ? leg.minutes : 0), 0)
          return minutes > GENTLE.walk ? [`${date}: ${minutes} minutes`] : []
        })
      : [],
} satisfies Record<string, (trip: ReadTrip) => string[]>

export function isClimb(place: PointOfInterest | null): boolean {
  return place?.climb === true && place.minutes >= GENTLE.climb
}

/** Two who want it slow and bring no children, as grandparents are. */
export const isGentle = ({ request }: ReadTrip) =>
  request.travellers.children === 0 && (request.pace === 'relaxed' || request.needs.stepFree)

/** Sights within a few steps of each other, one of them great, that are on two days although one day may hold both. */
function neighboursApart(trip: ReadTrip): string[] {
  const seen = seenOf(trip).filter(
    ({ place, stop }) => place !== null && stop.kind === 'visit' && !WIDE_KINDS.includes(place.category),
  )
  return seen.flatMap((one, i) =>
    seen.slice(i + 1).flatMap((other) => {
      const [a, b] = [one.place, other.place]
      if (!a || !b || one.day === other.day || metresBetween(a, b) > NEXT_DOOR.metres) return []
      const isGreat = Math.max(a.renown, b.renown) >= NEXT_DOOR.best
      const isRival =
        (isHeavy(a, trip) && isHeavy(b, trip)) ||
        (a.category === b.category && ONCE_A_DAY.includes(a.category))
      return isGreat && Math.min(a.renown, b.renown) >= NEXT_DOOR.other && !isRival
        ? [`${a.name} on ${one.day.date}, ${b.name} on ${other.day.date}`]
        : []
    }),
  )
}

/** A quarter that a day leaves and comes back to. */
function returns(trip: ReadTrip): string[] {
  return trip.plan.days.flatMap(({ stops }) =>
    stops.flatMap((one, i) => {
      const again = stops.findIndex(
        (other, j) =>
          j > i + 1 &&
          other.kind === 'visit' &&
          one.kind === 'visit' &&
          metresBetween(one, other) < QUARTER.within,
      )
      const away = stops
        .slice(i + 1, Math.max(i + 1, again))
        .find((other) => metresBetween(one, other) > QUARTER.left)
      return away ? [`${one.name}, ${away.name}, ${stops[again]?.name}`] : []
    }),
  )
}

/** A short visit with a ride there and away that lasts much longer than it does, and nothing else out there. */
function longRides(trip: ReadTrip): string[] {
  return trip.plan.days.flatMap(({ stops, legs }) =>
    stops.flatMap((stop, i) => {
      const minutes = minutesOf(stop.end) - minutesOf(stop.start)
      const ride = legs
        .filter(({ from, to }) => from === i || to === i)
        .reduce((sum, leg) => sum + leg.minutes, 0)
      const isLong = ride >= LONG_RIDE.minutes && ride > LONG_RIDE.share * minutes
      return stop.kind === 'visit' && minutes <= LONG_RIDE.visit && isLong
        ? [`${stop.name}: ${minutes} minutes, ${ride} on the way`]
        : []
    }),
  )
}
