import { countQuestion } from '@tripwright/domain/assistant/conversation'
import type { ChangeArguments } from '@tripwright/domain/assistant/plan-changes'
import type { IsoDate } from '@tripwright/domain/base/dates'
import { truncateText } from '@tripwright/domain/base/well-formed-text'
import type { ProposalOutcome } from '#features/assistant/plan-changes/index.ts'
import { call } from '#platform/call.ts'
import { readStored, useStored, writeStored } from '#platform/storage.ts'

/** A question; its answer is computed again from the text and the day, so it is as current as the facts. */
export type QuestionTurn = {
  id: string
  text: string
  askedOn: IsoDate
  /**
   * `new` until it is counted, `refused` when the day's limit was reached; absent afterwards: a counted question is shown
   * again without counting.
   */
  standing?: 'new' | 'refused'
  /** What a language model answered; its facts are read again on this device. `change` is what it proposed for a trip. */
  said?: { text: string; leftOut: number; change?: ChangeArguments }
  /** What became of a change that the answer proposed: it is not proposed again. */
  outcome?: ProposalOutcome
}
/** The newest turn is the last. */
export type Conversation = { id: string; turns: QuestionTurn[] }

const MAX_CONVERSATIONS = 30
const MAX_TURNS = 60
const MAX_TITLE_LENGTH = 60
const NO_CONVERSATIONS: Conversation[] = []
const TURN_STATES: unknown[] = [undefined, 'new', 'refused']
const OUTCOMES: unknown[] = [undefined, 'accepted', 'declined', 'undone']

const parsedCache = new WeakMap<object, Conversation[]>()

/** The conversations stored on this device, the newest first. */
export function useConversations(): Conversation[] {
  const stored = useStored('assistant-conversations')
  if (stored === null) return NO_CONVERSATIONS
  const cached = parsedCache.get(stored) ?? stored.filter(isConversation)
  parsedCache.set(stored, cached)
  return cached
}

export function readConversations(): Conversation[] {
  return (readStored('assistant-conversations') ?? []).filter(isConversation)
}

/** The first question, truncated for the list. */
export function titleOf({ turns }: Conversation): string {
  const text = turns[0]?.text.replace(/\s+/g, ' ') ?? ''
  return text.length > MAX_TITLE_LENGTH ? `${truncateText(text, MAX_TITLE_LENGTH - 1)}…` : text
}

/** Adds a question to a conversation, or starts one with it; returns the conversation's id. */
export function addTurn(conversationId: string | null, turn: QuestionTurn): string {
  const all = readConversations()
  const conversation = all.find(({ id }) => id === conversationId)
  const changed = conversation
    ? { ...conversation, turns: [...conversation.turns, turn].slice(-MAX_TURNS) }
    : { id: turn.id, turns: [turn] }
  storeConversations([changed, ...all.filter(({ id }) => id !== changed.id)])
  return changed.id
}

/** Replaces a question; removes the later ones, because they depended on it. */
export function replaceTurn(conversationId: string, turnId: string, turn: QuestionTurn): void {
  const all = readConversations()
  storeConversations(
    all.map((one) => {
      const at = one.turns.findIndex(({ id }) => id === turnId)
      return one.id === conversationId && at >= 0 ? { ...one, turns: [...one.turns.slice(0, at), turn] } : one
    }),
  )
}

/** Sets the state of a question; undefined: it was counted, or need not be. */
export function setTurnState(turnId: string, standing: QuestionTurn['standing']): void {
  const withoutStanding = ({ standing: _, ...turn }: QuestionTurn): QuestionTurn =>
    standing ? { ...turn, standing } : turn
  storeConversations(
    readConversations().map((one) => ({
      ...one,
      turns: one.turns.map((turn) => (turn.id === turnId ? withoutStanding(turn) : turn)),
    })),
  )
}

/** Stores what became of the change that a question asked for. */
export function setTurnOutcome(turnId: string, outcome: ProposalOutcome | null): void {
  const withOutcome = ({ outcome: _, ...turn }: QuestionTurn): QuestionTurn =>
    outcome ? { ...turn, outcome } : turn
  storeConversations(
    readConversations().map((one) => ({
      ...one,
      turns: one.turns.map((turn) => (turn.id === turnId ? withOutcome(turn) : turn)),
    })),
  )
}

/** Stores what a language model answered to a question, which the server has counted. */
export function setTurnAnswer(turnId: string, said: NonNullable<QuestionTurn['said']>): void {
  const withAnswer = ({ standing: _, ...turn }: QuestionTurn): QuestionTurn => ({ ...turn, said })
  storeConversations(
    readConversations().map((one) => ({
      ...one,
      turns: one.turns.map((turn) => (turn.id === turnId ? withAnswer(turn) : turn)),
    })),
  )
}

/** Deletes a conversation; the returned function restores everything. */
export function deleteConversation(conversationId: string): () => void {
  const before = readConversations()
  storeConversations(before.filter(({ id }) => id !== conversationId))
  return () => storeConversations(before)
}

function storeConversations(conversations: readonly Conversation[]): void {
  writeStored('assistant-conversations', conversations.slice(0, MAX_CONVERSATIONS))
}

function isConversation(value: unknown): value is Conversation {
  const { id, turns } = Object(value)
  return typeof id === 'string' && Array.isArray(turns) && turns.length > 0 && turns.every(isTurn)
}

function isTurn(value: unknown): value is QuestionTurn {
  const { id, text, askedOn, said } = Object(value)
  return (
    [id, text, askedOn].every((one) => typeof one === 'string') &&
    (said === undefined || (typeof Object(said).text === 'string' && typeof said.leftOut === 'number')) &&
    TURN_STATES.includes(Object(value).standing) &&
    OUTCOMES.includes(Object(value).outcome)
  )
}

/** On a slow connection the answer, which is computed here, does not wait for the count. */
const COUNT_TIMEOUT_MS = 5000

/**
 * Counts a question at the server and returns whether it may be answered; one id counts once. Like a plan made offline, a
 * question that did not reach the server is answered and not counted.
 */
export async function countAndCheckLimit(id: string): Promise<boolean> {
  if (!navigator.onLine) return true
  const outcome = await call(countQuestion, { id }, { timeoutMs: COUNT_TIMEOUT_MS })
  void import('#features/plans/usage/index.ts').then(({ refreshUsage }) => refreshUsage())
  return outcome.ok || outcome.code !== 'limit-reached'
}
