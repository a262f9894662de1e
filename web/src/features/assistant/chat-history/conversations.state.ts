import {
  boundTurns,
  type Conversation,
  findSurplus,
  MAX_PINNED,
  MAX_REMOVED,
  MAX_TITLE,
  type QuestionTurn,
  sizeOf,
  sortConversations,
} from '@tripwright/domain/assistant/chat-history'
import { truncateText } from '@tripwright/domain/base/well-formed-text'
import { useMemo } from 'react'
import { currentSession, type SessionState, useSession } from '#platform/session.ts'
import { readStored, useStored, writeStored } from '#platform/storage.ts'
import { isStoredConversation, type StoredConversation } from './stored-conversation.ts'

const KEY = 'assistant-conversations'
/** Called after each change by this page, so that an account gets it. */
const listeners = new Set<() => void>()

/** The conversations of the current person on this device, in the order of the list. */
export function useConversations(): readonly StoredConversation[] {
  const stored = useStored(KEY)
  const owner = ownerOf(useSession())
  return useMemo(() => sortConversations(listVisible(stored, owner)), [stored, owner])
}

/** All that is stored, also what another person left and what is being deleted. */
export function readStoredConversations(): StoredConversation[] {
  return (readStored(KEY) ?? []).flatMap((one) => isStoredConversation(one) ?? [])
}

export function readConversations(): StoredConversation[] {
  return sortConversations(listVisible(readStored(KEY), currentOwner()))
}

export function onConversationChange(listener: () => void): void {
  listeners.add(listener)
}

/** Adds a question to a conversation, or starts one with it; returns the conversation's id. */
export function addTurn(conversationId: string | null, turn: QuestionTurn): string {
  const all = readStoredConversations()
  const before = all.find(({ id }) => id === conversationId)
  const id = before?.id ?? turn.id
  const { turns, ...rest } = before ?? { id, turns: [], removed: [], title: null, pin: null }
  const at = timeAfter(before)
  const added = { ...rest, turns: boundTurns([...turns, { ...turn, at, changedAt: at }]), isUnsent: true }
  store([...all.filter((one) => one.id !== id), added])
  return id
}

/** Replaces a question; removes the later ones, because they depended on it. */
export function replaceTurn(conversationId: string, turnId: string, turn: QuestionTurn): void {
  changeConversation(conversationId, (one, at) => {
    const from = one.turns.findIndex(({ id }) => id === turnId)
    if (from < 0) return one
    const removed = [...one.removed, ...one.turns.slice(from).map(({ id }) => id)]
    return {
      ...one,
      removed: removed.slice(-MAX_REMOVED),
      turns: [...one.turns.slice(0, from), { ...turn, at, changedAt: at }],
    }
  })
}

/** Sets the state of a question; undefined: it was counted, or need not be. */
export function setTurnState(turnId: string, standing: QuestionTurn['standing']): void {
  changeTurn(turnId, ({ standing: _, ...turn }) => (standing ? { ...turn, standing } : turn))
}

/** Stores which tools answered a question, with their arguments. */
export function setTurnCalls(turnId: string, calls: NonNullable<QuestionTurn['calls']>): void {
  changeTurn(turnId, (turn) => ({ ...turn, calls }))
}

/** Stores what became of the change that a question asked for. */
export function setTurnOutcome(turnId: string, outcome: QuestionTurn['outcome'] | null): void {
  changeTurn(turnId, ({ outcome: _, ...turn }) => (outcome ? { ...turn, outcome } : turn))
}

/** Stores which trip the plan of an answer was kept as. */
export function setTurnTrip(turnId: string, trip: string): void {
  changeTurn(turnId, (turn) => ({ ...turn, trip }))
}

/** Stores what a language model answered to a question, which the server has counted. */
export function setTurnAnswer(turnId: string, said: NonNullable<QuestionTurn['said']>): void {
  changeTurn(turnId, ({ standing: _, ...turn }) => ({ ...turn, said }))
}

