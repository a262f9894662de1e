import { describe, expect, it } from 'vitest'
import { minutesOf, type Plan } from '../itinerary/index.ts'
import { at, booking, day, planOf, provedPlan, requestOf, START, type TownId } from './booked-world.test.ts'
import type { TripBooking } from './booking.rules.ts'

const TOWN = { cities: [{ id: 'town' }], days: 3 }
const ROUTE = {
  cities: [
    { id: 'town', nights: 2 },
    { id: 'port', nights: 1 },
  ],
  days: 4,
}
const firstOf = (plan: Plan, number: number) => plan.days[number - 1]?.stops[0]
const lastOf = (plan: Plan, number: number) => plan.days[number - 1]?.stops.at(-1)
const homeOf = (plan: Plan, number: number) =>
  plan.days[number - 1]?.legs.find(({ to }) => to === plan.days[number - 1]?.stops.length)
const flight = (from: ReturnType<typeof at>, to: ReturnType<typeof at>) =>
  booking('flight', { number: 'OS 1', startsAt: from, endsAt: to })
const conflictOf = (input: Parameters<typeof requestOf>[0], bookings: TripBooking[]) => {
  const outcome = planOf(requestOf(input, bookings))
  if (outcome.state !== 'refused') throw new Error(outcome.state)
  return outcome.conflict.map(({ wish, index }) => [wish, index])
}

describe('a booked way', () => {
  const there = flight(at('west', '2027-05-08', '12:00'), at('town', 1, '12:30', 20))
  const back = flight(at('town', 3, '18:00', 20), at('west', 3, '20:00'))

  it('begins the first day where and when it arrives, with time to get out, and ends the last with time to get in', () => {
    const plan = provedPlan(TOWN, [there, back])
    expect(minutesOf(firstOf(plan, 1)?.arrive ?? '')).toBeGreaterThanOrEqual(12 * 60 + 30 + 60)
    expect(plan.days[0]?.legs[0]?.metres).toBeGreaterThan(20_000)
    const until = minutesOf(lastOf(plan, 3)?.end ?? '') + (homeOf(plan, 3)?.minutes ?? 0)
    expect(until).toBeLessThanOrEqual(18 * 60 - 180)
    // The last lunch may be at the airport.
    expect(Math.max(...(plan.days[2]?.legs ?? []).map(({ metres }) => metres))).toBeGreaterThan(20_000)
  })

  it('from town to town takes the place of the way that nobody booked', () => {
    const train = booking('train', { startsAt: at('town', 3, '14:00'), endsAt: at('port', 3, '16:20') })
    const plan = provedPlan(ROUTE, [train])
    expect(plan.days[2]).toMatchObject({ cityId: 'port' })
    expect(plan.days[2]).not.toHaveProperty('transfer')
    expect(minutesOf(firstOf(plan, 3)?.arrive ?? '16:30')).toBeGreaterThanOrEqual(16 * 60 + 30)
    expect(provedPlan(ROUTE, []).days[2]).toHaveProperty('transfer')
  })

  it('on the evening before the move leaves that evening and the next morning as they are', () => {
    const train = booking('train', { startsAt: at('town', 2, '19:00'), endsAt: at('port', 2, '21:00') })
    const plan = provedPlan(ROUTE, [train])
    const until = minutesOf(lastOf(plan, 2)?.end ?? '') + (homeOf(plan, 2)?.minutes ?? 0)
    expect(until).toBeLessThanOrEqual(19 * 60 - 20)
    expect(minutesOf(firstOf(plan, 3)?.arrive ?? '')).toBeLessThan(11 * 60)
  })

  it('over the date line arrives on the day before, and the days are those of the place', () => {
    const over = flight(at('east', '2027-05-11', '01:00', 20), at('west', 1, '09:30', 10))
    expect(over.endsAt?.date).toBe('2027-05-10')
    const plan = provedPlan({ cities: [{ id: 'west' }], days: 2 }, [over])
    expect(minutesOf(firstOf(plan, 1)?.arrive ?? '')).toBeGreaterThanOrEqual(10 * 60 + 30)
    expect(minutesOf(firstOf(plan, 1)?.start ?? '')).toBeLessThan(13 * 60)
  })

  it('leaves nothing in a day before it has arrived', () => {
    const late = flight(at('west', '2027-05-09', '12:00'), at('town', 2, '20:40', 20))
    const plan = provedPlan(TOWN, [late])
    expect(plan.days.map(({ stops }) => stops.length > 0)).toEqual([false, false, true])
  })

  it('there and back on a day is a part of that day, between what is near', () => {
    const out = booking('ferry', { startsAt: at('town', 2, '13:00', 1), endsAt: at('town', 2, '13:40', 30) })
    const home = booking('ferry', { startsAt: at('town', 2, '17:00', 30), endsAt: at('town', 2, '17:40', 1) })
    const plan = provedPlan({ ...TOWN, modes: ['walk', 'transit', 'taxi'] }, [out, home])
    const ferries = plan.days[1]?.stops.filter(({ kind }) => kind === 'booking') ?? []
    expect(ferries.map(({ start, end, bookingId }) => [start, end, bookingId])).toEqual([
      ['12:15', '14:00', out.id],
      ['16:15', '18:00', home.id],
    ])
  })
})

