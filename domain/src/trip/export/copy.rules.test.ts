import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import {
  emptyTrip,
  makeOps,
  merge,
  notesOf,
  ownPlacesOf,
  stopsOf,
  tripFieldsOf,
  tripOp,
} from '../sync/index.ts'
import { copyTripChanges } from './copy.rules.ts'

const ids = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`
let made = 100
const set = (itemId: string, fields: object) =>
  Object.entries(fields).map(([field, value]) => ({ itemId, field, value }))
const after = (id: string, changes: ReturnType<typeof set>) => {
  const ops = makeOps(emptyTrip(id), 0, changes, () => ids(made++))
  for (const op of ops) expect(z.safeParse(tripOp, op).success).toBe(true)
  const { state, refused } = merge(emptyTrip(id), ops)
  expect(refused).toEqual([])
  return state
}
const trip = after(ids(1), [
  ...set(ids(1), {
    title: 'Rome',
    startDate: '2026-05-01',
    days: 3,
    status: 'planned',
    request: { days: 3 },
  }),
  ...set(ids(1), { budget: { payments: [1] } }),
  ...set(ids(2), { kind: 'visit', name: 'Pantheon', day: '2026-05-02', order: 'a1', isLocked: true }),
  ...set(ids(2), { mark: 'done' }),
  ...set(ids(3), { kind: 'visit', name: 'Gone', day: '2026-05-02', order: 'a2', deleted: true }),
  ...set(ids(4), { kind: 'note', text: 'Water', day: '2026-05-01', order: 'a0' }),
  ...set(ids(5), { kind: 'expense', name: 'Lunch' }),
])

test('a copy has the constraints, stops and notes of a trip under new ids, and no payments or deleted items', () => {
  const copy = after(
    ids(50),
    copyTripChanges(trip, { id: ids(50), title: 'Rome (copy)' }, () => ids(made++)),
  )
  expect(tripFieldsOf(copy)).toEqual({
    title: 'Rome (copy)',
    startDate: '2026-05-01',
    days: 3,
    status: 'planned',
    request: { days: 3 },
    planSource: 'copy',
  })
  // What became of a stop is of the trip on which it did.
  const plain = ({ id: _, mark: __, ...rest }: { id: string; mark?: unknown }) => rest
  expect(stopsOf(copy).map(({ mark }) => mark)).toEqual([undefined])
  expect(stopsOf(copy).map(plain)).toEqual(stopsOf(trip).map(plain))
  expect(notesOf(copy).map(plain)).toEqual(notesOf(trip).map(plain))
  expect(Object.keys(copy.items)).toHaveLength(3)
  for (const id of Object.keys(copy.items)) expect(trip.items[id]).toBeUndefined()
})

test('a name that becomes too long is cut, never within a character', () => {
  const title = `${'x'.repeat(199)}🏛️ (copy)`
  const [first] = copyTripChanges(trip, { id: ids(51), title }, () => ids(made++)).filter(
    ({ field }) => field === 'title',
  )
  expect(first?.value).toBe('x'.repeat(199))
})

test('a copy has places of its own, which its stops and wishes name', () => {
  const [old, oldId] = [ids(60), `own-${ids(60)}`]
  const request = {
    days: 3,
    avoid: [oldId, 'forum'],
    locks: [{ poiId: oldId, date: '2026-05-01', start: '10:00' }],
  }
  const withPlace = after(ids(1), [
    ...set(ids(1), { title: 'Rome', request }),
    ...set(ids(61), { kind: 'visit', poiId: oldId, name: 'Mill' }),
    ...set(old, { kind: 'place', name: 'Mill', location: { lat: 41.9, lon: 12.5 } }),
  ])
  const copy = after(
    ids(52),
    copyTripChanges(withPlace, { id: ids(52), title: 'Copy' }, () => ids(made++)),
  )
  const [place] = ownPlacesOf(copy)
  const newId = `own-${place?.id}`
  expect(place).toMatchObject({ name: 'Mill', location: { lat: 41.9, lon: 12.5 } })
  expect(newId).not.toBe(oldId)
  expect(stopsOf(copy)).toMatchObject([{ poiId: newId }])
  expect(tripFieldsOf(copy).request).toMatchObject({ avoid: [newId, 'forum'], locks: [{ poiId: newId }] })
})
