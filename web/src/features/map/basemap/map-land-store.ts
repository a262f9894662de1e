import { land } from 'virtual:map-land'
import { withStore } from '#platform/offline-db.ts'

/** A guide on this device, by the key of its row (fact-cache.ts, cached-data.ts). */
const GUIDE = 'public:guide:'

/**
 * Fetches the land of the world and around these guides' cities, so that the service worker caches it. True when it is
 * cached.
 */
export async function cacheLand(cityIds: readonly string[]): Promise<boolean> {
  // A newer server may have a guide for which this version of the app has no land.
  const urls = [land.world, ...cityIds.flatMap((id) => land.cities[id]?.url ?? [])]
  try {
    for (const url of urls) if (!(await fetch(url, { priority: 'low' })).ok) return false
    return true
  } catch {
    return false
  }
}

/** Fetches the land of every guide on this device, so that its map has a coast offline. */
export async function prefetchLand(): Promise<void> {
  const keys = await withStore('cached-data', 'readonly', (store) => store.keys())
  await cacheLand(keys.filter((key) => key.startsWith(GUIDE)).map((key) => key.slice(GUIDE.length)))
}
