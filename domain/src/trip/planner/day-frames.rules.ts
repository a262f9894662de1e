import { addDays, formatClock, type IsoDate } from '../../base/dates.ts'
import type { Position } from '../../base/geo.ts'
import { hasClockChange, toInstant, toWallTime } from '../../base/zones.ts'
import { estimateTransfer, type Guide, hotHours } from '../../destination/places/index.ts'
import {
  type BookedDay,
  bookedDay,
  type FixedBooking,
  isReachedByBooking,
  minutesOf,
  type PlanFacts,
  type ResolvedRequest,
  type TimeSpan,
  type Transfer,
  widenFrame,
} from '../itinerary/index.ts'
import type { FixedPoint, TravelLookup } from './travel-lookup.rules.ts'

/** The frame of a day without stops. One that closes before it opens allows none. */
export type DayFrame = TimeSpan & {
  date: IsoDate
  guide: Guide
  /** Where the party sleeps that night. */
  stay: Spot
  /** Where the day begins and ends: at a bed, or where a booked way leads to or from. */
  from: Spot
  to: Spot
  /** The hours for what is not booked; the frame itself is as long as what is booked asks for. */
  hours: TimeSpan
  fixed: readonly FixedBooking[]
  /** When it is too hot outdoors. */
  hot: TimeSpan | null
  transfer: Transfer | undefined
}
type Spot = ResolvedRequest['cities'][number]['stay']

/** On a date with a clock change a day begins no earlier, because the change is before this time everywhere. */
const AFTER_CLOCK_CHANGE = 240
const NEVER = { open: 1, close: 0 }
/** Who drives on to the next city has breakfast first. */
const BREAKFAST_OVER = 540

/** The day frames of a trip: place, time span, and the transfer to each city (docs/itinerary.md, "Days"). */
export function makeDayFrames(request: ResolvedRequest, facts: PlanFacts): DayFrame[] {
  const { cities, startDate, days, arrival, departure } = request
  const frames: DayFrame[] = []
  for (const [i, { id, nights, stay }] of cities.entries()) {
    const guide = requireGuide(facts, id)
    const isLast = i === cities.length - 1
    const first = frames.length
    const length = isLast ? days - first : nights
    const isGuessed = i > 0 && !isReachedByBooking(i, request, facts)
    const transfer = isGuessed ? transferTo(request, facts, i, addDays(startDate, first)) : undefined
    for (let day = 0; day < length; day++) {
      const date = addDays(startDate, first + day)
      const hours = afterTransfer(wholeDay(request, date, guide), date, transfer)
      const place = { date, guide, stay, from: stay, to: stay, hot: hotHours(guide, date) }
      frames.push({ ...hours, ...place, hours, fixed: [], transfer: day === 0 ? transfer : undefined })
    }
  }
  const [first, last] = [frames[0], frames.at(-1)]
  if (first && arrival !== undefined) first.hours.open = Math.max(first.open, minutesOf(arrival))
  if (last && departure !== undefined) last.hours.close = Math.min(last.close, minutesOf(departure))
  return frames.map((frame, index) => {
    const city = cities.findIndex(({ id }) => id === frame.guide.city.id)
    const isFirst = frames[index - 1]?.guide !== frame.guide
    const day = { ...frame, city, isFirst, isLast: index === frames.length - 1 }
    return withBooked(frame, bookedDay(day, request, facts), { isFirst, isLast: day.isLast })
  })
}

/** The day by what is booked: when the party comes and goes, where it wakes and sleeps, and what has its time. */
function withBooked(
  frame: DayFrame,
  booked: BookedDay,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): DayFrame {
  const stay = booked.night ?? (isLast ? booked.morning : null) ?? frame.stay
  const from = booked.open?.place ?? (isFirst ? stay : (booked.morning ?? frame.stay))
  const ends = { stay, from, to: booked.close?.place ?? stay, fixed: booked.fixed }
  const { hours } = frame
  if (booked.isAway || hours.open > hours.close) {
    const none = booked.isAway ? NEVER : hours
    return { ...frame, ...none, ...ends, hours: none }
  }
  const open = Math.max(hours.open, booked.open?.at ?? hours.open)
  const close = Math.min(hours.close, booked.close?.at ?? hours.close)
  return { ...frame, ...widenFrame({ open, close }, booked), ...ends, hours: { open, close } }
}

