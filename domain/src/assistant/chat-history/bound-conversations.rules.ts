import {
  MAX_CONVERSATION_BYTES,
  MAX_CONVERSATIONS,
  MAX_HISTORY_BYTES,
  MAX_PINNED,
  MAX_TURNS,
} from './bounds.data.ts'
import type { Conversation, QuestionTurn } from './chat-history.contract.ts'

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
