import { encodeCall } from '@tripwright/domain/base/contract'
import { removeItem, saveItem } from '@tripwright/domain/sharing/saved'
import { expect, it } from 'vitest'
import type { OfflineAction } from '#platform/offline-db.ts'
import { queuedChanges } from './saved-changes.state.ts'

const action = (fields: Partial<OfflineAction>): OfflineAction => ({
  id: 'x',
  timestamp: Date.UTC(2026, 4, 1),
  url: '/api/saved-items',
  method: 'POST',
  headers: {},
  body: null,
  queue: 'saved',
  sequence: 1,
  person: 'p1',
  attempts: 0,
  notBefore: 0,
  refused: null,
  ...fields,
})

it('reads saves and removals back from the actions that carry them', () => {
  const item = { item_type: 'hotel', item_id: 'a/b & c', title: 'Inn' }
  const save = encodeCall(saveItem, item)
  const remove = encodeCall(removeItem, { item_type: 'hotel', item_id: 'a/b & c' })
  const changes = queuedChanges([
    action({ url: save.path, body: save.body ?? null }),
    action({ url: remove.path, method: 'DELETE' }),
  ])
  expect(changes).toEqual([
    {
      kind: 'save',
      at: '2026-05-01T00:00:00.000Z',
      item: { ...item, description: '', image_url: null, item_data: {} },
    },
    { kind: 'remove', item: { item_type: 'hotel', item_id: 'a/b & c' } },
  ])
})

it('passes over actions of others, and what a newer version wrote', () => {
  expect(queuedChanges([action({ queue: 'trip:1', body: '{}' }), action({ body: '{"title":7}' })])).toEqual(
    [],
  )
})
