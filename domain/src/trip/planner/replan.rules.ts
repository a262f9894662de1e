import { formatClock } from '../../base/dates.ts'
import type { Position } from '../../base/geo.ts'
import {
  convertMoney,
  daylight,
  type Leg,
  type Meal,
  mealWindow,
  minutesOf,
  openSpans,
  type Plan,
  type PlanDay,
  type PlanFacts,
  type ResolvedRequest,
  type Stop,
  type TimeSpan,
  totalCurrency,
} from '../itinerary/index.ts'
import { makeCarSteps } from './car-travel.rules.ts'
import { type DayFrame, makeDayFrames } from './day-frames.rules.ts'
import { toLeg } from './plan.rules.ts'
import { preferredMealHours } from './score.rules.ts'
import type { ScoredPlan, SolveOptions, SolveResult } from './solve-attempt.rules.ts'
import { solveFrames } from './solver.rules.ts'
import {
  makeStoredTravelLookup,
  makeTravelLookup,
  modesWithCar,
  type PricedTravel,
  type TravelLookup,
} from './travel-lookup.rules.ts'

const CLOSED_SPAN = { open: 1, close: 0 }

/**
 * Plans some days of a plan again, by index, around their locked stops. The other days stay byte-identical; their places
 * are not repeated and their costs not counted twice.
 */
export function replanDays(
  request: ResolvedRequest,
  facts: PlanFacts,
  plan: Plan,
  { days, ...options }: SolveOptions & { days: readonly number[] },
): SolveResult {
  const unchangedDays = plan.days.filter((_, i) => !days.includes(i))
  const frames = makeDayFrames(request, facts).map((frame, i) =>
    days.includes(i) ? frame : { ...frame, ...CLOSED_SPAN, hours: CLOSED_SPAN, fixed: [] },
  )
  const open = plan.days.filter((_, i) => days.includes(i))
  const merge = (replanned: Plan): Plan => mergeDays(request, facts, plan, { days, replanned })
  const merged = (solution: ScoredPlan): ScoredPlan => ({ ...solution, plan: merge(solution.plan) })
  const { onPlan } = options
  const solved = solveFrames(
    { request: remainingRequest(request, facts, unchangedDays, open, frames), facts, frames },
    {
      ...options,
      isProved: (replanned) => options.isProved(merge(replanned), request),
      ...(onPlan && { onPlan: (solution: ScoredPlan) => onPlan(merged(solution)) }),
    },
  )
  return { ...solved, solution: solved.solution && merged(solved.solution) }
}

/** The request without the places and the costs of the unchanged days. */
function remainingRequest(
  request: ResolvedRequest,
  facts: PlanFacts,
  unchangedDays: readonly PlanDay[],
  open: readonly PlanDay[],
  frames: readonly DayFrame[],
): ResolvedRequest {
  const taken = unchangedDays.flatMap(({ stops }) => stops.flatMap(({ poiId }) => poiId ?? []))
  const isOpen = (date: string) => frames.some((frame) => frame.date === date && frame.open <= frame.close)
  const locked = open.flatMap(({ date, stops }) =>
    stops.flatMap(({ isLocked, poiId, start }) =>
      isLocked && poiId !== null ? [{ poiId, date, start }] : [],
    ),
  )
  const locks = request.locks.filter(
    ({ poiId, date }) => isOpen(date) && !locked.some((lock) => lock.poiId === poiId),
  )
  const { budget, ...rest } = request
  const left = budget && Math.max(0, budget.amount - costOfDays(unchangedDays, request, facts))
  return {
    ...rest,
    avoid: [...request.avoid, ...taken],
    mustSee: request.mustSee.filter((id) => !taken.includes(id)),
    locks: [...locked, ...locks],
    bookings: request.bookings.filter(({ date }) => isOpen(date)),
    ...(budget && left !== undefined && { budget: { ...budget, amount: left } }),
  }
}

function mergeDays(
  request: ResolvedRequest,
  facts: PlanFacts,
  plan: Plan,
  { days, replanned }: { days: readonly number[]; replanned: Plan },
): Plan {
  const all = plan.days.map((day, i) => (days.includes(i) ? (replanned.days[i] ?? day) : day))
  return {
    days: all,
    total: { amount: costOfDays(all, request, facts), currency: totalCurrency(request, facts) },
  }
}

/** The cost of days for the party, in minor units of the currency of the total. */
export function costOfDays(days: readonly PlanDay[], request: ResolvedRequest, facts: PlanFacts): number {
  const currency = totalCurrency(request, facts)
  const costs = days.flatMap(({ stops, legs }) => [...stops, ...legs].map(({ cost }) => cost))
  return costs.reduce((sum, cost) => sum + (convertMoney(cost, currency, facts.rates)?.amount ?? 0), 0)
}

/** When a day is begun: at its hour, or for what is booked before it. */
function openingOf({ open, hours }: DayFrame, [first]: readonly Stop[]): number {
  return first?.kind === 'booking' ? open : hours.open
}

type StoredModes = readonly (string | undefined)[]
/** The way to the stop of this index; after the last stop it leads home. */
type StopTravelLookup = (from: Position, to: Position, i: number) => PricedTravel | null
type TimedDay = { stops: Stop[]; legs: Leg[] }

/**
 * A plan with one day in a new order: computes every leg and time of that day again, as early as possible. It keeps the
 * order even when rules are broken; the checker reports them. `modes` are those stored for the way to each stop.
 */
