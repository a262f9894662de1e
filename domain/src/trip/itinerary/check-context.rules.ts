import { addDays, formatClock, type IsoDate, parseClock } from '../../base/dates.ts'
import type { Position } from '../../base/geo.ts'
import { hasClockChange, toInstant, toWallTime } from '../../base/zones.ts'
import {
  estimateTransfer,
  estimateTravel,
  type Guide,
  type PointOfInterest,
  type TravelTime,
} from '../../destination/places/index.ts'
import { type BookedDay, bookedDay, isReachedByBooking, widenFrame } from './booked-days.rules.ts'
import { carPositions, driveFrom } from './car-checks.rules.ts'
import { mealWindow, openSpans, type PlanFacts, streetsFor, type TimeSpan } from './facts.rules.ts'
import type { Check, Leg, Plan, PlanDay, Stop, Transfer } from './itinerary.contract.ts'
import type { ResolvedRequest } from './request.rules.ts'

/** A violation: the day and the stop by index, `stop` null for the day or the whole trip, `day` -1 for the trip. */
export type Violation = Check['parts'][number]
/** The result of a rule: its violations, and the text to show when there are none. */
export type Finding = { parts: Violation[]; summary: string }

type Spot = ResolvedRequest['cities'][number]['stay']

/** The expected frame of a day, by request and facts. */
export type ExpectedDay = {
  date: IsoDate
  guide: Guide
  /** Closes before it opens when the day has no time for stops. */
  frame: TimeSpan
  /** The same with what is booked before or after: what is not booked keeps to the frame. */
  whole: TimeSpan
  /** Where the day begins and ends: the beds of both nights, or where a booked way leads to or from. */
  from: Spot
  to: Spot
  booked: BookedDay
  transfer: Transfer | null
}
/** A stop of the plan with its facts; an invalid time is NaN, which fails every comparison. */
export type CheckedStop = {
  day: number
  index: number
  stop: Stop
  arrive: number
  start: number
  end: number
  due: ExpectedDay | null
  place: PointOfInterest | null
  /** When the place is open that day. */
  spans: TimeSpan[]
  at: Position
  /** Where the party is when it is over. */
  leavesAt: Position
}
/** A leg of the plan with the modelled travel between its ends, and where the car stands before it; null when there is none. */
export type CheckedLeg = { leg: Leg; way: TravelTime | null; car: Position | null }
export type CheckedDay = {
  index: number
  due: ExpectedDay | null
  stops: CheckedStop[]
  legs: CheckedLeg[]
  day: PlanDay
}
export type CheckContext = {
  request: ResolvedRequest
  facts: PlanFacts
  plan: Plan
  due: (ExpectedDay | null)[]
  days: CheckedDay[]
  stops: CheckedStop[]
}

/** On a date whose clocks change a day begins no earlier. */
const AFTER_CLOCK_CHANGE = 240
const MS_A_MINUTE = 60_000

/** Compares the plan with the expected days; dates and cities come from the request, never from the plan. */
export function makeCheckContext(request: ResolvedRequest, plan: Plan, facts: PlanFacts): CheckContext {
  const streets = streetsFor(request, facts)
  const due = expectedDays(request, facts)
  const days = plan.days.map((day, index): CheckedDay => {
    const dueDay = due[index] ?? null
    const stops = day.stops.map((stop, i) =>
      toCheckedStop(stop, { day: index, index: i, due: dueDay }, facts),
    )
    const cars = dueDay ? carPositions(day.legs, stops, dueDay.from) : null
    const legs = day.legs.map((leg): CheckedLeg => {
      const car = cars?.get(leg) ?? null
      return { leg, car, way: findLegTravel(leg, { stops, due: dueDay, car }, request, streets) }
    })
    return { index, due: dueDay, stops, legs, day }
  })
  return { request, facts, plan, due, days, stops: days.flatMap(({ stops }) => stops) }
}

function toCheckedStop(
  stop: Stop,
  place: Pick<CheckedStop, 'day' | 'index' | 'due'>,
  facts: PlanFacts,
): CheckedStop {
  const { due } = place
  const poi = due?.guide.pointsOfInterest.find(({ id }) => id === stop.poiId) ?? null
  const { lat, lon } = poi ?? stop
  return {
    ...place,
    stop,
    arrive: readClock(stop.arrive),
    start: readClock(stop.start),
    end: readClock(stop.end),
    place: poi,
    spans: poi && due ? openSpans(poi, due.date, due.guide, facts) : [],
    at: { lat, lon },
    leavesAt: stop.to ?? { lat, lon },
  }
}

/** Minutes after midnight; NaN for an invalid time, which fails every comparison. */
export function readClock(text: string): number {
  return parseClock(text) ?? Number.NaN
}

function findLegTravel(
  leg: Leg,
  { stops, due, car }: { stops: readonly CheckedStop[]; due: ExpectedDay | null; car: Position | null },
  { modes }: ResolvedRequest,
  streets: ReturnType<typeof streetsFor>,
): TravelTime | null {
  const mode = modes.find((wanted) => wanted === leg.mode)
  const { from, to } = endsOfLeg(leg, { stops, due })
  if (!mode || !due || !from || !to || !isOnEarth(from) || !isOnEarth(to)) return null
  if (mode === 'drive') return car && isOnEarth(car) ? driveFrom(car, [from, to], due.guide) : null
  return estimateTravel(mode, from, to, due.guide, streets)
}

