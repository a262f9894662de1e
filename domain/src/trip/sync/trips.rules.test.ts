import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyTrip, merge } from './merge.rules.ts'
import { type FieldChange, inBatches, makeOps, uuidV7 } from './ops.rules.ts'
import { fieldValues, groupTrips, notesOf, stopsOf, summarise } from './read.rules.ts'
import { uuid } from './trip-simulation.rules.ts'
import { type TripSummary, tripOp } from './trips.contract.ts'
import { invertChanges, notOverwritten } from './undo.rules.ts'

const TRIP = uuid(1)
let made = 1000
const after = (changes: FieldChange[], before = emptyTrip(TRIP)) =>
  merge(
    before,
    makeOps(before, before.version, changes, () => uuid(made++)),
  ).state
const set = (itemId: string, fields: Record<string, unknown>): FieldChange[] =>
  Object.entries(fields).map(([field, value]) => ({ itemId, field, value }))
const rome = after([
  ...set(TRIP, { title: 'Rome', startDate: '2026-05-01', days: 3, status: 'planned' }),
  ...set(uuid(2), { kind: 'visit', name: 'Pantheon', day: '2026-05-02', order: 'a1' }),
  ...set(uuid(3), { kind: 'meal', name: 'Lunch', day: '2026-05-02', order: 'a0' }),
  ...set(uuid(4), { kind: 'note', text: 'Water', day: '2026-05-01', order: 'a0' }),
  ...set(uuid(5), { kind: 'visit', name: 'Gone', day: '2026-05-09', order: 'a0', deleted: true }),
])
const op = (fields: object) => ({
  opId: uuid(9),
  tripId: TRIP,
  itemId: TRIP,
  field: 'title',
  value: 'x',
  baseVersion: 0,
  ...fields,
})

describe('reading a trip', () => {
  it('gives stops and notes in their order, without deleted ones', () => {
    expect(stopsOf(rome).map(({ name }) => name)).toEqual(['Lunch', 'Pantheon'])
    expect(notesOf(rome).map(({ text }) => text)).toEqual(['Water'])
  })

  it('summarises it for lists', () => {
    expect(summarise(rome)).toMatchObject({
      title: 'Rome',
      status: 'planned',
      startDate: '2026-05-01',
      endDate: '2026-05-03',
      stops: 2,
    })
    const longer = after(set(uuid(2), { day: '2026-05-07' }), rome)
    expect(summarise(longer).endDate).toBe('2026-05-07')
    expect(summarise(emptyTrip(TRIP))).toMatchObject({ title: '', startDate: null, endDate: null, stops: 0 })
  })

  it('sorts trips into upcoming, past and drafts by the traveller’s date', () => {
    const trip = (id: string, startDate: string | null, endDate = startDate): TripSummary => ({
      id,
      version: 1,
      title: id,
      status: 'planned',
      startDate,
      endDate,
      stops: 0,
      places: [],
    })
    const trips = [
      trip('later', '2026-06-01'),
      trip('now', '2026-04-28', '2026-05-01'),
      trip('old', '2025-01-01'),
      trip('recent', '2026-04-30'),
      { ...trip('sketch', '2026-06-01'), status: 'draft' as const },
      { ...trip('never planned', '2025-06-01'), status: 'draft' as const },
      trip('some day', null),
    ]
    const { upcoming, past, drafts } = groupTrips(trips, '2026-05-01')
    expect(upcoming.map(({ id }) => id)).toEqual(['now', 'later'])
    expect(past.map(({ id }) => id)).toEqual(['recent', 'never planned', 'old'])
    expect(drafts.map(({ id }) => id)).toEqual(['sketch', 'some day'])
  })

  it('puts a copy, which is newer, behind its original', () => {
    const one = { title: '', status: 'planned', version: 1, stops: 0, places: [] } as const
    const days = { startDate: '2026-05-01', endDate: '2026-05-03' }
    const trips: TripSummary[] = [uuid(2), uuid(1)].map((id) => ({ ...one, places: [], ...days, id }))
    expect(groupTrips(trips, '2026-04-01').upcoming.map(({ id }) => id)).toEqual([uuid(1), uuid(2)])
  })
})

