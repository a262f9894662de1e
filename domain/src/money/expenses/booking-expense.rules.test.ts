import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countedBookings, expenseIdOf, type TripBooking } from '../../trip/bookings/index.ts'
import {
  emptyTrip,
  type FieldChange,
  makeOps,
  merge,
  type TripState,
  tripOp,
  uuidV7,
} from '../../trip/sync/index.ts'
import { findBalances } from './balances.rules.ts'
import { addBookingExpense } from './booking-expense.rules.ts'
import { changesOfGroup, groupOfTrip, type TripGroup } from './trip-group.rules.ts'

let count = 0
const newId = () => uuidV7(1_790_000_000_000 + count++, new Uint8Array(10))
const TRIP = newId()
const NEW: TripGroup = {
  currency: 'EUR',
  people: [],
  expenses: [],
  payments: [],
  kept: [],
  plan: null,
  total: '',
  from: '',
  to: '',
}
const hotel = (more: Partial<TripBooking> = {}): TripBooking => ({
  id: newId(),
  kind: 'hotel',
  name: 'Sakura Inn',
  cost: { amount: 120_000, currency: 'EUR' },
  ...more,
})
const press = (payer = 'Ana', paidOn = '2026-05-01') => ({
  paidOn,
  payer,
  names: ['Ben', 'Ana', 'Cléo'],
  untitled: 'Place to stay',
  table: null,
})
const opsOf = (state: TripState, changes: FieldChange[]) =>
  makeOps(state, state.version, changes, newId).map((op) => tripOp.parse(op))
const add = (state: TripState, booking: TripBooking, how = press()) => {
  const before = groupOfTrip(state) ?? NEW
  const after = { ...before, ...addBookingExpense(before, booking, how) }
  return opsOf(state, changesOfGroup(state, groupOfTrip(state), after))
}
const withBooking = ({ id, ...fields }: TripBooking): TripState => {
  const changes = Object.entries(fields).map(([field, value]) => ({ itemId: id, field, value }))
  const state = emptyTrip(TRIP)
  return merge(state, opsOf(state, changes)).state
}

describe('the price of a booking', () => {
  it('becomes one expense of that day, paid by whoever adds it and shared by the people of the trip', () => {
    const booking = hotel()
    const trip = merge(withBooking(booking), add(withBooking(booking), booking)).state
    const group = groupOfTrip(trip)
    expect(group?.people.map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Cléo'])
    expect(group?.expenses).toEqual([
      {
        id: expenseIdOf(booking.id),
        title: 'Sakura Inn',
        category: 'bed',
        date: '2026-05-01',
        amount: 120_000,
        currency: 'EUR',
        paidBy: 'trip:Ana',
        split: { kind: 'equal', people: ['trip:Ana', 'trip:Ben', 'trip:Cléo'] },
        hasReceipt: false,
        booking: booking.id,
      },
    ])
    expect(countedBookings(trip)).toEqual(new Map([[booking.id, booking.cost]]))
  })

  it('is shared by the travelers that there are, and the first has paid where whoever adds it is none', () => {
    const people = [
      { id: 'x', name: 'Dan' },
      { id: 'y', name: 'Ana' },
    ]
    const { expenses = [], ...rest } = addBookingExpense({ ...NEW, people }, hotel(), press())
    expect([rest.people, expenses[0]?.paidBy]).toEqual([people, 'y'])
    const stranger = addBookingExpense({ ...NEW, people }, hotel(), press('Eve'))
    expect(stranger.expenses?.[0]).toMatchObject({
      paidBy: 'x',
      split: { kind: 'equal', people: ['x', 'y'] },
    })
  })

  it('is added once, however often somebody presses', () => {
    const booking = hotel()
    const first = { ...NEW, ...addBookingExpense(NEW, booking, press()) }
    expect(addBookingExpense(first, booking, press())).toEqual({})
    const read = { ...first, expenses: first.expenses.map((one) => ({ ...one, id: newId() })) }
    expect(addBookingExpense(read, booking, press())).toEqual({})
  })

  it('is one expense with sound shares whatever two devices do offline, in any order of merging', () => {
    const who = fc.constantFrom('Ana', 'Ben', 'Cléo')
    const day = fc.constantFrom('2026-05-01', '2026-05-02')
    fc.assert(
      fc.property(who, who, day, day, fc.boolean(), (a, b, dayA, dayB, isSwapped) => {
        const booking = hotel()
        const start = withBooking(booking)
        const sent = [add(start, booking, press(a, dayA)), add(start, booking, press(b, dayB))]
        const trip = (isSwapped ? sent.toReversed() : sent).reduce(
          (state, ops) => merge(state, ops).state,
          start,
        )
        const group = groupOfTrip(trip)
        expect(group?.expenses).toHaveLength(1)
        const ids = group?.people.map(({ id }) => id) ?? []
        expect(ids).toEqual(['trip:Ana', 'trip:Ben', 'trip:Cléo'])
        expect(ids).toContain(group?.expenses[0]?.paidBy)
        if (!group) throw new Error('no group')
        const balances = findBalances(group, { table: null, months: null, dayRates: [] }, dayB)
        const sum = [...balances.balances.values()].reduce((all, one) => all + one, 0)
        expect(sum).toBe(0)
      }),
    )
  })

  it('can be added again after its expense was deleted', () => {
    const booking = hotel()
    let trip = withBooking(booking)
    trip = merge(trip, add(trip, booking)).state
    const group = groupOfTrip(trip)
    if (!group) throw new Error('no group')
    trip = merge(trip, opsOf(trip, changesOfGroup(trip, group, { ...group, expenses: [] }))).state
    expect(countedBookings(trip).size).toBe(0)
    trip = merge(trip, add(trip, booking)).state
    expect([countedBookings(trip).size, groupOfTrip(trip)?.expenses.length]).toEqual([1, 1])
  })

  it('that is not there, is nothing or is too much is no expense', () => {
    for (const cost of [null, { amount: 0, currency: 'EUR' }, { amount: 10 ** 15 + 1, currency: 'EUR' }])
      expect(addBookingExpense(NEW, hotel({ cost }), press())).toEqual({})
    expect(addBookingExpense(NEW, hotel(), { ...press(''), names: [] })).toEqual({})
  })

  it('has an id of its own, that of no other booking', () => {
    const ids = Array.from({ length: 100 }, newId)
    const made = ids.map(expenseIdOf)
    expect(new Set([...ids, ...made, ...made.map(expenseIdOf)]).size).toBe(300)
  })
})
