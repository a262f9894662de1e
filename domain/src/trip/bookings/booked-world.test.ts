import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { addDays } from '../../base/dates.ts'
import { type Guide, guideFile, toGuide } from '../../destination/places/index.ts'
import {
  type PlanFacts,
  type PlanRequestInput,
  planRequest,
  type ResolvedRequest,
  resolveRequest,
} from '../itinerary/index.ts'
import { type PlanOutcome, planOrExplain, type StartTimer } from '../planner/index.ts'
import type { BookingEnd } from '../sync/index.ts'
import type { TripBooking } from './booking.rules.ts'
import { withBookings } from './plan-bookings.rules.ts'

// Two flat towns two hours apart, and two islands on both sides of the date line.
const ZONES = {
  town: 'Europe/Vienna',
  port: 'Europe/Vienna',
  west: 'Pacific/Honolulu',
  east: 'Pacific/Auckland',
} as const
export type TownId = keyof typeof ZONES
export const MIDDLE: Record<TownId, { lat: number; lon: number }> = {
  town: { lat: 48, lon: 10 },
  port: { lat: 48, lon: 12 },
  west: { lat: 21, lon: -158 },
  east: { lat: -37, lon: 175 },
}

function makeGuide(id: TownId): Guide {
  const { lat, lon } = MIDDLE[id]
  const place = (name: string, km: number, more: object = {}) => ({
    id: `${id}-${name}`,
    name: `${id}-${name}`,
    nameLocal: name,
    lat,
    lon: lon + km / 80,
    category: 'landmark',
    hours: '06:00-23:00',
    lastEntryMinutes: null,
    minutes: 60,
    indoor: true,
    daylight: false,
    price: 0,
    booking: null,
    stepFree: true,
    renown: 6,
    about: 'A place.',
    url: null,
    confidence: 'high',
    written: '2026-11-01',
    ...more,
  })
  const table = { category: 'restaurant', meals: ['lunch', 'dinner'], price: 1500 }
  return toGuide(
    z.parse(guideFile, {
      asOf: '2025-11-30',
      city: { id, name: id, nameLocal: id, country: 'AT', lat, lon, zone: ZONES[id], currency: 'EUR' },
      transport: {
        transitFare: 200,
        transitKmh: 20,
        transitWaitMinutes: 8,
        taxiBase: 300,
        taxiPerKm: 100,
        detour: 1.3,
      },
      barriers: [],
      pointsOfInterest: [
        ...Array.from({ length: 8 }, (_, i) => place(`sight-${i}`, (i + 1) / 3)),
        place('inn', 0.4, table),
        place('grill', 0.7, table),
      ],
    }),
  )
}

const GUIDES = (Object.keys(ZONES) as TownId[]).map(makeGuide)
export const CITIES = GUIDES.map(({ city }) => city)
export const START = '2027-05-10'
export const day = (number: number) => addDays(START, number - 1)

/** Some kilometres north of the middle of a town, at its clocks. */
export function at(
  town: TownId,
  on: number | string,
  time: string,
  km = 0,
  name = `${town} ${km}`,
): BookingEnd {
  const { lat, lon } = MIDDLE[town]
  const date = typeof on === 'number' ? day(on) : on
  return { date, time, zone: ZONES[town], place: { name, lat: lat + km / 111, lon } }
}
let count = 0
export const booking = (kind: TripBooking['kind'], part: Partial<TripBooking>): TripBooking => ({
  id: `b${++count}`,
  kind,
  ...part,
})

export function factsOf(cities: readonly { id: string }[]): PlanFacts {
  return {
    guides: GUIDES.filter(({ city }) => cities.some(({ id }) => id === city.id)),
    holidays: {},
    rates: null,
  }
}

/** The request with these bookings, filled in. */
export function requestOf(input: PlanRequestInput, bookings: readonly TripBooking[]): ResolvedRequest {
  const request = withBookings(
    z.parse(planRequest, { startDate: START, timeBudgetMs: 50, ...input }),
    bookings,
    CITIES,
  )
  const resolved = resolveRequest(z.parse(planRequest, request), factsOf(request.cities), '2027-01-01')
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.issues))
  return resolved.value
}

const endless: StartTimer = () => ({ elapsed: () => 0, isOver: () => false })
export const planOf = (request: ResolvedRequest): PlanOutcome =>
  planOrExplain(request, factsOf(request.cities), { startTimer: endless })

/** The plan of these bookings, each of its rules kept. */
export function provedPlan(input: PlanRequestInput, bookings: readonly TripBooking[]) {
  const outcome = planOf(requestOf(input, bookings))
  if (outcome.state !== 'planned') throw new Error(JSON.stringify(outcome))
  expect(outcome.solved.checks.filter(({ ok }) => !ok)).toEqual([])
  return outcome.solved.plan
}

it('is planned without bookings, and asks for none', () => {
  const request = z.parse(planRequest, { cities: [{ id: 'town' }], days: 2, startDate: START })
  expect(withBookings(request, [], CITIES)).toBe(request)
  expect(provedPlan({ cities: [{ id: 'town' }], days: 2 }, []).days).toHaveLength(2)
})
