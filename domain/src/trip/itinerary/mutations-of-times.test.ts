import { describe, expect, it } from 'vitest'
import { formatClock } from '../../base/dates.ts'
import { estimateTravel, type PointOfInterest } from '../../destination/places/index.ts'
import { type Frame, mealHours } from './checker-frames.test.ts'
import { makeTrip, type Trip } from './checker-planner.test.ts'
import { cloneOf, naiveSpans, oneOf } from './checker-world.test.ts'
import { daylight } from './facts.rules.ts'
import type { CheckRule, Leg, PlanDay, Stop } from './itinerary.contract.ts'

/** Breaks a trip in place, as slightly as possible; false when the mutation does not apply. */
export type Mutation = (trip: Trip) => boolean
export type Mutations = Partial<Record<CheckRule, Record<string, Mutation>>>
export type Spot = { stop: Stop; day: PlanDay; frame: Frame; i: number; place: PointOfInterest | null }

export const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))

/** A stop of the trip that matches a condition. */
export function findStop({ plan, frames, chance }: Trip, fits: (spot: Spot) => boolean): Spot | null {
  const spots = plan.days.flatMap((day, d): Spot[] => {
    const frame = frames[d]
    return frame ? day.stops.map((stop, i) => ({ stop, day, frame, i, place: placeOf(stop, frame) })) : []
  })
  const fitting = spots.filter(fits)
  return fitting.length === 0 ? null : oneOf(chance, fitting)
}

const placeOf = ({ poiId }: Stop, { guide }: Frame) =>
  guide.pointsOfInterest.find(({ id }) => id === poiId) ?? null

/** Changes a matching stop. */
export const changing =
  (fits: (spot: Spot) => boolean, change: (spot: Spot, trip: Trip) => void): Mutation =>
  (trip) => {
    const spot = findStop(trip, fits)
    if (spot) change(spot, trip)
    return spot !== null
  }
export const any = () => true
const isAtPlace = ({ place }: Spot) => place !== null

/** Moves a stop without changing its length; arrives at its new start. */
function moveTo(stop: Stop, start: number) {
  const length = minutes(stop.end) - minutes(stop.start)
  Object.assign(stop, {
    arrive: formatClock(start),
    start: formatClock(start),
    end: formatClock(start + length),
  })
}

const spanOf = ({ stop, place, frame }: Spot) =>
  place &&
  naiveSpans(place.hours, frame.date).find(
    ({ open, close }) => open <= minutes(stop.start) && minutes(stop.end) <= close,
  )
const opensAt = (spot: Spot) => spanOf(spot)?.open ?? 0
const closesAt = (spot: Spot) => spanOf(spot)?.close ?? 9999

/** Changes the facts of a place in a copy of this trip's facts. */
export function rewritePlace(trip: Trip, id: string | undefined, change: Partial<PointOfInterest>) {
  trip.facts = cloneOf(trip.facts)
  for (const { pointsOfInterest } of trip.facts.guides)
    for (const place of pointsOfInterest) if (place.id === id) Object.assign(place, change)
}
const dayText = (date: string) => {
  const month = new Date(date).toLocaleDateString('en', { month: 'short', timeZone: 'UTC' })
  return `${date.slice(0, 4)} ${month} ${date.slice(8)}`
}

const hours: Record<string, Mutation> = {
  'a minute before it opens': changing(
    (spot) => isAtPlace(spot) && opensAt(spot) > 0,
    (spot) => moveTo(spot.stop, opensAt(spot) - 1),
  ),
  'a minute after it closes': changing(
    (spot) => isAtPlace(spot) && closesAt(spot) < 1800,
    (spot) => Object.assign(spot.stop, { end: formatClock(closesAt(spot) + 1) }),
  ),
  'closed on a holiday': changing(
    ({ place }) => place?.hours.includes('PH off') === true,
    ({ frame }, trip) => {
      trip.facts = { ...trip.facts, holidays: { [frame.guide.city.country]: [frame.date] } }
    },
  ),
  'closed that day': changing(isAtPlace, (spot, trip) =>
    rewritePlace(trip, spot.place?.id, { hours: `24/7; ${dayText(spot.frame.date)} off` }),
  ),
  'hours that nobody can read': changing(isAtPlace, (spot, trip) =>
    rewritePlace(trip, spot.place?.id, { hours: 'most days' }),
  ),
  'no time at all': changing(isAtPlace, ({ stop }) => Object.assign(stop, { end: '99:99' })),
}

