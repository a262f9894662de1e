import { expect, it } from 'vitest'
import { listConflicts } from './conflicts.rules.ts'
import { emptyTrip, merge, type TripState } from './merge.rules.ts'
import { type FieldChange, makeOps } from './ops.rules.ts'

const TRIP = '00000000-0000-7000-8000-000000000001'
const STOP = '00000000-0000-7000-8000-000000000002'
let ids = 0

/** Applies a change by a device that knows the trip as `seen` to the current trip. */
function write(now: TripState, seen: TripState, changes: readonly FieldChange[]): TripState {
  const ops = makeOps(seen, seen.version, changes, () => `op-${++ids}`)
  return merge(now, ops).state
}
const of = (itemId: string, fields: Record<string, unknown>): FieldChange[] =>
  Object.entries(fields).map(([field, value]) => ({ itemId, field, value }))

const forum = { kind: 'visit', poiId: 'forum', name: 'Forum', lat: 41.89, lon: 12.48 }
const start = write(emptyTrip(TRIP), emptyTrip(TRIP), [
  ...of(TRIP, { title: 'Rome' }),
  ...of(STOP, { ...forum, day: '2026-12-01', order: 'a', start: '09:00', note: '' }),
])

it('two values for one field are both offered, the shown one first', () => {
  const ann = write(start, start, of(TRIP, { title: 'Ann’s Rome' }))
  const both = write(ann, start, of(TRIP, { title: 'Bob’s Rome' }))
  const [choice, ...others] = listConflicts(both)
  expect(others).toEqual([])
  expect(choice).toMatchObject({ itemId: TRIP, itemKind: 'trip', field: 'title' })
  expect(choice?.options.map(({ value, isShown }) => [value, isShown])).toEqual([
    ['Bob’s Rome', true],
    ['Ann’s Rome', false],
  ])
})

it.each([0, 1])(
  'whichever option is chosen, nothing is left to choose and its value is shown (option %i)',
  (which) => {
    const ann = write(start, start, of(STOP, { note: 'Bring water' }))
    const both = write(ann, start, of(STOP, { note: 'Book ahead' }))
    const option = listConflicts(both)[0]?.options[which]
    const settled = write(both, both, option?.changes ?? [])
    expect(listConflicts(settled)).toEqual([])
    expect(settled.items[STOP]?.fields.note?.value).toBe(['Book ahead', 'Bring water'][which])
  },
)

it('a place is one choice: its id and position go with its name', () => {
  const pantheon = { poiId: 'pantheon', name: 'Pantheon', lat: 41.8986, lon: 12.4769 }
  const trevi = { poiId: 'trevi', name: 'Trevi Fountain', lat: 41.9009, lon: 12.4833 }
  const both = write(write(start, start, of(STOP, pantheon)), start, of(STOP, trevi))
  const [choice, ...others] = listConflicts(both)
  expect(others).toEqual([])
  const settled = write(both, both, choice?.options[1]?.changes ?? [])
  const fields = settled.items[STOP]?.fields ?? {}
  expect(Object.fromEntries(Object.keys(pantheon).map((name) => [name, fields[name]?.value]))).toEqual(
    pantheon,
  )
  expect(Object.values(fields).flatMap(({ rivals }) => rivals)).toEqual([])
})

it('times computed by the planner have no conflict; times of a locked stop do', () => {
  const clash = (base: TripState) =>
    listConflicts(write(write(base, base, of(STOP, { start: '10:00' })), base, of(STOP, { start: '11:00' })))
  expect(clash(start)).toEqual([])
  const locked = write(start, start, of(STOP, { isLocked: true }))
  expect(clash(locked)).toMatchObject([{ field: 'start', options: [{ value: '11:00' }, { value: '10:00' }] }])
})

it('a deleted item has no conflict', () => {
  const ann = write(start, start, of(STOP, { note: 'Bring water' }))
  const both = write(ann, start, of(STOP, { note: 'Book ahead' }))
  expect(listConflicts(write(both, both, of(STOP, { deleted: true })))).toEqual([])
  expect(listConflicts(write(both, both, of(TRIP, { deleted: true })))).toEqual([])
})