describe('a booked bed, table and ticket', () => {
  const hotel = (from: number, until: number, town: TownId = 'town', km = 4) =>
    booking('hotel', {
      name: 'The Inn',
      startsAt: at(town, from, '15:00', km),
      endsAt: at(town, until, '11:00', km),
    })

  it('is where the days of its nights end and begin, whatever the other nights are', () => {
    // Without dinner, which may be at the inn itself.
    const plan = provedPlan({ ...TOWN, meals: false }, [hotel(1, 2)])
    const [first, second] = [homeOf(plan, 1)?.metres ?? 0, homeOf(plan, 2)?.metres ?? 0]
    expect(first).toBeGreaterThan(4000)
    expect(second).toBeLessThan(4000)
    expect(plan.days[1]?.legs[0]?.metres).toBeGreaterThan(4000)
  })

  it('is the meal of its hour, also when the day would be over by then', () => {
    const dinner = booking('restaurant', { name: 'Chez Bon', startsAt: at('town', 2, '20:30', 1) })
    const plan = provedPlan(TOWN, [dinner])
    expect(plan.days[1]?.stops.filter(({ meal }) => meal === 'dinner')).toMatchObject([
      { kind: 'booking', name: 'Chez Bon', start: '20:30', end: '22:00', bookingId: dinner.id },
    ])
    const others = plan.days[1]?.stops.filter(({ kind }) => kind !== 'booking') ?? []
    expect(others.every(({ end }) => minutesOf(end) <= 21 * 60)).toBe(true)
  })

  it('lasts past midnight where it does, and is at its own time in the town of another zone', () => {
    const show = booking('event', {
      name: 'Opera',
      startsAt: { ...at('town', 2, '22:00', 1), zone: 'Europe/London' },
      endsAt: { ...at('town', 3, '00:15', 1), zone: 'Europe/London' },
    })
    expect(provedPlan(TOWN, [show]).days[1]?.stops.at(-1)).toMatchObject({ start: '23:00', end: '25:15' })
  })

  it('of a car is for who has left the airport, and given back before they go in', () => {
    const there = flight(at('port', 1, '09:00'), at('town', 1, '10:00', 20))
    const back = flight(at('town', 3, '18:00', 20), at('port', 3, '20:00'))
    const car = booking('car', {
      name: 'Rent',
      startsAt: at('town', 1, '10:15', 20),
      endsAt: at('town', 3, '17:00', 20),
    })
    const plan = provedPlan({ ...TOWN, modes: ['taxi'] }, [there, back, car])
    expect(plan.days[0]?.stops[0]).toMatchObject({ name: 'Rent', start: '11:00', end: '11:30' })
    expect(plan.days[2]?.stops.at(-1)).toMatchObject({ name: 'Rent', start: '15:15', end: '15:45' })
  })
})

describe('bookings that cannot be kept together', () => {
  it('are named, and no more than these: two ways without time to change', () => {
    const one = flight(at('west', '2027-05-09', '12:00'), at('town', 1, '12:00', 20))
    const next = booking('train', { startsAt: at('town', 1, '12:30'), endsAt: at('port', 1, '14:30') })
    const dinner = booking('restaurant', { name: 'Chez Bon', startsAt: at('town', 2, '19:00', 1) })
    expect(conflictOf(TOWN, [one, next, dinner])).toEqual([
      ['booking', 0],
      ['booking', 1],
    ])
  })

  it('are named: a bed in a town where one is not that night, and a table before one has landed', () => {
    const bed = booking('hotel', {
      name: 'Inn',
      startsAt: at('port', 1, '15:00'),
      endsAt: at('port', 2, '11:00'),
    })
    expect(conflictOf(ROUTE, [bed])).toEqual([['booking', 0]])
    const late = flight(at('west', '2027-05-09', '12:00'), at('town', 1, '18:00', 20))
    const lunch = booking('restaurant', { name: 'Chez Bon', startsAt: at('town', 1, '13:00', 1) })
    expect(conflictOf(TOWN, [late, lunch])).toEqual([
      ['booking', 0],
      ['booking', 1],
    ])
  })
})

it('begins on the day that the tests say', () => expect(day(1)).toBe(START))
