import { useSyncExternalStore } from 'react'
import { log } from './log.ts'

const CHECK_MS = 30_000

let waiting: ServiceWorker | null = null
let isReloading = false
const listeners = new Set<() => void>()

/** Whether a newer version of the app was downloaded and waits. */
export function useUpdateWaiting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => waiting !== null,
    () => false,
  )
}

/** Lets the waiting version take over. The page reloads when it has. */
export function applyUpdate(): void {
  waiting?.postMessage({ type: 'SKIP_WAITING' })
}

/**
 * Registers the service worker once the page has loaded, and checks for a newer version every 30 s while the page is visible
 * (specification sections 4 and 7). A failure is logged only. Call once.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') void register(navigator.serviceWorker)
  else addEventListener('load', () => void register(navigator.serviceWorker), { once: true })
}

async function register(container: ServiceWorkerContainer): Promise<void> {
  try {
    const registration = await container.register('/sw.js', { updateViaCache: 'none' })
    // The first worker takes over a page that is already current: only later ones cause a reload.
    let isControlled = container.controller !== null
    const look = () => setWaiting(container.controller ? registration.waiting : null)
    container.addEventListener('message', (event) => {
      if (Object(event.data).type === 'SW_UPDATE_AVAILABLE') look()
    })
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', look)
    })
    container.addEventListener('controllerchange', () => {
      if (isControlled) reloadOnce()
      isControlled = true
    })
    look()
    setInterval(() => void check(registration), CHECK_MS)
  } catch (error) {
    log.warn('The service worker could not be registered', { error })
  }
}

async function check(registration: ServiceWorkerRegistration): Promise<void> {
  if (document.visibilityState !== 'visible' || !navigator.onLine) return
  // No network, or a server that restarts: the next check tries again.
  await registration.update().catch(() => undefined)
}

function setWaiting(worker: ServiceWorker | null): void {
  waiting = worker
  for (const listener of listeners) listener()
}

function reloadOnce(): void {
  if (isReloading) return
  isReloading = true
  location.reload()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
