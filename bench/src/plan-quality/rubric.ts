import { metresBetween } from '@tripwright/domain/base/geo'
import { findFastestTravel, isEatery, type PointOfInterest } from '@tripwright/domain/destination/places'
import { daylight, minutesOf, openSpans, type Stop } from '@tripwright/domain/trip/itinerary'
import { isClimb, isGentle, RULES_OF_PARTIES } from './rubric-of-parties.ts'
import {
  daysOf,
  idleOf,
  isHeavy,
  mealsOf,
  ONCE_A_DAY,
  perDay,
  type Seen,
  seenOf,
  shown,
  waitOf,
} from './seen.ts'
import type { ReadTrip } from './trips.ts'

/** One thing that a local would shake the head at. */
export type Fault = { rule: Rule; what: string }
export type Rule = keyof typeof RULES_OF_TASTE

const ICON_RENOWN = 9
const TOP_PLACES = 10
const BEACH_DEGREES = 21
const SHORT_MEAL_MINUTES = 40
const LONG_WAIT_MINUTES = 60
const FOOD_NEAR_METRES = 300
/** A famous large sight, or a day out, that is so far from every table of the guide has its own kiosk. */
const KIOSK = {
  minutes: 90,
  renown: 9,
  tablesFromMetres: 3000,
  kinds: ['beach', 'zoo', 'theme-park', 'garden', 'spa'],
}
/** Where food is sold without a place of the guide that says so. */
const FED_KINDS = ['neighbourhood', 'shopping', 'street', 'square', 'market', 'food-street', 'theme-park']
const CHILD_KINDS = ['park', 'beach', 'zoo', 'science', 'theme-park']
const LONG_FOR_CHILDREN_MINUTES = 180
const FEW_VISITS = { relaxed: 2, balanced: 3, packed: 4 }
const LONG_DAY_MINUTES = 420
const STRETCHED = { factor: 1.3, minutes: 30 }
/** A place that is further away does not fit a stay of three days. */
const FAR_MINUTES = 120
/** But for a sight of renown 10 people ride longer. */
const FAR_FOR_A_WONDER_MINUTES = 150
/** Of what takes long, a visit that is so much shorter is another visit; of a boat, a show or a climb it is none. */
const CUT = { kinds: ['landmark', 'theatre', 'viewpoint'], share: 0.9, minutes: 120 }

