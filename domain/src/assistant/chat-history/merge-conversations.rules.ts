import { boundTurns } from './bound-conversations.rules.ts'
import { MAX_REMOVED } from './bounds.data.ts'
import type { Conversation, QuestionTurn } from './chat-history.contract.ts'

/**
 * What two devices have of one conversation, put together: each question once and in its later version, none that one of them
 * replaced, the later name and pin. The order of the two does not matter, nor how often one is merged.
 */
export function mergeConversations(one: Conversation, other: Conversation): Conversation {
  const removed = [...new Set([...one.removed, ...other.removed])].sort().slice(-MAX_REMOVED)
  const turns = new Map<string, QuestionTurn>()
  for (const turn of [...one.turns, ...other.turns]) {
    const before = turns.get(turn.id)
    if (!removed.includes(turn.id)) turns.set(turn.id, before ? laterTurn(before, turn) : turn)
  }
  return {
    id: one.id,
    turns: boundTurns([...turns.values()].sort(byTime)),
    removed,
    title: later(one.title, other.title),
    pin: later(one.pin, other.pin),
  }
}

const byTime = (a: QuestionTurn, b: QuestionTurn) => a.at - b.at || (a.id < b.id ? -1 : 1)

function laterTurn(a: QuestionTurn, b: QuestionTurn): QuestionTurn {
  if (a.changedAt !== b.changedAt) return a.changedAt > b.changedAt ? a : b
  return JSON.stringify(a) >= JSON.stringify(b) ? a : b
}

function later<T extends { at: number }>(a: T | null, b: T | null): T | null {
  if (a === null || b === null) return a ?? b
  if (a.at !== b.at) return a.at > b.at ? a : b
  return JSON.stringify(a) >= JSON.stringify(b) ? a : b
}
