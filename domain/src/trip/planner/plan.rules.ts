import { formatClock } from '../../base/dates.ts'
import { metresBetween } from '../../base/geo.ts'
import { type Guide, isEatery, type PointOfInterest } from '../../destination/places/index.ts'
import {
  type Leg,
  minutesOf,
  openSpans,
  type Plan,
  type PlanDay,
  type PlanFacts,
  type ResolvedRequest,
  type Stop,
  suitsNeeds,
  totalCurrency,
} from '../itinerary/index.ts'
import { type DayFrame, requireGuide } from './day-frames.rules.ts'
import { type LayoutContext, layDay, withoutLateVisits } from './lay-day.rules.ts'
import type { StopCandidate } from './stop-candidate.rules.ts'
import { isFeasible, type RouteStep, timeDay } from './timing.rules.ts'
import type { PricedTravel } from './travel-lookup.rules.ts'

/** The exponent for renown, so that one famous sight outweighs several minor ones. */
const RENOWN_EXPONENT = 5
const DAY_TRIP_RENOWN = 100_000
const MUST_SEE_RENOWN = 150_000

/**
 * Computes times, legs and sums from the order of each day. Null when a day does not fit, which means that the travel of
 * the search and of the plan differ.
 */
function buildPlan(context: LayoutContext, routes: readonly (readonly StopCandidate[])[]): Plan | null {
  const days: PlanDay[] = []
  let amount = 0
  for (const [i, frame] of context.frames.entries()) {
    const day = buildDay(context, frame, i, routes[i] ?? [])
    if (day === null) return null
    days.push(day.day)
    amount += day.cost
  }
  return { days, total: { amount, currency: totalCurrency(context.request, context.facts) } }
}

/** The first variant of the plan that the checker accepts, the order of its days, and the days as they were searched without what did not fit. */
export function findValidPlan(
  context: Omit<LayoutContext, 'tables'>,
  days: StopCandidate[][],
  isProved: (plan: Plan, request: ResolvedRequest) => boolean,
): { plan: Plan; order: StopCandidate[][]; days: StopCandidate[][] } | null {
  for (const tables of ['beside', 'as-searched'] as const) {
    const laid = withoutLateVisits({ ...context, tables }, days)
    for (const order of [orderDaysByRenown({ ...context, tables }, laid), laid]) {
      const built = buildPlan({ ...context, tables }, order)
      const plan = built && withRainAlternatives(built, context.request, context.facts)
      if (plan && isProved(plan, context.request)) return { plan, order, days: laid }
    }
  }
  return null
}

/**
 * Reorders the days of each city so that the most famous sights come first: a traveller who falls ill on the last day has
 * seen them. Days with appointments on their date, and distant outings, stay in place unless others move.
 */
function orderDaysByRenown(context: LayoutContext, routes: readonly (readonly StopCandidate[])[]) {
  const days = routes.map((route) => [...route])
  for (let early = 0; early < days.length; early++)
    for (let late = days.length - 1; late > early; late--) {
      const [one, other] = [days[early], days[late]]
      if (!one?.length || !other?.length || renownOf(other) <= renownOf(one)) continue
      if (!fitsDay(context, early, other) || !fitsDay(context, late, one)) continue
      days[early] = other
      days[late] = one
    }
  return days
}

/** The renown of a day as the search weighs it; day trips count as less, because they can wait. */
function renownOf(route: readonly StopCandidate[]): number {
  return route.reduce((sum, { place, kind, isRequired }) => {
    if (kind !== 'visit' || !place) return sum
    if (isRequired) return sum + MUST_SEE_RENOWN
    return place.dayTrip ? sum - DAY_TRIP_RENOWN : sum + place.renown ** RENOWN_EXPONENT
  }, 0)
}

function fitsDay(context: LayoutContext, day: number, route: readonly StopCandidate[]): boolean {
  const frame = context.frames[day]
  if (!frame || route.some(({ cityId }) => cityId !== frame.guide.city.id)) return false
  const laid = layDay(context, day, route)
  return laid !== null && isFeasible(laid.steps, frame, laid.home.minutes)
}

function buildDay(context: LayoutContext, frame: DayFrame, index: number, route: readonly StopCandidate[]) {
  if (route.length === 0) return { day: emptyDay(frame), cost: 0 }
  const laid = layDay(context, index, route)
  const timed = laid && timeDay(laid.steps, frame, laid.home.minutes)
  if (!timed) return null
  const { steps, starts } = timed
  const { home } = laid
  const stops = steps.map((step, i) => toStop(step, steps, starts, i))
  const legs = [
    ...steps.flatMap(({ way }, i) => (way ? [toLeg(way, i - 1, i)] : [])),
    toLeg(home, steps.length - 1, steps.length),
  ]
  const cost =
    steps.reduce((sum, { candidate, way }) => sum + candidate.cost + (way?.cost ?? 0), 0) + home.cost
  return { day: { ...emptyDay(frame), stops, legs }, cost }
}

