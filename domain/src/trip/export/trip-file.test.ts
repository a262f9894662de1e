import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { toWellFormedText } from '../../base/well-formed-text.ts'
import {
  activeItems,
  emptyTrip,
  type FieldChange,
  fieldValues,
  makeOps,
  merge,
  type TripState,
  tripFieldsOf,
  tripOp,
} from '../sync/index.ts'
import { MAX_TRIP_FILE_BYTES, readTripFile, tripFileChanges } from './read-trip-file.rules.ts'
import { writeTripFile } from './trip-file.rules.ts'

const NOW = Date.UTC(2026, 1, 3, 4, 5, 6)
const ids = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`
let made = 1000
const makeId = () => ids(made++)

function tripAfter(id: string, changes: readonly FieldChange[]): TripState {
  const ops = makeOps(emptyTrip(id), 0, changes, makeId)
  expect(ops.every((op) => z.safeParse(tripOp, op).success)).toBe(true)
  const { state, refused } = merge(emptyTrip(id), ops)
  expect(refused).toEqual([])
  return state
}
function read(text: string) {
  const result = readTripFile(text)
  if (!result.ok) throw new Error(JSON.stringify(result))
  return result.file
}
const readAgain = (trip: TripState) =>
  tripAfter(ids(made++), tripFileChanges(read(writeTripFile(trip, NOW).text), ids(made - 1), makeId))

// Letters and signs of all scripts, without what no text of a trip may hold.
const text = (most: number) =>
  fc
    .string({ unit: 'grapheme', maxLength: most })
    .map((one) => toWellFormedText(one.replaceAll('\0', '').slice(0, most)))
const day = fc
  .integer({ min: 0, max: 3000 })
  .map((n) => new Date(NOW + n * 86_400_000).toISOString().slice(0, 10))
const clock = fc.constantFrom('00:00', '09:30', '23:59')
const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true }).map((n) => n + 0)
const cost = fc.record({ amount: fc.nat(1e9), currency: fc.constantFrom('EUR', 'JPY', 'BHD') })
const order = fc.constantFrom('a0', 'a1', 'a0V')
const end = fc.record({
  date: day,
  time: clock,
  zone: fc.constantFrom('Europe/Rome', 'Pacific/Auckland', 'America/St_Johns'),
  place: fc.record({ name: text(40), lat: degrees(90), lon: degrees(180) }),
})
const some = <T>(shape: { [K in keyof T]: fc.Arbitrary<T[K]> }) => fc.record(shape, { requiredKeys: [] })
const withKind = (kind: fc.Arbitrary<string>, fields: fc.Arbitrary<object>) =>
  fc.tuple(kind, fields).map(([one, rest]) => ({ kind: one, ...rest }))
const placeNumber = fc.integer({ min: 0, max: 3 })
const item = fc.oneof(
  withKind(
    fc.constantFrom('visit', 'meal', 'booking'),
    some({
      name: text(60),
      lat: degrees(90),
      lon: degrees(180),
      day,
      order,
      start: clock,
      minutes: fc.nat(600),
      isLocked: fc.boolean(),
      cost,
      mode: fc.constantFrom('walk', 'taxi'),
      note: text(200),
      place: placeNumber,
    }),
  ),
  withKind(fc.constant('note'), some({ text: text(300), day, order })),
  withKind(
    fc.constantFrom('flight', 'hotel', 'event'),
    some({
      name: text(60),
      number: text(20),
      reference: text(20),
      seat: text(9),
      people: fc.array(text(20), { maxLength: 3 }),
      cost,
      note: text(60),
      startsAt: end,
      endsAt: end,
    }),
  ),
  withKind(
    fc.constant('place'),
    some({
      name: text(60),
      location: fc.record({ lat: degrees(90), lon: degrees(180) }),
      hours: fc.constant('Mo-Fr 09:00-17:00'),
      isMustSee: fc.boolean(),
      note: text(60),
    }),
  ),
  withKind(
    fc.constant('expense'),
    some({
      name: text(60),
      day,
      cost,
      share: fc.record({ paidBy: fc.constant('p1'), split: fc.jsonValue({ maxDepth: 2 }) }),
    }),
  ),
)
const own = some({
  title: text(100),
  startDate: day,
  days: fc.integer({ min: 1, max: 30 }),
  status: fc.constantFrom('draft', 'planned'),
  planSource: fc.constantFrom('hand', 'planner'),
  places: fc.array(fc.record({ name: text(30), lat: degrees(90), lon: degrees(180) }), { maxLength: 3 }),
  budget: fc.record({
    people: fc.array(fc.record({ id: fc.constant('p1'), name: text(20) }), { maxLength: 2 }),
  }),
})

/** A trip in which stops and the request name places of the trip, as the planner has them. */
function makeRandomTrip(fields: object, items: readonly object[]): TripState {
  const trip = ids(made++)
  const all = items.map((one) => ({ id: makeId(), fields: one as Record<string, unknown> }))
  const placeIds = all.flatMap(({ id, fields: { kind } }) => (kind === 'place' ? [`own-${id}`] : []))
  const request = {
    days: 3,
    avoid: [...placeIds, 'forum'],
    locks: placeIds.map((poiId) => ({ poiId, start: '10:00' })),
  }
  const changes = [
    ...Object.entries({ ...fields, request }).map(([field, value]) => ({ itemId: trip, field, value })),
    ...all.flatMap(({ id, fields: { place, ...rest } }) => {
      const poiId = typeof place === 'number' ? placeIds[place] : undefined
      return Object.entries({ ...rest, ...(poiId && { poiId }) }).map(([field, value]) => ({
        itemId: id,
        field,
        value,
      }))
    }),
  ]
  return tripAfter(trip, changes)
}

/** All that a trip says, with the ids of its items replaced by their numbers. */
function contentOf(trip: TripState): unknown {
  const kinds = ['stop', 'note', 'booking', 'place', 'expense'] as const
  const items = kinds.flatMap((kind) => activeItems(trip, kind).sort((a, b) => (a.id < b.id ? -1 : 1)))
  const content = JSON.stringify([tripFieldsOf(trip), items.map((one) => fieldValues(one))])
  return JSON.parse(items.reduce((sofar, { id }, n) => sofar.replaceAll(id, `item ${n}`), content))
}
/** JSON knows no order of keys. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  )
}

describe('a trip as a file of ours', () => {
  it('reads in again as the same trip, whatever it holds', () => {
    fc.assert(
      fc.property(own, fc.array(item, { maxLength: 12 }), (fields, items) => {
        const trip = makeRandomTrip(fields, items)
        const again = readAgain(trip)
        expect(sorted(contentOf(again))).toEqual(sorted(contentOf(trip)))
        for (const id of Object.keys(again.items)) expect(trip.items[id]).toBeUndefined()
      }),
      { numRuns: 40 },
    )
  })

  it('says what is in it before anything is written', () => {
    const trip = tripAfter(ids(1), [
      ...Object.entries({ title: 'Rome', startDate: '2026-05-01', days: 3 }).map(([field, value]) => ({
        itemId: ids(1),
        field,
        value,
      })),
      { itemId: ids(2), field: 'kind', value: 'visit' },
      { itemId: ids(2), field: 'day', value: '2026-05-06' },
      { itemId: ids(3), field: 'kind', value: 'flight' },
      { itemId: ids(4), field: 'kind', value: 'note' },
      { itemId: ids(4), field: 'deleted', value: true },
    ])
    expect(read(writeTripFile(trip, NOW).text)).toMatchObject({
      summary: { title: 'Rome', startDate: '2026-05-01', endDate: '2026-05-06' },
      counts: { stops: 1, notes: 0, bookings: 1, places: 0, expenses: 0 },
      exportedAt: '2026-02-03T04:05:06.000Z',
    })
  })

  it('is the same text for the same trip', () => {
    const trip = makeRandomTrip({ title: 'A' }, [{ kind: 'visit', name: 'B', day: '2026-05-01' }])
    expect(writeTripFile(trip, NOW)).toEqual(writeTripFile(JSON.parse(JSON.stringify(trip)), NOW))
  })

  const file = (more: object) =>
    JSON.stringify({ format: 'tripwright-trip', version: 1, trip: { title: 'A' }, ...more })
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`
  it.each<[string, string, object]>([
    ['nothing', '', { code: 'not-json' }],
    ['half a file', file({}).slice(0, -9), { code: 'not-json' }],
    ['another JSON', '{"type":"FeatureCollection"}', { code: 'not-ours' }],
    ['null', 'null', { code: 'not-ours' }],
    ['a version of no kind', file({ version: '1' }), { code: 'not-ours' }],
    ['version 0', file({ version: 0 }), { code: 'not-ours' }],
    ['a later version', file({ version: 2, trip: 'of another shape' }), { code: 'newer' }],
    ['no trip', file({ trip: undefined }), { code: 'broken', where: 'trip' }],
    ['a list of trips', file({ trip: [] }), { code: 'broken', where: 'trip' }],
    ['an unknown field', file({ trip: { owner: 'x' } }), { code: 'broken', where: 'trip, owner' }],
    ['a deletion', file({ trip: { deleted: true } }), { code: 'broken', where: 'trip, deleted' }],
    ['no list', file({ stops: { 0: {} } }), { code: 'broken', where: 'stops' }],
    ['an item without an id', file({ stops: [{ kind: 'visit' }] }), { code: 'broken', where: 'stops 1, id' }],
    [
      'one id twice',
      file({ stops: [{ id: ids(1), kind: 'visit' }], notes: [{ id: ids(1), kind: 'note' }] }),
      { code: 'broken', where: 'notes 1, id' },
    ],
    [
      'an item in another list',
      file({ notes: [{ id: ids(1), kind: 'visit' }] }),
      { code: 'broken', where: 'notes 1, kind' },
    ],
    [
      'a kind of no item',
      file({ stops: [{ id: ids(1), kind: 'x' }] }),
      { code: 'broken', where: 'stops 1, kind' },
    ],
    [
      'a date that is none',
      file({ stops: [{ id: ids(1), kind: 'visit', day: '2026-02-30' }] }),
      { code: 'broken', where: 'stops 1, day' },
    ],
    [
      'a text with a NUL',
      file({ notes: [{ id: ids(1), kind: 'note', text: 'a\0' }] }),
      { code: 'broken', where: 'notes 1, text' },
    ],
    ['a prototype', file({}).replace('"title"', '"__proto__"'), { code: 'broken', where: 'trip, __proto__' }],
    [
      'a hundred thousand lists in each other',
      file({}).replace('"A"', nested(100_000)),
      { code: 'broken', where: 'depth' },
    ],
    [
      'too many items',
      file({ notes: Array.from({ length: 2001 }, (_, n) => ({ id: ids(n), kind: 'note' })) }),
      { code: 'too-many' },
    ],
    [
      'too many bookings',
      file({ bookings: Array.from({ length: 101 }, (_, n) => ({ id: ids(n), kind: 'hotel' })) }),
      { code: 'too-many' },
    ],
    ['a heap', ' '.repeat(MAX_TRIP_FILE_BYTES + 1), { code: 'too-large' }],
  ])('is refused whole, with what is wrong: %s', (_, content, problem) => {
    expect(readTripFile(content)).toEqual({ ok: false, ...problem })
  })

  it('is never half a trip, whatever was changed in it', () => {
    const whole = writeTripFile(
      makeRandomTrip({ title: 'A' }, [
        { kind: 'visit', name: 'B' },
        { kind: 'note', text: 'C' },
      ]),
      NOW,
    ).text
    fc.assert(
      fc.property(
        fc.nat(whole.length),
        fc.nat(9),
        fc.constantFrom('', '"', '\\', '{', ']', ',', ':', '-0', 'é', '\0', '\ud800', 'null'),
        (at, cut, put) => {
          const result = readTripFile(whole.slice(0, at) + put + whole.slice(at + cut))
          if (result.ok) tripAfter(ids(made++), tripFileChanges(result.file, ids(made - 1), makeId))
        },
      ),
      { numRuns: 200 },
    )
  })
})