export function retimeDay(
  request: ResolvedRequest,
  facts: PlanFacts,
  plan: Plan,
  { day: index, stops, modes = [] }: { day: number; stops: readonly Stop[]; modes?: StoredModes },
): Plan {
  const frame = makeDayFrames(request, facts)[index]
  const day = plan.days[index]
  if (!frame || !day) return plan
  const timed = timeStops(stops, frame, facts, waysOfDay({ request, facts, day, frame, stops, modes }))
  const days = plan.days.map((other, i): PlanDay => (i === index ? { ...day, ...timed } : other))
  return {
    days,
    total: { amount: costOfDays(days, request, facts), currency: totalCurrency(request, facts) },
  }
}

type WaysInput = {
  request: ResolvedRequest
  facts: PlanFacts
  day: PlanDay
  frame: DayFrame
  stops: readonly Stop[]
  modes: StoredModes
}

/** The ways of a day in a new order, each asked for once: with the car, unless the day was one without it. */
function waysOfDay({ request, facts, day, frame, stops, modes }: WaysInput): StopTravelLookup {
  const withCar = modesWithCar(request.modes)
  const before = [...modes, ...day.legs.map(({ mode }) => mode)]
  const isCarLeft = before.some((mode) => mode === 'transit' || mode === 'taxi') && !before.includes('drive')
  if (withCar === null || isCarLeft) {
    const own = withCar ? { ...request, modes: withCar.other } : request
    const byMode = makeStoredTravelLookup(own, facts)
    const usual = preferTakenTravel(day, frame, makeTravelLookup(own, facts))
    return (from, to, i) => {
      const mode = modes[i]
      return (mode && byMode(mode, frame.guide, from, to)) || usual(frame.guide, from, to)
    }
  }
  const usual = makeTravelLookup(request, facts)
  const step = makeCarSteps(request, facts, usual)
  let car: Position = frame.from
  return (from, to, i) => {
    const left = stops[i - 1]
    if (left?.to && (left.to.lat !== left.lat || left.to.lon !== left.lon)) car = left.to
    const next = step(frame.guide, { from, to, car, isHome: i === stops.length, wanted: modes[i] })
    if (next) car = next.car
    return next?.way ?? usual(frame.guide, from, to)
  }
}

/** Between places that were already neighbours, keeps the earlier travel, because the traveller may have chosen it. */
function preferTakenTravel(day: PlanDay, frame: DayFrame, travelBetween: TravelLookup): TravelLookup {
  const into = [frame.from, ...day.stops, frame.to]
  const out = [frame.from, ...day.stops.map((stop) => stop.to ?? stop), frame.to]
  const taken = new Map<string, PricedTravel>()
  for (const { mode, cost, car: _, ...leg } of day.legs) {
    const [from, to] = [out[leg.from + 1], into[leg.to + 1]]
    if (!from || !to || mode === 'train' || mode === 'flight' || mode === 'drive') continue
    taken.set(travelKey(from, to), { ...leg, mode, price: cost, cost: cost.amount })
  }
  return (guide, from, to) => taken.get(travelKey(from, to)) ?? travelBetween(guide, from, to)
}

function travelKey(from: Position, to: Position): string {
  return `${from.lat},${from.lon},${to.lat},${to.lon}`
}

function timeStops(
  untimed: readonly Stop[],
  frame: DayFrame,
  facts: PlanFacts,
  travelBetween: StopTravelLookup,
): TimedDay {
  const stops: Stop[] = []
  const legs: Leg[] = []
  let free = openingOf(frame, untimed)
  for (const [i, stop] of untimed.entries()) {
    const before = stops.at(-1)
    const way = travelBetween(before?.to ?? before ?? frame.from, stop, i)
    if (way) legs.push(toLeg(way, i - 1, i))
    const arrive = free + (way?.minutes ?? 0)
    const length = minutesOf(stop.end) - minutesOf(stop.start)
    const start = earliestStart(stop, { arrive, length }, frame, facts)
    stops.push({
      ...stop,
      arrive: formatClock(arrive),
      start: formatClock(start),
      end: formatClock(start + length),
    })
    free = start + length
  }
  const last = stops.at(-1)
  const home = last ? travelBetween(last.to ?? last, frame.to, stops.length) : null
  if (home) legs.push(toLeg(home, stops.length - 1, stops.length))
  return { stops, legs }
}

/**
 * As soon as the place is open for the whole visit, in daylight if needed and at the hours of its meal; immediately when
 * there is no such time. A lock keeps its time if it can be reached.
 */
function earliestStart(
  stop: Stop,
  { arrive, length }: { arrive: number; length: number },
  frame: DayFrame,
  facts: PlanFacts,
): number {
  if (stop.isLocked || stop.kind === 'booking') return Math.max(arrive, minutesOf(stop.start))
  const { guide, date } = frame
  const place = guide.pointsOfInterest.find(({ id }) => id === stop.poiId)
  const bounds: TimeSpan[] = []
  if (stop.meal) bounds.push(mealSpan(stop.meal, stop, frame))
  if (place?.daylight) bounds.push(daylight(place, date, guide))
  const from = Math.max(arrive, frame.hours.open, ...bounds.map(({ open }) => open))
  const until = Math.min(...bounds.map(({ close }) => close))
  if (!place) return from + length <= until ? from : arrive
  const starts = openSpans(place, date, guide, facts).flatMap((span) => {
    const start = Math.max(from, span.open)
    const isFit =
      start + length <= Math.min(until, span.close) && start <= span.close - (place.lastEntryMinutes ?? 0)
    return isFit ? [start] : []
  })
  return starts[0] ?? arrive
}

/** The earliest time of a meal: the usual one, or an earlier one that this party had before. */
function mealSpan(meal: Meal, { start }: Stop, { guide }: DayFrame): TimeSpan {
  const { open, close } = mealWindow(meal, guide.city.country)
  return {
    open: Math.max(open, Math.min(minutesOf(start), preferredMealHours(meal, guide.city.country).open)),
    close,
  }
}
