import { truncateText } from '../../base/well-formed-text.ts'
import type { Conversation } from './chat-history.contract.ts'

const MAX_TITLE_LENGTH = 60

/** The person's name for it, else the first question, truncated for the list. */
export function titleOf({ title, turns }: Pick<Conversation, 'title' | 'turns'>): string {
  const text = (title?.text || turns[0]?.text || '').replace(/\s+/g, ' ').trim()
  return text.length > MAX_TITLE_LENGTH ? `${truncateText(text, MAX_TITLE_LENGTH - 1)}…` : text
}

/** Those with all words of the search in their name, questions or what a model wrote; case and accents do not count. */
export function searchConversations<T extends Conversation>(all: readonly T[], search: string): T[] {
  const words = fold(search).split(/\s+/).filter(Boolean)
  return all.filter((one) => {
    const text = fold(
      [one.title?.text, ...one.turns.flatMap((turn) => [turn.text, turn.said?.text])].join('\n'),
    )
    return words.every((word) => text.includes(word))
  })
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
