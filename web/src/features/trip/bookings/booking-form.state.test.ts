import type { Airport } from '@tripwright/domain/booking/flights'
import type { City } from '@tripwright/domain/destination/places'
import { type TripBooking, timedBooking } from '@tripwright/domain/trip/bookings'
import { BOOKING_KINDS } from '@tripwright/domain/trip/itinerary'
import { tripOp } from '@tripwright/domain/trip/sync'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import {
  type BookingForm,
  bookingChanges,
  bookingErrors,
  bookingFields,
  newBookingForm,
  toBookingForm,
  withAirport,
  withDefaultEnd,
  zoneAt,
} from './booking-form.state.ts'

const ROME = { id: 'rome', name: 'Rome', lat: 41.9, lon: 12.5, zone: 'Europe/Rome' } as City
const airport = (iata: string, lat: number, lon: number, zone: string): Airport => ({
  iata,
  city: iata,
  name: `${iata} Field`,
  country: 'XX',
  lat,
  lon,
  zone,
})
const AIRPORTS = [
  airport('AKL', -37, 174.8, 'Pacific/Auckland'),
  airport('HNL', 21.3, -157.9, 'Pacific/Honolulu'),
]
const DEFAULTS = { date: '2027-05-10', city: ROME, until: '2027-05-13', currency: 'EUR' }
const ID = '00000000-0000-7000-8000-000000000001'

const flight = (): BookingForm => {
  const form = newBookingForm('flight', DEFAULTS)
  const start = { ...withAirport(form.start, 'AKL Field (AKL)', AIRPORTS), date: '2027-05-11', time: '00:30' }
  const end = { ...withAirport(form.end, 'HNL Field (HNL)', AIRPORTS), date: '2027-05-10', time: '10:30' }
  return { ...form, number: 'nz10', start, end, isEndSet: true, price: '1234,5', people: 'Ann, , Bob' }
}

describe('the form of a booking', () => {
  it('takes a price as a ticket shows it, with marks between thousands, and refuses what may mean two sums', () => {
    const paid = (price: string, currency: string) => bookingFields({ ...flight(), price, currency }).cost
    expect(paid('3,412.80', 'USD')).toEqual({ amount: 341_280, currency: 'USD' })
    expect(paid('3.412,80', 'EUR')).toEqual({ amount: 341_280, currency: 'EUR' })
    expect(paid('198,000', 'JPY')).toEqual({ amount: 198_000, currency: 'JPY' })
    expect(bookingErrors({ ...flight(), price: '12.345', currency: 'EUR' })).toMatchObject({
      price: 'error.price',
    })
    expect(bookingErrors({ ...flight(), price: '12345678901', currency: 'EUR' })).toMatchObject({
      price: 'error.price',
    })
  })

  it('makes the fields that the trip takes, of every kind', () => {
    for (const kind of BOOKING_KINDS) {
      const end = { ...newBookingForm(kind, DEFAULTS).end, time: '12:00', date: '2027-05-12', text: 'There' }
      const form = { ...newBookingForm(kind, DEFAULTS), name: 'Name', end }
      const filled = { ...form, start: { ...form.start, time: '10:00', text: 'Here' } }
      expect(bookingErrors(filled), kind).toEqual({})
      for (const { field, value } of bookingChanges(ID, filled, null)) {
        const op = { opId: ID, tripId: ID.replace('01', '02'), itemId: ID, field, value, baseVersion: 0 }
        expect(z.safeParse(tripOp, op).success, `${kind} ${field}`).toBe(true)
      }
    }
  })

  it('takes the zone of the airport, the number as airlines write it, and a sum in minor units', () => {
    const fields = bookingFields(flight())
    expect(bookingErrors(flight())).toEqual({})
    expect(fields).toMatchObject({
      number: 'NZ 10',
      cost: { amount: 123450, currency: 'EUR' },
      people: ['Ann', 'Bob'],
      startsAt: { zone: 'Pacific/Auckland', place: { code: 'AKL', lat: -37 } },
      endsAt: { zone: 'Pacific/Honolulu', place: { code: 'HNL' } },
    })
    expect(timedBooking({ ...fields, id: ID } as TripBooking)).not.toBeNull()
  })

  it('opens with what was entered, and changes only what is changed', () => {
    const booking = { ...bookingFields(flight()), id: ID } as TripBooking
    const again = toBookingForm(booking, DEFAULTS)
    expect(bookingChanges(ID, again, booking)).toEqual([])
    expect(bookingChanges(ID, { ...again, seat: '14A' }, booking)).toEqual([
      { itemId: ID, field: 'seat', value: '14A' },
    ])
  })

  it('ends when such things end until somebody says otherwise', () => {
    const dinner = { ...newBookingForm('restaurant', DEFAULTS) }
    const begun = withDefaultEnd({ ...dinner, start: { ...dinner.start, time: '23:00' } })
    expect(begun.end).toMatchObject({ date: '2027-05-11', time: '00:30' })
    const set = { ...begun, isEndSet: true, end: { ...begun.end, time: '01:00' } }
    expect(withDefaultEnd({ ...set, start: { ...set.start, time: '22:00' } }).end.time).toBe('01:00')
    expect(newBookingForm('hotel', DEFAULTS)).toMatchObject({
      start: { date: '2027-05-10', time: '15:00' },
      end: { date: '2027-05-13', time: '11:00' },
    })
  })

  it.each([
    ['nothing at all', newBookingForm('hotel', DEFAULTS), ['name']],
    ['no airports and no times', newBookingForm('flight', DEFAULTS), ['from', 'to', 'startTime', 'endTime']],
    [
      'an end before the beginning',
      { ...flight(), end: { ...flight().end, date: '2027-05-09' } },
      ['endTime'],
    ],
    ['a price of letters', { ...flight(), price: 'cheap' }, ['price']],
    ['a price finer than the currency', { ...flight(), price: '1.5', currency: 'JPY' }, ['price']],
  ])('says what is wrong: %s', (_, form, fields) => {
    expect(Object.keys(bookingErrors(form)).sort()).toEqual([...fields].sort())
  })

  it('guesses a zone from the nearest town of the trip, far from it from the nearest airport', () => {
    expect(zoneAt({ lat: 43, lon: 12 }, [ROME], AIRPORTS)).toBe('Europe/Rome')
    expect(zoneAt({ lat: -36, lon: 174 }, [ROME], AIRPORTS)).toBe('Pacific/Auckland')
    expect(zoneAt({ lat: 0, lon: 0 }, [], [])).toBeNull()
  })
})
