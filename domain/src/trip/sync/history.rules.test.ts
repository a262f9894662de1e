import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  differencesOf,
  goBack,
  type ItemChange,
  isSameStep,
  joinChanges,
  outcomeOf,
  takeBack,
  timeOfOp,
} from './history.rules.ts'
import { emptyTrip, merge, type TripState } from './merge.rules.ts'
import { type FieldChange, makeOps, uuidV7 } from './ops.rules.ts'
import { fieldValues, isDeleted } from './read.rules.ts'

const TRIP = '019de0d5-c800-7592-8dd8-000000000001'
const STOP = '019de0d5-c800-7592-8dd8-000000000002'
const NOTE = '019de0d5-c800-7592-8dd8-000000000003'

let count = 0
const makeId = () => `019de0d5-c800-7592-8dd9-${(++count).toString(16).padStart(12, '0')}`
/** A state after changes of somebody who knew all of it, and what the history keeps of them. */
function change(state: TripState, changes: readonly FieldChange[]): { state: TripState; kept: ItemChange[] } {
  const { state: after, refused } = merge(state, makeOps(state, state.version, changes, makeId))
  expect(refused).toEqual([])
  return { state: after, kept: differencesOf(state, after) }
}
const set = (itemId: string, fields: Record<string, unknown>): FieldChange[] =>
  Object.entries(fields).map(([field, value]) => ({ itemId, field, value }))
/** What is to be seen of a trip: the values of what is not deleted, cleared fields left out. */
const seen = (state: TripState) =>
  Object.values(state.items)
    .filter((item) => !isDeleted(item) || item.id === TRIP)
    .map((item) => [
      item.id,
      Object.entries(fieldValues(item))
        .filter(([name, value]) => value !== null && name !== 'deleted')
        .toSorted(),
    ])
    .filter(([id, fields]) => id !== TRIP || fields?.length)
    .toSorted()

const START = change(emptyTrip(TRIP), [
  ...set(TRIP, { title: 'Rome' }),
  ...set(STOP, { kind: 'visit', name: 'Forum', day: '2026-05-01' }),
])

describe('what the history keeps of a change', () => {
  it('is each field with its value before and after, by item, and what became of it', () => {
    const { kept } = change(START.state, [
      ...set(TRIP, { title: 'Roma' }),
      ...set(STOP, { deleted: true }),
      ...set(NOTE, { kind: 'note', text: 'Bring water' }),
    ])
    expect(kept.map((one) => [one.kind, one.name, outcomeOf(one)])).toEqual([
      ['trip', 'Roma', 'changed'],
      ['stop', 'Forum', 'removed'],
      ['note', 'Bring water', 'added'],
    ])
    expect(kept[0]?.fields).toEqual({ title: { before: 'Rome', after: 'Roma' } })
  })

  it('names a long note by its beginning, and shows that it goes on', () => {
    const { kept } = change(START.state, set(NOTE, { kind: 'note', text: 'water '.repeat(40) }))
    expect(kept[0]?.name).toHaveLength(80)
    expect(kept[0]?.name.endsWith('water w…')).toBe(true)
  })

  it('is nothing where a value was set to what it was', () => {
    expect(change(START.state, set(TRIP, { title: 'Rome' })).kept).toEqual([])
  })
})

describe('taking one change back', () => {
  it('gives each field what it had, deletes what was added and brings back what was deleted', () => {
    const one = change(START.state, [
      ...set(STOP, { deleted: true, name: 'Circus' }),
      ...set(NOTE, { kind: 'note', text: 'x' }),
    ])
    const back = change(one.state, takeBack(one.kept, one.state))
    expect(seen(back.state)).toEqual(seen(START.state))
    expect(back.kept.map(outcomeOf)).toEqual(['restored', 'removed'])
  })

  it('leaves what somebody changed since', () => {
    const one = change(START.state, set(STOP, { name: 'Circus', day: '2026-05-02' }))
    const later = change(one.state, set(STOP, { name: 'Circus Maximus' }))
    expect(takeBack(one.kept, later.state)).toEqual([{ itemId: STOP, field: 'day', value: '2026-05-01' }])
  })

  it('never deletes or brings back the trip itself', () => {
    const one = change(START.state, set(TRIP, { deleted: true, title: 'Gone' }))
    expect(takeBack(one.kept, one.state)).toEqual([{ itemId: TRIP, field: 'title', value: 'Rome' }])
    expect(takeBack(START.kept, START.state).filter(({ field }) => field === 'kind')).toEqual([])
  })
})

