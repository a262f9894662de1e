import { describe, expect, it } from 'vitest'
import { addDays, formatClock } from '../../base/dates.ts'
import type { Money } from '../../base/money.ts'
import { makeTrip, type Trip } from './checker-planner.test.ts'
import { cloneOf, oneOf } from './checker-world.test.ts'
import type { PlanDay } from './itinerary.contract.ts'
import {
  any,
  changing,
  findStop,
  type Mutation,
  type Mutations,
  minutes,
  rewritePlace,
  type Spot,
} from './mutations-of-times.test.ts'

const isAtPlace = ({ place }: Spot) => place !== null
const unused = ({ plan, facts }: Trip, cityId?: string) => {
  const used = plan.days.flatMap(({ stops }) => stops.map(({ poiId }) => poiId))
  return facts.guides
    .filter(({ city }) => cityId === undefined || city.id === cityId)
    .flatMap(({ pointsOfInterest }) => pointsOfInterest.filter(({ id }) => !used.includes(id)))
}

/** Changes a place in a copy of the facts. */
const factual: Record<string, Mutation> = {
  'a place that does not exist': changing(isAtPlace, ({ stop }) =>
    Object.assign(stop, { poiId: '__proto__' }),
  ),
  'a place of another city': (trip) =>
    changing(isAtPlace, ({ stop, frame }) => {
      const other = trip.facts.guides.find(({ city }) => city.id !== frame.guide.city.id)?.pointsOfInterest[0]
      if (other) Object.assign(stop, { poiId: other.id, name: other.name, lat: other.lat, lon: other.lon })
    })(trip) && trip.facts.guides.length > 1,
  'an invented name': changing(
    ({ stop }) => stop.kind !== 'booking',
    ({ stop }) => Object.assign(stop, { name: 'The Golden Nowhere' }),
  ),
  'a few metres beside': changing(isAtPlace, ({ stop }) => Object.assign(stop, { lat: stop.lat + 0.0001 })),
  'a visit to nothing': changing(
    ({ stop }) => stop.kind === 'visit',
    ({ stop }) => Object.assign(stop, { poiId: null }),
  ),
  'a booking of a place': changing(
    ({ stop }) => stop.kind === 'booking',
    ({ stop, frame }) => Object.assign(stop, { poiId: frame.guide.pointsOfInterest[0]?.id }),
  ),
  'no position at all': changing(isAtPlace, ({ stop }) => Object.assign(stop, { lon: Number.NaN })),
}

const once: Record<string, Mutation> = {
  'the same stop on another day': (trip) =>
    changing(isAtPlace, ({ stop }) => oneOf(trip.chance, trip.plan.days).stops.push({ ...stop }))(trip),
  'one place in the place of another': (trip) => {
    const other = findStop(trip, isAtPlace)?.stop.poiId
    return changing(
      (spot) => isAtPlace(spot) && spot.stop.poiId !== other,
      ({ stop }) => Object.assign(stop, { poiId: other }),
    )(trip)
  },
}

const wrongSums: ((cost: Money) => void)[] = [
  (cost) => cost.amount++,
  (cost) => cost.amount--,
  (cost) => Object.assign(cost, { amount: Number.NaN }),
  (cost) => Object.assign(cost, { amount: 2 ** 60 }),
  (cost) => Object.assign(cost, { amount: -cost.amount - 1 }),
  (cost) => Object.assign(cost, { currency: 'XXX' }),
]
const costs: Record<string, Mutation> = {
  'a stop off by one': (trip) => changing(any, ({ stop }) => oneOf(trip.chance, wrongSums)(stop.cost))(trip),
  'a way off by one': (trip) => {
    const legs = trip.plan.days.flatMap((day) => day.legs)
    if (legs.length > 0) oneOf(trip.chance, wrongSums)(oneOf(trip.chance, legs).cost)
    return legs.length > 0
  },
  'a total off by one': ({ plan, chance }) => {
    oneOf(chance, wrongSums)(plan.total)
    return true
  },
  'a price called known or unknown': changing(any, ({ stop }) =>
    Object.assign(stop, { costKnown: !stop.costKnown }),
  ),
  'a stop and its total off by one': changing(any, ({ stop }, { plan }) => {
    stop.cost.amount++
    plan.total.amount++
  }),
  'one traveller more': (trip) => {
    trip.request.travellers.children++
    return findStop(trip, ({ stop }) => stop.cost.amount > 0 && stop.kind !== 'booking') !== null
  },
}

