import 'fake-indexeddb/auto'
import { expect, it } from 'vitest'
import { writeCachedData } from './cached-data.ts'
import { forgetPerson } from './forget-person.ts'
import { type OfflineAction, withStore } from './offline-db.ts'

const change = (id: string, person: string | null, sequence: number) => ({ id, person, sequence, ops: [] })
const action = (id: string, person: string, body: string): OfflineAction => ({
  id,
  person,
  body,
  timestamp: 1,
  url: '/api/trips/1/ops',
  method: 'POST',
  headers: {},
  queue: 'trip:1',
  sequence: 1,
  attempts: 0,
  notBefore: 0,
  refused: null,
})
const photo = (id: string) => ({ id, bytes: new ArrayBuffer(1) })

it('leaves nothing of who has deleted the account, and all of guests and of other people', async () => {
  await writeCachedData(null, 'guides', [])
  await writeCachedData('ann', 'trip:1', { items: [{ id: 'dinner' }] })
  await writeCachedData('bob', 'trip:2', { items: [{ id: 'museum' }] })
  await withStore('trip-changes', 'readwrite', async (store) => {
    await store.add(change('a', 'ann', 1))
    await store.add(change('b', null, 2))
  })
  await withStore('offline-actions', 'readwrite', async (store) => {
    await store.add(action('c', 'ann', '{"itemId":"taxi"}'))
    await store.add(action('d', 'bob', '{}'))
  })
  await withStore('receipts', 'readwrite', async (store) => {
    for (const id of ['dinner', 'taxi', 'museum']) await store.add(photo(id))
  })
  await forgetPerson('ann')
  const left = async (name: 'cached-data' | 'trip-changes' | 'offline-actions' | 'receipts') =>
    withStore(name, 'readonly', (store) => store.keys())
  expect(await left('cached-data')).toEqual(['public:guides'])
  expect(await left('trip-changes')).toEqual(['b'])
  expect(await left('offline-actions')).toEqual(['d'])
  expect(await left('receipts')).toEqual(['museum'])
})

it('is no error where the browser has no database', async () => {
  const real = indexedDB.open
  indexedDB.open = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  await forgetPerson('ann')
  indexedDB.open = real
})
