/** How much this site stores on the device, in bytes, how much it may, and whether the browser may delete it for room. */
export type StorageUsage = { used: number; quota: number; isPersisted: boolean }

/** The browser's storage quota in bytes, and whether storage is persistent; null where it does not say. */
export async function measureStorage(): Promise<StorageUsage | null> {
  try {
    const { usage, quota } = await navigator.storage.estimate()
    if (usage === undefined || !quota) return null
    return { used: usage, quota, isPersisted: await navigator.storage.persisted() }
  } catch {
    return null
  }
}

/** Requests persistent storage; true when granted. */
export async function requestPersistence(): Promise<boolean> {
  try {
    return await navigator.storage.persist()
  } catch {
    return false
  }
}
