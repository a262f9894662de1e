import {
  getSharing,
  hearPresence,
  PRESENCE_BEAT_MS,
  type Presence,
  presentPeople,
  tellPresence,
  unpackPresence,
} from '@tripwright/domain/trip/sharing'
import { useEffect, useSyncExternalStore } from 'react'
import { call } from '#platform/call.ts'
import { onLiveEvent } from '#platform/live-events.ts'
import { currentSession } from '#platform/session.ts'
import { keepTripCopies } from './trip-copies.state.ts'

/** Nobody is told of a page that is only passed through, and what the page shows first comes first. */
const FIRST_MS = 3000
const NOBODY: Presence = new Map()

/** The trip of the page: who of the others has it open, by what they are called, and what is edited in this tab. */
const state = {
  tripId: null as string | null,
  presence: NOBODY,
  names: new Map<string, string>(),
  editing: null as string | null,
}
const listeners = new Set<() => void>()
let tell: ((isLeaving?: boolean) => void) | null = null

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(changes: Partial<typeof state>): void {
  Object.assign(state, changes)
  for (const listener of listeners) listener()
}

/** Follows who else has a trip open, and tells them of this tab, while the component is mounted. */
export function useFollowPresence(tripId: string): void {
  useEffect(() => follow(tripId), [tripId])
}

/** Says that an item is edited in this tab, while the component is mounted. */
export function useEditing(itemId: string | null): void {
  useEffect(() => {
    if (itemId === null) return
    state.editing = itemId
    tell?.()
    return () => {
      if (state.editing !== itemId) return
      state.editing = null
      tell?.()
    }
  }, [itemId])
}

/** The names of the others who have the trip open, or who edit an item of it; a name may be empty. */
export function usePresent(itemId?: string): readonly string[] {
  const text = useSyncExternalStore(
    subscribe,
    () =>
      presentPeople(state.presence, itemId)
        .map((person) => state.names.get(person) ?? '')
        .join('\n'),
    () => '',
  )
  const isAny = useSyncExternalStore(
    subscribe,
    () => presentPeople(state.presence, itemId).length > 0,
    () => false,
  )
  return isAny ? text.split('\n') : []
}

/** Returns a function that says good-bye and ends it. */
function follow(tripId: string): () => void {
  const tab = crypto.randomUUID()
  // Not known before the first answer; alone in a trip a tab says nothing again.
  let hasOthers = true
  let areCopied = false
  const say = (isLeaving = false) => {
    const isSeen = isLeaving || (navigator.onLine && !document.hidden)
    if (!hasOthers || !isSeen || currentSession().state !== 'signed-in') return
    void call(tellPresence, { id: tripId, tab, itemId: state.editing, isLeaving }).then((answer) => {
      if (answer.ok) {
        hasOthers = answer.value.others > 0
        // Once, now that the server is known to have the trip.
        if (!areCopied) void keepTripCopies(tripId)
        areCopied = true
      }
      // Not there, not there yet, or not theirs any more.
      else if (answer.code === 'not-found') hasOthers = false
    })
  }
  const onMessage = (text: string | null) => {
    const message = unpackPresence(text ?? '')
    if (message?.tripId !== tripId) return
    hasOthers = true
    // A newcomer is told at once who is here.
    if (!state.presence.has(message.tab) && !message.isLeaving) say()
    change({ presence: hearPresence(state.presence, message, Date.now()) })
    if (!message.isLeaving && !state.names.has(message.person)) void readNames(tripId)
  }
  const onVisible = () => say(document.hidden)
  const leave = () => say(true)
  const first = setTimeout(() => {
    tell = say
    say()
  }, FIRST_MS)
  const beat = setInterval(() => {
    if (state.presence.size > 0) change({ presence: hearPresence(state.presence, null, Date.now()) })
    if (tell !== null) say()
  }, PRESENCE_BEAT_MS)
  const stop = onLiveEvent('trip-presence', onMessage)
  change({ tripId, presence: NOBODY, names: new Map() })
  document.addEventListener('visibilitychange', onVisible)
  addEventListener('pagehide', leave)
  return () => {
    if (tell !== null) leave()
    tell = null
    clearTimeout(first)
    clearInterval(beat)
    stop()
    document.removeEventListener('visibilitychange', onVisible)
    removeEventListener('pagehide', leave)
    change({ tripId: null, presence: NOBODY, names: new Map() })
  }
}

async function readNames(tripId: string): Promise<void> {
  // So that one question is asked however many come at once.
  for (const person of presentPeople(state.presence))
    if (!state.names.has(person)) state.names.set(person, '')
  const answer = await call(getSharing, { id: tripId })
  if (!answer.ok || state.tripId !== tripId) return
  const { by, members } = answer.value
  change({ names: new Map([['owner', by], ...members.map(({ id, name }) => [id, name] as const)]) })
}
