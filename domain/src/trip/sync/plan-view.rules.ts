import type { IsoDate } from '../../base/dates.ts'
import { formatClock, parseClock } from '../../base/dates.ts'
import type { Money } from '../../base/money.ts'
import {
  type Check,
  checkTrip,
  openSpans,
  type Plan,
  type PlanDay,
  type PlanFacts,
  partySize,
  type Reason,
  type ResolvedRequest,
  reasonsFor,
  type Stop,
  type TimeSpan,
} from '../itinerary/index.ts'
import { costOfDays, makeDayFrames, retimeDay, withRainAlternatives } from '../planner/index.ts'

/** A stored stop; data that follow from the facts are not stored. */
export type StoredStop = Pick<Stop, 'kind' | 'poiId' | 'name' | 'lat' | 'lon' | 'isLocked'> & {
  id: string
  day: IsoDate
  start: string
  minutes: number
  cost: Money | null
}

/** A plan with all data for the page. `ids`, `spans` and `reasons` are indexed by day and stop. */
export type PlanView = {
  request: ResolvedRequest
  plan: Plan
  ids: string[][]
  checks: Check[]
  /** The opening times of the place of each stop on its day. */
  spans: TimeSpan[][][]
  reasons: Reason[][][]
  /** The time span of each day. */
  frames: TimeSpan[]
  /** The cost of each day in the currency of the total. */
  dayCosts: number[]
}

/** Builds a plan from the stored stops of a trip, each at its stored time, with the travel between them. */
export function planFromStops(
  request: ResolvedRequest,
  facts: PlanFacts,
  stored: readonly StoredStop[],
): PlanView {
  const empty = emptyPlan(request, facts)
  const onDay = ({ date }: PlanDay) => stored.filter(({ day }) => day === date)
  const ids = empty.days.map((day) => onDay(day).map(({ id }) => id))
  const plan = empty.days.reduce((sofar, day, index) => {
    const stops = onDay(day).map((stop) => toStop(stop, request, facts))
    const retimed = retimeDay(request, facts, sofar, { day: index, stops })
    return {
      ...retimed,
      days: retimed.days.map((one, i) => (i === index ? withStoredTimes(one, stops) : one)),
    }
  }, empty)
  return makePlanView(request, facts, refreshRainAlternatives(plan, request, facts), ids)
}

/** Adds the data that the page needs to a plan. */
export function makePlanView(
  request: ResolvedRequest,
  facts: PlanFacts,
  plan: Plan,
  ids: string[][],
): PlanView {
  const spansOf = ({ poiId }: Stop, { date, cityId }: PlanDay): TimeSpan[] => {
    const guide = facts.guides.find(({ city }) => city.id === cityId)
    const place = guide?.pointsOfInterest.find(({ id }) => id === poiId)
    return guide && place ? openSpans(place, date, guide, facts) : []
  }
  const setting = { request, facts, plan }
  return {
    request,
    plan,
    ids,
    checks: checkTrip(request, plan, facts),
    spans: plan.days.map((day) => day.stops.map((stop) => spansOf(stop, day))),
    reasons: plan.days.map((day, i) => day.stops.map((_, j) => reasonsFor(setting, i, j))),
    frames: makeDayFrames(request, facts).map(({ open, close }) => ({ open, close })),
    dayCosts: plan.days.map((day) => costOfDays([day], request, facts)),
  }
}

/** Rain alternatives depend on the times, so they are chosen again after each change. */
export function refreshRainAlternatives(plan: Plan, request: ResolvedRequest, facts: PlanFacts): Plan {
  const days = plan.days.map((day) => ({
    ...day,
    stops: day.stops.map(({ rainPoiId: _, ...stop }): Stop => stop),
  }))
  return withRainAlternatives({ ...plan, days }, request, facts)
}

function emptyPlan(request: ResolvedRequest, facts: PlanFacts): Plan {
  const days = makeDayFrames(request, facts).map(
    ({ date, guide, transfer }): PlanDay => ({
      date,
      cityId: guide.city.id,
      zone: guide.city.zone,
      stops: [],
      legs: [],
      ...(transfer && { transfer }),
    }),
  )
  return { days, total: { amount: 0, currency: request.budget?.currency ?? currencyOf(facts) } }
}

function currencyOf({ guides }: PlanFacts): string {
  return guides[0]?.city.currency ?? 'EUR'
}

function toStop(stored: StoredStop, request: ResolvedRequest, facts: PlanFacts): Stop {
  const { id: _, day: __, minutes, start, cost, ...rest } = stored
  const place = facts.guides.flatMap((guide) => guide.pointsOfInterest).find(({ id }) => id === rest.poiId)
  const amount = (place?.price?.amount ?? 0) * partySize(request)
  const meal = rest.kind === 'meal' ? mealAt(parseClock(start) ?? 0) : null
  const isKnown = place ? place.price !== null : rest.kind === 'booking' && cost !== null
  return {
    ...rest,
    arrive: start,
    start,
    end: formatClock((parseClock(start) ?? 0) + minutes),
    cost: place
      ? { amount, currency: currencyFor(place.id, facts) }
      : (cost ?? { amount: 0, currency: currencyOf(facts) }),
    costKnown: isKnown,
    ...(meal && { meal }),
  }
}

function currencyFor(poiId: string, { guides }: PlanFacts): string {
  const guide = guides.find(({ pointsOfInterest }) => pointsOfInterest.some(({ id }) => id === poiId))
  return guide?.city.currency ?? 'EUR'
}

function mealAt(start: number) {
  if (start < 600) return 'breakfast'
  return start < 960 ? 'lunch' : 'dinner'
}

/** Restores the stored times, so that spare time in a plan is kept. */
function withStoredTimes(day: PlanDay, stored: readonly Stop[]): PlanDay {
  const stops = day.stops.map((stop, i): Stop => {
    const { start = stop.start, end = stop.end } = stored[i] ?? {}
    const before = stored[i - 1]
    const way = day.legs.find(({ to }) => to === i)
    const reached = before ? (parseClock(before.end) ?? 0) + (way?.minutes ?? 0) : (parseClock(start) ?? 0)
    return { ...stop, start, end, arrive: formatClock(reached) }
  })
  return { ...day, stops }
}