describe('going back in the history', () => {
  const ids = [TRIP, STOP, NOTE, '019de0d5-c800-7592-8dd8-000000000004']
  const edit = fc.record({ item: fc.nat(3), field: fc.nat(2), value: fc.nat(2) })
  const toChanges = (
    state: TripState,
    { item, field, value }: { item: number; field: number; value: number },
  ) => {
    const id = ids[item] ?? TRIP
    if (id === TRIP) return set(TRIP, { title: `title ${value}` })
    const isNew = state.items[id] === undefined
    const name = ['text', 'day', 'deleted'][field] ?? 'text'
    const values = {
      text: `text ${value}`,
      day: [null, '2026-05-01', '2026-05-02'][value],
      deleted: value > 0,
    }
    const [kind, text] = id === STOP ? ['visit', 'name'] : ['note', 'text']
    return set(id, {
      ...(isNew && { kind }),
      [name === 'text' ? text : name]: values[name as keyof typeof values],
    })
  }

  it('to before any change shows the trip that was shown then, whatever was done since, and can be taken back too', () => {
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 12 }), fc.nat(11), (edits, at) => {
        const from = at % edits.length
        let { state } = START
        const kept: ItemChange[][] = []
        let wanted = state
        for (const [n, one] of edits.entries()) {
          if (n === from) wanted = state
          const next = change(state, toChanges(state, one))
          if (n >= from) kept.unshift(next.kept)
          state = next.state
        }
        const back = change(state, goBack(kept, state))
        expect(seen(back.state)).toEqual(seen(wanted))
        const again = change(back.state, takeBack(back.kept, back.state))
        expect(seen(again.state)).toEqual(seen(state))
      }),
      { numRuns: 200 },
    )
  })
})

describe('one step in several calls', () => {
  it('is one change: as if it had come in one call', () => {
    const field = fc.constantFrom('name', 'day', 'note')
    const edit = fc.record({
      item: fc.constantFrom(STOP, NOTE),
      field,
      value: fc.option(fc.constantFrom('a', 'b', 'c'), { nil: null }),
    })
    const edits = fc.array(edit, { maxLength: 6 })
    const changesOf = (list: { item: string; field: string; value: string | null }[]) =>
      list.map((one) => ({
        itemId: one.item,
        field: one.field,
        value:
          one.field === 'day' && one.value !== null ? `2026-05-0${'abc'.indexOf(one.value) + 1}` : one.value,
      }))
    const begin = change(START.state, set(NOTE, { kind: 'visit' })).state
    fc.assert(
      fc.property(edits, edits, (first, second) => {
        const one = change(begin, changesOf(first))
        const two = change(one.state, changesOf(second))
        const sorted = (kept: readonly ItemChange[]) =>
          kept
            .map(({ itemId, fields }) => [itemId, Object.entries(fields).toSorted()])
            .toSorted((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1))
        expect(sorted(joinChanges(one.kept, two.kept))).toEqual(sorted(differencesOf(begin, two.state)))
      }),
    )
  })

  it('is told by the time in the ids of its operations', () => {
    const at = (ms: number) => timeOfOp(uuidV7(ms, new Uint8Array(10)))
    expect(at(1_790_000_000_123)).toBe(1_790_000_000_123)
    expect(timeOfOp('019de0d5-c800-4592-8dd8-000000000001')).toBeNull()
    expect(isSameStep(at(1000), at(1000))).toBe(true)
    expect(isSameStep(at(1000), at(2500))).toBe(true)
    expect(isSameStep(at(1000), at(2501))).toBe(false)
    expect(isSameStep(at(1000), at(999))).toBe(false)
    expect(isSameStep(null, at(1))).toBe(false)
    expect(isSameStep(at(1), null)).toBe(false)
  })
})
