import { expect, it } from 'vitest'
import type { TravelMode } from '../../destination/places/index.ts'
import { makeTrip } from '../itinerary/checker-planner.test.ts'
import { makeTravelLookup, type TravelPreference } from './travel-lookup.rules.ts'

const trip = makeTrip(1)
if (!trip) throw new Error('no trip')
const [guide] = trip.facts.guides
if (!guide) throw new Error('no guide')
const here = { lat: guide.city.lat, lon: guide.city.lon }
// About 700 m: near enough to walk, and a ride takes longer because of the wait.
const there = { lat: here.lat + 0.006, lon: here.lon }
const booking = { name: 'Booking', date: trip.request.startDate, cost: undefined }

/** The travel chosen between two bookings, of which the first ends at `end` and the second begins at `start`. */
function wayBetween(
  end: string,
  start: string,
  { preference = 'least-walking', to = there }: { preference?: TravelPreference; to?: typeof there } = {},
) {
  if (!trip || !guide) throw new Error('no trip')
  const modes: TravelMode[] =
    preference === 'least-walking' ? ['walk', 'transit'] : ['walk', 'transit', 'taxi']
  const bookings = [
    { ...booking, ...here, start: '10:00', end },
    { ...booking, ...to, start, end: '20:00' },
  ]
  const request = { ...trip.request, locks: [], modes, bookings }
  const way = makeTravelLookup(request, trip.facts, preference)(guide, here, to)
  if (!way) throw new Error('no way')
  return { mode: way.mode, minutes: way.minutes }
}

it('a party that avoids walking takes a ride, unless only a walk reaches the next booking in time', () => {
  const ride = wayBetween('11:00', '13:00')
  expect(ride.mode).toBe('transit')
  const walk = wayBetween('11:00', `11:${ride.minutes - 1}`)
  expect(walk.mode).toBe('walk')
  expect(walk.minutes).toBeLessThan(ride.minutes)
  expect(wayBetween('11:00', `11:${ride.minutes}`).mode).toBe('transit')
})

it('a party that prefers transit takes the bus when it arrives in time, and a taxi when it does not', () => {
  const far = { preference: 'transit' as const, to: { lat: here.lat + 0.05, lon: here.lon } }
  const bus = wayBetween('11:00', '13:00', far)
  expect(bus.mode).toBe('transit')
  expect(wayBetween('11:00', `11:${bus.minutes}`, far)).toEqual(bus)
  const ride = wayBetween('11:00', `11:${bus.minutes - 1}`, far)
  expect(ride.mode).toBe('taxi')
  expect(ride.minutes).toBeLessThan(bus.minutes)
})

it('a party that prefers transit takes the bus to a booking that walking would miss by a minute', () => {
  const near = { preference: 'transit' as const, to: { lat: here.lat + 0.012, lon: here.lon } }
  const walk = wayBetween('11:00', '13:00', near)
  expect(walk.mode).toBe('walk')
  expect(wayBetween('11:00', `11:${walk.minutes - 1}`, near).mode).toBe('transit')
})

it.each([
  ['a ticket of the city each', undefined, guide.transport.transitFare],
  ['its own fare each', 75, 75],
  ['nothing where it is free', 0, 0],
])('a walk that crosses by ferry costs %s', (_, fare, each) => {
  const river: (typeof guide.barriers)[number] = {
    name: 'River',
    line: [
      [here.lat + 0.003, here.lon - 1],
      [here.lat + 0.003, here.lon + 1],
    ],
    crossings: [
      {
        name: 'Ferry',
        from: [here.lat + 0.002, here.lon],
        to: [here.lat + 0.004, here.lon],
        minutes: 5,
        modes: ['walk'],
        fare,
      },
    ],
  }
  const request = { ...trip.request, locks: [], bookings: [], modes: ['walk' as const] }
  const way = makeTravelLookup(request, trip.facts)({ ...guide, barriers: [river] }, here, there)
  const { adults, children } = request.travellers
  expect(way?.price).toEqual({ amount: each * (adults + children), currency: guide.city.currency })
})
