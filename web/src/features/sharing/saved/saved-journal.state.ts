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
/** Those of this page, which is alive and keeps them itself. */
const ownIds = new Set<string>()

/** Notes a save or a removal at once; gives back what removes it, once it is kept elsewhere. */
export function logChange(owner: string, id: string, pending: PendingChange): () => void {
  ownIds.add(id)
  const remove = journal.note({ owner, id, change: pending })
  return () => {
    ownIds.delete(id)
    remove()
  }
}

/**
 * What a page noted for this person and did not live to keep, in order; each is struck out by being taken. Another tab may
 * still be at work on it: kept under its id, it has one effect.
 */
export function takeUnfinished(owner: string): { id: string; change: PendingChange }[] {
  const left = journal.list(owner).filter((one) => !ownIds.has(one.entry.id))
  for (const { remove } of left) remove()
  return left.map((one) => one.entry)
}
