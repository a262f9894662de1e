import { type PendingChange, removeItem, saveItem } from '@tripwright/domain/sharing/saved'
import { z } from 'zod/mini'
import { makeWriteAheadLog } from '#platform/write-ahead-log.ts'

const change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('save'), item: saveItem.input, at: z.string() }),
  z.object({ kind: z.literal('remove'), item: removeItem.input }),
])
const entry = z.object({ owner: z.string(), id: z.string(), change })

const journal = makeWriteAheadLog<z.output<typeof entry>>('saves-underway', {
  read: (stored) => z.safeParse(entry, stored).data ?? null,
  idOf: ({ id }) => id,
})
/** Entries of this page, which is alive and queues them itself. */
const ownIds = new Set<string>()

/** Records a save or a removal at once; the returned function deletes the record, once the change is queued. */
export function logChange(owner: string, id: string, pending: PendingChange): () => void {
  ownIds.add(id)
  const remove = journal.note({ owner, id, change: pending })
  return () => {
    ownIds.delete(id)
    remove()
  }
}

/**
 * Entries of this user that a closed page did not queue, in order; reading an entry deletes it. When another tab is still
 * queueing it, its id ensures a single effect.
 */
export function takeUnfinished(owner: string): { id: string; change: PendingChange }[] {
  const left = journal.list(owner).filter((one) => !ownIds.has(one.entry.id))
  for (const { remove } of left) remove()
  return left.map((one) => one.entry)
}
