import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../../base/dates.ts'
import { emptyTrip, makeOps, merge } from '../sync/index.ts'
import { at, booking } from './booked-world.test.ts'
import {
  bookingsOf,
  bookingTitle,
  calendarDays,
  durationMinutes,
  endAt,
  isOnDate,
  parseFlightNumber,
  timedBooking,
} from './booking.rules.ts'

const TRIP = '00000000-0000-7000-8000-000000000001'
// Both sides of the date line, half hours, and clocks that change by one hour, by half of one, and not at all.
const ZONES = [
  'Pacific/Auckland',
  'Pacific/Apia',
  'Pacific/Honolulu',
  'Pacific/Kiritimati',
  'America/Los_Angeles',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Europe/London',
  'Europe/Rome',
  'Africa/Casablanca',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Australia/Adelaide',
]
const PLACE = { name: 'x' }

describe('how long a booking takes', () => {
  it('is what the world’s clock says between any two zones, on any day of the year', () => {
    const instant = fc.integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2028, 0, 1) / 60_000 })
    const zone = fc.constantFrom(...ZONES)
    fc.assert(
      fc.property(instant, fc.integer({ min: 1, max: 30 * 60 }), zone, zone, (start, minutes, one, other) => {
        const startsAt = endAt(start * 60_000, { zone: one, place: PLACE })
        const endsAt = endAt((start + minutes) * 60_000, { zone: other, place: PLACE })
        const timed = timedBooking(booking('flight', { startsAt, endsAt }))
        // An hour that comes twice is read as the first: then it takes an hour more or less, as on the ticket.
        const isTwice = (end: typeof startsAt, real: number) =>
          timed !== null && (end === startsAt ? timed.from : timed.until) !== real * 60_000
        if (timed === null) return
        if (isTwice(startsAt, start) || isTwice(endsAt, start + minutes)) return
        expect(durationMinutes(timed)).toBe(minutes)
        expect(calendarDays(timed)).toBe(daysBetween(startsAt.date, endsAt.date))
        expect(Math.abs(calendarDays(timed) - minutes / 1440)).toBeLessThan(2.2)
      }),
      { numRuns: 400 },
    )
  })

  it.each([
    [
      'over the date line to the east, the day before',
      'Pacific/Auckland',
      '2027-05-11 00:30',
      'Pacific/Honolulu',
      '2027-05-10 10:30',
      480,
      -1,
    ],
    [
      'over the date line to the west, two days later',
      'Pacific/Honolulu',
      '2027-05-12 22:30',
      'Pacific/Auckland',
      '2027-05-14 05:30',
      540,
      2,
    ],
    [
      'in the night in which the clocks go forward',
      'Europe/Rome',
      '2027-03-28 01:30',
      'Europe/Rome',
      '2027-03-28 04:30',
      120,
      0,
    ],
    [
      'in the night in which they go back',
      'Europe/Rome',
      '2027-10-31 01:30',
      'Europe/Rome',
      '2027-10-31 04:30',
      240,
      0,
    ],
    [
      'where they change by half an hour',
      'Australia/Lord_Howe',
      '2027-04-04 01:00',
      'Australia/Lord_Howe',
      '2027-04-04 03:00',
      150,
      0,
    ],
  ])('is right %s', (_, zone, from, endZone, until, minutes, days) => {
    const end = (text: string, zone: string) => {
      const [date = '', time = ''] = text.split(' ')
      return { date, time, zone, place: PLACE }
    }
    const timed = timedBooking(booking('flight', { startsAt: end(from, zone), endsAt: end(until, endZone) }))
    expect(timed && durationMinutes(timed)).toBe(minutes)
    expect(timed && calendarDays(timed)).toBe(days)
  })

  it('is nothing when the end is before the beginning, and reckoned for a table without one', () => {
    const startsAt = at('town', 1, '20:00')
    expect(timedBooking(booking('train', { startsAt, endsAt: at('town', 1, '19:00') }))).toBeNull()
    expect(timedBooking(booking('train', { startsAt }))).toBeNull()
    expect(timedBooking(booking('restaurant', { startsAt }))?.endsAt.time).toBe('21:30')
  })
})

it('follow each other in the time of the world, without what was deleted', () => {
  const item = (n: number) => `00000000-0000-7000-8000-00000000001${n}`
  const fields = (n: number, one: Record<string, unknown>) =>
    Object.entries(one).map(([field, value]) => ({ itemId: item(n), field, value }))
  const changes = [
    ...fields(1, { kind: 'flight', startsAt: at('west', 1, '09:00') }),
    ...fields(2, { kind: 'train', startsAt: at('town', 1, '10:00') }),
    ...fields(3, { kind: 'event', name: 'Gone', deleted: true }),
    ...fields(4, { kind: 'event', name: 'Some day' }),
    ...fields(5, { kind: 'visit', name: 'A stop' }),
  ]
  let count = 0
  const ops = makeOps(emptyTrip(TRIP), 0, changes, () => `op-${++count}`)
  const { state, refused } = merge(emptyTrip(TRIP), ops)
  expect(refused).toEqual([])
  expect(bookingsOf(state).map(({ id }) => id)).toEqual([item(2), item(1), item(4)])
})

it('are of the days on which they begin and end, and a bed of those between', () => {
  const ends = { startsAt: at('town', 1, '15:00'), endsAt: at('town', 4, '11:00') }
  const days = (one: ReturnType<typeof booking>) =>
    [0, 1, 2, 3, 4, 5].filter((n) => isOnDate(one, addDays(ends.startsAt.date, n - 1)))
  expect(days(booking('hotel', ends))).toEqual([1, 2, 3, 4])
  expect(days(booking('car', ends))).toEqual([1, 4])
})

it.each([
  ['LH 123', 'LH 123'],
  ['lh123', 'LH 123'],
  [' nz-0010 ', 'NZ 10'],
  ['U2 1234a', 'U2 1234A'],
  ['9W 7', '9W 7'],
  ['DLH400', 'DLH 400'],
  ['12 345', null],
  ['LH', null],
  ['LH 12345', null],
  ['train to Rome', null],
])('a flight number typed as %j is %j', (text, number) => expect(parseFlightNumber(text)).toBe(number))

it('are called by their name, or by their number and where they lead', () => {
  const startsAt = { ...at('east', 1, '10:00'), place: { name: 'Auckland (AKL)', code: 'AKL' } }
  const endsAt = { ...at('west', 1, '10:00'), place: { name: 'Honolulu' } }
  expect(bookingTitle(booking('flight', { number: 'NZ 10', startsAt, endsAt }))).toBe('NZ 10 AKL – Honolulu')
  expect(bookingTitle(booking('restaurant', { name: 'Chez Bon', startsAt }))).toBe('Chez Bon')
  expect(bookingTitle(booking('event', {}))).toBe('')
})
