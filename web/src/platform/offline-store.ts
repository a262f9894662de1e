import { type OfflineAction, type Store, withStore } from './offline-db.ts'

type NewAction = Omit<OfflineAction, 'sequence'>

/** All actions on this device, of every user. */
export function listActions(): Promise<OfflineAction[]> {
  return withStore('offline-actions', 'readonly', (store) => store.list())
}

/** Appends an action, unless it exists; it is on the disk when this resolves. Rejects when the disk is full. */
export function addAction(fields: NewAction): Promise<OfflineAction> {
  return withStore('offline-actions', 'readwrite', async (store) => {
    // One transaction reads the last number and writes the next: no other tab comes between.
    const others = await store.list()
    const same = others.find(({ id }) => id === fields.id)
    if (same) return same
    return append(store, fields, others)
  })
}

/**
 * Puts an action in the place of another one, at the end, in one transaction: whatever happens, there is one of them. Does nothing
 * when the other one is gone, because another tab was faster. Rejects when the disk is full.
 */
export function replaceAction(id: string, fields: NewAction): Promise<void> {
  return withStore('offline-actions', 'readwrite', async (store) => {
    const others = await store.list()
    if (!others.some((other) => other.id === id)) return
    await append(store, fields, others)
    await store.delete(id)
  })
}

async function append(
  store: Store<OfflineAction>,
  fields: NewAction,
  others: readonly OfflineAction[],
): Promise<OfflineAction> {
  const action = { ...fields, sequence: Math.max(0, ...others.map((other) => other.sequence)) + 1 }
  await store.add(action)
  return action
}

/** Changes an action that still exists. */
export function changeAction(id: string, fields: Partial<OfflineAction>): Promise<void> {
  return withStore('offline-actions', 'readwrite', async (store) => {
    const action = await store.get(id)
    if (action) await store.put({ ...action, ...fields })
  })
}

export function removeAction(id: string): Promise<void> {
  return withStore('offline-actions', 'readwrite', async (store) => {
    await store.delete(id)
  })
}
