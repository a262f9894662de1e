import { checkSubscription, FREE_STATE, type SubscriptionState } from '@tripwright/domain/subscription'
import { useSyncExternalStore } from 'react'
import { type CallOutcome, call } from '#platform/call.ts'
import { currentSession, refreshSession, subscribeToSession } from '#platform/session.ts'
import type { Called } from '#platform/use-call.ts'

/** Specification section 9: asked anew every 30 s, here while somebody looks. */
const AGAIN_MS = 30_000

const LOADING: Called<never> = { status: 'loading' }

let told: { person: string; state: SubscriptionState } | null = null
let called: Called<SubscriptionState> = LOADING
let turn = 0
let timer: ReturnType<typeof setInterval> | undefined
let endFollowing = () => {}
const listeners = new Set<() => void>()

/** Where the account of whoever is signed in stands; null for a guest, and until the server has said it. */
export function useOwnPlan(): SubscriptionState | null {
  return useSyncExternalStore(subscribe, ownPlan, () => null)
}

/** The same for a page that is about it: it also hears that the server did not say, and why, or else its own words. */
export function useAskedPlan(whenFailed: string): Called<SubscriptionState> {
  const asked = useSyncExternalStore(
    subscribe,
    () => called,
    () => LOADING,
  )
  return asked.status === 'failed' && asked.message === '' ? { ...asked, message: whenFailed } : asked
}

/**
 * Asks the server how the account stands (specification section 4, "Subscription"). What cannot be asked now leaves what
 * is known as it is: a paid plan works with no network too.
 */
export async function checkPlan(): Promise<void> {
  const mine = ++turn
  const person = personOf()
  // Another person's is gone at once.
  if (told?.person !== person) tell(null, LOADING)
  if (person === null) return
  const answer = await ask()
  if (mine !== turn || person !== personOf()) return
  if (answer.ok) tell({ person, state: answer.value }, { status: 'ready', value: answer.value })
  else if (told === null && answer.status === 0)
    // Specification section 8: where it cannot even be asked, it is the free plan, without a word.
    tell({ person, state: FREE_STATE }, { status: 'ready', value: FREE_STATE })
  else if (told === null)
    // What is unexpected has no reason that a person could use.
    tell(null, { status: 'failed', message: answer.code === 'unexpected' ? '' : answer.message })
}

// Specification section 7: no session, then one refresh and one further try.
async function ask(): Promise<CallOutcome<SubscriptionState>> {
  const answer = await call(checkSubscription, undefined)
  if (answer.ok || answer.code !== 'not-signed-in') return answer
  const session = await refreshSession()
  return session.state === 'signed-in' ? call(checkSubscription, undefined) : answer
}

function ownPlan(): SubscriptionState | null {
  return told?.person === personOf() ? (told?.state ?? null) : null
}

function personOf(): string | null {
  const session = currentSession()
  return session.state === 'signed-in' ? session.user.id : null
}

function tell(next: typeof told, asked: typeof called): void {
  told = next
  called = asked
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    const checkWhenSeen = () => {
      if (document.visibilityState === 'visible') void checkPlan()
    }
    timer = setInterval(checkWhenSeen, AGAIN_MS)
    endFollowing = subscribeToSession(() => void checkPlan())
    void checkPlan()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    endFollowing()
    // It may be another one by the time somebody looks again.
    told = null
    called = LOADING
    turn++
  }
}