describe('undo', () => {
  const change = fc.record({
    itemId: fc.constantFrom(TRIP, uuid(2), uuid(3), uuid(7)),
    field: fc.constantFrom('deleted', 'name', 'title', 'note', 'kind'),
    value: fc.constantFrom('visit', 'meal'),
  })
  const valuesOf = (state: typeof rome) =>
    Object.fromEntries(
      Object.values(state.items)
        .filter((item) => item.fields.deleted?.value !== true)
        .map((item) => [
          item.id,
          Object.fromEntries(Object.entries(fieldValues(item)).filter(([, value]) => value !== null)),
        ]),
    )

  it('of any changes restores the state before, and redo the state after', () => {
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 12 }), (edits) => {
        const changes = edits
          .filter(
            ({ itemId, field }) =>
              itemId !== uuid(7) ||
              field === 'kind' ||
              edits.find((w) => w.itemId === uuid(7))?.field === 'kind',
          )
          .filter(
            ({ itemId, field }) =>
              (itemId === TRIP) === (field === 'title') || (itemId !== TRIP && field === 'deleted'),
          )
        const done = after(changes, rome)
        const back = invertChanges(changes, rome)
        const undone = after(back, done)
        expect(valuesOf(undone)).toEqual(valuesOf(rome))
        expect(valuesOf(after(invertChanges(back, done), undone))).toEqual(valuesOf(done))
      }),
    )
  })

  it('deletes created items in one change', () => {
    expect(invertChanges(set(uuid(8), { kind: 'visit', name: 'Trevi' }), rome)).toEqual([
      { itemId: uuid(8), field: 'deleted', value: true },
    ])
  })

  it('keeps later changes of other people', () => {
    const mine = set(uuid(2), { name: 'Mine', note: 'mine' })
    const now = after(set(uuid(2), { name: 'Theirs' }), after(mine, rome))
    expect(notOverwritten(invertChanges(mine, rome), mine, now)).toEqual([
      { itemId: uuid(2), field: 'note', value: null },
    ])
  })
})

describe('an operation', () => {
  it.each([
    [{}],
    [{ field: 'startDate', value: '2028-02-29' }],
    [{ field: 'title', value: null }],
    [{ field: 'title', value: 'كتاب 🧭 \\u0000 \\ud800' }],
    [{ itemId: uuid(2), field: 'kind', value: 'meal' }],
    [{ itemId: uuid(2), field: 'start', value: '24:30' }],
    [{ itemId: uuid(2), field: 'cost', value: { amount: 25_000, currency: 'EUR' } }],
    [{ opId: uuid(9).toUpperCase(), seen: [uuid(4)] }],
  ])('accepts %j', (fields) => {
    expect(tripOp.safeParse(op(fields)).success).toBe(true)
  })

  it.each([
    [{ field: 'owner' }],
    [{ field: '__proto__' }],
    [{ field: 'constructor' }],
    [{ field: 'name' }],
    [{ field: 'title', value: undefined }],
    [{ field: 'title', value: 7 }],
    [{ field: 'title', value: 'x'.repeat(201) }],
    [{ field: 'title', value: 'a\0b' }],
    [{ field: 'title', value: 'half a pair \ud800' }],
    [{ field: 'startDate', value: '2026-02-29' }],
    [{ field: 'startDate', value: '9999-12-31' }],
    [{ field: 'days', value: 0 }],
    [{ field: 'status', value: 'paid' }],
    [{ field: 'request', value: { x: 'x'.repeat(17_000) } }],
    [{ field: 'places', value: [{ name: 'Rome', lat: 91, lon: 0 }] }],
    [{ itemId: uuid(2), field: 'title' }],
    [{ itemId: uuid(2), field: 'kind', value: null }],
    [{ itemId: uuid(2), field: 'kind', value: 'trip' }],
    [{ itemId: uuid(2), field: 'start', value: '9:00' }],
    [{ itemId: uuid(2), field: 'order', value: 'a00' }],
    [{ itemId: uuid(2), field: 'cost', value: { amount: 1.5, currency: 'EUR' } }],
    [{ itemId: uuid(2), field: 'cost', value: { amount: 1, currency: 'EUR', paid: true } }],
    [{ itemId: '7' }],
    [{ baseVersion: -1 }],
  ])('refuses %j', (fields) => {
    expect(tripOp.safeParse(op(fields)).success).toBe(false)
  })
})

describe('the upload', () => {
  it('is split into calls of at most 200 operations and 256 kB, in order', () => {
    const ops = makeOps(
      rome,
      0,
      Array.from({ length: 450 }, (_, n) => ({ itemId: uuid(2), field: 'note', value: 'あ'.repeat(n) })),
      () => uuid(made++),
    )
    const batches = inBatches(ops)
    expect(batches.flat()).toEqual(ops)
    for (const batch of batches) {
      expect(batch.length).toBeLessThanOrEqual(200)
      expect(JSON.stringify(batch).length * 3).toBeLessThan(250_000)
    }
  })
})

it('makes ids that sort by their time and are UUIDs of version 7', () => {
  const random = new Uint8Array(10).fill(255)
  const ids = [0, 1, 1_777_593_600_000].map((now) => uuidV7(now, random))
  expect(ids).toEqual([...ids].sort())
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Number.parseInt(ids[2]?.replaceAll('-', '').slice(0, 12) ?? '', 16)).toBe(1_777_593_600_000)
})
