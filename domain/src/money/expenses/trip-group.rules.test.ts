import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  emptyTrip,
  listConflicts,
  makeOps,
  merge,
  type TripState,
  tripOp,
  uuidV7,
} from '../../trip/sync/index.ts'
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

describe('a group that two people change offline at once', () => {
  const start = write(emptyTrip(TRIP), group)
  /** Both know the trip as `start`; the second arrives last. */
  function both(first: Partial<TripGroup>, second: Partial<TripGroup>): TripState {
    const changesOf = (part: Partial<TripGroup>) => changesOfGroup(start, group, { ...group, ...part })
    const opsOf = (part: Partial<TripGroup>) => makeOps(start, start.version, changesOf(part), newId)
    return merge(merge(start, opsOf(first)).state, opsOf(second)).state
  }
  const cleo = { id: 'c', name: 'Cleo' }
  const dan = { id: 'd', name: 'Dan' }
  const paid = (amount: number) => ({ from: 'b', to: 'a', amount })

  it('has the travelers of both, and nobody is asked to choose', () => {
    const trip = both({ people: [...group.people, cleo] }, { people: [...group.people, dan] })
    expect(groupOfTrip(trip)?.people).toEqual([...group.people, dan, cleo])
    expect(listConflicts(trip)).toEqual([])
  })

  it('has the payments of both; one that both noted is one', () => {
    const trip = both(
      { payments: [...group.payments, paid(700), paid(300)] },
      { payments: [...group.payments, paid(700), paid(200)] },
    )
    expect(groupOfTrip(trip)?.payments).toEqual([...group.payments, paid(700), paid(200), paid(300)])
    expect(listConflicts(trip)).toEqual([])
  })

  it('keeps two equal payments that one person noted', () => {
    const trip = both(
      { payments: [...group.payments, paid(700), paid(700)] },
      { people: [...group.people, dan] },
    )
    expect(groupOfTrip(trip)).toMatchObject({
      payments: [...group.payments, paid(700), paid(700)],
      people: [...group.people, dan],
    })
  })

  it('has the rates of both', () => {
    const rate = (date: string) => ({ base: 'EUR', date, rates: { JPY: 160 } })
    const trip = both(
      { kept: [...group.kept, rate('2026-05-02')] },
      { kept: [...group.kept, rate('2026-05-03')] },
    )
    expect(groupOfTrip(trip)?.kept.map(({ date }) => date)).toEqual([
      '2026-05-01',
      '2026-05-03',
      '2026-05-02',
    ])
  })

  it('is one again with the next change of whoever saw both', () => {
    const trip = both({ people: [...group.people, cleo] }, { people: [...group.people, dan] })
    const seen = groupOfTrip(trip) as TripGroup
    const next = write(trip, { ...seen, people: seen.people.filter(({ id }) => id !== 'c') })
    expect(groupOfTrip(next)?.people).toEqual([...group.people, dan])
    expect(next.items[TRIP]?.fields.budget?.rivals).toEqual([])
  })

  it('is a choice where both set the budget, and either choice has the travelers of both', () => {
    const trip = both({ total: '950', people: [...group.people, cleo] }, { total: '800' })
    const [choice, ...others] = listConflicts(trip)
    expect(others).toEqual([])
    expect(choice?.options.map(({ value }) => Object(value).total)).toEqual(['800', '950'])
    for (const option of choice?.options ?? []) {
      const ops = makeOps(trip, trip.version, option.changes, newId)
      const { people } = groupOfTrip(merge(trip, ops).state) ?? {}
      expect(people).toEqual([...group.people, cleo])
    }
  })
})

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