const lastEntry: Record<string, Mutation> = {
  'a minute after the last entry': changing(
    (spot) => (spot.place?.lastEntryMinutes ?? 0) > 0 && closesAt(spot) < 1800,
    (spot) => {
      const start = closesAt(spot) - (spot.place?.lastEntryMinutes ?? 0) + 1
      Object.assign(spot.stop, { start: formatClock(start), end: formatClock(start + 5) })
    },
  ),
  'a place that lets people in a minute less long': changing(
    (spot) => isAtPlace(spot) && closesAt(spot) < 1800,
    (spot, trip) =>
      rewritePlace(trip, spot.place?.id, {
        lastEntryMinutes: closesAt(spot) - minutes(spot.stop.start) + 1,
      }),
  ),
}

/** Changes a matching leg. */
const changingLeg =
  (
    fits: (leg: Leg, frame: Frame, day: PlanDay) => boolean,
    change: (leg: Leg, day: PlanDay, frame: Frame) => void,
  ): Mutation =>
  ({ plan, frames, chance }) => {
    const legs = plan.days.flatMap((day, d) => {
      const frame = frames[d]
      return frame ? day.legs.filter((leg) => fits(leg, frame, day)).map((leg) => ({ leg, day, frame })) : []
    })
    if (legs.length === 0) return false
    const { leg, day, frame } = oneOf(chance, legs)
    change(leg, day, frame)
    return true
  }
const endOf = (at: number, { stops }: PlanDay, { stay }: Frame) => stops[at] ?? stay

const travel: Record<string, Mutation> = {
  'a minute too short': changingLeg(
    ({ minutes: least }) => least > 0,
    (leg) => leg.minutes--,
  ),
  "another mode's time": (trip) => {
    const slowerMode = (leg: Leg, day: PlanDay, frame: Frame) =>
      trip.request.modes.find(
        (mode) =>
          (estimateTravel(mode, endOf(leg.from, day, frame), endOf(leg.to, day, frame), frame.guide)
            ?.minutes ?? 0) > leg.minutes,
      )
    return changingLeg(
      (leg, frame, day) => slowerMode(leg, day, frame) !== undefined,
      (leg, day, frame) => Object.assign(leg, { mode: slowerMode(leg, day, frame) }),
    )(trip)
  },
  'reached before the way is over': changing(
    ({ i, day }) => i > 0 && (day.legs[i]?.minutes ?? 0) > 0,
    ({ stop, i, day }) =>
      Object.assign(stop, {
        arrive: formatClock(minutes(day.stops[i - 1]?.end ?? '') + (day.legs[i]?.minutes ?? 0) - 1),
      }),
  ),
  'a way that is missing': changingLeg(any, (leg, day) => day.legs.splice(day.legs.indexOf(leg), 1)),
  'a way that is there twice': changingLeg(any, (leg, day) => day.legs.push({ ...leg })),
  'a way that skips a stop': changingLeg(
    ({ to }, _, { stops }) => to < stops.length,
    (leg) => leg.to++,
  ),
  'a mode that is not wanted': changingLeg(any, (leg) => Object.assign(leg, { mode: 'train' })),
  'a metre less': changingLeg(
    ({ metres }) => metres > 0,
    (leg) => leg.metres--,
  ),
  'measured by no street graph': changingLeg(any, (leg) => Object.assign(leg, { basis: 'streets' })),
  'minutes that are no number': changingLeg(any, (leg) => Object.assign(leg, { minutes: Number.NaN })),
}

