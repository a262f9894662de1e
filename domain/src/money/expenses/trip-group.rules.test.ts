import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyTrip, makeOps, merge, type TripState, tripOp, uuidV7 } from '../../trip/sync/index.ts'
import type { Expense } from './expense-split.rules.ts'
import { changesOfGroup, groupOfTrip, type TripGroup } from './trip-group.rules.ts'

let count = 0
const newId = () => uuidV7(1_790_000_000_000 + count++, new Uint8Array(10))
const TRIP = newId()

const group: TripGroup = {
  currency: 'EUR',
  total: '900',
  from: '2026-05-01',
  to: '2026-05-09',
  expenses: [],
  people: [
    { id: 'a', name: 'Ada' },
    { id: 'b', name: 'Ben' },
  ],
  payments: [{ from: 'a', to: 'b', amount: 500 }],
  kept: [{ base: 'EUR', date: '2026-05-01', rates: { USD: 1.2 } }],
  plan: { currency: 'EUR', bed: 40000, meal: 30000, transport: 5000, sights: 8000, other: 0 },
}
const expense = (part: Partial<Expense> = {}): Expense => ({
  id: newId(),
  title: 'Boat',
  category: 'sights',
  date: '2026-05-02',
  amount: 1000,
  currency: 'USD',
  paidBy: 'a',
  split: { kind: 'equal', people: ['a', 'b'] },
  hasReceipt: false,
  ...part,
})
/** Saves the group to the trip, through operations that the interface accepts. */
function write(state: TripState, after: TripGroup): TripState {
  const ops = makeOps(state, state.version, changesOfGroup(state, groupOfTrip(state), after), newId)
  const merged = merge(
    state,
    ops.map((op) => tripOp.parse(op)),
  )
  expect(merged.refused).toEqual([])
  return merged.state
}

describe('a group that is saved to a trip', () => {
  it('is read back unchanged, the newest expense first', () => {
    const expenses = [expense({ title: 'First' }), expense({ hasReceipt: true, category: 'meal' })].reverse()
    const trip = write(emptyTrip(TRIP), { ...group, expenses })
    expect(groupOfTrip(trip)).toEqual({ ...group, expenses })
  })

  it('is changed field by field: equal fields are not written again', () => {
    const [one, two] = [expense(), expense()]
    const trip = write(emptyTrip(TRIP), { ...group, expenses: [two, one] })
    const before = groupOfTrip(trip)
    expect(changesOfGroup(trip, before, { ...group, expenses: [two, one] })).toEqual([])
    expect(
      changesOfGroup(trip, before, { ...group, total: '1000', expenses: [{ ...two, title: 'Ship' }] }),
    ).toEqual([
      { itemId: TRIP, field: 'budget', value: expect.objectContaining({ total: '1000' }) },
      { itemId: two.id, field: 'name', value: 'Ship' },
      { itemId: one.id, field: 'deleted', value: true },
    ])
  })

  it('brings back an expense that was removed by mistake', () => {
    const one = expense()
    const full = write(emptyTrip(TRIP), { ...group, expenses: [one] })
    const without = write(full, group)
    expect(groupOfTrip(without)?.expenses).toEqual([])
    expect(groupOfTrip(write(without, { ...group, expenses: [one] }))?.expenses).toEqual([one])
  })

  it('is null when none was saved or the saved one cannot be parsed', () => {
    expect(groupOfTrip(emptyTrip(TRIP))).toBeNull()
    const change = { itemId: TRIP, field: 'budget', value: { currency: 'euros' } }
    const ops = makeOps(emptyTrip(TRIP), 0, [change], newId)
    expect(groupOfTrip(merge(emptyTrip(TRIP), ops).state)).toBeNull()
  })

  it('is the same after any chain of groups', () => {
    const ids = Array.from({ length: 4 }, newId).reverse()
    const anyGroup = fc
      .subarray(ids)
      .chain((some) =>
        fc.tuple(...some.map((id) => fc.nat(99).map((amount) => expense({ id, amount: amount + 1 })))),
      )
      .map((expenses): TripGroup => ({ ...group, expenses }))
    fc.assert(
      fc.property(fc.array(anyGroup, { minLength: 1, maxLength: 4 }), (groups) => {
        const trip = groups.reduce(write, emptyTrip(TRIP))
        expect(groupOfTrip(trip)).toEqual(groups.at(-1))
      }),
      { numRuns: 50 },
    )
  })
})
