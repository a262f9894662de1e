import type { IsoDate } from '../../base/dates.ts'
import { formatClock, parseClock } from '../../base/dates.ts'
import type { Money } from '../../base/money.ts'
import type { WalkTable } from '../../map/walking/index.ts'
import {
  type Check,
  checkTrip,
  type FixedBooking,
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
  totalCurrency,
  walksOfPlan,
} from '../itinerary/index.ts'
import { costOfDays, makeDayFrames, retimeDay, withRainAlternatives } from '../planner/index.ts'

/** A stored stop; data that follow from the facts are not stored. */
export type StoredStop = Pick<Stop, 'kind' | 'poiId' | 'name' | 'lat' | 'lon' | 'isLocked'> & {
  id: string
  day: IsoDate
  start: string
  minutes: number
  cost: Money | null
  /** How one gets there from the stop before it. */
  mode?: string
}

type Spot = ResolvedRequest['cities'][number]['stay']

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
  /** Where each day begins and ends: at a bed, or where a booked way leads to or from. */
  ends: { from: Spot; to: Spot }[]
  /** The cost of each day in the currency of the total. */
  dayCosts: number[]
  /** The walks along streets that its ways rest on, for the trip to keep; none where all are estimates. */
  walks: WalkTable[]
}

/** Builds a plan from the stored stops of a trip, each at its stored time, with the travel between them. */
export function planFromStops(
  request: ResolvedRequest,
  facts: PlanFacts,
  stored: readonly StoredStop[],
): PlanView {
  const empty = emptyPlan(request, facts)
  const frames = makeDayFrames(request, facts)
  const rows = empty.days.map(({ date }, i): StopRow[] => {
    const own = stored.filter(({ day }) => day === date)
    const laid = own.map(
      (stop): StopRow => ({ id: stop.id, stop: toStop(stop, request, facts), mode: stop.mode }),
    )
    return withBookedStops(laid, frames[i]?.fixed ?? [], request, facts)
  })
  const ids = rows.map((day) => day.map(({ id }) => id))
  const plan = empty.days.reduce((sofar, _, index) => {
    const stops = rows[index]?.map(({ stop }) => stop) ?? []
    const modes = rows[index]?.map(({ mode }) => mode) ?? []
    const laid = retimeDay(request, facts, sofar, { day: index, stops, modes })
    return { ...laid, days: laid.days.map((one, i) => (i === index ? withStoredTimes(one, stops) : one)) }
  }, empty)
  return makePlanView(request, facts, refreshRainAlternatives(plan, request, facts), ids)
}

type StopRow = { id: string; stop: Stop; mode?: string | undefined }

/** The stops of a day with what the trip's bookings put there, each before the first stop that begins later. */
function withBookedStops(
  rows: readonly StopRow[],
  fixed: readonly FixedBooking[],
  request: ResolvedRequest,
  facts: PlanFacts,
): StopRow[] {
  const all = [...rows]
  for (const { booking, start, end, meal, to } of fixed) {
    if (booking.id === undefined) continue
    const { id, name, lat, lon, cost } = booking
    const times = { arrive: formatClock(start), start: formatClock(start), end: formatClock(end) }
    const stop: Stop = {
      kind: 'booking',
      poiId: null,
      name,
      lat,
      lon,
      ...times,
      cost: cost ?? { amount: 0, currency: totalCurrency(request, facts) },
      costKnown: cost !== undefined,
      isLocked: true,
      bookingId: id,
      ...(meal && { meal }),
      ...(to && { to }),
    }
    const at = all.findIndex((row) => (parseClock(row.stop.start) ?? 0) > start)
    all.splice(at === -1 ? all.length : at, 0, { id, stop })
  }
  return all
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
  const frames = makeDayFrames(request, facts)
  return {
    request,
    plan,
    ids,
    checks: checkTrip(request, plan, facts),
    spans: plan.days.map((day) => day.stops.map((stop) => spansOf(stop, day))),
    reasons: plan.days.map((day, i) => day.stops.map((_, j) => reasonsFor(setting, i, j))),
    frames: frames.map(({ open, close }) => ({ open, close })),
    ends: frames.map(({ from, to }) => ({ from, to })),
    dayCosts: plan.days.map((day) => costOfDays([day], request, facts)),
    walks: walksOfPlan(request, plan, facts),
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
  const { id: _, day: __, mode: ___, minutes, start, cost, ...rest } = stored
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

/** Which meal begins at these minutes after midnight. */
export function mealAt(start: number): 'breakfast' | 'lunch' | 'dinner' {
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
