import { untilLoaded } from './lazy-part.ts'
import { parseJson } from './parse-json.ts'
import { currentSession, subscribeToSession } from './session.ts'
import type { Ears } from './share-stream.ts'

/** Called with the id of the changed item; null: any may have changed, because events may be missing. */
type Listener = (id: string | null) => void

const listeners = new Map<string, Set<Listener>>()
let following: { person: string; leave: () => void } | null = null
/** The person whose stream was heard before: for them every further beginning follows a gap. */
let heardFor: string | null = null

/**
 * Calls the listener when another tab or device of this user changed something of this kind. One stream for all tabs. Returns a
 * function that stops it.
 */
export function onLiveEvent(kind: string, listener: Listener): () => void {
  const subscribers = listeners.get(kind) ?? new Set()
  listeners.set(kind, subscribers.add(listener))
  if (listeners.size === 1 && subscribers.size === 1) {
    subscribeToSession(follow)
    addEventListener('pagehide', leave)
    addEventListener('pageshow', follow)
    addEventListener('offline', leave)
    addEventListener('online', () => {
      leave()
      follow()
    })
  }
  follow()
  return () => subscribers.delete(listener)
}

function follow(): void {
  const session = currentSession()
  const person = session.state === 'signed-in' ? session.user.id : null
  if (following?.person !== person) leave()
  if (session.state === 'signed-out') heardFor = null
  // With no network a browser would call every three seconds, in vain: the stream waits for the network.
  if (person === null || following !== null || !navigator.onLine) return
  const ears: Ears = {
    onEvent(data) {
      const { kind, id } = Object(parseJson(data))
      for (const listener of listeners.get(String(kind)) ?? []) listener(typeof id === 'string' ? id : null)
    },
    onReady(isAfterGap) {
      // After a gap, of this stream or an earlier one, changes may have been missed. The first opening follows a page that has
      // just loaded everything.
      if (isAfterGap || heardFor === person)
        for (const subscribers of listeners.values()) for (const notify of subscribers) notify(null)
      heardFor = person
    },
  }
  let stop: (() => void) | null = null
  const entry = {
    person,
    leave() {
      stop?.()
      following = null
    },
  }
  following = entry
  void untilLoaded(() => import('./share-events.ts')).then(({ shareEvents }) => {
    if (following === entry) stop = shareEvents(person, ears)
  })
}

function leave(): void {
  following?.leave()
}
