import { describe, expect, it } from 'vitest'
import { chooseBookedPlace, endsWithPosition, textToLookUp } from './booked-place.rules.ts'
import type { TripBooking } from './booking.rules.ts'

const ROME = { lat: 41.9, lon: 12.5 }
const found = (more: object = {}) => ({
  name: 'Hotel Artemide',
  address: 'Via Nazionale 22, 00184 Roma, Italia',
  kind: 'hotel',
  lat: 41.901,
  lon: 12.493,
  ...more,
})
const end = (name: string, more: object = {}) => ({
  date: '2027-05-01',
  time: '15:00',
  zone: 'Europe/Rome',
  place: { name, ...more },
})

describe('the address of a booking', () => {
  it.each([
    ['has its numbers and is the only one', 'Via Nazionale 22, Rome', [found()], true],
    [
      'was found twice at one place',
      'Via Nazionale 22',
      [found(), found({ lat: 41.9011, kind: 'house' })],
      true,
    ],
    ['was found at two places', 'Via Nazionale 22', [found(), found({ lat: 41.95 })], false],
    ['has another number', 'Via Nazionale 24', [found()], false],
    ['is a name alone', 'Artemide', [found()], false],
    ['is a part of the town', '22 Monti', [found({ kind: 'suburb' })], false],
  ])('that %s is taken or asked about', (_, text, places, isSure) => {
    expect(chooseBookedPlace(text, places, ROME)).toEqual({ place: places[0], isSure })
  })

  it('is asked about where nobody knows where the trip is, and not found far away from it', () => {
    expect(chooseBookedPlace('Via Nazionale 22', [found()], null)?.isSure).toBe(false)
    expect(chooseBookedPlace('Via Nazionale 22', [found({ lat: 45.4 })], ROME)).toBeNull()
    expect(chooseBookedPlace('Via Nazionale 22', [], ROME)).toBeNull()
  })

  it('is looked up where it has no position, and is no station or airport', () => {
    const hotel: TripBooking = { id: 'b', kind: 'hotel', startsAt: end(' Via Nazionale 22 ') }
    expect(textToLookUp(hotel)).toBe('Via Nazionale 22')
    expect(textToLookUp({ ...hotel, kind: 'train' })).toBeNull()
    expect(textToLookUp({ ...hotel, startsAt: end('') })).toBeNull()
    expect(textToLookUp({ ...hotel, startsAt: end('x y', ROME) })).toBeNull()
  })

  it('gives its position to both ends at one place, and not to one elsewhere', () => {
    const car: TripBooking = { id: 'b', kind: 'car', startsAt: end('A'), endsAt: end('B') }
    expect(endsWithPosition(car, ROME).map(({ field }) => field)).toEqual(['startsAt'])
    expect(endsWithPosition({ ...car, endsAt: end('A') }, ROME)).toEqual([
      { field: 'startsAt', value: end('A', ROME) },
      { field: 'endsAt', value: end('A', ROME) },
    ])
  })
})
