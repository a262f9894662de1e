import { log } from './log.ts'
import { readStored } from './storage.ts'

const PARTS = 'parts'
const LIST = '/later.json'

const tasks: (() => Promise<void>)[] = []

/** Adds what a feature wants on the device after the scripts: data for what the device holds already. */
export function addPrefetchTask(task: () => Promise<void>): void {
  tasks.push(task)
}

/**
 * Fetches what this device does not hold yet of maps, the planner and the lesser pages, one after the other, so that they
 * open with no network though they were never opened before; then runs the features' own tasks. The service worker stores
 * what it sees. Not for people who save data, unless they chose to store everything; ends quietly when the network does.
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
    for (const task of tasks) await task()
  } catch (error) {
    log.info('The rest of the app is not on this device yet', { error })
  }
}

/** Whether the person asked the browser to save data; TypeScript's library does not know the property. */
export function isSavingData(): boolean {
  return Object(Reflect.get(navigator, 'connection')).saveData === true
}
