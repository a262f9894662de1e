import { describe, expect, it } from 'vitest'
import { makePlanView } from '../sync/index.ts'
import { at, booking, day, factsOf, provedPlan, requestOf, START } from './booked-world.test.ts'
import type { TripBooking } from './booking.rules.ts'
import { bookingWarnings } from './collisions.rules.ts'

const SPAN = { startDate: START, days: 4 }
const ROUTE = {
  cities: [
    { id: 'town', nights: 2 },
    { id: 'port', nights: 1 },
  ],
  days: 4,
}
const warned = (bookings: TripBooking[], span: typeof SPAN | null = SPAN) =>
  bookingWarnings(bookings, { span, view: null, facts: null }).map(({ id, kind, values }) => [
    id,
    kind,
    values,
  ])
const bed = (from: number, until: number) =>
  booking('hotel', { name: 'Inn', startsAt: at('town', from, '15:00'), endsAt: at('town', until, '11:00') })

describe('a warning', () => {
  it('is said of two things at once, and of an end before its beginning', () => {
    const train = booking('train', {
      number: 'R 1',
      startsAt: at('town', 1, '10:00'),
      endsAt: at('port', 1, '12:00'),
    })
    const show = booking('event', {
      name: 'Opera',
      startsAt: at('town', 1, '11:00'),
      endsAt: at('town', 1, '13:00'),
    })
    const wrong = booking('event', {
      name: 'Late',
      startsAt: at('town', 2, '11:00'),
      endsAt: at('town', 2, '10:00'),
    })
    expect(warned([train, show, wrong], null)).toEqual([
      [show.id, 'overlap', { other: 'R 1 town 0 – port 0' }],
      [wrong.id, 'end-before-start', {}],
    ])
  })

  it('is said of two ways without time to change, and not where there is', () => {
    const train = booking('train', {
      number: 'R 1',
      startsAt: at('town', 1, '10:00'),
      endsAt: at('port', 1, '12:00'),
    })
    const next = (time: string) =>
      booking('train', { number: 'R 2', startsAt: at('port', 1, time), endsAt: at('town', 1, '15:00') })
    expect(warned([train, next('12:09')])).toMatchObject([
      [expect.any(String), 'connection', { minutes: 9, needed: 10 }],
    ])
    expect(warned([train, next('12:10')])).toEqual([])
  })

  it('is said of a table that is too far from what was before', () => {
    const show = booking('event', {
      name: 'Opera',
      startsAt: at('town', 1, '17:00'),
      endsAt: at('town', 1, '19:00'),
    })
    const table = booking('restaurant', { name: 'Chez Bon', startsAt: at('port', 1, '20:00') })
    expect(warned([show, table])).toMatchObject([[table.id, 'too-far-apart', { minutes: 60 }]])
  })

  it('is said of nights without a bed as soon as one is booked, but not of a night on the way', () => {
    expect(warned([])).toEqual([])
    const only = bed(1, 2)
    expect(warned([only])).toEqual([
      [only.id, 'missing-night', { night: day(2) }],
      [only.id, 'missing-night', { night: day(3) }],
    ])
    const train = booking('train', { startsAt: at('town', 3, '22:00'), endsAt: at('port', 4, '07:00') })
    expect(warned([bed(1, 3), train])).toEqual([])
  })

  it('is said of a bed that is paid for after one has left, unless one comes back', () => {
    const hotel = bed(1, 4)
    const away = booking('train', {
      number: 'R 1',
      startsAt: at('town', 2, '10:00'),
      endsAt: at('port', 2, '12:00'),
    })
    const back = booking('train', {
      number: 'R 2',
      startsAt: at('port', 2, '18:00'),
      endsAt: at('town', 2, '20:00'),
    })
    expect(warned([hotel, away])).toMatchObject([
      [hotel.id, 'left-before-check-out', { other: 'R 1 town 0 – port 0' }],
    ])
    expect(warned([hotel, away, back])).toEqual([])
  })

  it('is said of what is outside of the trip, but not of the way there and home', () => {
    const late = booking('event', { name: 'Opera', startsAt: at('town', 9, '11:00') })
    const there = booking('flight', { startsAt: at('west', -1, '10:00'), endsAt: at('town', 0, '12:00') })
    expect(warned([there, late])).toEqual([[late.id, 'outside-trip', {}]])
  })

  it('is said of the wrong town, and of what is in the way in the plan', () => {
    const facts = factsOf(ROUTE.cities)
    const request = requestOf(ROUTE, [])
    const view = makePlanView(request, facts, provedPlan(ROUTE, []), [])
    const stop = view.plan.days[0]?.stops[0]
    const table = booking('restaurant', { name: 'Chez Bon', startsAt: at('port', 1, stop?.start ?? '', 1) })
    const found = bookingWarnings([table], { span: null, view, facts })
    expect(found.map(({ kind, values }) => [kind, values])).toEqual([
      ['wrong-city', { city: 'town', day: day(1) }],
      ['plan', { other: stop?.name }],
    ])
  })
})
