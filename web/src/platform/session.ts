import { useSyncExternalStore } from 'react'
import { fetchServer } from './reach-server.ts'
import { readStored, removeStored, writeStored } from './storage.ts'

export type SignedInUser = {
  id: string
  email: string
  name: string
  /** Address of the photo; absent without one. */
  image?: string
}
/** The current user (specification section 4): unknown yet, a signed-in user, or a guest. */
export type SessionState =
  | { state: 'loading' }
  | { state: 'signed-in'; user: SignedInUser }
  | { state: 'signed-out' }

const TIMEOUT_MS = 10_000

const LOADING: SessionState = { state: 'loading' }
const SIGNED_OUT: SessionState = { state: 'signed-out' }

let current: SessionState = LOADING
let latestRequest = 0
const listeners = new Set<() => void>()
let channel: BroadcastChannel | null = null

/** A message from a tab to the others. They trust it, because its writes to the store or the server may reach them later. */
type TabMessage = 'signed-in' | 'signed-out'

/** The session, outside components. */
export function currentSession(): SessionState {
  return current
}

/** The session; loading while hydrating. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribeToSession, currentSession, () => LOADING)
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Resolves with the session once it is known who uses the app, for actions that started before. */
export function whenSessionKnown(): Promise<Exclude<SessionState, { state: 'loading' }>> {
  return new Promise((resolve) => {
    function look() {
      if (current.state === 'loading') return
      listeners.delete(look)
      resolve(current)
    }
    listeners.add(look)
    look()
  })
}

/** Asks who uses the app, follows sign-ins and sign-outs of other tabs, and asks again when back online; from the first call on. */
export function startSession(): void {
  if (channel !== null) return
  channel = new BroadcastChannel('session')
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data === 'signed-out') return clearSession()
    removeStored('sign-out-pending')
    void refreshSession()
  }
  addEventListener('online', () => void refreshSession())
  void refreshSession()
}

/**
 * Requests the session from the server. Without a response the app continues with the last known user, so that it works
 * offline. An unsent sign-out is sent first; until it arrives nobody is signed in.
 */
export async function refreshSession(): Promise<SessionState> {
  const turn = ++latestRequest
  const isSignedOut = readStored('sign-out-pending') === null || (await sendSignOut())
  const user = isSignedOut ? await fetchSession() : null
  // A later request has overtaken this one, so its response is newer.
  if (turn !== latestRequest) return current
  return commitSession(user === 'no-answer' ? readStored('last-person') : user)
}

/** Call after a sign-in: loads the session again here and in every other tab. */
export async function completeSignIn(): Promise<SessionState> {
  removeStored('sign-out-pending')
  const session = await refreshSession()
  notifyTabs('signed-in')
  return session
}

/**
 * Signs out on this device at once; an unreachable server gets the sign-out later. False when neither the server received it
 * nor this device could store it.
 */
export async function signOut(): Promise<boolean> {
  const isStored = writeStored('sign-out-pending', 'true')
  clearSession()
  notifyTabs('signed-out')
  return (await sendSignOut()) || isStored
}

function notifyTabs(news: TabMessage): void {
  channel?.postMessage(news)
}

/** Sets the session to signed out; the response to a request still under way is ignored. */
function clearSession(): void {
  latestRequest++
  // Each tab has its own drafts, so each clears them. A session that expires keeps them: the user signs in again and continues.
  removeStored('half-typed')
  removeStored('plan-wish')
  commitSession(null)
}

function commitSession(user: SignedInUser | null): SessionState {
  if (user) writeStored('last-person', user)
  else removeStored('last-person')
  // The tools' defaults belong to one user.
  if (readStored('preferences')?.of !== user?.id) removeStored('preferences')
  const same = user && current.state === 'signed-in' && JSON.stringify(current.user) === JSON.stringify(user)
  if (same || (!user && current === SIGNED_OUT)) return current
  current = user ? { state: 'signed-in', user } : SIGNED_OUT
  for (const listener of listeners) listener()
  return current
}

async function fetchSession(): Promise<SignedInUser | null | 'no-answer'> {
  try {
    const response = await fetchServer('/api/auth/get-session', { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (response.ok) return readUser(await response.json())
    return response.status === 401 ? null : 'no-answer'
  } catch {
    return 'no-answer'
  }
}

async function sendSignOut(): Promise<boolean> {
  try {
    const headers = { 'content-type': 'application/json' }
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetchServer('/api/auth/sign-out', {
      method: 'POST',
      headers,
      body: '{}',
      signal,
      keepalive: true,
    })
    if (!response.ok && response.status !== 401) return false
    removeStored('sign-out-pending')
    return true
  } catch {
    return false
  }
}

// Validated without a library: this is in the initial script of every page.
function readUser(body: unknown): SignedInUser | null {
  const { id, email, name, image } = Object(Object(body).user)
  return typeof id === 'string' && typeof email === 'string'
    ? { id, email, name: String(name ?? ''), ...(image && { image: String(image) }) }
    : null
}
