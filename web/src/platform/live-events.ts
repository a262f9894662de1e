import { currentSession, subscribeToSession } from './session.ts'

const listeners = new Map<string, Set<() => void>>()
let source: EventSource | null = null

/** Calls the listener when another tab or device of this person changed something of this kind. One stream per tab. Returns what stops it. */
export function onLiveEvent(kind: string, listener: () => void): () => void {
  const heard = listeners.get(kind) ?? new Set()
  listeners.set(kind, heard.add(listener))
  if (listeners.size === 1 && heard.size === 1) {
    subscribeToSession(follow)
    addEventListener('pagehide', close)
    addEventListener('pageshow', follow)
  }
  follow()
  return () => heard.delete(listener)
}

function follow(): void {
  if (currentSession().state !== 'signed-in') {
    close()
    return
  }
  if (source !== null && source.readyState !== EventSource.CLOSED) return
  const opened = new EventSource('/api/events')
  source = opened
  opened.onmessage = (event) => {
    const { kind } = Object(parse(event.data))
    for (const listener of listeners.get(String(kind)) ?? []) listener()
  }
  let isFirst = true
  opened.addEventListener('ready', () => {
    // Said again after a gap: whatever happened meanwhile was not heard. The first one follows a page that just read all.
    if (!isFirst) for (const heard of listeners.values()) for (const listener of heard) listener()
    isFirst = false
  })
}

function close(): void {
  source?.close()
  source = null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
