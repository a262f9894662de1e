import { lastAskedAt } from './bound-conversations.rules.ts'
import type { Conversation } from './chat-history.contract.ts'

/** In the order of the list: pinned ones, then the last used first. */
export function sortConversations<T extends Conversation>(all: readonly T[]): T[] {
  return [...all].sort(
    (a, b) =>
      Number(b.pin?.isPinned ?? false) - Number(a.pin?.isPinned ?? false) ||
      lastAskedAt(b) - lastAskedAt(a) ||
      (a.id < b.id ? -1 : 1),
  )
}
