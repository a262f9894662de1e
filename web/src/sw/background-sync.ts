import { replay } from '../platform/offline-replay.ts'
import { OFFLINE_ACTIONS, sendAction } from '../platform/offline-send.ts'
import { beginAction, changeAction, listActions, removeAction } from '../platform/offline-store.ts'

/** A Background Sync event; TypeScript's library has none. */
type SyncEventLike = Event & { tag?: string; waitUntil?: (work: Promise<unknown>) => void }

/**
 * Sends waiting actions, also when no page is open. The event rejects while something is left, so that the browser tries
 * again.
 */
export function handleBackgroundSync(event: SyncEventLike): void {
  if (event.tag === OFFLINE_ACTIONS) event.waitUntil?.(sendAll())
}

async function sendAll(): Promise<void> {
  const pages = new BroadcastChannel(OFFLINE_ACTIONS)
  const notifyPages = (work: Promise<void>) => work.then(() => pages.postMessage('changed'))
  const end = await navigator.locks.request(OFFLINE_ACTIONS, () =>
    replay({
      list: listActions,
      begin: beginAction,
      change: (id, fields) => notifyPages(changeAction(id, fields)),
      remove: (id) => notifyPages(removeAction(id)),
      send: sendAction,
      person: fetchPersonId,
      now: Date.now,
      // A page that made the write may wait for its answer (`followAnswer`).
      onSettled: ({ id }, answer) => pages.postMessage({ id, answer }),
    }),
  )
  pages.close()
  if (end !== 'done') throw new Error(`Not all is sent: ${end}`)
}

// A worker outlives sessions, so it checks the session before each action.
async function fetchPersonId(): Promise<string | null | undefined> {
  try {
    const response = await fetch('/api/auth/get-session')
    if (!response.ok) return undefined
    const id: unknown = Object(Object(await response.json()).user).id
    return typeof id === 'string' ? id : null
  } catch {
    return undefined
  }
}
