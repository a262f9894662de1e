import { describe, expect, it } from 'vitest'
import {
  hearPresence,
  PRESENCE_END_MS,
  type Presence,
  type PresenceMessage,
  packPresence,
  presentPeople,
  unpackPresence,
} from './presence.rules.ts'

const BEN: PresenceMessage = { tripId: 't', person: 'ben', tab: 'b1', itemId: null, isLeaving: false }
const hear = (...messages: [PresenceMessage, number][]) =>
  messages.reduce<Presence>((presence, [message, at]) => hearPresence(presence, message, at), new Map())

describe('who is on a trip', () => {
  it('is each person once, with all their tabs, until the last of them is closed', () => {
    const both = hear([BEN, 0], [{ ...BEN, tab: 'b2', itemId: 'stop' }, 1])
    expect(presentPeople(both)).toEqual(['ben'])
    expect([presentPeople(both, 'stop'), presentPeople(both, 'other')]).toEqual([['ben'], []])
    const one = hearPresence(both, { ...BEN, isLeaving: true }, 2)
    expect(presentPeople(one)).toEqual(['ben'])
    expect(presentPeople(hearPresence(one, { ...BEN, tab: 'b2', isLeaving: true }, 3))).toEqual([])
  })

  it('ends by itself after a crash, when a tab says nothing any more', () => {
    const there = hear([BEN, 0])
    expect(presentPeople(hearPresence(there, null, PRESENCE_END_MS - 1))).toEqual(['ben'])
    expect(presentPeople(hearPresence(there, null, PRESENCE_END_MS))).toEqual([])
  })

  it.each([BEN, { ...BEN, itemId: 'stop', isLeaving: true }])('comes as a text and back', (message) => {
    expect(unpackPresence(packPresence(message))).toEqual(message)
  })

  it.each(['', 't ben b1', 't ben b1 - there', 't ben b1 - here more'])('reads nothing of %j', (text) => {
    expect(unpackPresence(text)).toBeNull()
  })
})
