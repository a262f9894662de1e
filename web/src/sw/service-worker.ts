import { PrecacheController } from 'workbox-precaching'
import { CacheFirst } from 'workbox-strategies'
import { handleBackgroundSync } from './background-sync.ts'
import { openPush, renewPush, showPush } from './push-handler.ts'

type Precached = string | { url: string; revision: string }
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: Precached[] }

const SHELL = '/__shell.html'
const NAVIGATION_LIMIT_MS = 3000
const PARTS = 'parts'
// All parts of a version, the land around every city, some locales, and as many of the version before.
const MAX_PARTS = 800
// Answered by the server itself, or files: the shell would be wrong there.
const NOT_PAGES = /^\/(api|\.well-known)\/|^\/redirect\b|\/[^/]+\.[a-z0-9]+$/i

const precache = new PrecacheController()
// A bare address has its content in its name.
precache.precache(
  self.__WB_MANIFEST.map((entry) => (typeof entry === 'string' ? { url: entry, revision: null } : entry)),
)

// What is fetched on demand (locales) or when a page is idle (maps, the planner) has its content in its name: once fetched, it is good for ever.
const parts = new CacheFirst({ cacheName: PARTS })

// A listener of our own: workbox-routing would be a fifth of the worker, for these three cases.
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
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
  // Only a successor is news. It never takes over by itself: that would pull a page's parts from under it.
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

/** A page comes from the network; after three seconds, or with none, the shell comes, and the app draws the page itself. */
async function openPage(request: Request): Promise<Response> {
  const network = fetch(request)
  const late = new Promise<null>((resolve) => setTimeout(resolve, NAVIGATION_LIMIT_MS, null))
  try {
    const response = await Promise.race([network, late])
    // A server that is being restarted answers with an error page; the app says it better.
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

// The oldest first: keys come in the order in which they were added.
async function evictOldParts(): Promise<void> {
  const cache = await caches.open(PARTS)
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, -MAX_PARTS).map((key) => cache.delete(key)))
}
