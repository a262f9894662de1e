import { log } from './log.ts'
import { isInShell } from './reach-server.ts'
import { readStored } from './storage.ts'

const PARTS = 'parts'
const LIST = '/later.json'

const tasks: (() => Promise<void>)[] = []

/** Adds a feature's task to run after the scripts are prefetched: data for content that the device already has. */
export function addPrefetchTask(task: () => Promise<void>): void {
  tasks.push(task)
}

/**
 * Fetches missing parts of maps, the planner and secondary pages, one after the other, so that they open offline without an
 * earlier visit; then runs the features' own tasks. The service worker caches the responses. Skipped with data saver on,
 * unless the user chose to store everything; ends silently when the network fails.
 */
export async function prefetchParts(): Promise<void> {
  const isChosen = readStored('mobile-settings')?.offline === true
  if ((isSavingData() && !isChosen) || !navigator.serviceWorker) return
  try {
    await workerControls(navigator.serviceWorker)
    const cache = await caches.open(PARTS)
    for (const file of await listParts()) {
      if (!navigator.onLine) return
      if (!(await cache.match(file))) await fetch(file, { priority: 'low' })
    }
    for (const task of tasks) await task()
  } catch (error) {
    log.info('The rest of the app is not on this device yet', { error })
  }
}

/** The files that an idle page fetches; none in the native app, which holds all. Rejects with no network. */
export async function listParts(): Promise<string[]> {
  if (isInShell()) return []
  const files: unknown = await (await fetch(LIST)).json()
  return Array.isArray(files) ? files.map(String) : []
}

/**
 * Resolves once a worker stores what the page fetches. On a first visit over a slow network that comes late: the worker
 * fetches its own files first.
 */
async function workerControls(container: ServiceWorkerContainer): Promise<void> {
  if (container.controller) return
  await new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }))
}

/** Whether the person asked the browser to save data; TypeScript's library does not know the property. */
export function isSavingData(): boolean {
  return Object(Reflect.get(navigator, 'connection')).saveData === true
}