/** The beginning and the end of each day, at the stay. */
export function dayEndsOf(frames: readonly DayFrame[]): FixedPoint[] {
  return frames.flatMap(({ date, open, close, from, to }) => [
    { lat: from.lat, lon: from.lon, date, start: open, end: open },
    { lat: to.lat, lon: to.lon, date, start: close, end: close },
  ])
}

function wholeDay({ dayStart, dayEnd }: ResolvedRequest, date: IsoDate, { city }: Guide): TimeSpan {
  const open = minutesOf(dayStart)
  return {
    open: hasClockChange(date, city.zone) ? Math.max(open, AFTER_CLOCK_CHANGE) : open,
    close: minutesOf(dayEnd),
  }
}

function afterTransfer(span: TimeSpan, date: IsoDate, transfer: Transfer | undefined): TimeSpan {
  if (!transfer || transfer.arriveDate < date) return span
  if (transfer.arriveDate > date) return NEVER
  return { ...span, open: Math.max(span.open, minutesOf(transfer.arrive)) }
}

/** The transfer to city i from the previous one, leaving at dayStart on the date, by car after breakfast. */
function transferTo(request: ResolvedRequest, facts: PlanFacts, i: number, date: IsoDate): Transfer {
  const from = requireGuide(facts, request.cities[i - 1]?.id).city
  const to = requireGuide(facts, request.cities[i]?.id).city
  const { mode, minutes, metres } = estimateTransfer(from, to, request.modes.includes('drive'))
  const isAfterBreakfast = mode === 'drive' && request.meals && minutesOf(request.dayStart) < BREAKFAST_OVER
  const depart = isAfterBreakfast ? formatClock(BREAKFAST_OVER) : request.dayStart
  const left = toInstant(date, minutesOf(depart), from.zone)
  const reached = toWallTime(left + minutes * 60_000, to.zone)
  return {
    fromCityId: from.id,
    toCityId: to.id,
    mode,
    minutes,
    metres,
    departDate: date,
    depart,
    arriveDate: reached.date,
    arrive: formatClock(reached.minutes),
  }
}

export function requireGuide(facts: PlanFacts, cityId: string | undefined): Guide {
  const guide = facts.guides.find(({ city }) => city.id === cityId)
  if (!guide) throw new RangeError(`no guide of ${cityId}`)
  return guide
}

/** The index of a city that must be left before it is reached; -1 when all transfers fit. */
export function findTransferClash(request: ResolvedRequest, facts: PlanFacts): number {
  const transfers = makeDayFrames(request, facts).flatMap(({ transfer }) => transfer ?? [])
  const clash = transfers.findIndex((transfer, i) => {
    const next = transfers[i + 1]
    if (!next) return false
    return `${transfer.arriveDate} ${transfer.arrive}` > `${next.departDate} ${next.depart}`
  })
  return clash === -1 ? -1 : clash + 1
}

type FixedContext = {
  request: ResolvedRequest
  frames: readonly DayFrame[]
  guide: Guide
  travelBetween: TravelLookup
}

/**
 * When the party must leave a locked place of this guide for its next appointment of the date, or for the stay: minutes
 * after midnight; Infinity when the trip does not include the date.
 */
export function latestDeparture(
  place: Position,
  lock: ResolvedRequest['locks'][number],
  { request, frames, guide, travelBetween }: FixedContext,
): number {
  const frame = frames.find(({ date }) => date === lock.date)
  if (!frame) return Number.POSITIVE_INFINITY
  const start = minutesOf(lock.start)
  const fixed = [
    ...request.locks.flatMap(({ poiId, ...when }) => {
      const at = guide.pointsOfInterest.find(({ id }) => id === poiId)
      return at ? [{ at, ...when }] : []
    }),
  ]
    .map(({ at, date, start }) => ({ at: at as Position, date, start: minutesOf(start) }))
    .concat(frame.fixed.map(({ booking, start }) => ({ at: booking, date: frame.date, start })))
    .filter((next) => next.date === lock.date && next.start > start)
  const minutesTo = (to: Position) => travelBetween(frame.guide, place, to)?.minutes ?? 0
  return Math.min(frame.close - minutesTo(frame.to), ...fixed.map((next) => next.start - minutesTo(next.at)))
}
