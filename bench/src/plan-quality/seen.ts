import type { PointOfInterest } from '@tripwright/domain/destination/places'
import { minutesOf, type PlanDay, type Stop } from '@tripwright/domain/trip/itinerary'
import type { ReadTrip } from './trips.ts'

const HOT_DEGREES = 32
const HEAT = { from: 720, to: 960 }
const HEAVY_MINUTES = 120
const HEAVY_KINDS = ['museum', 'gallery', 'science']
export const ONCE_A_DAY = ['viewpoint', 'beach', 'zoo', 'theatre', 'spa', 'theme-park']

/** A stop with its place and its minutes after midnight. */
export type Seen = { stop: Stop; place: PointOfInterest | null; day: PlanDay; start: number; end: number }

export function seenOf({ plan, guide }: ReadTrip): Seen[] {
  return plan.days.flatMap((day) =>
    day.stops.map((stop) => ({
      stop,
      day,
      place: guide.pointsOfInterest.find(({ id }) => id === stop.poiId) ?? null,
      start: minutesOf(stop.start),
      end: minutesOf(stop.end),
    })),
  )
}

export const mealsOf = (trip: ReadTrip) => seenOf(trip).filter(({ stop }) => stop.kind === 'meal')

export function daysOf(trip: ReadTrip): { date: string; visits: Seen[] }[] {
  const visits = seenOf(trip).filter(({ stop }) => stop.kind === 'visit')
  return trip.plan.days.map(({ date }) => ({ date, visits: visits.filter(({ day }) => day.date === date) }))
}

export const perDay = (trip: ReadTrip, pick: (visits: Seen[]) => Seen[]) =>
  daysOf(trip).flatMap(({ visits }) => pick(visits).map(shown))

export const shown = ({ stop, day }: Seen) => `${day.date} ${stop.start}-${stop.end} ${stop.name}`

export const waitOf = (stop: Stop, start: number) => start - minutesOf(stop.arrive)
/** A wait, without the part of it that is a rest in the heat. */
export const idleOf = (stop: Stop, start: number, { high }: ReadTrip) => {
  const siesta = Math.min(start, HEAT.to) - Math.max(minutesOf(stop.arrive), HEAT.from)
  return waitOf(stop, start) - (high !== null && high >= HOT_DEGREES ? Math.max(0, siesta) : 0)
}

export const isHot = ({ high }: ReadTrip) => high !== null && high >= HOT_DEGREES

/** The minutes of a stop in the hot hours of a day. */
export const minutesInHeat = ({ start, end }: Seen) => Math.min(end, HEAT.to) - Math.max(start, HEAT.from)

export function isHeavy(place: PointOfInterest | null, { request }: ReadTrip): boolean {
  if (!place || place.minutes < HEAVY_MINUTES || !HEAVY_KINDS.includes(place.category)) return false
  return !request.mustSee.includes(place.id) && !request.interests.includes(place.category)
}
