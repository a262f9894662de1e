import { clearPersonalData, isCachedFor } from './cached-data.ts'
import { withStore } from './offline-db.ts'

/**
 * Removes everything of a person whose account is gone from this device: answers of the server, changes that were not sent
 * and never can be, and the photos of receipts that belong to them. What guests and other people left stays. Never throws.
 */
export async function forgetPerson(id: string): Promise<void> {
  try {
    const cached = await withStore('cached-data', 'readonly', (store) => store.list())
    const own: unknown[] = cached.filter(({ key }) => isCachedFor(id, key))
    for (const name of ['trip-changes', 'offline-actions'] as const)
      await withStore(name, 'readwrite', async (store) => {
        for (const row of await store.list())
          if (row.person === id) {
            own.push(row)
            await store.delete(row.id)
          }
      })
    // A photo names no owner, but its expense has one.
    const text = JSON.stringify(own)
    await withStore('receipts', 'readwrite', async (store) => {
      for (const key of await store.keys()) if (text.includes(key)) await store.delete(key)
    })
  } catch {
    // A browser without a database keeps nothing.
  }
  await clearPersonalData()
}
