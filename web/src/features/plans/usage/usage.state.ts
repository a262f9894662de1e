import { readUsage, type UsageSnapshot } from '@tripwright/domain/plans/usage'
import { useSyncExternalStore } from 'react'
import { call } from '#platform/call.ts'
import { onLiveEvent } from '#platform/live-events.ts'
import { currentSession, subscribeToSession } from '#platform/session.ts'

/** Today's usage and its owner; for display only, because the server counts independently. */
type UsageView = { status: 'loading' | 'failed' } | { status: 'ready'; reading: UsageSnapshot }

const LOADING: UsageView = { status: 'loading' }

let view: UsageView = LOADING
let requestId = 0
let unsubscribes: (() => void)[] = []
const listeners = new Set<() => void>()

/** The current user's usage today; loaded again with each session and whenever the page becomes visible. */
export function useUsage(): UsageView {
  return useSyncExternalStore(
    subscribe,
    () => view,
    () => LOADING,
  )
}

/** Reloads the usage where a page shows it; call it after an action that counts. */
export function refreshUsage(): void {
  if (listeners.size > 0) void read()
}

async function read(): Promise<void> {
  const mine = ++requestId
  if (currentSession().state === 'loading') return
  const response = await call(readUsage, undefined)
  if (mine !== requestId) return
  if (response.ok) setView({ status: 'ready', reading: response.value })
  // On a failure the old figures stay.
  else if (view.status !== 'ready') setView({ status: 'failed' })
}

function setView(next: UsageView): void {
  view = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) unsubscribes = subscribeToChanges()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    for (const end of unsubscribes) end()
    view = LOADING
    requestId++
  }
}

function subscribeToChanges(): (() => void)[] {
  const readIfSeen = () => {
    if (document.visibilityState === 'visible') void read()
  }
  document.addEventListener('visibilitychange', readIfSeen)
  const readOther = () => {
    setView(LOADING)
    void read()
  }
  void read()
  return [
    () => document.removeEventListener('visibilitychange', readIfSeen),
    subscribeToSession(readOther),
    onLiveEvent('saved', readIfSeen),
  ]
}
