import { describe, expect, it } from 'vitest'
import { makeTrip, type Trip } from '../itinerary/checker-planner.test.ts'
import { checkTrip, type Plan, type ResolvedRequest } from '../itinerary/index.ts'
import { keepConstraints } from './constraints.rules.ts'
import {
  findMinimalConflict,
  type listConstraints,
  nearestPlan,
  replanDays,
  retimeDay,
  solveTrip,
} from './index.ts'

// Ten thousand such trips are `bench:planner --suite random`; these are for each commit.
const TRIPS = Array.from({ length: 36 }, (_, seed) => makeTrip(seed + 1)).filter((trip) => trip !== null)
const brokenRules = (request: ResolvedRequest, plan: Plan, { facts }: Trip) =>
  checkTrip(request, plan, facts)
    .filter(({ ok }) => !ok)
    .map(({ rule, parts }) => `${rule}: ${parts[0]?.detail}`)
const isProvedFor = (trip: Trip) => (plan: Plan, request: ResolvedRequest) =>
  brokenRules(request, plan, trip).length === 0
const solve = (trip: Trip, iterations = 120) =>
  solveTrip(trip.request, trip.facts, { iterations, isProved: isProvedFor(trip) })

describe('the planner', () => {
  it('finds a plan that the checker accepts for every trip that is known to have one', () => {
    const unsolved = TRIPS.filter((trip) => solve(trip).solution === null).map(({ request }) =>
      JSON.stringify(request),
    )
    expect(TRIPS.length).toBeGreaterThan(24)
    expect(unsolved).toEqual([])
  })

  it('gives the same plan for the same request, seed and iterations', () => {
    for (const trip of TRIPS.slice(0, 6)) expect(solve(trip)).toEqual(solve(trip))
  })

  it('reports each plan that is better than the last, the first immediately', () => {
    for (const trip of TRIPS.slice(0, 6)) {
      const scores: number[] = []
      const onPlan = ({ score }: { score: number }) => scores.push(score)
      solveTrip(trip.request, trip.facts, { iterations: 150, isProved: isProvedFor(trip), onPlan })
      expect(scores.length).toBeGreaterThan(0)
      expect(scores).toEqual([...scores].sort((a, b) => a - b))
    }
  })

  it('stops when `shouldStop` returns true, and reports that it was cut', () => {
    const [trip] = TRIPS
    if (!trip) throw new Error('no trip')
    const { cut, iterations } = solveTrip(trip.request, trip.facts, {
      iterations: 1_000_000,
      isProved: isProvedFor(trip),
      shouldStop: () => true,
    })
    expect(cut).toBe(true)
    expect(iterations).toBeLessThan(1000)
  })
})

describe('a conflict', () => {
  const CONFLICTS = TRIPS.filter(({ request }) => request.meals)
    .slice(0, 4)
    .map((trip) => {
      const budget = { amount: 0, currency: trip.request.budget?.currency ?? 'EUR' }
      const poor = { ...trip, request: { ...trip.request, budget } }
      return { trip: poor, constraints: findMinimalConflict(poor.request, poor.facts) }
    })

  it('is infeasible, and feasible without any one of its members', () => {
    for (const { trip, constraints } of CONFLICTS) {
      const possible = (constraints: ReturnType<typeof listConstraints>) =>
        solve({ ...trip, request: keepConstraints(trip.request, constraints) }, 250).solution !== null
      expect(constraints?.length).toBeGreaterThan(0)
      expect(possible(constraints ?? [])).toBe(false)
      for (const constraint of constraints ?? [])
        expect(possible((constraints ?? []).filter((other) => other !== constraint))).toBe(true)
    }
  })

  it('has the nearest plan, which meets every constraint that was not dropped', () => {
    for (const { trip } of CONFLICTS) {
      const nearest = nearestPlan(trip.request, trip.facts)
      if (!nearest) throw new Error('no nearest plan')
      expect(brokenRules(nearest.request, nearest.solution.plan, trip)).toEqual([])
      expect(nearest.dropped.length).toBeGreaterThan(0)
    }
  })

  it('drops nothing when every constraint can be met', () => {
    const [trip] = TRIPS
    if (!trip) throw new Error('no trip')
    expect(nearestPlan(trip.request, trip.facts)?.dropped).toEqual([])
  })
})

describe('a re-plan', () => {
  it('keeps the other days byte-identical, repeats none of their places, and passes the checker as a whole', () => {
    const several = TRIPS.filter(({ request }) => request.days > 1).slice(0, 9)
    for (const trip of several) {
      const { solution } = solve(trip)
      if (!solution) continue
      const again = replanDays(trip.request, trip.facts, solution.plan, {
        days: [0],
        iterations: 120,
        isProved: isProvedFor(trip),
      })
      if (!again.solution) continue
      expect(JSON.stringify(again.solution.plan.days.slice(1))).toBe(
        JSON.stringify(solution.plan.days.slice(1)),
      )
      expect(brokenRules(trip.request, again.solution.plan, trip)).toEqual([])
    }
  })
})

describe('a day in another order', () => {
  it('is timed again, and unchanged for its old order', () => {
    for (const trip of TRIPS.slice(0, 9)) {
      const { solution } = solve(trip)
      for (const [day, { stops }] of solution?.plan.days.entries() ?? []) {
        if (!solution) continue
        const plan = retimeDay(trip.request, trip.facts, solution.plan, { day, stops })
        expect(brokenRules(trip.request, plan, trip)).toEqual([])
      }
    }
  })

  it('keeps the requested order, and the checker reports violations', () => {
    const [trip] = TRIPS.filter(({ plan }) => (plan.days[0]?.stops.length ?? 0) > 2)
    if (!trip) throw new Error('no trip')
    const stops = [...(trip.plan.days[0]?.stops ?? [])].reverse()
    const plan = retimeDay(trip.request, trip.facts, trip.plan, { day: 0, stops })
    expect(plan.days[0]?.stops.map(({ name }) => name)).toEqual(stops.map(({ name }) => name))
    expect(
      brokenRules(trip.request, plan, trip).filter((rule) => /^(order|travel-time|costs)/.test(rule)),
    ).toEqual([])
  })
})
