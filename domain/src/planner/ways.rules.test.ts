import { expect, it } from 'vitest'
import { makeTrip } from '../itinerary/checker-planner.test.ts'
import { makeWays } from './ways.rules.ts'

const trip = makeTrip(1)
if (!trip) throw new Error('no trip')
const [guide] = trip.facts.guides
if (!guide) throw new Error('no guide')
const here = { lat: guide.city.lat, lon: guide.city.lon }
// Most of a kilometre: the party could walk, and a ride with its waiting takes longer.
const there = { lat: here.lat + 0.006, lon: here.lon }
const booking = { name: 'Booking', date: trip.request.startDate, cost: undefined }

function wayBetween(end: string, start: string) {
  const request = {
    ...{ ...trip?.request, locks: [], modes: ['walk' as const, 'transit' as const] },
    bookings: [
      { ...booking, ...here, start: '10:00', end },
      { ...booking, ...there, start, end: '20:00' },
    ],
  }
  if (!trip || !guide) throw new Error('no trip')
  const way = makeWays({ ...trip.request, ...request }, trip.facts, {}, 'lazy')(guide, here, there)
  if (!way) throw new Error('no way')
  return { mode: way.mode, minutes: way.minutes }
}

it('who walks as little as can be rides, but not where only on foot the next booking is reached in time', () => {
  const ride = wayBetween('11:00', '13:00')
  expect(ride.mode).toBe('transit')
  const walk = wayBetween('11:00', `11:${ride.minutes - 1}`)
  expect(walk.mode).toBe('walk')
  expect(walk.minutes).toBeLessThan(ride.minutes)
  expect(wayBetween('11:00', `11:${ride.minutes}`).mode).toBe('transit')
})
