import { expect, it } from 'vitest'
import { readPageEvent, readReservations } from './reservations.rules.ts'

const event = (name: string, more: object = {}) => ({
  '@type': 'MusicEvent',
  name,
  startDate: '2027-06-12T20:00:00+02:00',
  location: { '@type': 'Place', name: 'Town Hall' },
  ...more,
})

it('a page about one event is that event', () => {
  const [booking, ...others] = readPageEvent([
    { '@type': 'WebPage', mainEntity: event('Spring Concert') },
  ]).bookings
  expect(others).toEqual([])
  expect(booking).toMatchObject({
    kind: 'event',
    name: 'Spring Concert',
    startsAt: { at: { date: '2027-06-12', time: '20:00' }, place: { name: 'Town Hall' } },
  })
})

it.each<[string, object[]]>([
  ['of several events', [event('One'), event('Two')]],
  ['of one that is cancelled', [event('One', { eventStatus: 'https://schema.org/EventCancelled' })]],
  ['of one without a day', [event('One', { startDate: undefined })]],
])('a page %s gives none', (_, objects) => {
  expect(readPageEvent(objects).bookings).toEqual([])
})

it('a reservation of several journeys is a booking of each', () => {
  const flight = (flightNumber: string) => ({
    '@type': 'Flight',
    flightNumber,
    airline: { iataCode: 'LH' },
    departureTime: `2027-06-0${flightNumber.length}T10:00:00`,
  })
  const { bookings } = readReservations({
    '@type': 'FlightReservation',
    reservationNumber: 'XK4L9P',
    reservationFor: [flight('12'), flight('345')],
  })
  expect(bookings.map(({ number, reference }) => [number, reference])).toEqual([
    ['LH 12', 'XK4L9P'],
    ['LH 345', 'XK4L9P'],
  ])
})
