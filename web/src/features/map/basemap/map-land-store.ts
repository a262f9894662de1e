import { land } from 'virtual:map-land'
import { withStore } from '#platform/offline-db.ts'

/** A guide that this device keeps, by the key of its row (fact-cache.ts, cached-data.ts). */
const GUIDE = 'public:guide:'

/** Brings the land of the world and around these guides' cities to this device: the service worker keeps it. Whether it is there now. */
export async function cacheLand(cityIds: readonly string[]): Promise<boolean> {
  // A newer server may have a guide that this version of the app has no land for.
  const urls = [land.world, ...cityIds.flatMap((id) => land.cities[id]?.url ?? [])]
  try {
    for (const url of urls) if (!(await fetch(url, { priority: 'low' })).ok) return false
    return true
  } catch {
    return false
  }
}

/** Brings the land of every guide that this device keeps, so that a map of it has its coast without a network. */
export async function prefetchLand(): Promise<void> {
  const keys = await withStore('cached-data', 'readonly', (store) => store.keys())
  await cacheLand(keys.filter((key) => key.startsWith(GUIDE)).map((key) => key.slice(GUIDE.length)))
}
