import { foldLetters } from '../../base/fold-text.ts'
import type { SavedItem, SaveInput } from './saved.contract.ts'

type ItemKey = Pick<SavedItem, 'item_type' | 'item_id'>

/** A change that the server has not confirmed yet: in flight, or waiting for the network. */
export type PendingChange = { kind: 'save'; item: SaveInput; at: string } | { kind: 'remove'; item: ItemKey }

/** How long saving a removed item again does not count as a new save, so that undo is free; milliseconds. */
export const FREE_UNDO_MS = 24 * 60 * 60 * 1000

export function isSameItem(a: ItemKey, b: ItemKey): boolean {
  return a.item_type === b.item_type && a.item_id === b.item_id
}

/** The list to show: the server's items with the unconfirmed changes applied in order, newest first. */
export function withPending(items: readonly SavedItem[], changes: readonly PendingChange[]): SavedItem[] {
  let merged = [...items]
  for (const change of changes) {
    if (change.kind === 'save' && merged.some((item) => isSameItem(item, change.item))) continue
    merged = merged.filter((item) => !isSameItem(item, change.item))
    if (change.kind === 'save')
      merged.unshift({ ...change.item, id: pendingId(change.item), created_at: change.at })
  }
  return merged
}

/** Items of one type (or all) whose title or description has every typed word, ignoring case and accents. */
export function filterSaved(
  items: readonly SavedItem[],
  filter: { type: string | null; words: string },
): SavedItem[] {
  const words = foldLetters(filter.words).split(/\s+/).filter(Boolean)
  return items.filter((item) => {
    if (filter.type !== null && item.item_type !== filter.type) return false
    const text = foldLetters(`${item.title} ${item.description}`)
    return words.every((word) => text.includes(word))
  })
}

/** The types present, in the order in which they first appear. */
export function savedTypes(items: readonly SavedItem[]): string[] {
  return [...new Set(items.map((item) => item.item_type))]
}

const pendingId = (item: ItemKey) => `pending:${item.item_type}:${item.item_id}`
