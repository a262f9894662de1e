import { countQuestion } from '@tripwright/domain/assistant'
import type { IsoDate } from '@tripwright/domain/base/dates'
import { cutText } from '@tripwright/domain/base/whole-text'
import { call } from '#platform/call.ts'
import { readStored, useStored, writeStored } from '#platform/storage.ts'

/** A question; its answer is worked out anew from the words and the day, and so is as new as the facts. */
export type Turn = {
  id: string
  text: string
  askedOn: IsoDate
  /** `new` until it is counted, `refused` when the day's questions were used up; then no more: what was paid is shown again. */
  standing?: 'new' | 'refused'
}
/** The newest turn is the last. */
export type Conversation = { id: string; turns: Turn[] }

const MOST_CONVERSATIONS = 30
const MOST_TURNS = 60
const LONGEST_TITLE = 60
const NONE: Conversation[] = []
const STANDINGS: unknown[] = [undefined, 'new', 'refused']

const read = new WeakMap<object, Conversation[]>()

/** What is kept on this device, the newest first. */
export function useConversations(): Conversation[] {
  const stored = useStored('assistant-conversations')
  if (stored === null) return NONE
  const known = read.get(stored) ?? stored.filter(isConversation)
  read.set(stored, known)
  return known
}

export function readConversations(): Conversation[] {
  return (readStored('assistant-conversations') ?? []).filter(isConversation)
}

/** The first question, cut to the width of a list. */
export function titleOf({ turns }: Conversation): string {
  const text = turns[0]?.text.replace(/\s+/g, ' ') ?? ''
  return text.length > LONGEST_TITLE ? `${cutText(text, LONGEST_TITLE - 1)}…` : text
}

/** Adds a question at the end of a conversation, or begins one with it; gives the id of the conversation. */
export function addTurn(conversationId: string | null, turn: Turn): string {
  const all = readConversations()
  const found = all.find(({ id }) => id === conversationId)
  const changed = found
    ? { ...found, turns: [...found.turns, turn].slice(-MOST_TURNS) }
    : { id: turn.id, turns: [turn] }
  keep([changed, ...all.filter(({ id }) => id !== changed.id)])
  return changed.id
}

/** Puts another question in the place of one; what was asked after it is gone, for it rested on it. */
export function replaceTurn(conversationId: string, turnId: string, turn: Turn): void {
  const all = readConversations()
  keep(
    all.map((one) => {
      const at = one.turns.findIndex(({ id }) => id === turnId)
      return one.id === conversationId && at >= 0 ? { ...one, turns: [...one.turns.slice(0, at), turn] } : one
    }),
  )
}

/** Notes how a question stands; undefined: it was counted, or need not be. */
export function settleTurn(turnId: string, standing: Turn['standing']): void {
  const settle = ({ standing: _, ...turn }: Turn): Turn => (standing ? { ...turn, standing } : turn)
  keep(
    readConversations().map((one) => ({
      ...one,
      turns: one.turns.map((turn) => (turn.id === turnId ? settle(turn) : turn)),
    })),
  )
}

/** Takes a conversation away; the answer puts everything back as it was. */
export function deleteConversation(conversationId: string): () => void {
  const before = readConversations()
  keep(before.filter(({ id }) => id !== conversationId))
  return () => keep(before)
}

function keep(conversations: readonly Conversation[]): void {
  writeStored('assistant-conversations', conversations.slice(0, MOST_CONVERSATIONS))
}

function isConversation(value: unknown): value is Conversation {
  const { id, turns } = Object(value)
  return typeof id === 'string' && Array.isArray(turns) && turns.length > 0 && turns.every(isTurn)
}

function isTurn(value: unknown): value is Turn {
  const { id, text, askedOn } = Object(value)
  return (
    [id, text, askedOn].every((one) => typeof one === 'string') && STANDINGS.includes(Object(value).standing)
  )
}

/** On a bad line the answer, which is made here, does not wait for the counting. */
const PATIENCE_MS = 5000

/**
 * Counts a question at the server and tells whether it may be answered; the same id counts once. Like a plan that is made
 * with no network, a question that the server did not hear of is answered and not counted.
 */
export async function mayAsk(id: string): Promise<boolean> {
  if (!navigator.onLine) return true
  const outcome = await call(countQuestion, { id }, { timeoutMs: PATIENCE_MS })
  void import('#features/usage/index.ts').then(({ rereadUsage }) => rereadUsage())
  return outcome.ok || outcome.code !== 'limit-reached'
}
