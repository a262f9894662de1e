import type { Airport } from '@tripwright/domain/booking/flights'
import { emptyTrip, type TripState } from '@tripwright/domain/trip/sync'
import { expect, it } from 'vitest'
import { findTripFlights } from './trip-flights.tsx'

const at = (iata: string, lat: number, lon: number): Airport => ({
  iata,
  city: iata,
  name: iata,
  country: 'IT',
  zone: 'Europe/Rome',
  lat,
  lon,
})
const AIRPORTS = [at('FCO', 41.8003, 12.2389), at('LHR', 51.47, -0.4543), at('CIA', 41.7994, 12.5949)]
const ROME = { lat: 41.89, lon: 12.49 }
const LONDON = { lat: 51.5, lon: -0.12 }

function tripOf(stops: object[]): TripState {
  const trip = emptyTrip('trip')
  for (const [index, stop] of stops.entries()) {
    const stopFields = { kind: 'visit', order: `a${index}`, ...stop }
    const fields = Object.entries(stopFields).map(([name, value]) => [name, { value, version: 1 }])
    trip.items[`stop-${index}`] = { id: `stop-${index}`, fields: Object.fromEntries(fields) } as never
  }
  return trip
}
const found = (stops: object[]) =>
  findTripFlights(tripOf(stops), AIRPORTS).map(({ from, to, date }) => [from.iata, to.iata, date])

it('finds the ways of a trip that were flown, between the main airports of its towns', () => {
  const museum = { ...ROME, day: '2026-05-01' }
  const bridge = { ...LONDON, day: '2026-05-02', mode: 'flight' }
  expect(found([museum, bridge])).toEqual([['FCO', 'LHR', '2026-05-02']])
  expect(found([museum, { ...bridge, mode: 'train' }])).toEqual([])
  // Far from every airport, or at an unknown position.
  expect(found([museum, { ...bridge, lat: 0, lon: 0 }])).toEqual([])
  expect(found([{ day: '2026-05-01' }, bridge])).toEqual([])
  expect(found([bridge])).toEqual([])
})

it('takes the flights that the trip has booked first, with their number, and no way twice', () => {
  const trip = tripOf([
    { ...ROME, day: '2026-05-01' },
    { ...LONDON, day: '2026-05-02', mode: 'flight' },
    {
      kind: 'flight',
      number: 'BA 551',
      startsAt: {
        date: '2026-05-02',
        time: '10:00',
        zone: 'Europe/Rome',
        place: { name: 'Rome', code: 'FCO' },
      },
      endsAt: {
        date: '2026-05-02',
        time: '12:00',
        zone: 'Europe/London',
        place: { name: 'London', ...LONDON },
      },
    },
    {
      kind: 'train',
      startsAt: { date: '2026-05-03', time: '10:00', zone: 'Europe/London', place: { name: 'x' } },
    },
  ])
  expect(findTripFlights(trip, AIRPORTS)).toMatchObject([
    { from: { iata: 'FCO' }, to: { iata: 'LHR' }, date: '2026-05-02', number: 'BA 551' },
  ])
})
