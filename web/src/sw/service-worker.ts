import { PrecacheController } from 'workbox-precaching'
import { CacheFirst } from 'workbox-strategies'
import { handleBackgroundSync } from './background-sync.ts'
import { openPush, renewPush, showPush } from './push-handler.ts'
import { RECEIVED, receiveShare } from './receive-share.ts'

type Precached = string | { url: string; revision: string }
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: Precached[] }

const SHELL = '/__shell.html'
const NAVIGATION_LIMIT_MS = 3000
const PARTS = 'parts'
// Enough for all parts of a version, the land around every city, some locales, and as many of the previous version.
const MAX_PARTS = 800
// Answered by the server itself, or files: the shell would be wrong there.
const NOT_PAGES = /^\/(api|\.well-known)\/|^\/redirect\b|\/[^/]+\.[a-z0-9]+$/i

const precache = new PrecacheController()
// A bare address has a hash in its name.
precache.precache(
  self.__WB_MANIFEST.map((entry) => (typeof entry === 'string' ? { url: entry, revision: null } : entry)),
)

// Files fetched on demand (locales) or by an idle page (maps, the planner) have a hash in their names, so they are cached
// without expiry.
const parts = new CacheFirst({ cacheName: PARTS })

// Our own listener: workbox-routing would be a fifth of the worker, for these three cases.
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method === 'POST' && origin === self.location.origin && pathname === RECEIVED)
    event.respondWith(receiveShare(request))
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (!NOT_PAGES.test(pathname)) event.respondWith(openPage(request))
    return
  }
  const cacheKey = precache.getCacheKeyForURL(pathname)
  if (cacheKey) event.respondWith(precache.strategy.handle({ event, request, params: { cacheKey } }))
  else if (pathname.startsWith('/assets/')) event.respondWith(parts.handle({ event, request }))
})

self.addEventListener('install', (event) => {
  // Only an update is announced. It never takes over automatically: that would remove a page's parts while it runs.
  if (self.registration.active) event.waitUntil(notifyPages({ type: 'SW_UPDATE_AVAILABLE' }))
})

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), evictOldParts()])),
)

self.addEventListener('message', (event) => {
  if (Object(event.data).type === 'SKIP_WAITING') void self.skipWaiting()
})

self.addEventListener('sync', handleBackgroundSync)

self.addEventListener('push', showPush)
self.addEventListener('notificationclick', openPush)
self.addEventListener('pushsubscriptionchange', renewPush)

/** A page comes from the network; after three seconds, or offline, the shell is served, and the app renders the page itself. */
async function openPage(request: Request): Promise<Response> {
  const network = fetch(request)
  const late = new Promise<null>((resolve) => setTimeout(resolve, NAVIGATION_LIMIT_MS, null))
  try {
    const response = await Promise.race([network, late])
    // A restarting server answers with an error page; the app has a better one.
    if (response && response.status < 500) return response
  } catch {
    // No network.
  }
  return (await precache.matchPrecache(SHELL)) ?? network
}

async function notifyPages(message: object): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) page.postMessage(message)
}

// The oldest first: keys are in the order of insertion.
async function evictOldParts(): Promise<void> {
  const cache = await caches.open(PARTS)
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, -MAX_PARTS).map((key) => cache.delete(key)))
}
