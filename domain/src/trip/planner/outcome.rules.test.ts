import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { type Guide, guideFile, toGuide } from '../../destination/places/index.ts'
import {
  checkTrip,
  type PlanFacts,
  type PlanRequestInput,
  planRequest,
  type ResolvedRequest,
  resolveRequest,
} from '../itinerary/index.ts'
import { type PlanOutcome, planOrExplain, type StartTimer } from './index.ts'

// Two flat towns half a day apart, and one at the other end of the world.
const place = (id: string, lat: number, lon: number, more: object = {}) => ({
  id,
  name: id,
  nameLocal: id,
  lat,
  lon,
  category: 'landmark',
  hours: '08:00-22:00',
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

function makeGuide(id: string, lat: number, lon: number, zone: string): Guide {
  const city = { id, name: id, nameLocal: id, country: 'AT', lat, lon, zone, currency: 'EUR' }
  const transport = {
    transitFare: 200,
    transitKmh: 20,
    transitWaitMinutes: 8,
    taxiBase: 300,
    taxiPerKm: 100,
    detour: 1.3,
  }
  const pointsOfInterest = [
    ...Array.from({ length: 8 }, (_, i) => place(`${id}-sight-${i}`, lat, lon + 0.004 * (i + 1))),
    place(`${id}-inn`, lat, lon + 0.005, { category: 'restaurant', meals: ['lunch', 'dinner'], price: 1500 }),
    place(`${id}-shut`, lat, lon, { hours: 'Mo-Su off' }),
  ]
  return toGuide(z.parse(guideFile, { asOf: '2025-11-30', city, transport, barriers: [], pointsOfInterest }))
}

const FACTS: PlanFacts = {
  guides: [
    makeGuide('town', 48, 10, 'Europe/Vienna'),
    makeGuide('port', 48, 12, 'Europe/Vienna'),
    makeGuide('antipodes', -45, -172, 'Pacific/Auckland'),
  ],
  holidays: {},
  rates: null,
}

function resolve(input: Partial<PlanRequestInput>): ResolvedRequest {
  const planInput = { cities: [{ id: 'town' }], days: 1, startDate: '2026-12-02', timeBudgetMs: 10, ...input }
  const settled = resolveRequest(z.parse(planRequest, planInput), FACTS, '2026-11-21')
  if (!settled.ok) throw new Error(JSON.stringify(settled.issues))
  return settled.value
}

/** The n-th timer, from 0, is over after this many calls; later timers are over at once. */
function timers(...looks: number[]): StartTimer {
  let started = 0
  return () => {
    let left = looks[started++] ?? 0
    return { elapsed: () => 0, isOver: () => left-- <= 0 }
  }
}
const patient: StartTimer = () => ({ elapsed: () => 0, isOver: () => false })
const plan = (input: Partial<PlanRequestInput>, startTimer = patient) =>
  planOrExplain(resolve(input), FACTS, { startTimer })
const conflictOf = (outcome: PlanOutcome) =>
  outcome.state === 'refused' ? outcome.conflict.map(({ wish, index }) => [wish, index]) : outcome.state
const sights = (count: number) => Array.from({ length: count }, (_, i) => `town-sight-${i}`)

describe('a plan', () => {
  it('is byte-identical for the same request, independent of the duration of the search', () => {
    let now = 0
    const slow: StartTimer = () => ({ elapsed: () => now++, isOver: () => false })
    const bytes = (startTimer: StartTimer) => {
      const outcome = plan({ days: 3, mustSee: sights(2) }, startTimer)
      if (outcome.state !== 'planned') throw new Error(outcome.state)
      const { milliseconds: _, ...solver } = outcome.solved.solver
      return JSON.stringify({ ...outcome.solved, solver })
    }
    expect(bytes(slow)).toBe(bytes(patient))
    expect(bytes(patient)).toContain('"cut":false')
  })

  it('takes the iterations of its time budget, independent of the speed of the processor', () => {
    const iterations = (timeBudgetMs: number) => {
      const outcome = plan({ timeBudgetMs })
      return outcome.state === 'planned' ? outcome.solved.solver.iterations : 0
    }
    expect(iterations(100) / iterations(10)).toBeCloseTo(10, 0)
  })

  it('that was cut by time meets all constraints, passes the checker, and is marked as cut', () => {
    const input = {
      days: 3,
      mustSee: sights(3),
      meals: true,
      locks: [{ poiId: 'town-sight-5', date: '2026-12-03', start: '15:00' }],
    }
    for (const looks of [0, 1, 3, 10]) {
      const outcome = plan(input, timers(looks))
      if (outcome.state !== 'planned') throw new Error(`${outcome.state} after ${looks} looks`)
      expect(checkTrip(resolve(input), outcome.solved.plan, FACTS).filter(({ ok }) => !ok)).toEqual([])
      expect(outcome.solved.solver.cut).toBe(true)
    }
  })

  it('shortens required visits instead of leaving one out', () => {
    // Nine hours of sights and no more than five hours for them.
    const outcome = plan({ mustSee: sights(8), pace: 'packed', dayEnd: '15:00', meals: false })
    expect(outcome.state).toBe('planned')
  })
})

describe('a refusal', () => {
  it('has a minimal set of constraints, with the nearest plan', () => {
    const outcome = plan({ mustSee: ['town-shut', 'town-sight-1'] })
    expect(conflictOf(outcome)).toEqual([['must-see', 0]])
    if (outcome.state !== 'refused' || !outcome.nearest) throw new Error('no nearest plan')
    const { solved, request, dropped } = outcome.nearest
    expect(dropped.map(({ wish, index }) => [wish, index])).toEqual([['must-see', 0]])
    expect(request.mustSee).toEqual(['town-sight-1'])
    expect(checkTrip(request, solved.plan, FACTS).every(({ ok }) => ok)).toBe(true)
  })

  it('names all conflicting constraints, and no others', () => {
    const at = (poiId: string) => ({ poiId, date: '2026-12-02', start: '12:00' })
    const locks = ['town-sight-0', 'town-sight-7'].map(at)
    expect(
      conflictOf(plan({ locks, mustSee: sights(3), budget: { amount: 9000, currency: 'EUR' } })),
    ).toEqual([
      ['lock', 0],
      ['lock', 1],
    ])
  })

  it('is no conflict when the time ran out in the search', () => {
    const outcome = plan({ mustSee: sights(8), pace: 'relaxed' }, timers(2))
    expect(outcome).toEqual({ state: 'out-of-time', nearest: null })
  })

  it('is no conflict when the time ran out before the proof; it still has the nearest plan', () => {
    const outcome = plan({ mustSee: sights(8), pace: 'relaxed' }, timers(Infinity, 2, Infinity))
    expect(outcome.state).toBe('out-of-time')
    if (outcome.state !== 'out-of-time' || !outcome.nearest) throw new Error('no nearest plan')
    expect(outcome.nearest.request.mustSee).toHaveLength(4)
    expect(outcome.nearest.dropped).toHaveLength(4)
  })

  it('names the city that would be left before arrival, with a plan that stays there longer', () => {
    const cities = [{ id: 'town', nights: 3 }, { id: 'antipodes', nights: 1 }, { id: 'port' }]
    const outcome = plan({ cities, days: 6 })
    expect(conflictOf(outcome)).toEqual([['nights', 1]])
    if (outcome.state !== 'refused' || !outcome.nearest) throw new Error('no nearest plan')
    const { request, solved } = outcome.nearest
    expect(request.cities.map(({ nights }) => nights)).toEqual([2, 2, 1])
    expect(checkTrip(request, solved.plan, FACTS).every(({ ok }) => ok)).toBe(true)
  })
})
