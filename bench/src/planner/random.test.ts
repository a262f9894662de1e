import { checkTrip } from '@tripwright/domain/trip/itinerary'
import { solveTrip } from '@tripwright/domain/trip/planner'
import { expect, it, vi } from 'vitest'
import { makeRandomTrip } from './random-trip.ts'

// A generous time limit for a busy machine.
vi.setConfig({ testTimeout: 60_000 })

// Regressions found among 10,000 trips: the hidden plan that the solver once missed, and why.
it.each([
  [3613, 'nothing but the bus is in time and within the budget'],
  [4259, 'the bus just in time for a ticket, and no money for a taxi'],
  [4902, 'a taxi by day leaves no money for dinner'],
  [9029, 'a must-see fills the gap before a ticket and keeps lunch out'],
])('random trip %i is planned with all constraints met: %s', (seed) => {
  const { request, world } = makeRandomTrip(seed)
  const isProved = (...[plan, resolved]: Parameters<Parameters<typeof solveTrip>[2]['isProved']>) =>
    checkTrip(resolved, plan, world.facts).every(({ ok }) => ok)
  expect(solveTrip(request, world.facts, { iterations: 150, isProved }).lost).toEqual([])
})
