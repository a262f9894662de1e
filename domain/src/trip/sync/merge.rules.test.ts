import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  emptyTrip,
  isSameValue,
  type MergeRefusal,
  merge,
  mergeServerChanges,
  type TripState,
} from './merge.rules.ts'
import { makeOps } from './ops.rules.ts'
import { fieldValues } from './read.rules.ts'
import { makeTripSimulation, uuid } from './trip-simulation.rules.ts'
import type { TripOp } from './trips.contract.ts'

const TRIP = uuid(1)
const STOP = uuid(2)
let made = 100
const op = (fields: Partial<TripOp>): TripOp => ({
  opId: uuid(made++),
  tripId: TRIP,
  itemId: TRIP,
  field: 'title',
  value: 'Rome',
  baseVersion: 0,
  ...fields,
})
const titled = (...ops: Partial<TripOp>[]) => merge(emptyTrip(TRIP), ops.map(op)).state
const title = (state: TripState) => state.items[TRIP]?.fields.title
const codes = (ops: TripOp[]): MergeRefusal[] => merge(emptyTrip(TRIP), ops).refused.map(({ code }) => code)

describe('one field', () => {
  it('takes the value of an operation that knew the previous one, without a conflict', () => {
    const first = merge(emptyTrip(TRIP), [op({ value: 'Rome' })]).state
    expect(title(merge(first, [op({ value: 'Paris', baseVersion: 1 })]).state)).toEqual({
      value: 'Paris',
      version: 2,
      rivals: [],
    })
  })

  it('keeps a value that a later operation did not know, until an author who knows both chooses', () => {
    const first = merge(emptyTrip(TRIP), [op({ value: 'Rome' })]).state
    const both = merge(first, [op({ value: 'Paris' })]).state
    expect(title(both)).toEqual({ value: 'Paris', version: 2, rivals: [{ value: 'Rome', version: 1 }] })
    const chosen = merge(both, [op({ value: 'Rome', baseVersion: 2 })]).state
    expect(title(chosen)).toEqual({ value: 'Rome', version: 3, rivals: [] })
  })

  it('has no conflict when two values are equal', () => {
    const first = merge(emptyTrip(TRIP), [op({ field: 'request', value: { a: 1, b: [2] } })]).state
    const again = merge(first, [op({ field: 'request', value: { b: [2], a: 1 } })]).state
    expect(again.items[TRIP]?.fields.request?.rivals).toEqual([])
  })

  it('has no conflict between successive operations of one author, in one call or in several', () => {
    expect(title(titled({ value: 'R' }, { value: 'Ro' }, { value: 'Rom' }))).toMatchObject({ rivals: [] })
    const [one, two] = [op({ value: 'R' }), op({ value: 'Ro' })]
    const first = merge(emptyTrip(TRIP), [one]).state
    const foreign = merge(first, [op({ value: 'Paris' })]).state
    expect(title(merge(foreign, [{ ...two, seen: [one.opId] }]).state)).toMatchObject({
      value: 'Ro',
      rivals: [{ value: 'Paris' }],
    })
  })

  it.each([
    [1002, 'Title', 1000],
    [18, 'x'.repeat(16_000), 16],
  ])(
    'refuses a conflicting value beyond the limit instead of dropping one: %i',
    (count, text, rivalCount) => {
      const ops = Array.from({ length: count }, (_, n) => op({ value: `${text} ${n}` }))
      let state = emptyTrip(TRIP)
      const refused = ops.flatMap((one) => {
        const merged = merge(state, [one])
        state = merged.state
        return merged.refused
      })
      expect(refused.map(({ code }) => code)).toEqual(['too-many-rivals'])
      expect(title(state)?.rivals).toHaveLength(rivalCount)
    },
  )
})

