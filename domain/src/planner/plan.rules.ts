import { showClock } from '../base/dates.ts'
import { metresBetween, type Position } from '../base/geo.ts'
import {
  type Leg,
  minutesOf,
  openSpans,
  type Plan,
  type PlanDay,
  type PlanFacts,
  type SettledRequest,
  type Stop,
  suitsNeeds,
  totalCurrency,
} from '../itinerary/index.ts'
import { type Guide, isEating, type PointOfInterest } from '../places/index.ts'
import type { Candidate } from './candidates.rules.ts'
import { type Frame, requireGuide } from './frames.rules.ts'
import { isFeasible, type Step, timeDay } from './timing.rules.ts'
import type { PricedWay, Ways } from './ways.rules.ts'

type Given = {
  request: SettledRequest
  facts: PlanFacts
  frames: readonly Frame[]
  ways: Ways
  /** Where a meal without a place is: beside the stop before it, or where the search thought it was. */
  tables: 'beside' | 'as-searched'
}
/** The tenth degree of renown says more of a day than all that is on the way. */
const FAME_POWER = 5
const DAY_OUT_FAME = 100_000
const MUST_SEE_FAME = 150_000

/**
 * Turns the order of each day into times, ways and sums. Null when a day does not work out, which means that the ways of
 * the search and of the plan differ.
 */
export function layPlan(given: Given, routes: readonly (readonly Candidate[])[]): Plan | null {
  const days: PlanDay[] = []
  let amount = 0
  for (const [i, frame] of given.frames.entries()) {
    const day = layDay(given, frame, i, routes[i] ?? [])
    if (day === null) return null
    days.push(day.day)
    amount += day.cost
  }
  return { days, total: { amount, currency: totalCurrency(given.request, given.facts) } }
}

/** The first laying of the days that the checker accepts, and the order that the days then have. */
export function prove(
  given: Omit<Given, 'tables'>,
  days: Candidate[][],
  isProved: (plan: Plan, request: SettledRequest) => boolean,
): { plan: Plan; order: Candidate[][] } | null {
  for (const tables of ['beside', 'as-searched'] as const)
    for (const order of [famousFirst({ ...given, tables }, days), days]) {
      const laid = layPlan({ ...given, tables }, order)
      const plan = laid && withRainAlternatives(laid, given.request, given.facts)
      if (plan && isProved(plan, given.request)) return { plan, order }
    }
  return null
}

/**
 * The days of each city in another order where that brings what people come for to the beginning: who is ill on the last
 * day has seen it. Days with what is fixed to its date, and outings far away, stay where they are unless others move.
 */
export function famousFirst(given: Given, routes: readonly (readonly Candidate[])[]) {
  const days = routes.map((route) => [...route])
  for (let early = 0; early < days.length; early++)
    for (let late = days.length - 1; late > early; late--) {
      const [one, other] = [days[early], days[late]]
      if (!one?.length || !other?.length || fameOf(other) <= fameOf(one)) continue
      if (!suits(given, early, other) || !suits(given, late, one)) continue
      days[early] = other
      days[late] = one
    }
  return days
}

/** Renown counts as it does for the search; a day out keeps for later. */
function fameOf(route: readonly Candidate[]): number {
  return route.reduce((sum, { place, kind, isRequired }) => {
    if (kind !== 'visit' || !place) return sum
    if (isRequired) return sum + MUST_SEE_FAME
    return place.dayTrip ? sum - DAY_OUT_FAME : sum + place.renown ** FAME_POWER
  }, 0)
}

function suits(given: Given, day: number, route: readonly Candidate[]): boolean {
  const frame = given.frames[day]
  if (!frame || route.some(({ cityId }) => cityId !== frame.guide.city.id)) return false
  const steps = toSteps(given, frame, day, route)
  const last = steps?.at(-1)
  const home = last ? given.ways(frame.guide, last.at, frame.stay) : null
  return steps !== null && home !== null && isFeasible(steps, frame, home.minutes)
}

