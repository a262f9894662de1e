import { parseJson } from './parse-json.ts'
import { currentSession, subscribeToSession } from './session.ts'

/** Hears which thing changed; null: any may have, for something may have been missed. */
type Listener = (id: string | null) => void

/** How long to wait before reopening the stream after the server refused it. */
const RECONNECT_DELAY_MS = 30_000

const listeners = new Map<string, Set<Listener>>()
let source: EventSource | null = null
let again: ReturnType<typeof setTimeout> | undefined
/** Whose changes have been followed before: for them each further beginning comes after a gap. */
let heardFor: string | null = null

/** Calls the listener when another tab or device of this person changed something of this kind. One stream per tab. Returns what stops it. */
export function onLiveEvent(kind: string, listener: Listener): () => void {
  const subscribers = listeners.get(kind) ?? new Set()
  listeners.set(kind, subscribers.add(listener))
  if (listeners.size === 1 && subscribers.size === 1) {
    subscribeToSession(follow)
    addEventListener('pagehide', close)
    addEventListener('pageshow', follow)
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
  if (source !== null && source.readyState !== EventSource.CLOSED) return
  clearTimeout(again)
  const person = session.user.id
  const opened = new EventSource('/api/events')
  source = opened
  opened.onmessage = (event) => {
    const { kind, id } = Object(parseJson(event.data))
    for (const listener of listeners.get(String(kind)) ?? []) listener(typeof id === 'string' ? id : null)
  }
  opened.addEventListener('ready', () => {
    // Said again after a gap, by this stream or the one before: whatever happened meanwhile was not heard. The first one
    // follows a page that just read all.
    if (heardFor === person)
      for (const subscribers of listeners.values()) for (const notify of subscribers) notify(null)
    heardFor = person
  })
  opened.onerror = () => {
    // A gap the browser mends by itself; after a refusal it gives up.
    if (opened.readyState === EventSource.CLOSED && source === opened)
      again = setTimeout(follow, RECONNECT_DELAY_MS)
  }
}

function close(): void {
  clearTimeout(again)
  source?.close()
  source = null
}