/** The rubric of docs/plan-quality.md: each rule lists what breaks it in a plan. None shares a weight with the solver. */
export const RULES_OF_TASTE = {
  'icon left out': (trip: ReadTrip) => leftOut(trip, ({ renown }) => renown >= ICON_RENOWN),
  'top ten left out': (trip: ReadTrip) => {
    const ranked = sightsOf(trip)
    const least = ranked[Math.min(TOP_PLACES, ranked.length) - 1]?.renown ?? 0
    const above = leftOut(trip, ({ renown }) => renown > least)
    const rest = TOP_PLACES - ranked.filter(({ renown }) => renown > least).length
    const tied = ranked.filter(({ renown }) => renown === least)
    const taken = tied.length - leftOut(trip, ({ renown }) => renown === least).length
    return [...above, ...leftOut(trip, ({ renown }) => renown === least).slice(0, Math.max(0, rest - taken))]
  },
  'second heavy museum of a day': (trip: ReadTrip) =>
    perDay(trip, (visits) => visits.filter(({ place }) => isHeavy(place, trip)).slice(1)),
  'viewpoint after sunset': (trip: ReadTrip) =>
    perDay(trip, (visits) =>
      visits.filter(
        ({ place, day, end }) =>
          place?.category === 'viewpoint' && end > daylight(place, day.date, trip.guide).close,
      ),
    ),
  'beach out of season': (trip: ReadTrip) =>
    trip.high !== null && trip.high < BEACH_DEGREES
      ? perDay(trip, (visits) => visits.filter(({ place }) => place?.category === 'beach'))
      : [],
  'meal where nothing is sold': (trip: ReadTrip) =>
    mealsOf(trip)
      .filter(({ stop }) => stop.poiId === null && !isFed(stop, trip))
      .map(shown),
  'meal under 40 minutes': (trip: ReadTrip) =>
    mealsOf(trip)
      .filter(({ stop, start, end }) => stop.meal !== 'breakfast' && end - start < SHORT_MEAL_MINUTES)
      .map(shown),
  'wait over an hour before dinner': (trip: ReadTrip) =>
    mealsOf(trip)
      .filter(({ stop, start }) => stop.meal === 'dinner' && idleOf(stop, start, trip) > LONG_WAIT_MINUTES)
      .map((seen) => `${shown(seen)}, ${waitOf(seen.stop, seen.start)} minutes`),
  'wait over an hour elsewhere': (trip: ReadTrip) =>
    seenOf(trip)
      .filter(({ stop, start }) => stop.meal !== 'dinner' && idleOf(stop, start, trip) > LONG_WAIT_MINUTES)
      .map((seen) => `${shown(seen)}, ${waitOf(seen.stop, seen.start)} minutes`),
  'one ticket on two days': (trip: ReadTrip) =>
    (trip.guide.tickets ?? []).flatMap(({ name, places }) => {
      const dates = new Set(
        seenOf(trip).flatMap(({ stop, day }) =>
          stop.poiId !== null && places.includes(stop.poiId) ? [day.date] : [],
        ),
      )
      return dates.size > 1 ? [name] : []
    }),
  'second of a kind in a day': (trip: ReadTrip) =>
    ONCE_A_DAY.filter((kind) => !trip.request.interests.some((interest) => interest === kind)).flatMap(
      (kind) => perDay(trip, (visits) => visits.filter(({ place }) => place?.category === kind).slice(1)),
    ),
  'third deck of a trip': (trip: ReadTrip) =>
    seenOf(trip)
      .filter(({ place, stop }) => stop.kind === 'visit' && place?.category === 'viewpoint' && place.indoor)
      .slice(2)
      .map(shown),
  'day of a child without play': (trip: ReadTrip) =>
    trip.request.travellers.children === 0
      ? []
      : daysOf(trip)
          .filter(({ visits }) => !visits.some(({ place }) => CHILD_KINDS.includes(place?.category ?? '')))
          .map(({ date }) => date),
  'over three hours for a child': (trip: ReadTrip) =>
    trip.request.travellers.children === 0
      ? []
      : perDay(trip, (visits) =>
          visits.filter(
            ({ start, end, place }) =>
              end - start > LONG_FOR_CHILDREN_MINUTES && !CHILD_KINDS.includes(place?.category ?? ''),
          ),
        ),
  'thin day': (trip: ReadTrip) =>
    daysOf(trip)
      .filter(({ visits }) => visits.length < FEW_VISITS[trip.request.pace] && !isLongDay(visits))
      .map(({ date, visits }) => `${date}: ${visits.map(({ stop }) => stop.name).join(', ')}`),
  'stretched visit': (trip: ReadTrip) =>
    perDay(trip, (visits) =>
      visits.filter(({ place, start, end }) => {
        const extra = end - start - (place?.minutes ?? 0)
        return extra > STRETCHED.minutes && end - start > STRETCHED.factor * (place?.minutes ?? 0)
      }),
    ),
  'outing cut short': (trip: ReadTrip) =>
    perDay(trip, (visits) =>
      visits.filter(
        ({ place, start, end }) =>
          place !== null &&
          CUT.kinds.includes(place.category) &&
          place.minutes >= CUT.minutes &&
          end - start < CUT.share * place.minutes,
      ),
    ),
  ...RULES_OF_PARTIES,
} satisfies Record<string, (trip: ReadTrip) => string[]>