const order: Record<string, Mutation> = {
  'overlapped by a minute': changing(
    ({ i }) => i > 0,
    ({ stop, day, i }) =>
      Object.assign(stop, { arrive: formatClock(minutes(day.stops[i - 1]?.end ?? '') - 1) }),
  ),
  'swapped with the next': changing(
    ({ i, day }) => i + 1 < day.stops.length,
    ({ day, i }) => day.stops.splice(i, 2, ...day.stops.slice(i, i + 2).reverse()),
  ),
  'begun before it is reached': changing(any, ({ stop }) =>
    Object.assign(stop, { arrive: formatClock(minutes(stop.start) + 1) }),
  ),
  'ended as it begins': changing(any, ({ stop }) => Object.assign(stop, { end: stop.start })),
  'no time at all': changing(any, ({ stop }) => Object.assign(stop, { start: '09:60' })),
}

const isMeal = ({ stop }: Spot) => stop.kind === 'meal'
const windowOf = ({ stop, frame }: Spot) => mealHours(stop.meal ?? 'lunch', frame.guide.city.country)
const meals: Record<string, Mutation> = {
  'a minute before its window': changing(isMeal, (spot) => moveTo(spot.stop, windowOf(spot).open - 1)),
  'a minute after its window': changing(isMeal, (spot) =>
    Object.assign(spot.stop, { end: formatClock(windowOf(spot).close + 1) }),
  ),
  missing: changing(isMeal, ({ day, i }) => day.stops.splice(i, 1)),
  doubled: changing(isMeal, ({ day, stop }) => day.stops.push({ ...stop })),
  'without a name': changing(isMeal, ({ stop }) => delete stop.meal),
  'called what it is not': changing(
    (spot) => !isMeal(spot),
    ({ stop }) => Object.assign(stop, { meal: 'lunch' }),
  ),
  'where nobody is': changing(
    (spot) => isMeal(spot) && spot.place === null,
    ({ stop }) => Object.assign(stop, { lat: stop.lat + 0.0001 }),
  ),
  'at a place that does not serve it': changing(
    (spot) => isMeal(spot) && spot.place !== null && windowOf(spot).open > 0,
    ({ place }, trip) => rewritePlace(trip, place?.id, { meals: [] }),
  ),
}

const isLast = ({ i, day }: Spot) => i === day.stops.length - 1
const bounds: Record<string, Mutation> = {
  'a minute before the day': changing(
    ({ i }) => i === 0,
    ({ stop, day, frame }) =>
      Object.assign(stop, { arrive: formatClock(frame.open + (day.legs[0]?.minutes ?? 0) - 1) }),
  ),
  'a minute after the day': changing(isLast, ({ stop, day, frame }) =>
    Object.assign(stop, { end: formatClock(frame.close - (day.legs.at(-1)?.minutes ?? 0) + 1) }),
  ),
  'before the arrival': ({ plan, request }) => {
    const [first] = plan.days
    const [stop] = first?.stops ?? []
    if (stop) request.arrival = formatClock(minutes(stop.arrive) - (first?.legs[0]?.minutes ?? 0) + 1)
    return stop !== undefined
  },
  'after the departure': ({ plan, request }) => {
    const last = plan.days.at(-1)
    const stop = last?.stops.at(-1)
    if (stop) request.departure = formatClock(minutes(stop.end) + (last?.legs.at(-1)?.minutes ?? 0) - 1)
    return stop !== undefined
  },
  'on a day that holds nothing': ({ plan, frames }) => {
    const at = frames.findIndex(({ open, close }) => open > close)
    const stop = plan.days.flatMap(({ stops }) => stops)[0]
    if (stop) plan.days[at]?.stops.push({ ...stop })
    return at >= 0 && stop !== undefined
  },
  'no time at all': changing(isLast, ({ stop }) => Object.assign(stop, { end: '' })),
}

const walkedOn = ({ legs }: PlanDay) =>
  legs.reduce((sum, leg) => sum + (leg.mode === 'walk' ? leg.minutes : 0), 0)
