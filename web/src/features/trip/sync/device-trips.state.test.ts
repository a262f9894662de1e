import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { expect, it, vi } from 'vitest'
import { listActions } from '#platform/offline-store.ts'
import { addLocal, listLocal } from './device-trips.state.ts'
import { claimLocal, removeLocal } from './trip-move.state.ts'

it('a device of the first version keeps what waits there, and takes trips from then on', async () => {
  // A database of its own: an earlier test's pending work may still open the other.
  vi.stubGlobal('indexedDB', new IDBFactory())
  const old = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('travel-offline-db', 1)
    opening.onupgradeneeded = () => {
      const actions = opening.result.createObjectStore('offline-actions', { keyPath: 'id' })
      actions.createIndex('timestamp', 'timestamp')
      actions.add({ id: 'a', timestamp: 1 })
      opening.result
        .createObjectStore('cached-data', { keyPath: 'key' })
        .createIndex('timestamp', 'timestamp')
    }
    opening.onsuccess = () => resolve(opening.result)
  })
  old.close()
  expect(await listActions()).toEqual([{ id: 'a', timestamp: 1 }])

  await addLocal(null, [])
  await addLocal('bob', [])
  await claimLocal('ann')
  const rows = await listLocal()
  expect(rows.map(({ sequence, person }) => [sequence, person])).toEqual([
    [1, 'ann'],
    [2, 'bob'],
  ])
  for (const { id } of rows) await removeLocal(id)
  expect(await listLocal()).toEqual([])
})
