import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'
import { writeCachedData } from '../cached-data.ts'
import { withStore } from '../offline-db.ts'
import { refreshSession } from '../session.ts'
import { clearAppData } from './clear-app-data.ts'

const change = (id: string, person: string | null, sequence: number) => ({ id, person, sequence, ops: [] })

it('clears the data of the signed-in user and of guests, and leaves the sealed data of another person', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ user: { id: 'ann', email: 'ann@example.com', name: '' } }),
  )
  await refreshSession()
  await writeCachedData(null, 'guides', [])
  await writeCachedData('ann', 'trips', [])
  await withStore('trip-changes', 'readwrite', async (store) => {
    await store.add(change('a', 'ann', 1))
    await store.add(change('b', null, 2))
    await store.add(change('c', 'bob', 3))
  })
  expect(await clearAppData()).toBe(true)
  expect(await withStore('cached-data', 'readonly', (store) => store.keys())).toEqual([])
  const left = await withStore('trip-changes', 'readonly', (store) => store.list())
  expect(left.map(({ id }) => id)).toEqual(['c'])
})