const walking: Record<string, Mutation> = {
  'one minute over the wish': ({ plan, request }) => {
    request.maxWalkMinutes = Math.max(...plan.days.map(walkedOn)) - 1
    return request.maxWalkMinutes >= 0
  },
  'one minute over the pace': ({ plan, request }) => {
    const day = plan.days.find(({ legs }) => legs.some(({ mode }) => mode === 'walk'))
    const leg = day?.legs.find(({ mode }) => mode === 'walk')
    if (day && leg)
      leg.minutes += { relaxed: 75, balanced: 120, packed: 180 }[request.pace] - walkedOn(day) + 1
    return leg !== undefined
  },
}

const pace: Record<string, Mutation> = {
  'one visit too many': (trip) => {
    const spot = findStop(trip, ({ stop }) => stop.kind === 'visit')
    const least = { relaxed: 5, balanced: 7, packed: 10 }[trip.request.pace]
    const count = () => spot?.day.stops.filter(({ kind }) => kind === 'visit').length ?? least
    while (spot && count() < least) spot.day.stops.push({ ...spot.stop })
    return spot !== null
  },
  'a slower pace': (trip) => {
    trip.request.pace = 'relaxed'
    return findStop(trip, ({ day }) => day.stops.filter(({ kind }) => kind === 'visit').length > 4) !== null
  },
}

const isVisit = ({ stop, place }: Spot) => stop.kind === 'visit' && place !== null
const usual = ({ place }: Spot) => place?.minutes ?? 0
const lasting = ({ stop }: Spot, length: number) =>
  Object.assign(stop, { end: formatClock(minutes(stop.start) + length) })
const visitLength: Record<string, Mutation> = {
  // Twice as long, at least one and at most three hours more; repeated here so that the test does not depend on the
  // checker.
  'a minute beyond twice its time': changing(isVisit, (spot) =>
    lasting(spot, usual(spot) + Math.max(60, Math.min(180, usual(spot))) + 1),
  ),
  'ten hours': changing(
    (spot) => isVisit(spot) && usual(spot) < 420,
    (spot) => lasting(spot, 600),
  ),
  'a minute less than a visit takes': changing(isVisit, (spot) =>
    lasting(spot, Math.min(15, usual(spot)) - 1),
  ),
  'a place that takes less': changing(
    (spot) => isVisit(spot) && minutes(spot.stop.end) - minutes(spot.stop.start) > 65,
    ({ place }, trip) => rewritePlace(trip, place?.id, { minutes: 5 }),
  ),
}

const lightOf = ({ place, frame }: Spot) =>
  place ? daylight(place, frame.date, frame.guide) : { open: 0, close: 0 }
const isByDaylight = ({ place }: Spot) => place?.daylight === true
const light: Record<string, Mutation> = {
  'a minute after sunset': changing(isByDaylight, (spot) =>
    Object.assign(spot.stop, { end: formatClock(lightOf(spot).close + 1) }),
  ),
  'a minute before sunrise': changing(isByDaylight, (spot) => moveTo(spot.stop, lightOf(spot).open - 1)),
}

export const TIME_MUTATIONS: Mutations = {
  'opening-hours': hours,
  'last-entry': lastEntry,
  'travel-time': travel,
  order,
  meals,
  'visit-length': visitLength,
  'day-bounds': bounds,
  walking,
  pace,
  daylight: light,
}

describe('a mutation of times', () => {
  it('changes its trip, or returns false', () => {
    const trip = makeTrip(11)
    for (const mutate of Object.values(TIME_MUTATIONS).flatMap((family) => Object.values(family))) {
      const copy = cloneOf({ ...trip, chance: null })
      if (!trip) throw new Error('the world of seed 11 works out')
      const mutant = { ...copy, chance: trip.chance } as Trip
      const isChanged = mutate(mutant)
      expect(JSON.stringify({ ...mutant, chance: null }) !== JSON.stringify({ ...trip, chance: null })).toBe(
        isChanged || JSON.stringify(mutant.request) !== JSON.stringify(trip.request),
      )
    }
  })
})