const budget: Record<string, Mutation> = {
  'over by one': ({ request, plan }) => {
    request.budget = { ...plan.total, amount: plan.total.amount - 1 }
    return plan.total.amount > 0
  },
  'a total that hides what is over': ({ request, plan }) => {
    request.budget = { ...plan.total, amount: plan.total.amount - 1 }
    plan.total.amount--
    return plan.total.amount >= 0
  },
  'a total that is no number': ({ request, plan }) => {
    request.budget = { ...plan.total }
    plan.total.amount = Number.NaN
    return true
  },
}

const isBooking = ({ stop }: Spot) => stop.kind === 'booking'
const bookings: Record<string, Mutation> = {
  'moved by a minute': changing(isBooking, ({ stop }) =>
    Object.assign(stop, { start: formatClock(minutes(stop.start) + 1) }),
  ),
  'cut by a minute': changing(isBooking, ({ stop }) =>
    Object.assign(stop, { end: formatClock(minutes(stop.end) - 1) }),
  ),
  'at another spot': changing(isBooking, ({ stop }) => Object.assign(stop, { lat: stop.lat + 0.0001 })),
  'under another name': changing(isBooking, ({ stop }) => Object.assign(stop, { name: `${stop.name}!` })),
  dropped: changing(isBooking, ({ day, i }) => day.stops.splice(i, 1)),
  doubled: changing(isBooking, ({ day, stop }) => day.stops.push({ ...stop })),
  'never made': changing(isAtPlace, ({ stop }) => Object.assign(stop, { kind: 'booking', poiId: null })),
  'on another day': (trip) => {
    const booking = trip.request.bookings[0]
    if (booking) booking.date = addDays(booking.date, 1)
    return booking !== undefined
  },
}

const mustSee: Record<string, Mutation> = {
  dropped: (trip) =>
    changing(
      ({ stop }) => trip.request.mustSee.includes(stop.poiId ?? ''),
      ({ day, i }) => day.stops.splice(i, 1),
    )(trip),
  'wished for and not there': (trip) => {
    const [place] = unused(trip)
    if (place) trip.request.mustSee.push(place.id)
    return place !== undefined
  },
  'an alternative in rain only': changing(
    ({ stop }) => stop.rainPoiId !== undefined,
    ({ stop }, { request }) => request.mustSee.push(stop.rainPoiId ?? ''),
  ),
}

const avoid: Record<string, Mutation> = {
  'put in': changing(isAtPlace, ({ stop }, { request }) => request.avoid.push(stop.poiId ?? '')),
  'in the place of another': (trip) => {
    const [id] = trip.request.avoid
    return id !== undefined && changing(isAtPlace, ({ stop }) => Object.assign(stop, { poiId: id }))(trip)
  },
}

const locks: Record<string, Mutation> = {
  'moved by a minute': (trip) =>
    changing(
      ({ stop }) => trip.request.locks.some(({ poiId }) => poiId === stop.poiId),
      ({ stop }) => Object.assign(stop, { start: formatClock(minutes(stop.start) + 1) }),
    )(trip),
  dropped: (trip) =>
    changing(
      ({ stop }) => trip.request.locks.some(({ poiId }) => poiId === stop.poiId),
      ({ day, i }) => day.stops.splice(i, 1),
    )(trip),
  'on the next day': ({ request }) => {
    for (const lock of request.locks) lock.date = addDays(lock.date, 1)
    return request.locks.length > 0
  },
  'at another place': (trip) => {
    const [lock] = trip.request.locks
    const [place] = unused(trip)
    if (lock && place) lock.poiId = place.id
    return lock !== undefined && place !== undefined
  },
}

const anyDay =
  (change: (day: PlanDay, trip: Trip, i: number) => void): Mutation =>
  (trip) => {
    const i = trip.chance(trip.plan.days.length)
    const day = trip.plan.days[i]
    if (day) change(day, trip, i)
    return day !== undefined
  }
const anyTransfer =
  (change: (transfer: NonNullable<PlanDay['transfer']>, day: PlanDay) => void): Mutation =>
  (trip) => {
    const days = trip.plan.days.filter(({ transfer }) => transfer)
    if (days.length === 0) return false
    const day = oneOf(trip.chance, days)
    if (day.transfer) change(day.transfer, day)
    return true
  }