describe('an item', () => {
  it('begins with its kind and has the fields of its kind', () => {
    const kind = op({ itemId: STOP, field: 'kind', value: 'visit' })
    const name = op({ itemId: STOP, field: 'name', value: 'Pantheon' })
    expect(codes([kind, name])).toEqual([])
    expect(codes([name])).toEqual(['no-item'])
    expect(codes([kind, op({ itemId: STOP, field: 'text', value: 'x' })])).toEqual(['wrong-field'])
    expect(codes([kind, op({ itemId: STOP, field: 'kind', value: 'meal' })])).toEqual([])
    expect(codes([kind, op({ itemId: STOP, field: 'kind', value: 'note' })])).toEqual(['wrong-field'])
    expect(codes([op({ field: 'kind', value: 'visit' })])).toEqual(['wrong-field'])
  })

  it('is a booking when its kind is one of those, and may become another of them but nothing else', () => {
    const flight = op({ itemId: STOP, field: 'kind', value: 'flight' })
    expect(codes([flight, op({ itemId: STOP, field: 'reference', value: 'QX7RT2' })])).toEqual([])
    expect(codes([flight, op({ itemId: STOP, field: 'kind', value: 'train' })])).toEqual([])
    expect(codes([flight, op({ itemId: STOP, field: 'kind', value: 'booking' })])).toEqual(['wrong-field'])
    expect(codes([flight, op({ itemId: STOP, field: 'order', value: 'a0' })])).toEqual(['wrong-field'])
  })

  it('merges field by field, so that changes of different fields both apply', () => {
    const base = merge(emptyTrip(TRIP), [op({ itemId: STOP, field: 'kind', value: 'visit' })]).state
    const [name, start] = [
      op({ itemId: STOP, field: 'name', value: 'Pantheon', baseVersion: 1 }),
      op({ itemId: STOP, field: 'start', value: '09:00', baseVersion: 1 }),
    ]
    const values = [
      [name, start],
      [start, name],
    ].map((ops) => fieldValues(merge(base, ops).state.items[STOP]))
    expect(values[0]).toEqual({ kind: 'visit', name: 'Pantheon', start: '09:00' })
    expect(values[1]).toEqual(values[0])
  })
})

describe('the same operation again', () => {
  it('changes nothing, alone, in another call, or twice in one', () => {
    const one = op({})
    const once = merge(emptyTrip(TRIP), [one]).state
    expect(merge(once, [one]).state).toEqual(once)
    expect(merge(emptyTrip(TRIP), [one, one]).state).toEqual(once)
  })

  it('does not change its input state', () => {
    const before = Object.freeze(emptyTrip(TRIP))
    merge(before, [op({})])
    expect(before).toEqual(emptyTrip(TRIP))
  })
})

describe('the answer of the server', () => {
  const titleChange = (since: number, version: number, value = 'Rome') => ({
    id: TRIP,
    since,
    version,
    items: [{ id: TRIP, version, fields: { title: { value, version, rivals: [] } } }],
  })

  it('is rejected when an earlier change is missing', () => {
    expect(mergeServerChanges(emptyTrip(TRIP), titleChange(3, 5))).toBeNull()
  })

  it('never replaces newer state, in any order of answers', () => {
    const newest = mergeServerChanges(emptyTrip(TRIP), titleChange(0, 5, 'Paris')) ?? emptyTrip(TRIP)
    const late = mergeServerChanges(newest, titleChange(0, 4, 'Rome'))
    expect([late?.version, late && title(late)?.value]).toEqual([5, 'Paris'])
  })

  it('is accepted when the server was restored to an older state', () => {
    const local = mergeServerChanges(emptyTrip(TRIP), titleChange(0, 50, 'Paris')) ?? emptyTrip(TRIP)
    const reset = mergeServerChanges(local, titleChange(0, 7, 'Rome'), 50)
    expect([reset?.version, reset && title(reset)?.value]).toEqual([7, 'Rome'])
  })
})

it('compares values by content', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
      expect(isSameValue(a, JSON.parse(JSON.stringify(a)))).toBe(true)
      if (isSameValue(a, b)) expect(a).toEqual(b)
    }),
  )
})

it('lists the operations that its author saw and the server has not confirmed', () => {
  const mine = makeOps(emptyTrip(TRIP), 0, [{ itemId: TRIP, field: 'title', value: 'a' }], () => uuid(7))
  const view = merge(emptyTrip(TRIP), mine).state
  const [next] = makeOps(view, 0, [{ itemId: TRIP, field: 'title', value: 'b' }], () => uuid(8))
  expect(next).toMatchObject({ opId: uuid(8), baseVersion: 0, seen: [uuid(7)] })
})

it('brings two devices that change bookings and stops, offline and with answers lost, to the same trip', () => {
  const step = fc.oneof(
    fc.record({ who: fc.nat(1), edit: fc.record({ item: fc.nat(3), field: fc.nat(1), value: fc.nat(3) }) }),
    fc.record({ who: fc.nat(1), send: fc.constantFrom('arrives', 'lost', 'answer-lost', 'twice') }),
    fc.record({ who: fc.nat(1), fetch: fc.constant(true) }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const world = makeTripSimulation(2)
      for (const one of steps) world.take(one)
      world.converge()
      for (const view of world.views()) expect(view).toEqual(world.server().items)
      expect(world.lost()).toEqual([])
      expect(world.falseRivals()).toEqual([])
    }),
  )
})

it('gives a single author no conflicts, even with late answers', () => {
  const world = makeTripSimulation(1)
  for (let value = 0; value < 5; value++) world.take({ who: 0, edit: { item: 0, field: 0, value } })
  world.converge()
  expect(world.server().items[TRIP]?.fields.title).toMatchObject({ value: 'value 4', rivals: [] })
})
