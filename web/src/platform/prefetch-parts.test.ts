import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addPrefetchTask, prefetchParts } from './prefetch-parts.ts'

const fetched: string[] = []
const cached = new Set(['/assets/map-1.js'])
const files = ['/assets/map-1.js', '/assets/plan-2.js', '/assets/trip-3.js']

function world({ saveData = false, worker = { controller: {} } as object | null, fails = '' } = {}) {
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true })
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true })
  vi.stubGlobal('caches', {
    open: async () => ({ match: async (file: string) => cached.has(file) || undefined }),
  })
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === fails) throw new TypeError('Failed to fetch')
    fetched.push(url)
    return Response.json(files)
  })
}

beforeEach(() => fetched.splice(0))
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection')
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

it('fetches what is not on the device yet, each once', async () => {
  world()
  await prefetchParts()
  expect(fetched).toEqual(['/later.json', '/assets/plan-2.js', '/assets/trip-3.js'])
})

it('fetches nothing under data saving, nor on a page without a service worker', async () => {
  world({ saveData: true })
  await prefetchParts()
  world({ worker: null })
  await prefetchParts()
  expect(fetched).toEqual([])
})

it('waits on a first visit until the worker has taken over, which a slow network delays', async () => {
  const worker = Object.assign(new EventTarget(), { controller: null })
  world({ worker })
  const prefetching = prefetchParts()
  await new Promise((resolve) => setTimeout(resolve))
  expect(fetched).toEqual([])
  worker.dispatchEvent(new Event('controllerchange'))
  await prefetching
  expect(fetched).toEqual(['/later.json', '/assets/plan-2.js', '/assets/trip-3.js'])
})

it('stops where the network does', async () => {
  world({ fails: '/assets/plan-2.js' })
  await prefetchParts()
  expect(fetched).toEqual(['/later.json'])
})

it('runs what features added after the scripts, and not without a network', async () => {
  addPrefetchTask(async () => void fetched.push('land'))
  world({ fails: '/assets/plan-2.js' })
  await prefetchParts()
  expect(fetched).toEqual(['/later.json'])
  world()
  await prefetchParts()
  expect(fetched.at(-1)).toBe('land')
})
