import { useSyncExternalStore } from 'react'
import type { AroundNavHandler } from 'wouter'
import { findRoute } from './find-route.ts'
import { loadPage } from './page-loader.ts'

// Under this nobody perceives a wait.
const PATIENCE_MS = 100

let turn = 0
let isPending = false
const listeners = new Set<() => void>()

/** Stays on the present page until the code of the next is here, so that nothing blank or half-drawn is ever shown. */
export const loadThenNavigate: AroundNavHandler = (navigate, to, options) => {
  const mine = ++turn
  const { pathname } = new URL(to, location.href)
  const patience = setTimeout(() => setPending(true), PATIENCE_MS)
  void loadPage(findRoute(pathname), to).then(() => {
    clearTimeout(patience)
    // Another link was chosen meanwhile.
    if (mine !== turn) return
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