function emptyDay({ date, guide, transfer }: DayFrame): PlanDay {
  const { id, zone } = guide.city
  return { date, cityId: id, zone, stops: [], legs: [], ...(transfer && { transfer }) }
}

function toStop(
  { candidate, at, way }: RouteStep,
  steps: readonly RouteStep[],
  starts: readonly number[],
  i: number,
): Stop {
  const start = starts[i] ?? 0
  const before = steps[i - 1]
  const left = before ? (starts[i - 1] ?? 0) + before.candidate.minutes : start - (way?.minutes ?? 0)
  return {
    kind: candidate.kind,
    poiId: candidate.place?.id ?? null,
    name: candidate.name,
    ...at,
    arrive: formatClock(left + (way?.minutes ?? 0)),
    start: formatClock(start),
    end: formatClock(start + candidate.minutes),
    cost: candidate.price,
    costKnown: candidate.costKnown,
    isLocked: candidate.isLocked,
    ...(candidate.meal && { meal: candidate.meal }),
    ...(candidate.booking?.id !== undefined && { bookingId: candidate.booking.id }),
    ...(candidate.to && { to: candidate.to }),
  }
}

export function toLeg(way: PricedTravel, from: number, to: number): Leg {
  const { mode, minutes, metres, price, basis, car } = way
  return { from, to, mode, minutes, metres, cost: price, basis, ...(car && { car }) }
}

/** The limit of the checker; a short stop allows less. */
const NEAR_METRES = 3000
const NEAR_A_MINUTE = 25
const NEAREST_METRES = 800
/**
 * Categories that can replace each other in rain: a church for a church, a palace for ruins, a shop only for streets and
 * shops.
 */
const RAIN_SUBSTITUTES: { for: string[]; with: string[] }[] = [
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
/** The extra distance that one more degree of renown, or the same category, is worth. */
const METRES_PER_RENOWN = 250
const METRES_PER_CATEGORY = 1000
/** The allowed length of a rain alternative as a share of the visit: not much shorter and not much longer. */
const MIN_LENGTH_SHARE = 0.4
const MIN_SHELTER_MINUTES = 45

/** Adds to each outdoor visit a nearby indoor place that is open at that time and not in the plan; each at most once. */
export function withRainAlternatives(plan: Plan, request: ResolvedRequest, facts: PlanFacts): Plan {
  const taken = new Set(plan.days.flatMap(({ stops }) => stops.map(({ poiId }) => poiId)))
  const days = plan.days.map((day) => {
    const guide = requireGuide(facts, day.cityId)
    const spots = guide.pointsOfInterest.filter(
      (place) =>
        place.indoor && !isEatery(place) && !request.avoid.includes(place.id) && suitsNeeds(place, request),
    )
    const stops = day.stops.map((stop) => {
      const spot = isOutdoorVisit(stop, guide)
        ? findNearest(
            stop,
            day,
            spots.filter((spot) => !taken.has(spot.id) && canSubstitute(spot, stop, guide)),
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

function isOutdoorVisit({ kind, poiId }: Stop, { pointsOfInterest }: Guide): boolean {
  return kind === 'visit' && pointsOfInterest.some(({ id, indoor }) => id === poiId && !indoor)
}

/** Of a matching category and similar length, and no further away than the stop is worth. */
function canSubstitute(spot: PointOfInterest, stop: Stop, guide: Guide): boolean {
  const category = categoryOf(stop, guide)
  const minutes = minutesOf(stop.end) - minutesOf(stop.start)
  return (
    RAIN_SUBSTITUTES.some((kind) => kind.for.includes(category) && kind.with.includes(spot.category)) &&
    MIN_LENGTH_SHARE * spot.minutes <= Math.max(minutes, MIN_LENGTH_SHARE * MIN_SHELTER_MINUTES) &&
    metresBetween(stop, spot) <= Math.min(NEAR_METRES, NEAREST_METRES + NEAR_A_MINUTE * minutes)
  )
}

function categoryOf({ poiId }: Stop, { pointsOfInterest }: Guide): string {
  return pointsOfInterest.find(({ id }) => id === poiId)?.category ?? ''
}

function findNearest(stop: Stop, day: PlanDay, spots: PointOfInterest[], guide: Guide, facts: PlanFacts) {
  const category = categoryOf(stop, guide)
  const worthOf = (spot: PointOfInterest) =>
    METRES_PER_RENOWN * spot.renown +
    (spot.category === category ? METRES_PER_CATEGORY : 0) -
    metresBetween(stop, spot)
  const [start, end] = [minutesOf(stop.start), minutesOf(stop.end)]
  const isOpen = (spot: PointOfInterest) =>
    openSpans(spot, day.date, guide, facts).some(
      ({ open, close }) => open <= start && end <= close && start <= close - (spot.lastEntryMinutes ?? 0),
    )
  return [...spots].sort((a, b) => worthOf(b) - worthOf(a)).find(isOpen) ?? null
}
