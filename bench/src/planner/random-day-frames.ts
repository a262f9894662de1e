import { addDays, formatClock, type IsoDate, parseClock } from '@tripwright/domain/base/dates'
import { hasClockChange, toInstant, toWallTime } from '@tripwright/domain/base/zones'
import { estimateTransfer, type Guide } from '@tripwright/domain/destination/places'
import type { PlanDay, ResolvedRequest } from '@tripwright/domain/trip/itinerary'
import type { World } from './random-world.ts'

export type NamedPosition = { lat: number; lon: number; name: string }
export type Frame = {
  date: IsoDate
  guide: Guide
  open: number
  close: number
  stay: NamedPosition
  transfer: PlanDay['transfer']
}
type FrameContext = { request: ResolvedRequest; world: World }

const minutesOf = (text: string) => parseClock(text) ?? 0

/** The days of a random trip, each with its city, its time span and its transfer. Throws RangeError for a city without a guide. */
export function framesOf({ request, world }: FrameContext): Frame[] {
  const frames: Frame[] = []
  let before: Guide | null = null
  for (const { id, nights, stay } of request.cities) {
    const guide = world.facts.guides.find(({ city }) => city.id === id)
    if (!guide) throw new RangeError(`there is no ${id}`)
    const date = addDays(request.startDate, frames.length)
    const transfer = before ? transferOf(before, guide, date, request.dayStart) : undefined
    const isLast = id === request.cities.at(-1)?.id
    for (let night = 0; night < nights + (isLast ? 1 : 0); night++) {
      const day = addDays(request.startDate, frames.length)
      const change = hasClockChange(day, guide.city.zone) ? 240 : 0
      const arrives = transfer?.arriveDate === day ? minutesOf(transfer.arrive) : 0
      const isLate = transfer !== undefined && transfer.arriveDate > day
      frames.push({
        date: day,
        guide,
        stay,
        transfer: night === 0 ? transfer : undefined,
        open: isLate ? 1 : Math.max(minutesOf(request.dayStart), change, arrives),
        close: isLate ? 0 : minutesOf(request.dayEnd),
      })
    }
    before = guide
  }
  const [first, last] = [frames[0], frames.at(-1)]
  if (first && request.arrival) first.open = Math.max(first.open, minutesOf(request.arrival))
  if (last && request.departure) last.close = Math.min(last.close, minutesOf(request.departure))
  return frames
}

function transferOf(from: Guide, to: Guide, date: IsoDate, depart: string): PlanDay['transfer'] {
  const estimate = estimateTransfer(from.city, to.city)
  const left = toInstant(date, minutesOf(depart), from.city.zone)
  const reached = toWallTime(left + estimate.minutes * 60_000, to.city.zone)
  return {
    ...estimate,
    fromCityId: from.city.id,
    toCityId: to.city.id,
    departDate: date,
    depart,
    arriveDate: reached.date,
    arrive: formatClock(reached.minutes),
  }
}
