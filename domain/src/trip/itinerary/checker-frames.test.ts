import { describe, expect, it } from 'vitest'
import { addDays } from '../../base/dates.ts'
import { offsetMinutes } from '../../base/zones.ts'
import { estimateTransfer, type Guide } from '../../destination/places/index.ts'
import { makeWorld } from './checker-world.test.ts'
import type { Transfer } from './itinerary.contract.ts'

export type Spot = { name: string; lat: number; lon: number }
export type Span = { open: number; close: number }
export type World = ReturnType<typeof makeWorld>
/** A day frame by this second, independent implementation of docs/itinerary.md. */
export type Frame = {
  date: string
  guide: Guide
  open: number
  close: number
  stay: Spot
  transfer: Transfer | null
}

export const MEALS = { breakfast: [360, 540], lunch: [660, 840], dinner: [1020, 1200] } as const
const LATER: Record<string, number> = { IT: 60, ES: 120 }
/** Minutes after midnight. */
export const clock = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))

/** The window of a meal by docs/itinerary.md. */
export function mealHours(meal: keyof typeof MEALS, country: string): Span {
  const [open, close] = MEALS[meal]
  return { open, close: close + (meal === 'breakfast' ? 0 : (LATER[country] ?? 0)) }
}

const noonOffset = (date: string, zone: string) => offsetMinutes(zone, Date.parse(`${date}T12:00:00Z`))

/** The day frames of a world. */
export function framesOf({ request, facts: { guides } }: World): Frame[] {
  const frames: Frame[] = []
  guides.forEach((guide, i) => {
    const { stay, nights = 0 } = request.cities[i] ?? {}
    const before = guides[i - 1]
    let transfer: Transfer | null = null
    for (let night = 0; night < nights + (i === guides.length - 1 ? 1 : 0); night++) {
      const date = addDays(request.startDate, frames.length)
      if (before && night === 0) transfer = move(before.city, guide.city, date, request.dayStart)
      let open = clock(request.dayStart)
      let close = clock(request.dayEnd)
      const isChange = [-1, 1].some(
        (day) => noonOffset(addDays(date, day), guide.city.zone) !== noonOffset(date, guide.city.zone),
      )
      // The clock changed in the night before a noon whose offset differs from that of the previous noon.
      if (isChange && noonOffset(addDays(date, -1), guide.city.zone) !== noonOffset(date, guide.city.zone))
        open = Math.max(open, 240)
      if (frames.length === 0 && request.arrival) open = Math.max(open, clock(request.arrival))
      if (frames.length === request.days - 1 && request.departure)
        close = Math.min(close, clock(request.departure))
      if (transfer && transfer.arriveDate === date) open = Math.max(open, clock(transfer.arrive))
      if (transfer && transfer.arriveDate > date) [open, close] = [1, 0]
      frames.push({
        date,
        guide,
        open,
        close,
        stay: stay ?? guide.city,
        transfer: night === 0 ? transfer : null,
      })
    }
  })
  return frames
}

function move(from: Guide['city'], to: Guide['city'], date: string, depart: string): Transfer {
  const { mode, minutes, metres } = estimateTransfer(from, to)
  const wallLeft = Date.parse(`${date}T${depart}:00Z`)
  const left = wallLeft - offsetMinutes(from.zone, wallLeft - noonOffset(date, from.zone) * 60_000) * 60_000
  const reached = left + minutes * 60_000
  const wall = new Date(reached + offsetMinutes(to.zone, reached) * 60_000).toISOString()
  return {
    fromCityId: from.id,
    toCityId: to.id,
    mode,
    minutes,
    metres,
    departDate: date,
    depart,
    arriveDate: wall.slice(0, 10),
    arrive: wall.slice(11, 16),
  }
}

describe('the days of a world', () => {
  const journey = (from: string, to: string, date: string, depart: string) => {
    const cities = Array.from({ length: 40 }, (_, seed) =>
      makeWorld(seed).facts.guides.map(({ city }) => city),
    ).flat()
    const [left, reached] = [from, to].map((id) => cities.find((city) => city.id === id))
    if (!left || !reached) throw new Error(`no world has ${from} and ${to}`)
    const { arriveDate, arrive } = move(left, reached, date, depart)
    return `${arriveDate} ${arrive}`
  }

  it.each([
    ['auckland', 'honolulu', '2027-06-12', '00:30', '2027-06-11 16:35'],
    ['honolulu', 'auckland', '2027-06-12', '09:00', '2027-06-13 21:05'],
    ['madrid', 'rome', '2027-03-28', '00:30', '2027-03-28 08:15'],
    ['rome', 'madrid', '2026-10-25', '00:30', '2026-10-25 06:15'],
  ])(
    'have a transfer from %s to %s, departing on %s at %s, arriving by %s',
    (from, to, date, depart, reached) => {
      expect(journey(from, to, date, depart)).toBe(reached)
    },
  )
})
