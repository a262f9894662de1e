import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyTrip, type FieldChange, listConflicts, makeOps, merge, type TripState } from '../sync/index.ts'
import type { PackingSuggestion } from './packing.rules.ts'
import type { PackingListName } from './packing-items.data.ts'
import { addToPackingList, packingChanges, packingList } from './packing-list.rules.ts'

const TRIP = '00000000-0000-7000-8000-000000000001'
const SUGGESTIONS: PackingSuggestion[] = [
  { item: 'copies', quantity: null, reason: { kind: 'always' } },
  { item: 'socks', quantity: 3, reason: { kind: 'length', days: 3, isWashed: false } },
  { item: 'sunscreen', quantity: null, reason: { kind: 'always' } },
  { item: 'first-aid', quantity: null, reason: { kind: 'always' } },
]
let made = 0
const makeId = () => `00000000-0000-7000-8000-1${String(++made).padStart(11, '0')}`
const opsOf = (view: TripState, confirmed: number, changes: readonly FieldChange[]) =>
  makeOps(view, confirmed, changes, makeId)
const apply = (trip: TripState, changes: readonly FieldChange[]) =>
  merge(trip, opsOf(trip, trip.version, changes)).state
const rowsOf = (trip: TripState, list: PackingListName = 'shared') =>
  packingList(trip, list, SUGGESTIONS).rows
const write = (
  trip: TripState,
  key: string,
  fields: object,
  list: PackingListName = 'shared',
  person = 'ana',
) => {
  const row = rowsOf(trip, list).find((one) => one.key === key)
  if (!row) throw new Error(`${key} is not on the list`)
  return packingChanges(trip, { list, person }, row, fields)
}

