import { FREE_UNDO_MS, type SavedItem, type SaveInput } from '@tripwright/domain/sharing/saved'
import { consumeUsage } from '#features/plans/usage/index.ts'
import type { Call } from '#platform/http/route.ts'
import { findItem, insertItem, restoreItem, toItem } from './saved.store.ts'

type Saver = Pick<Call, 'db' | 'now'> & { personId: string; isCounted: boolean }

/**
 * Saves once: an existing item stays as it is; one removed within a day is restored without being counted. It counts after
 * the insert, because the unique key decides which of two concurrent calls saved: only that one is charged. Throws
 * limit-reached, which rolls the insert back.
 */
export async function saveOnce(
  saver: Saver,
  input: SaveInput,
): Promise<{ item: SavedItem; created: boolean }> {
  const { db, personId, now, isCounted } = saver
  const inserted = await insertItem(db, personId, input, now)
  if (inserted) {
    if (isCounted) await consumeUsage(db, personId, 'saved_items', now)
    return { item: inserted, created: true }
  }
  const existing = await findItem(db, personId, input)
  if (!existing) throw new Error('the item that was in the way is gone')
  if (existing.removedAt === null) return { item: toItem(existing), created: false }
  const isUndo = now.getTime() - existing.removedAt.getTime() <= FREE_UNDO_MS
  if (isCounted && !isUndo) await consumeUsage(db, personId, 'saved_items', now)
  return { item: await restoreItem(db, existing.id, input), created: true }
}
