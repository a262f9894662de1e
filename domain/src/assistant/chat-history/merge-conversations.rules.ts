import {
  MAX_CONVERSATION_BYTES,
  MAX_CONVERSATIONS,
  MAX_HISTORY_BYTES,
  MAX_PINNED,
  MAX_REMOVED,
  MAX_TURNS,
} from './bounds.data.ts'
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

/** The newest questions that fit into a conversation. */
export function boundTurns(turns: readonly QuestionTurn[]): QuestionTurn[] {
  const fitting: QuestionTurn[] = []
  let bytes = 0
  for (const turn of turns.slice(-MAX_TURNS).reverse()) {
    bytes += byteLength(turn)
    if (bytes > MAX_CONVERSATION_BYTES && fitting.length > 0) break
    fitting.unshift(turn)
  }
  return fitting
}

/** Its size as JSON in UTF-8. */
export function byteLength(value: unknown): number {
  const text = JSON.stringify(value)
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x8_00 ? 2 : code < 0x1_00_00 ? 3 : 4
  }
  return bytes
}

/** What is known of a conversation when it is decided which one goes. */
export type ConversationSize = { id: string; bytes: number; isPinned: boolean; lastAskedAt: number }

/** The ids of those for which there is no room: the longest unused first, pinned ones last. */
export function findSurplus(all: readonly ConversationSize[]): string[] {
  const byUse = [...all].sort((a, b) => b.lastAskedAt - a.lastAskedAt || (a.id < b.id ? -1 : 1))
  const pinned = byUse.filter(({ isPinned }) => isPinned).slice(0, MAX_PINNED)
  const others = byUse.filter((one) => !pinned.includes(one))
  const surplus: string[] = []
  let [count, bytes] = [0, 0]
  for (const one of [...pinned, ...others]) {
    if (count + 1 > MAX_CONVERSATIONS || bytes + one.bytes > MAX_HISTORY_BYTES) {
      surplus.push(one.id)
      continue
    }
    count++
    bytes += one.bytes
  }
  return surplus
}

/** When something was last asked in it; 0 in an empty one. */
export function lastAskedAt({ turns }: Pick<Conversation, 'turns'>): number {
  return turns.at(-1)?.at ?? 0
}

/** The size of a conversation and what else decides whether it stays. */
export function sizeOf(one: Conversation): ConversationSize {
  return {
    id: one.id,
    bytes: byteLength(one),
    isPinned: one.pin?.isPinned === true,
    lastAskedAt: lastAskedAt(one),
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