function layDay(given: Given, frame: Frame, index: number, route: readonly Candidate[]) {
  const { ways } = given
  if (route.length === 0) return { day: emptyDay(frame), cost: 0 }
  const planned = toSteps(given, frame, index, route)
  const last = planned?.at(-1)
  const home = last ? ways(frame.guide, last.at, frame.stay) : null
  if (!planned || !home) return null
  const timed = timeDay(planned, frame, home.minutes)
  if (timed === null) return null
  const { steps, starts } = timed
  const stops = steps.map((step, i) => toStop(step, steps, starts, i))
  const legs = [
    ...steps.flatMap(({ way }, i) => (way ? [toLeg(way, i - 1, i)] : [])),
    toLeg(home, steps.length - 1, steps.length),
  ]
  const cost =
    steps.reduce((sum, { candidate, way }) => sum + candidate.cost + (way?.cost ?? 0), 0) + home.cost
  return { day: { ...emptyDay(frame), stops, legs }, cost }
}

function emptyDay({ date, guide, transfer }: Frame): PlanDay {
  const { id, zone } = guide.city
  return { date, cityId: id, zone, stops: [], legs: [], ...(transfer && { transfer }) }
}

/** A meal without a place is taken where the party is: at the stop before it, else the one after it, else the stay. */
function toSteps(
  { ways, tables }: Given,
  frame: Frame,
  index: number,
  route: readonly Candidate[],
): Step[] | null {
  const steps: Step[] = []
  const anchors = [frame.stay, ...route.filter(({ place, kind }) => place !== null || kind === 'booking')]
  for (const [i, candidate] of route.entries()) {
    const last = steps.at(-1)
    const beside = last ? { ...last.at, name: last.candidate.name } : (placeAfter(route, i) ?? frame.stay)
    const isSearched =
      tables === 'as-searched' &&
      anchors.some((anchor) => isAt('at' in anchor ? anchor.at : anchor, candidate.at))
    const isMoved = candidate.kind === 'meal' && candidate.place === null && !isSearched
    const { lat, lon, name } = isMoved ? beside : { ...candidate.at, name: candidate.name }
    const way = ways(frame.guide, last?.at ?? frame.stay, { lat, lon })
    if (way === null) return null
    steps.push({
      candidate: { ...candidate, name },
      at: { lat, lon },
      way,
      starts: candidate.starts[index] ?? [],
    })
  }
  return steps
}

function isAt(one: Position, other: Position): boolean {
  return one.lat === other.lat && one.lon === other.lon
}

function placeAfter(route: readonly Candidate[], i: number) {
  const next = route.slice(i + 1).find(({ place, kind }) => place !== null || kind === 'booking')
  return next ? { lat: next.at.lat, lon: next.at.lon, name: next.name } : undefined
}

function toStop(
  { candidate, at, way }: Step,
  steps: readonly Step[],
  starts: readonly number[],
  i: number,
): Stop {
  const start = starts[i] ?? 0
  const before = steps[i - 1]
  const left = before ? (starts[i - 1] ?? 0) + before.candidate.minutes : start - (way?.minutes ?? 0)
  return {
    ...{ kind: candidate.kind, poiId: candidate.place?.id ?? null, name: candidate.name, ...at },
    arrive: showClock(left + (way?.minutes ?? 0)),
    start: showClock(start),
    end: showClock(start + candidate.minutes),
    cost: candidate.price,
    ...{ costKnown: candidate.costKnown, isLocked: candidate.isLocked },
    ...(candidate.meal && { meal: candidate.meal }),
  }
}

function toLeg({ mode, minutes, metres, price, basis }: PricedWay, from: number, to: number): Leg {
  return { from, to, mode, minutes, metres, cost: price, basis }
}

