import { z } from 'zod/mini'
import { withStore } from './offline-db.ts'

/** Specification section 9: how long a cached answer counts as fresh, in milliseconds. */
const ONE_HOUR = 60 * 60 * 1000

/** A cached answer; `timestamp` (milliseconds since 1970) lets the page show its age. */
export type CachedAnswer<T> = { data: T; timestamp: number; isFresh: boolean }

/** Stores an answer for offline use: a person's own, or (`owner` null) public facts. Never throws. */
export async function writeCachedData(
  owner: string | null,
  key: string,
  data: unknown,
  ttl = ONE_HOUR,
): Promise<void> {
  try {
    const row = { key: fullKey(owner, key), data, timestamp: Date.now(), ttl }
    await withStore('cached-data', 'readwrite', (store) => store.put(row))
  } catch {
    // No space, or no database: the page works, only not offline.
  }
}

/** The cached value, however old; null when there is none, or when its shape has changed. */
export async function readCachedData<T>(
  owner: string | null,
  key: string,
  schema: z.ZodMiniType<T>,
): Promise<CachedAnswer<T> | null> {
  try {
    const entry = await withStore('cached-data', 'readonly', (store) => store.get(fullKey(owner, key)))
    const parsed = z.safeParse(schema, entry?.data)
    if (!entry || !parsed.success) return null
    const { timestamp, ttl } = entry
    return { data: parsed.data, timestamp, isFresh: Date.now() - timestamp < ttl }
  } catch {
    return null
  }
}

/** Deletes one answer. Never throws. */
export async function removeCachedData(owner: string | null, key: string): Promise<void> {
  try {
    await withStore('cached-data', 'readwrite', (store) => store.delete(fullKey(owner, key)))
  } catch {
    // It was not stored.
  }
}

/** Deletes personal answers and keeps public facts: signing out clears this device (decisions.md). */
export async function clearPersonalData(): Promise<void> {
  // Neither what other apps shared nor the mark on the icon of the app stays for the next person.
  await globalThis.caches?.delete('received').catch(() => false)
  void navigator.clearAppBadge?.().catch(() => undefined)
  try {
    await withStore('cached-data', 'readwrite', async (store) => {
      for (const key of await store.keys()) if (!key.startsWith(PUBLIC)) await store.delete(key)
    })
  } catch {
    // Nothing was stored.
  }
}

const PUBLIC = 'public:'

/** Whether the key of a stored answer is that of one for this person. */
export function isCachedFor(owner: string, key: string): boolean {
  return key.startsWith(fullKey(owner, ''))
}

/** The key under which an answer is stored. */
export function fullKey(owner: string | null, key: string): string {
  return owner === null ? `${PUBLIC}${key}` : `person:${owner}:${key}`
}