/** Gives a conversation a name; an empty one: its first question. */
export function renameConversation(conversationId: string, text: string): void {
  const title = truncateText(text.trim(), MAX_TITLE)
  changeConversation(conversationId, (one, at) => ({ ...one, title: { text: title, at } }))
}

/** False when as many are pinned as may be. */
export function pinConversation(conversationId: string, isPinned: boolean): boolean {
  if (isPinned && readConversations().filter(({ pin }) => pin?.isPinned).length >= MAX_PINNED) return false
  changeConversation(conversationId, (one, at) => ({ ...one, pin: { isPinned, at } }))
  return true
}

/** Deletes a conversation on all devices; the returned function brings it back, as a new one where others deleted theirs. */
export function deleteConversation(conversationId: string): () => void {
  const all = readStoredConversations()
  const before = all.find(({ id }) => id === conversationId)
  const others = all.filter(({ id }) => id !== conversationId)
  if (!before) return () => undefined
  const { owner, sentUntil: _, ...content } = before
  const gone = { ...before, turns: [], title: null, isDeleted: true, isUnsent: true }
  store(owner === undefined ? others : [...others, gone])
  return () => {
    const id = owner === undefined ? before.id : crypto.randomUUID()
    store([...readStoredConversations(), { ...content, id, isUnsent: true }])
  }
}

/** Stores all, without what there is no room for; false when the device has no space. */
export function writeConversations(all: readonly StoredConversation[]): boolean {
  const surplus = findSurplus(all.filter(({ isDeleted }) => !isDeleted).map(sizeOf))
  return writeStored(
    KEY,
    all.filter(({ id }) => !surplus.includes(id)),
  )
}

/** The person who uses this device; while that is not known, the last one. Null is a guest. */
export function currentOwner(): string | null {
  return ownerOf(currentSession())
}

function ownerOf(session: SessionState): string | null {
  if (session.state === 'loading') return readStored('last-person')?.id ?? null
  return session.state === 'signed-in' ? session.user.id : null
}

function changeTurn(turnId: string, change: (turn: QuestionTurn) => QuestionTurn): void {
  const one = readStoredConversations().find(({ turns }) => turns.some(({ id }) => id === turnId))
  if (one)
    changeConversation(one.id, (conversation, changedAt) => ({
      ...conversation,
      turns: conversation.turns.map((turn) => (turn.id === turnId ? { ...change(turn), changedAt } : turn)),
    }))
}

function changeConversation(
  conversationId: string,
  change: (one: StoredConversation, at: number) => Conversation,
): void {
  store(
    readStoredConversations().map((one) =>
      one.id === conversationId ? { ...one, ...change(one, timeAfter(one)), isUnsent: true } : one,
    ),
  )
}

/** Later than every change of the conversation so far, also where clocks differ or went back, and than the last question here. */
function timeAfter(one: StoredConversation | undefined): number {
  const now = Date.now()
  const times = one
    ? [...one.turns.map(({ changedAt }) => changedAt), one.title?.at ?? 0, one.pin?.at ?? 0]
    : []
  const asked = readStoredConversations().flatMap(({ turns }) => turns.at(-1)?.at ?? [])
  const before = [...times, ...asked.filter((time) => time < now + SAME_MOMENT_MS)]
  return Math.max(now, ...before.map((time) => time + 1))
}
/** Questions within one millisecond keep their order; a clock that is far ahead is not followed. */
const SAME_MOMENT_MS = 1000

function store(all: readonly StoredConversation[]): void {
  writeConversations(all)
  for (const listener of listeners) listener()
}

function listVisible(stored: readonly unknown[] | null, owner: string | null): StoredConversation[] {
  return (stored ?? [])
    .flatMap((one) => isStoredConversation(one) ?? [])
    .filter((one) => !one.isDeleted && (one.owner === undefined || one.owner === owner))
}
