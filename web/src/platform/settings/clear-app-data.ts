import { withStore } from '../offline-db.ts'
import { clearReceived } from '../received-cache.ts'
import { currentSession } from '../session.ts'
import { removeStored, STORAGE_KEYS } from '../storage.ts'

/**
 * Clears the app's data on this device: everything in web storage, cached responses, and the changes of the signed-in user
 * and of guests. Encrypted data of another user stays, and an unsent sign-out is still sent (decisions.md, "Devices and
 * consent"). False when the device refuses.
 */
export async function clearAppData(): Promise<boolean> {
  const session = currentSession()
  const owner = session.state === 'signed-in' ? session.user.id : null
  const isOwn = ({ person }: { person: string | null }) => person === null || person === owner
  try {
    for (const name of ['cached-data', 'receipts'] as const)
      await withStore(name, 'readwrite', async (store) => {
        for (const key of await store.keys()) await store.delete(key)
      })
    await withStore('trip-changes', 'readwrite', async (store) => {
      for (const row of (await store.list()).filter(isOwn)) await store.delete(row.id)
    })
    await withStore('offline-actions', 'readwrite', async (store) => {
      for (const row of (await store.list()).filter(isOwn)) await store.delete(row.id)
    })
    await clearReceived()
    for (const key of STORAGE_KEYS) if (key !== 'sign-out-pending') removeStored(key)
    return true
  } catch {
    return false
  }
}