/** The checker's own limit; a short stop is not worth so long a way. */
const NEAR_METRES = 3000
const NEAR_A_MINUTE = 25
const NEAREST_METRES = 800
/** What stands in for what: a church for a church, a palace for ruins, a shop for nothing but streets and shops. */
const STAND_INS: { for: string[]; with: string[] }[] = [
  {
    for: ['worship', 'ancient', 'palace', 'memorial', 'museum', 'gallery', 'landmark', 'theatre'],
    with: ['worship', 'ancient', 'palace', 'memorial', 'museum', 'gallery', 'landmark'],
  },
  {
    for: ['square', 'bridge', 'viewpoint'],
    with: ['viewpoint', 'landmark', 'worship', 'palace', 'museum', 'gallery', 'ancient'],
  },
  {
    for: ['park', 'garden', 'beach', 'zoo', 'theme-park', 'spa'],
    with: ['garden', 'zoo', 'science', 'spa', 'museum', 'gallery', 'palace'],
  },
  {
    for: ['street', 'neighbourhood', 'shopping', 'market', 'food-street'],
    with: ['shopping', 'market', 'gallery', 'museum', 'palace', 'worship', 'theatre'],
  },
]
/** So much further is gone for one degree of renown more, and for a place of the same kind. */
const METRES_A_RENOWN = 250
const METRES_A_KIND = 1000
/** A visit is shortened by rain neither to a third, nor is a quarter of an hour made an afternoon. */
const LEAST_SHARE = 0.4
const SHORTEST_SHELTER = 45

/** Names, for each outdoor visit, an indoor place near by that is open at that time and not in the plan; each at most once. */
export function withRainAlternatives(plan: Plan, request: SettledRequest, facts: PlanFacts): Plan {
  const taken = new Set(plan.days.flatMap(({ stops }) => stops.map(({ poiId }) => poiId)))
  const days = plan.days.map((day) => {
    const guide = requireGuide(facts, day.cityId)
    const spots = guide.pointsOfInterest.filter(
      (place) =>
        place.indoor && !isEating(place) && !request.avoid.includes(place.id) && suitsNeeds(place, request),
    )
    const stops = day.stops.map((stop) => {
      const spot = isRainedOn(stop, guide)
        ? findNearest(
            stop,
            day,
            spots.filter((spot) => !taken.has(spot.id) && standsInFor(spot, stop, guide)),
            guide,
            facts,
          )
        : null
      if (spot === null) return stop
      taken.add(spot.id)
      return { ...stop, rainPoiId: spot.id }
    })
    return { ...day, stops }
  })
  return { ...plan, days }
}

function isRainedOn({ kind, poiId }: Stop, { pointsOfInterest }: Guide): boolean {
  return kind === 'visit' && pointsOfInterest.some(({ id, indoor }) => id === poiId && !indoor)
}

/** Of a kind that stands in for it, of a like length, and no further than the stop is worth. */
function standsInFor(spot: PointOfInterest, stop: Stop, guide: Guide): boolean {
  const category = categoryOf(stop, guide)
  const minutes = minutesOf(stop.end) - minutesOf(stop.start)
  return (
    STAND_INS.some((kind) => kind.for.includes(category) && kind.with.includes(spot.category)) &&
    LEAST_SHARE * spot.minutes <= Math.max(minutes, LEAST_SHARE * SHORTEST_SHELTER) &&
    metresBetween(stop, spot) <= Math.min(NEAR_METRES, NEAREST_METRES + NEAR_A_MINUTE * minutes)
  )
}

function categoryOf({ poiId }: Stop, { pointsOfInterest }: Guide): string {
  return pointsOfInterest.find(({ id }) => id === poiId)?.category ?? ''
}

function findNearest(stop: Stop, day: PlanDay, spots: PointOfInterest[], guide: Guide, facts: PlanFacts) {
  const category = categoryOf(stop, guide)
  const worthOf = (spot: PointOfInterest) =>
    METRES_A_RENOWN * spot.renown +
    (spot.category === category ? METRES_A_KIND : 0) -
    metresBetween(stop, spot)
  const [start, end] = [minutesOf(stop.start), minutesOf(stop.end)]
  const isOpen = (spot: PointOfInterest) =>
    openSpans(spot, day.date, guide, facts).some(
      ({ open, close }) => open <= start && end <= close && start <= close - (spot.lastEntryMinutes ?? 0),
    )
  return [...spots].sort((a, b) => worthOf(b) - worthOf(a)).find(isOpen) ?? null
}
