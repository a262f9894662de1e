/** A tab says that often that it is there; it is gone when it has said nothing for the second time. Milliseconds. */
export const PRESENCE_BEAT_MS = 20_000
export const PRESENCE_END_MS = 50_000

/** A tab of somebody in a trip: who it is, by their part in the trip or as its owner, and what they edit there. */
export type PresenceMessage = {
  tripId: string
  person: string
  tab: string
  itemId: string | null
  isLeaving: boolean
}

/** As the text of an event, which has ids alone. */
export function packPresence({ tripId, person, tab, itemId, isLeaving }: PresenceMessage): string {
  return [tripId, person, tab, itemId ?? '-', isLeaving ? 'gone' : 'here'].join(' ')
}

/** The message of such a text; null for any other. */
export function unpackPresence(text: string): PresenceMessage | null {
  const [tripId, person, tab, itemId, state, ...rest] = text.split(' ')
  if (!tripId || !person || !tab || !itemId || !(state === 'here' || state === 'gone') || rest.length > 0)
    return null
  return { tripId, person, tab, itemId: itemId === '-' ? null : itemId, isLeaving: state === 'gone' }
}

/** Tabs of the others in one trip, by their ids, each until when it counts. */
export type Presence = ReadonlyMap<string, { person: string; itemId: string | null; until: number }>

/** With what a tab said, and without those that were silent for too long. `now` in milliseconds. */
export function hearPresence(presence: Presence, message: PresenceMessage | null, now: number): Presence {
  const next = new Map([...presence].filter(([, { until }]) => until > now))
  if (message?.isLeaving) next.delete(message.tab)
  else if (message) {
    const { person, itemId, tab } = message
    next.set(tab, { person, itemId, until: now + PRESENCE_END_MS })
  }
  return next
}

/** Who is there, or who edits an item: each person once, however many tabs they have. */
export function presentPeople(presence: Presence, itemId?: string): string[] {
  const tabs = [...presence.values()].filter((one) => itemId === undefined || one.itemId === itemId)
  return [...new Set(tabs.map(({ person }) => person))]
}
