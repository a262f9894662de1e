import { type TripOp, tripOp } from '@tripwright/domain/trip/sync'
import { z } from 'zod/mini'
import { makeWriteAheadLog } from '#platform/write-ahead-log.ts'

const entry = z.object({ owner: z.nullable(z.string()), ops: z.array(tripOp).check(z.minLength(1)) })
type Entry = z.output<typeof entry>

const journal = makeWriteAheadLog<Entry>('trips-underway', {
  read: (stored) => z.safeParse(entry, stored).data ?? null,
  idOf: ({ ops }) => ops[0]?.opId,
})

/** Logs operations at once; the returned function removes them, once they are stored elsewhere. */
export function logOps(owner: string | null, ops: readonly TripOp[]): () => void {
  return journal.note({ owner, ops: [...ops] })
}

/** Operations logged for this owner (null: a guest) by a page that closed before it stored them. */
export function listLoggedOps(owner: string | null): { ops: TripOp[]; remove: () => void }[] {
  return journal.list(owner).map(({ entry: { ops }, remove }) => ({ ops, remove }))
}
