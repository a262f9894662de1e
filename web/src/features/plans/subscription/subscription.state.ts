import { checkSubscription, FREE_STATE, type SubscriptionState } from '@tripwright/domain/plans/subscription'
import { useSyncExternalStore } from 'react'
import { type CallOutcome, call } from '#platform/call.ts'
import { currentSession, refreshSession, subscribeToSession } from '#platform/session.ts'
import type { CallState } from '#platform/use-call.ts'

/** Specification section 9: polled every 30 s, while the page is visible. */
const POLL_INTERVAL_MS = 30_000

const LOADING: CallState<never> = { status: 'loading' }

let cachedState: { person: string; state: SubscriptionState } | null = null
let loadState: CallState<SubscriptionState> = LOADING
let requestId = 0
let timer: ReturnType<typeof setInterval> | undefined
let unsubscribeFromSession = () => {}
const listeners = new Set<() => void>()

/** The signed-in user's subscription state; null for a guest, and while loading. */
export function useSubscriptionState(): SubscriptionState | null {
  return useSyncExternalStore(subscribe, currentState, () => null)
}

/** The same for a page about it, with the error of a failed request as well. */
export function useSubscriptionLoad(whenFailed: string): CallState<SubscriptionState> {
  const requested = useSyncExternalStore(
    subscribe,
    () => loadState,
    () => LOADING,
  )
  return requested.status === 'failed' && requested.message === ''
    ? { ...requested, message: whenFailed }
    : requested
}

/**
 * Loads the account's subscription state (specification section 4, "Subscription"). A failed request keeps the known state:
 * a paid plan works offline too.
 */
export async function refreshSubscription(): Promise<void> {
  const mine = ++requestId
  const person = currentUserId()
  // Another user's state is discarded at once.
  if (cachedState?.person !== person) publish(null, LOADING)
  if (person === null) return
  const answer = await fetchSubscription()
  if (mine !== requestId || person !== currentUserId()) return
  if (answer.ok) publish({ person, state: answer.value }, { status: 'ready', value: answer.value })
  else if (cachedState === null && answer.status === 0)
    // Specification section 8: where it cannot be requested, it counts as the free plan, without a message.
    publish({ person, state: FREE_STATE }, { status: 'ready', value: FREE_STATE })
  else if (cachedState === null)
    // An unexpected error has no message that helps the user.
    publish(null, { status: 'failed', message: answer.code === 'unexpected' ? '' : answer.message })
}

// Specification section 7: no session, then one refresh and one further try.
async function fetchSubscription(): Promise<CallOutcome<SubscriptionState>> {
  const response = await call(checkSubscription, undefined)
  if (response.ok || response.code !== 'not-signed-in') return response
  const session = await refreshSession()
  return session.state === 'signed-in' ? call(checkSubscription, undefined) : response
}

function currentState(): SubscriptionState | null {
  return cachedState?.person === currentUserId() ? (cachedState?.state ?? null) : null
}

function currentUserId(): string | null {
  const session = currentSession()
  return session.state === 'signed-in' ? session.user.id : null
}

function publish(next: typeof cachedState, requested: typeof loadState): void {
  cachedState = next
  loadState = requested
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    const checkWhenSeen = () => {
      if (document.visibilityState === 'visible') void refreshSubscription()
    }
    timer = setInterval(checkWhenSeen, POLL_INTERVAL_MS)
    unsubscribeFromSession = subscribeToSession(() => void refreshSubscription())
    void refreshSubscription()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    unsubscribeFromSession()
    // The plan may have changed by the next visit.
    cachedState = null
    loadState = LOADING
    requestId++
  }
}