const route: Record<string, Mutation> = {
  'days swapped': ({ plan }) => plan.days.length > 1 && plan.days.push(...plan.days.splice(0, 1)) > 1,
  'a night missing': ({ plan, chance }) => plan.days.splice(chance(plan.days.length), 1).length > 0,
  'a day too many': ({ plan }) => plan.days.push(...cloneOf(plan.days.slice(-1))) > 0,
  'the date before': anyDay((day) => Object.assign(day, { date: addDays(day.date, -1) })),
  'a date that does not exist': anyDay((day) => Object.assign(day, { date: '2027-02-30' })),
  'another zone': anyDay((day) => Object.assign(day, { zone: day.zone === 'UTC' ? 'GMT' : 'UTC' })),
  'another city': anyDay((day) => Object.assign(day, { cityId: 'atlantis' })),
  'cities in another order': ({ request }) => request.cities.reverse().length > 1,
  'a night more elsewhere': ({ request: { cities } }) => {
    const [first, second] = cities
    if (first && second) [first.nights, second.nights] = [first.nights + 1, second.nights - 1]
    return second !== undefined
  },
  'no way to the next city': anyTransfer((_, day) => delete day.transfer),
  'a way that ends a minute early': anyTransfer((way) =>
    Object.assign(way, { arrive: formatClock(minutes(way.arrive) + 1) }),
  ),
  'a way that takes a minute less': anyTransfer((way) => way.minutes--),
  'a way that ends on another date': anyTransfer((way) =>
    Object.assign(way, { arriveDate: addDays(way.arriveDate, 1) }),
  ),
  'a way that begins a minute late': anyTransfer((way) =>
    Object.assign(way, { depart: formatClock(minutes(way.depart) + 1) }),
  ),
  'a way that nobody needs': ({ plan }) => {
    const way = plan.days.find(({ transfer }) => transfer)?.transfer
    if (way && plan.days[0]) plan.days[0].transfer = { ...way }
    return way !== undefined
  },
}

const needs: Record<string, Mutation> = {
  'not known to be step-free': changing(isAtPlace, ({ place }, trip) => {
    trip.request.needs.stepFree = true
    rewritePlace(trip, place?.id, { stepFree: oneOf(trip.chance, [null, false]) })
  }),
  'nothing to eat for one of them': changing(
    ({ place }) => place?.category === 'restaurant',
    (_, { request }) => request.needs.diets.push('kosher'),
  ),
}

const isWet = ({ stop }: Spot) => stop.rainPoiId !== undefined
const wet = (change: (id: string, trip: Trip, spot: Spot) => void) =>
  changing(isWet, (spot, trip) => change(spot.stop.rainPoiId ?? '', trip, spot))
const rain: Record<string, Mutation> = {
  outdoor: wet((id, trip) => rewritePlace(trip, id, { indoor: false })),
  'closed at that time': wet((id, trip) => rewritePlace(trip, id, { hours: '00:00-00:05' })),
  'closed a minute before the end': wet((id, trip, { stop }) =>
    rewritePlace(trip, id, { hours: `00:00-${formatClock(minutes(stop.end) - 1)}` }),
  ),
  'lets nobody in any more': wet((id, trip) => rewritePlace(trip, id, { lastEntryMinutes: 5000 })),
  'used in the plan': (trip) => {
    const used = findStop(trip, ({ place }) => place?.indoor === true)?.stop.poiId
    return used ? changing(isWet, ({ stop }) => Object.assign(stop, { rainPoiId: used }))(trip) : false
  },
  avoided: wet((id, { request }) => request.avoid.push(id)),
  'too far away': wet((id, trip, { stop }) => rewritePlace(trip, id, { lat: stop.lat + 0.0272 })),
  unknown: changing(any, ({ stop }) => Object.assign(stop, { rainPoiId: 'constructor' })),
  'not step-free': wet((id, trip) => {
    trip.request.needs.stepFree = true
    rewritePlace(trip, id, { stepFree: null })
  }),
  'for what is indoor': wet((_, trip, { place }) => rewritePlace(trip, place?.id, { indoor: true })),
}

export const WISH_MUTATIONS: Mutations = {
  facts: factual,
  once,
  costs,
  budget,
  bookings,
  'must-see': mustSee,
  avoid,
  locks,
  route,
  needs,
  'rain-alternative': rain,
}

describe('a mutation of constraints', () => {
  it('leaves the facts of other trips as they were', () => {
    const trip = makeTrip(11)
    const before = JSON.stringify(trip?.facts)
    for (const mutate of Object.values({ ...needs, ...rain })) if (trip) mutate({ ...trip })
    expect(JSON.stringify(trip?.facts)).toBe(before)
  })
})
