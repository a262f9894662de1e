import { type OfflineAction, withStore } from './offline-db.ts'

/** All actions on this device, of every user. */
export function listActions(): Promise<OfflineAction[]> {
  return withStore('offline-actions', 'readonly', (store) => store.list())
}

/**
 * Appends an action, unless it exists; in the place of another one, if one is named. It is on the disk when this resolves. Rejects
 * when the disk is full, and when the other one is gone: another tab was faster.
 */
export function addAction(
  fields: Omit<OfflineAction, 'sequence'>,
  replaced?: string,
): Promise<OfflineAction> {
  return withStore('offline-actions', 'readwrite', async (store) => {
    // One transaction reads the last number and writes the next: no other tab comes between.
    const others = await store.list()
    const find = (id: string) => others.find((other) => other.id === id)
    const same = find(fields.id)
    if (same) return same
    if (replaced && !find(replaced)) throw new Error()
    const action = { ...fields, sequence: Math.max(0, ...others.map((other) => other.sequence)) + 1 }
    await store.add(action)
    if (replaced) await store.delete(replaced)
    return action
  })
}

/** Changes an action that still exists. */
export function changeAction(id: string, fields: Partial<OfflineAction>): Promise<void> {
  return withStore('offline-actions', 'readwrite', async (store) => {
    const action = await store.get(id)
    if (action) await store.put({ ...action, ...fields })
  })
}

/** Sent from here with no room for the mark: they cannot be taken back either. */
const unmarked = new Set<string>()

/** Marks an action as sent, before it is. False when it is gone. On a full disk it is sent without the mark. */
export async function beginAction(id: string): Promise<boolean> {
  try {
    return await withStore('offline-actions', 'readwrite', async (store) => {
      const action = await store.get(id)
      if (action && !action.isTried) await store.put({ ...action, isTried: true })
      return action !== undefined
    })
  } catch {
    unmarked.add(id)
    return true
  }
}

/** Removes an action that was never sent. False when it may have been; one transaction decides that between all tabs. */
export async function takeBackAction(id: string): Promise<boolean> {
  return withStore('offline-actions', 'readwrite', async (store) => {
    const action = await store.get(id)
    if (!action || action.isTried || action.refused || unmarked.has(id)) return false
    await store.delete(id)
    return true
  })
}

export function removeAction(id: string): Promise<void> {
  return withStore('offline-actions', 'readwrite', async (store) => {
    await store.delete(id)
  })
}
