import { checkTrip } from '@tripwright/domain/trip/itinerary'
import { solveTrip } from '@tripwright/domain/trip/planner'
import { expect, it, vi } from 'vitest'
import { randomFigures } from './random.ts'
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

it('a possible trip that is not planned is not made up for by an arbitrary one that is', () => {
  const row = { name: 'trip', days: 3, places: 20, cpu: 1 }
  const figures = randomFigures([
    { ...row, isPossible: true, outcome: 'solved' },
    { ...row, isPossible: true, outcome: 'unsolved' },
    { ...row, isPossible: false, outcome: 'solved' },
    { ...row, isPossible: false, outcome: 'refused' },
  ])
  const counts = Object.fromEntries(figures.map(({ name, value, aim }) => [name, [value, aim]]))
  expect(counts).toMatchObject({
    'possible (built round a plan)': [2, undefined],
    'possible, planned and proved': [1, 2],
    'possible, not planned': [1, 0],
    'arbitrary, planned and proved': [1, undefined],
    'arbitrary, refused, smallest conflict tried again': [1, undefined],
  })
})
