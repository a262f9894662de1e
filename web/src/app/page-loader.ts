import { useEffect, useSyncExternalStore } from 'react'
import { log } from '#platform/log.ts'
import { readStored, removeStored, writeStored } from '#platform/storage.ts'
import type { LoadedPage, PageRoute } from './routes/route.ts'

/** A page, or its load failure; null while loading. */
export type PageState = { state: 'loaded'; page: LoadedPage } | { state: 'failed' } | null

const pages = new Map<PageRoute['load'] | string, Exclude<PageState, null>>()
const listeners = new Set<() => void>()

/**
 * Loads the code of a page, once; of a page that depends on its path, whenever somebody comes there from another one. Never
 * rejects: a failure is a state that the router shows.
 */
export async function loadPage(route: PageRoute, path: string): Promise<void> {
  const key = keyOf(route, path)
  if (pages.get(key)?.state === 'loaded' && (key === route.load || key === hereOf())) return
  try {
    const page = await route.load(pathOf(path))
    pages.set(key, { state: 'loaded', page })
    removeStored('part-reload')
  } catch (error) {
    log.warn('A page could not be loaded', { path, error })
    if (reloadOnce(path)) return new Promise(() => undefined)
    pages.set(key, { state: 'failed' })
  }
  for (const listener of listeners) listener()
}

/** The state of a route's page; loads it when needed. */
export function usePage(route: PageRoute, path: string): PageState {
  const state = useSyncExternalStore(
    subscribe,
    () => pages.get(keyOf(route, path)) ?? null,
    () => pages.get(keyOf(route, path)) ?? null,
  )
  useEffect(() => {
    if (state === null) void loadPage(route, path)
  }, [route, path, state])
  return state
}

/** Loads a failed page again. */
export function retryPage(route: PageRoute, path: string): void {
  pages.delete(keyOf(route, path))
  for (const listener of listeners) listener()
  void loadPage(route, path)
}

const pathOf = (address: string) => address.replace(/[?#].*$/s, '')
const keyOf = (route: PageRoute, path: string) => (route.isPerPath ? pathOf(path) : route.load)
// Null where there is no browser: a server renders each document anew.
const hereOf = () => (typeof location === 'undefined' ? null : location.pathname)

// After an update the server no longer has the old version's parts: one reload gets the new ones. Never twice in a row.
function reloadOnce(path: string): boolean {
  if (!navigator.onLine || readStored('part-reload') === path) return false
  if (!writeStored('part-reload', path)) return false
  location.assign(path)
  return true
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