describe('a packing list', () => {
  it('has the suggestions of its kind untouched, then what was added', () => {
    const trip = apply(emptyTrip(TRIP), addToPackingList('shared', makeId(), 'Kite'))
    expect(rowsOf(trip).map(({ key, name, isPacked }) => name || [key, isPacked])).toEqual([
      ['copies', false],
      ['sunscreen', false],
      ['first-aid', false],
      'Kite',
    ])
    expect(rowsOf(trip, 'own')).toMatchObject([{ key: 'socks', quantity: 3, ids: [] }])
  })

  it('has a list of the children of its own, whose lines are on no other, removed or not', () => {
    const suggestions: PackingSuggestion[] = [
      ...SUGGESTIONS,
      { item: 'games', quantity: null, reason: { kind: 'always' } },
    ]
    const rows = (trip: TripState, list: PackingListName) => packingList(trip, list, suggestions)
    let trip = apply(emptyTrip(TRIP), addToPackingList('children', makeId(), 'Night light'))
    trip = apply(trip, addToPackingList('shared', makeId(), 'Kite'))
    const [games] = rows(trip, 'children').rows
    if (games)
      trip = apply(trip, packingChanges(trip, { list: 'children', person: 'ana' }, games, { name: 'Cards' }))
    const namesOf = (list: PackingListName) => rows(trip, list).rows.map(({ name, key }) => name || key)
    expect(namesOf('children')).toEqual(['Cards', 'Night light'])
    expect(namesOf('shared')).toEqual(['copies', 'sunscreen', 'first-aid', 'Kite'])
    const [cards] = rows(trip, 'children').rows
    if (cards)
      trip = apply(
        trip,
        packingChanges(trip, { list: 'children', person: 'ben' }, cards, { isDismissed: true }),
      )
    expect(namesOf('children')).toEqual(['Night light'])
    expect([rows(trip, 'children').dismissed.length, rows(trip, 'shared').dismissed.length]).toEqual([1, 0])
  })

  it('keeps what was done with lines of the children while they were on the shared list', () => {
    const row = { ids: [], item: 'games' } as const
    const before = packingChanges(emptyTrip(TRIP), { list: 'shared', person: 'ana' }, row, { isPacked: true })
    const trip = apply(emptyTrip(TRIP), before)
    expect(packingList(trip, 'children', []).rows).toMatchObject([{ item: 'games', isPacked: true }])
    const now = packingChanges(emptyTrip(TRIP), { list: 'children', person: 'ben' }, row, { isPacked: true })
    expect(now[0]?.itemId).toBe(before[0]?.itemId)
  })

  it('keeps ticks, names and quantities, and what was touched when the trip no longer asks for it', () => {
    let trip = apply(emptyTrip(TRIP), write(emptyTrip(TRIP), 'socks', { isPacked: true }, 'own'))
    trip = apply(trip, write(trip, 'socks', { quantity: 9, name: 'Wool socks' }, 'own'))
    const left = packingList(trip, 'own', []).rows
    expect(left).toMatchObject([{ name: 'Wool socks', quantity: 9, isPacked: true, reason: null }])
    trip = apply(trip, write(trip, 'copies', { isDismissed: true }))
    expect(packingList(trip, 'shared', []).rows).toEqual([])
  })

  it('suggests nothing again that was removed, until it is brought back', () => {
    const before = emptyTrip(TRIP)
    const trip = apply(before, write(before, 'sunscreen', { isDismissed: true }))
    const { rows, dismissed } = packingList(trip, 'shared', SUGGESTIONS)
    expect(rows.map(({ key }) => key)).toEqual(['copies', 'first-aid'])
    const back = apply(
      trip,
      dismissed.map((itemId) => ({ itemId, field: 'isDismissed', value: false })),
    )
    expect(rowsOf(back).map(({ key }) => key)).toEqual(['copies', 'sunscreen', 'first-aid'])
  })

  it('makes no item twice: one on the shared list for all, one on the own list for each person', () => {
    const trip = emptyTrip(TRIP)
    const idOf = (list: PackingListName, person: string) =>
      write(trip, list === 'own' ? 'socks' : 'copies', { isPacked: true }, list, person)[0]?.itemId
    expect(idOf('shared', 'ana')).toBe(idOf('shared', 'ben'))
    expect(idOf('own', 'ana')).not.toBe(idOf('own', 'ben'))
    expect(idOf('own', 'ana')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
  })

  it('is one line where a guest’s list and that of the same person signed in meet', () => {
    const guest = write(emptyTrip(TRIP), 'socks', { isPacked: true }, 'own', '')
    const signedIn = write(emptyTrip(TRIP), 'socks', { quantity: 5 }, 'own', 'ana')
    const trip = apply(apply(emptyTrip(TRIP), guest), signedIn)
    expect(rowsOf(trip, 'own')).toMatchObject([{ key: 'socks', isPacked: true, quantity: 5 }])
    const cleared = apply(trip, write(trip, 'socks', { isPacked: false }, 'own'))
    expect(rowsOf(cleared, 'own')).toMatchObject([{ isPacked: false }])
  })

  it('begins anew with a suggestion whose item was deleted, as an undo does', () => {
    const made = write(emptyTrip(TRIP), 'copies', { isPacked: true })
    const itemId = made[0]?.itemId ?? ''
    const undone = apply(apply(emptyTrip(TRIP), made), [{ itemId, field: 'deleted', value: true }])
    expect(rowsOf(undone)[0]).toMatchObject({ key: 'copies', ids: [], isPacked: false })
    const again = apply(undone, write(undone, 'copies', { quantity: 2 }))
    expect(rowsOf(again)[0]).toMatchObject({ key: 'copies', quantity: 2, isPacked: false })
  })
})

it('two people who tick, count and add offline lose nothing, whoever is heard first', () => {
  const edit = fc.oneof(
    fc.record({ tick: fc.constantFrom('copies', 'sunscreen', 'first-aid') }),
    fc.record({ count: fc.constantFrom('copies', 'sunscreen'), quantity: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ add: fc.constantFrom('Kite', 'Ball', 'Tent') }),
  )
  type EditOfList = typeof edit extends fc.Arbitrary<infer T> ? T : never
  const changesOf = (view: TripState, one: EditOfList): FieldChange[] => {
    if ('tick' in one) return write(view, one.tick, { isPacked: true })
    if ('count' in one) return write(view, one.count, { quantity: one.quantity })
    return addToPackingList('shared', makeId(), one.add)
  }
  const offline = (edits: readonly EditOfList[]) => {
    let view = emptyTrip(TRIP)
    const ops = edits.flatMap((one) => {
      const mine = opsOf(view, 0, changesOf(view, one))
      view = merge(view, mine).state
      return mine
    })
    return { ops, last: rowsOf(view) }
  }
  fc.assert(
    fc.property(
      fc.array(edit, { maxLength: 8 }),
      fc.array(edit, { maxLength: 8 }),
      fc.boolean(),
      (a, b, isTurned) => {
        // Numbers of their own: who replaces a value that they gave themselves wants none of the same value either.
        const [ana, ben] = [
          offline(a),
          offline(b.map((one) => ('count' in one ? { ...one, quantity: one.quantity + 10 } : one))),
        ]
        const sent = isTurned ? [ben, ana] : [ana, ben]
        const state = sent.reduce((trip, { ops }) => merge(trip, ops).state, emptyTrip(TRIP))
        const rows = rowsOf(state)
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
        for (const one of [...a, ...b])
          if ('tick' in one) expect(rows.find(({ key }) => key === one.tick)?.isPacked).toBe(true)
        const added = [...a, ...b].flatMap((one) => ('add' in one ? one.add : [])).sort()
        expect(rows.flatMap(({ item, name }) => (item === null ? name : [])).sort()).toEqual(added)
        // Of two quantities one is shown, and the other is asked about.
        const counted = (last: typeof rows, key: string) =>
          last.find((row) => row.key === key)?.quantity ?? null
        for (const key of ['copies', 'sunscreen']) {
          const values = [counted(ana.last, key), counted(ben.last, key)].filter((one) => one !== null)
          const shown = rows.find((row) => row.key === key)
          const asked = listConflicts(state).filter(({ itemId }) => shown?.ids.includes(itemId))
          const kept = [shown?.quantity, ...asked.flatMap(({ options }) => options.map(({ value }) => value))]
          for (const value of values) expect(kept).toContain(value)
        }
      },
    ),
    { numRuns: 200 },
  )
})
