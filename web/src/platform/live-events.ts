import { parseJson } from './parse-json.ts'
import { type EventStream, openStream } from './reach-server.ts'
import { currentSession, subscribeToSession } from './session.ts'

/** Called with the id of the changed item; null: any may have changed, because events may be missing. */
type Listener = (id: string | null) => void

/** How long to wait before reopening the stream after the server refused it. */
const RECONNECT_DELAY_MS = 30_000

const listeners = new Map<string, Set<Listener>>()
let source: EventStream | null = null
let again: ReturnType<typeof setTimeout> | undefined
/** Users whose stream was opened before: for them every further opening follows a gap. */
let heardFor: string | null = null

/**
 * Calls the listener when another tab or device of this user changed something of this kind. One stream per tab. Returns a
 * function that stops it.
 */
export function onLiveEvent(kind: string, listener: Listener): () => void {
  const subscribers = listeners.get(kind) ?? new Set()
  listeners.set(kind, subscribers.add(listener))
  if (listeners.size === 1 && subscribers.size === 1) {
    subscribeToSession(follow)
    addEventListener('pagehide', close)
    addEventListener('pageshow', follow)
    addEventListener('offline', close)
    addEventListener('online', follow)
  }
  follow()
  return () => subscribers.delete(listener)
}

function follow(): void {
  const session = currentSession()
  if (session.state !== 'signed-in') {
    close()
    if (session.state === 'signed-out') heardFor = null
    return
  }
  // With no network a browser would call every three seconds, in vain: the stream waits for the network.
  if (!navigator.onLine) return
  if (source !== null && source.readyState !== EventSource.CLOSED) return
  clearTimeout(again)
  const person = session.user.id
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const opened = openStream(`/api/events?zone=${encodeURIComponent(timeZone)}`)
  source = opened
  opened.onmessage = (event) => {
    const { kind, id } = Object(parseJson(event.data))
    for (const listener of listeners.get(String(kind)) ?? []) listener(typeof id === 'string' ? id : null)
  }
  opened.addEventListener('ready', () => {
    // After a gap, of this stream or an earlier one, changes may have been missed. The first opening follows a page that has
    // just loaded everything.
    if (heardFor === person)
      for (const subscribers of listeners.values()) for (const notify of subscribers) notify(null)
    heardFor = person
  })
  opened.onerror = () => {
    // The browser reconnects after a gap; after a refusal it gives up.
    if (opened.readyState === EventSource.CLOSED && source === opened)
      again = setTimeout(follow, RECONNECT_DELAY_MS)
  }
}

function close(): void {
  clearTimeout(again)
  source?.close()
  source = null
}
