import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'
import { rememberData } from '../cached-data.ts'
import { inStore } from '../offline-db.ts'
import { refreshSession } from '../session.ts'
import { clearAppData } from './clear-app-data.ts'

const change = (id: string, person: string | null, sequence: number) => ({ id, person, sequence, ops: [] })

it('clears what belongs to whoever is there and to guests, and leaves sealed what is another person’s', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ user: { id: 'ann', email: 'ann@example.com', name: '' } }),
  )
  await refreshSession()
  await rememberData(null, 'guides', [])
  await rememberData('ann', 'trips', [])
  await inStore('trip-changes', 'readwrite', async (store) => {
    await store.add(change('a', 'ann', 1))
    await store.add(change('b', null, 2))
    await store.add(change('c', 'bob', 3))
  })
  expect(await clearAppData()).toBe(true)
  expect(await inStore('cached-data', 'readonly', (store) => store.keys())).toEqual([])
  const left = await inStore('trip-changes', 'readonly', (store) => store.list())
  expect(left.map(({ id }) => id)).toEqual(['c'])
})
