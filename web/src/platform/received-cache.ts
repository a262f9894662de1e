/** The cache of what other apps shared (received.ts). */
export const RECEIVED_CACHE = 'received'

/** Removes everything that was shared: the device is handed on. Never throws. */
export async function clearReceived(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(RECEIVED_CACHE).catch(() => false)
}
