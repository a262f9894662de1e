import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SavedItem } from './saved.contract.ts'
import { filterSaved, isSameItem, type PendingChange, savedTypes, withPending } from './saved.rules.ts'

const saved = (item_id: string, more: Partial<SavedItem> = {}): SavedItem => ({
  id: `row-${item_id}`,
  item_type: 'hotel',
  item_id,
  title: item_id,
  description: '',
  image_url: null,
  item_data: {},
  created_at: '2026-05-01T00:00:00.000Z',
  ...more,
})
const save = (item_id: string): PendingChange => {
  const { id: _, created_at: at, ...item } = saved(item_id)
  return { kind: 'save', item, at }
}
const remove = (item_id: string): PendingChange => ({ kind: 'remove', item: { item_type: 'hotel', item_id } })
const ids = (items: readonly SavedItem[]) => items.map((item) => item.item_id)

describe('the list with unconfirmed changes', () => {
  it('shows new saves on top and hides removed ones', () => {
    expect(ids(withPending([saved('a'), saved('b')], [save('c'), remove('a')]))).toEqual(['c', 'b'])
  })

  it('shows an undone removal again, in a new position', () => {
    expect(ids(withPending([saved('a'), saved('b')], [remove('b'), save('b')]))).toEqual(['b', 'a'])
  })

  it('shows no duplicate when the server already has a save that waits for its confirmation', () => {
    expect(withPending([saved('a')], [save('a')])).toEqual([saved('a')])
  })

  it('equals the changes applied one by one to a set, for any changes', () => {
    const change = fc.tuple(fc.boolean(), fc.constantFrom('a', 'b', 'c', 'd'))
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd')), fc.array(change), (start, steps) => {
        const model = new Set(start)
        for (const [isSave, id] of steps) isSave ? model.add(id) : model.delete(id)
        const changes = steps.map(([isSave, id]) => (isSave ? save(id) : remove(id)))
        const items = withPending(
          start.map((id) => saved(id)),
          changes,
        )
        expect(ids(items).sort()).toEqual([...model].sort())
      }),
    )
  })
})

describe('searching saved items', () => {
  const items = [
    saved('1', { title: 'São Paulo', item_type: 'destination' }),
    saved('2', { title: 'Hotel Ñandú', description: 'quiet, near the river' }),
  ]

  it('ignores case and accents', () => {
    expect(ids(filterSaved(items, { type: null, words: 'sao PAULO' }))).toEqual(['1'])
  })

  it('requires every word, in the title or the description', () => {
    expect(ids(filterSaved(items, { type: null, words: 'nandu river' }))).toEqual(['2'])
    expect(filterSaved(items, { type: null, words: 'nandu mountain' })).toEqual([])
  })

  it('filters by type', () => {
    expect(ids(filterSaved(items, { type: 'hotel', words: '' }))).toEqual(['2'])
    expect(savedTypes(items)).toEqual(['destination', 'hotel'])
  })
})

it('tells items apart by type and id together', () => {
  expect(isSameItem(saved('a'), saved('a', { item_type: 'flight' }))).toBe(false)
})