/** Where a leg begins and ends; null for what the day does not have. */
export function endsOfLeg(
  leg: Leg,
  { stops, due }: { stops: readonly CheckedStop[]; due: ExpectedDay | null },
): { from: Position | null; to: Position | null } {
  return {
    from: (leg.from === -1 ? due?.from : stops[leg.from]?.leavesAt) ?? null,
    to: (leg.to === stops.length ? due?.to : stops[leg.to]?.at) ?? null,
  }
}

function isOnEarth({ lat, lon }: Position): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180
}

/** The days of the trip (docs/itinerary.md, "Days"); null for a day whose city has no guide. */
function expectedDays(request: ResolvedRequest, facts: PlanFacts): (ExpectedDay | null)[] {
  const { cities, startDate, days } = request
  const cityOf = Array.from({ length: days }, (_, day) => cityIndexOn(day, cities))
  const transfers = cityOf.map((city, day) =>
    day > 0 && city !== cityOf[day - 1] && !isReachedByBooking(city, request, facts)
      ? transferTo(city, addDays(startDate, day), request, facts)
      : null,
  )
  return cityOf.map((index, day) => {
    const city = cities[index]
    const guide = findGuide(facts, city?.id)
    if (!city || !guide) return null
    const date = addDays(startDate, day)
    const reached = transfers.slice(0, day + 1).filter((transfer) => transfer !== null)
    const isFirst = index !== cityOf[day - 1]
    const booked = bookedDay({ date, guide, city: index, isFirst, isLast: day === days - 1 }, request, facts)
    const frame = withinPresence(frameOf(request, day, { date, zone: guide.city.zone, reached }), booked)
    const [morning, night] = [booked.morning ?? city.stay, booked.night ?? city.stay]
    return {
      date,
      guide,
      frame,
      whole: widenFrame(frame, booked),
      from: booked.open?.place ?? (isFirst ? night : morning),
      to: booked.close?.place ?? (day === days - 1 ? morning : night),
      booked,
      transfer: transfers[day] ?? null,
    }
  })
}

/** What is left of a frame by the time at which the party comes and goes; nothing on a day that it spends elsewhere. */
function withinPresence(frame: TimeSpan, { isAway, open, close }: BookedDay): TimeSpan {
  if (isAway || frame.open > frame.close) return { open: 1, close: 0 }
  return {
    open: Math.max(frame.open, open?.at ?? frame.open),
    close: Math.min(frame.close, close?.at ?? frame.close),
  }
}

/** The time span of a day, by clock changes, the bounds of the first and last day, and every transfer so far. */
function frameOf(
  { dayStart, dayEnd, days, arrival, departure }: ResolvedRequest,
  day: number,
  { date, zone, reached }: { date: IsoDate; zone: string; reached: Transfer[] },
): TimeSpan {
  if (reached.some(({ arriveDate }) => arriveDate > date)) return { open: 1, close: 0 }
  const opens = [
    readClock(dayStart),
    ...(hasClockChange(date, zone) ? [AFTER_CLOCK_CHANGE] : []),
    ...(day === 0 && arrival !== undefined ? [readClock(arrival)] : []),
    ...reached.filter(({ arriveDate }) => arriveDate === date).map(({ arrive }) => readClock(arrive)),
  ]
  const closes = [
    readClock(dayEnd),
    ...(day === days - 1 && departure !== undefined ? [readClock(departure)] : []),
  ]
  return { open: Math.max(...opens), close: Math.min(...closes) }
}

/** The city of the night after the day; on the last day, the last city. */
function cityIndexOn(day: number, cities: ResolvedRequest['cities']): number {
  let left = day
  for (const [index, { nights }] of cities.entries()) {
    if (left < nights) return index
    left -= nights
  }
  return cities.length - 1
}

/** The transfer to a city from the previous one, leaving at `dayStart`, by car not before breakfast is over; null when one of them has no guide. */
function transferTo(
  index: number,
  date: IsoDate,
  { cities, dayStart, meals, modes }: ResolvedRequest,
  facts: PlanFacts,
): Transfer | null {
  const from = findGuide(facts, cities[index - 1]?.id)?.city
  const to = findGuide(facts, cities[index]?.id)?.city
  if (!from || !to) return null
  const { mode, minutes, metres } = estimateTransfer(from, to, modes.includes('drive'))
  const breakfastEnds = mode === 'drive' && meals ? mealWindow('breakfast', from.country).close : 0
  const depart = readClock(dayStart) < breakfastEnds ? formatClock(breakfastEnds) : dayStart
  const leaves = toInstant(date, readClock(depart), from.zone)
  const reaches = toWallTime(leaves + minutes * MS_A_MINUTE, to.zone)
  return {
    fromCityId: from.id,
    toCityId: to.id,
    mode,
    minutes,
    metres,
    departDate: date,
    depart,
    arriveDate: reaches.date,
    arrive: formatClock(reaches.minutes),
  }
}

function findGuide({ guides }: PlanFacts, id: string | undefined): Guide | undefined {
  return guides.find(({ city }) => city.id === id)
}

/** The pairs of stops that need a leg, in their order; -1 and the number of stops are the stay. */
export function pairsOf({ stops }: CheckedDay): { from: number; to: number }[] {
  if (stops.length === 0) return []
  return Array.from({ length: stops.length + 1 }, (_, i) => ({ from: i - 1, to: i }))
}

export function violationAt({ day, index }: Pick<CheckedStop, 'day' | 'index'>, detail: string): Violation {
  return { day, stop: index, detail }
}

/** `1 visit`, `2 visits`. */
export function countText(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}

/** `09:00 to 10:30`, as the plan has the times. */
export function timesOf({ stop }: CheckedStop): string {
  return `${stop.start} to ${stop.end}`
}
