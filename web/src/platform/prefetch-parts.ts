import { log } from './log.ts'
import { readStored } from './storage.ts'

const PARTS = 'parts'
const LIST = '/later.json'

/**
 * Fetches what this device does not hold yet of maps, the planner and the lesser pages, one after the other, so that they
 * open with no network though they were never opened before, and the land of the guides it holds. The service worker keeps what comes by. Not for whoever saves
 * data, unless they chose to keep everything, and ends quietly when the network does.
 */
export async function prefetchParts(): Promise<void> {
  const isChosen = readStored('mobile-settings')?.offline === true
  if ((isSavingData() && !isChosen) || !navigator.serviceWorker?.controller) return
  try {
    const cache = await caches.open(PARTS)
    const files: unknown = await (await fetch(LIST)).json()
    for (const file of Array.isArray(files) ? files.map(String) : []) {
      if (!navigator.onLine) return
      if (!(await cache.match(file))) await fetch(file, { priority: 'low' })
    }
    await (await import('./map/map-land-store.ts')).prefetchLand()
  } catch (error) {
    log.info('The rest of the app is not on this device yet', { error })
  }
}

/** Whether the person asked the browser to save data; TypeScript's library does not know the property. */
export function isSavingData(): boolean {
  return Object(Reflect.get(navigator, 'connection')).saveData === true
}