/** Everything in a plan that the rubric names. */
export function faultsOf(trip: ReadTrip): Fault[] {
  return (Object.keys(RULES_OF_TASTE) as Rule[]).flatMap((rule) =>
    RULES_OF_TASTE[rule](trip).map((what) => ({ rule, what })),
  )
}

/** The visits of a plan, and how many of them are for children to play. */
export function countVisits(trip: ReadTrip): { seen: number; play: number } {
  const visits = daysOf(trip).flatMap((day) => day.visits)
  const play = visits.filter(({ place }) => CHILD_KINDS.includes(place?.category ?? ''))
  return { seen: visits.length, play: play.length }
}

function sightsOf({ guide }: ReadTrip): PointOfInterest[] {
  return guide.pointsOfInterest.filter((place) => !isEatery(place)).sort((a, b) => b.renown - a.renown)
}

/** The sights of this kind that are not in the plan, although a day has hours for them and they are not a journey away. */
function leftOut(trip: ReadTrip, isOfRank: (place: PointOfInterest) => boolean): string[] {
  const { plan, guide, facts } = trip
  const planned = new Set(plan.days.flatMap(({ stops }) => stops.map(({ poiId }) => poiId)))
  return sightsOf(trip)
    .filter((place) => isOfRank(place) && !planned.has(place.id))
    .filter((place) => !DOES_NOT_FIT.some((isOut) => isOut(place, trip)))
    .filter((place) =>
      plan.days.some(({ date }) => {
        const { dayStart, dayEnd } = trip.request
        return openSpans(place, date, guide, facts).some(
          ({ open, close }) =>
            Math.min(close, minutesOf(dayEnd)) - Math.max(open, minutesOf(dayStart)) >= place.minutes,
        )
      }),
    )
    .map(({ name, renown }) => `${name} (${renown})`)
}

const DOES_NOT_FIT = [
  (place: PointOfInterest, trip: ReadTrip) => isGentle(trip) && isClimb(place),
  (place: PointOfInterest, { guide, request }: ReadTrip) =>
    (findFastestTravel(guide.city, place, guide, request.modes)?.minutes ?? Infinity) >
    (place.renown === 10 ? FAR_FOR_A_WONDER_MINUTES : FAR_MINUTES),
  (place: PointOfInterest, { high }: ReadTrip) =>
    place.category === 'beach' && high !== null && high < BEACH_DEGREES,
  // Each day has its heavy museum already.
  (place: PointOfInterest, trip: ReadTrip) =>
    isHeavy(place, trip) &&
    daysOf(trip).every(({ visits }) => visits.some((seen) => isHeavy(seen.place, trip))),
]

/** Whether food is to be had where a meal without a place is: at the bed, in streets, or by a table of the guide. */
function isFed(stop: Stop, { guide, request }: ReadTrip): boolean {
  const isAt = (at: { lat: number; lon: number }) => at.lat === stop.lat && at.lon === stop.lon
  const tables = guide.pointsOfInterest.filter(isEatery).map((table) => metresBetween(table, stop))
  const nearest = Math.min(...tables)
  const hasKiosk = ({ minutes, renown, category }: PointOfInterest) =>
    minutes >= KIOSK.minutes &&
    nearest > KIOSK.tablesFromMetres &&
    (renown >= KIOSK.renown || KIOSK.kinds.includes(category))
  return (
    request.cities.some(({ stay }) => isAt(stay)) ||
    nearest <= FOOD_NEAR_METRES ||
    guide.pointsOfInterest.some(
      (place) => isAt(place) && (FED_KINDS.includes(place.category) || hasKiosk(place)),
    )
  )
}

/** A day that one outing fills, or the way to it, is not thin. */
function isLongDay(visits: readonly Seen[]): boolean {
  const looked = visits.reduce((sum, { start, end }) => sum + end - start, 0)
  const legs = visits[0]?.day.legs ?? []
  return legs.reduce((sum, { minutes }) => sum + minutes, looked) >= LONG_DAY_MINUTES
}
