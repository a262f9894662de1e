import { useSyncExternalStore } from 'react'
import type { AroundNavHandler } from 'wouter'
import { findRedirect, findRoute } from './find-route.ts'
import { loadPage } from './page-loader.ts'
import { REDIRECTS } from './routes/redirects.ts'

// Under this nobody perceives a wait.
const PENDING_DELAY_MS = 100

let latestNavigation = 0
let isPending = false
const listeners = new Set<() => void>()

/**
 * Stays on the present page until the code of the next is here, so that nothing blank or half-drawn is ever shown. A short
 * address that leads on in both layouts goes where it leads at once: the page would be gone until that was loaded.
 */
export const loadThenNavigate: AroundNavHandler = (navigate, href, options) => {
  const mine = ++latestNavigation
  const { pathname: from, search, hash } = new URL(href, location.href)
  const target = findRedirect(REDIRECTS, from, search, 'both')
  const to = target === null ? href : target + hash
  const { pathname } = new URL(to, location.href)
  const pendingTimer = setTimeout(() => setPending(true), PENDING_DELAY_MS)
  void loadPage(findRoute(pathname), to).then(() => {
    clearTimeout(pendingTimer)
    // Another link was chosen meanwhile.
    if (mine !== latestNavigation) return
    setPending(false)
    navigate(to, options)
  })
}

/** Whether a navigation takes long enough to say so. */
export function useIsNavigating(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPending,
    () => false,
  )
}

function setPending(next: boolean): void {
  isPending = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
