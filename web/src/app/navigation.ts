import { useSyncExternalStore } from 'react'
import type { AroundNavHandler } from 'wouter'
import { findRedirect, findRoute } from './find-route.ts'
import { loadPage } from './page-loader.ts'
import { REDIRECTS } from './routes/redirects.ts'

// Shorter waits are imperceptible.
const PENDING_DELAY_MS = 100

let latestNavigation = 0
let isPending = false
const listeners = new Set<() => void>()

/**
 * Stays on the present page until the code of the next is loaded, so that nothing blank or half-drawn is shown. A short
 * address that redirects in both layouts redirects at once: otherwise the page would disappear until its target is loaded.
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
    // Another link was followed meanwhile.
    if (mine !== latestNavigation) return
    setPending(false)
    navigate(to, options)
  })
}

/** Whether a navigation takes long enough for a progress indicator. */
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
