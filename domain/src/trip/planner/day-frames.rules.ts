import { addDays, formatClock, type IsoDate } from '../../base/dates.ts'
import type { Position } from '../../base/geo.ts'
import { hasClockChange, toInstant, toWallTime } from '../../base/zones.ts'
import { estimateTransfer, type Guide } from '../../destination/places/index.ts'
import type { PlanFacts, TimeSpan, Transfer } from '../itinerary/index.ts'
import { minutesOf, type ResolvedRequest } from '../itinerary/index.ts'
import type { FixedPoint, TravelLookup } from './travel-lookup.rules.ts'

/** The frame of a day without stops. One that closes before it opens allows none. */
export type DayFrame = TimeSpan & {
  date: IsoDate
  guide: Guide
  stay: ResolvedRequest['cities'][number]['stay']
  transfer: Transfer | undefined
}

/** On a date with a clock change a day begins no earlier, because the change is before this time everywhere. */
const AFTER_CLOCK_CHANGE = 240
const NEVER = { open: 1, close: 0 }

/** The day frames of a trip: place, time span, and the transfer to each city (docs/itinerary.md, "Days"). */
export function makeDayFrames(request: ResolvedRequest, facts: PlanFacts): DayFrame[] {
  const { cities, startDate, days, arrival, departure } = request
  const frames: DayFrame[] = []
  for (const [i, { id, nights, stay }] of cities.entries()) {
    const guide = requireGuide(facts, id)
    const isLast = i === cities.length - 1
    const first = frames.length
    const length = isLast ? days - first : nights
    const transfer = i === 0 ? undefined : transferTo(request, facts, i, addDays(startDate, first))
    for (let day = 0; day < length; day++) {
      const date = addDays(startDate, first + day)
      const span = afterTransfer(wholeDay(request, date, guide), date, transfer)
      frames.push({ ...span, date, guide, stay, transfer: day === 0 ? transfer : undefined })
    }
  }
  const [first, last] = [frames[0], frames.at(-1)]
  if (first && arrival !== undefined) first.open = Math.max(first.open, minutesOf(arrival))
  if (last && departure !== undefined) last.close = Math.min(last.close, minutesOf(departure))
  return frames
}

/** The beginning and the end of each day, at the stay. */
export function dayEndsOf(frames: readonly DayFrame[]): FixedPoint[] {
  return frames.flatMap(({ date, open, close, stay, guide }) => {
    const { lat, lon } = stay ?? guide.city
    return [open, close].map((minute) => ({ lat, lon, date, start: minute, end: minute }))
  })
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

/** The transfer to city i from the previous one, leaving at dayStart on the date. */
function transferTo(request: ResolvedRequest, facts: PlanFacts, i: number, date: IsoDate): Transfer {
  const from = requireGuide(facts, request.cities[i - 1]?.id).city
  const to = requireGuide(facts, request.cities[i]?.id).city
  const { mode, minutes, metres } = estimateTransfer(from, to)
  const left = toInstant(date, minutesOf(request.dayStart), from.zone)
  const reached = toWallTime(left + minutes * 60_000, to.zone)
  return {
    fromCityId: from.id,
    toCityId: to.id,
    mode,
    minutes,
    metres,
    departDate: date,
    depart: request.dayStart,
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
    ...request.bookings.map((booking) => ({ at: booking, date: booking.date, start: booking.start })),
  ].filter((next) => next.date === lock.date && minutesOf(next.start) > start)
  const minutesTo = (to: Position) => travelBetween(frame.guide, place, to)?.minutes ?? 0
  return Math.min(
    frame.close - minutesTo(frame.stay ?? place),
    ...fixed.map((next) => minutesOf(next.start) - minutesTo(next.at)),
  )
}
