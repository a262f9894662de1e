import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { type PlanRequestInput, planRequest } from '../itinerary/index.ts'
import { emptyTrip, merge, type TripState } from './merge.rules.ts'
import { makeOps } from './ops.rules.ts'
import { mustSeeChanges, ownPlacesOf, withOwnPlaces, withoutOwnPlaces } from './own-places.rules.ts'

const ids = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`
const own = (n: number) => `own-${ids(n)}`
const ROME = { lat: 41.9, lon: 12.5 }
let made = 100

function tripOf(items: Record<number, object>): TripState {
  const changes = Object.entries(items).flatMap(([n, fields]) =>
    Object.entries({ kind: 'place', ...fields }).map(([field, value]) => ({
      itemId: ids(Number(n)),
      field,
      value,
    })),
  )
  const { state, refused } = merge(
    emptyTrip(ids(1)),
    makeOps(emptyTrip(ids(1)), 0, changes, () => ids(made++)),
  )
  expect(refused).toEqual([])
  return state
}
const trip = tripOf({
  2: { name: 'Mill', location: { lat: 41.91, lon: 12.51, address: 'Via 1' }, isMustSee: true, duration: 90 },
  3: { name: 'x'.repeat(300), location: ROME, price: { amount: 700, currency: 'EUR' } },
  4: { name: 'Far', location: { lat: 45, lon: 9 }, isMustSee: true },
  5: { name: 'Gone', location: ROME, deleted: true },
  6: { name: 'Nowhere' },
})
const request: PlanRequestInput = {
  cities: [{ id: 'rome' }],
  days: 2,
  mustSee: ['forum', own(5)],
  avoid: [own(2)],
  locks: [],
}

it('a request gets the places of the trip that are near its cities, as the contract has them', () => {
  const placed = withOwnPlaces(request, ownPlacesOf(trip), [ROME])
  expect(placed.places?.map(({ id, minutes, hours }) => [id, minutes, hours])).toEqual([
    [own(2), 90, '24/7'],
    [own(3), 60, '24/7'],
  ])
  expect(z.safeParse(planRequest, placed).error).toBeUndefined()
})

it('the trip says what must be seen: of what is gone or far nothing is left, and what was left out before comes back', () => {
  const { mustSee, avoid } = withOwnPlaces(request, ownPlacesOf(trip), [ROME])
  expect([mustSee, avoid]).toEqual([['forum', own(2)], []])
  // A form that shows the places has the last word about them.
  expect(
    withOwnPlaces({ ...request, mustSee: [own(3)] }, ownPlacesOf(trip), [ROME], [own(2)]).mustSee,
  ).toEqual([own(3)])
})

it('a request without places stays as it is, and what is stored names none', () => {
  const plain = { ...request, mustSee: ['forum'], avoid: [] }
  expect(withOwnPlaces(plain, [], [ROME])).toBe(plain)
  const placed = withOwnPlaces(request, ownPlacesOf(trip), [ROME])
  expect(withoutOwnPlaces(placed)).toEqual({ ...request, mustSee: ['forum'], avoid: [] })
})

it('a place that was added to a day or taken out of it is remembered as such', () => {
  const placed = withOwnPlaces(request, ownPlacesOf(trip), [ROME])
  expect(mustSeeChanges(trip, placed)).toEqual([])
  expect(mustSeeChanges(trip, { ...placed, mustSee: [own(3)] })).toEqual([
    { itemId: ids(2), field: 'isMustSee', value: false },
    { itemId: ids(3), field: 'isMustSee', value: true },
  ])
  // One that no request names yet is left as it is.
  expect(mustSeeChanges(trip, { ...placed, places: [] })).toEqual([])
})
