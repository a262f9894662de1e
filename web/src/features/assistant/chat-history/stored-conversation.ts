import type { Conversation, QuestionTurn } from '@tripwright/domain/assistant/chat-history'

/** A conversation on this device, with what this device knows of the account's copy. */
export type StoredConversation = Conversation & {
  /** Whose account has it, or is to have it; absent: a guest's. */
  owner?: string
  /** It was changed, and the change is not in the queue yet. */
  isUnsent?: boolean
  /** Changes up to this time are in the queue or sent. */
  sentUntil?: number
  /** It is to be deleted in the account. */
  isDeleted?: boolean
}

const TURN_STATES: unknown[] = [undefined, 'new', 'refused']
const OUTCOMES: unknown[] = [undefined, 'accepted', 'declined', 'undone']

/**
 * A stored value as a conversation, or null. One of an earlier version has no times: its questions get those of their day, in
 * their order.
 */
export function isStoredConversation(value: unknown): StoredConversation | null {
  const { id, turns, removed, title, pin, ...rest } = Object(value)
  if (typeof id !== 'string' || !Array.isArray(turns) || !turns.every(isTurn)) return null
  if (turns.length === 0 && rest.isDeleted !== true) return null
  return {
    ...rest,
    id,
    turns: turns.map(withTimes),
    removed: Array.isArray(removed) ? removed.filter((one) => typeof one === 'string') : [],
    title: typeof Object(title).text === 'string' && typeof title.at === 'number' ? title : null,
    pin: typeof Object(pin).isPinned === 'boolean' && typeof pin.at === 'number' ? pin : null,
  }
}

function withTimes(turn: QuestionTurn, index: number): QuestionTurn {
  if (typeof turn.at === 'number') return turn
  const at = (Date.parse(turn.askedOn) || 0) + index
  return { ...turn, at, changedAt: at }
}

function isTurn(value: unknown): value is QuestionTurn {
  const { id, text, askedOn, said, trip = '' } = Object(value)
  return (
    [id, text, askedOn, trip].every((one) => typeof one === 'string') &&
    (said === undefined || (typeof Object(said).text === 'string' && typeof said.leftOut === 'number')) &&
    TURN_STATES.includes(Object(value).standing) &&
    OUTCOMES.includes(Object(value).outcome)
  )
}
