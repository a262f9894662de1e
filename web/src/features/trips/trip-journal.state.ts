import { type TripOp, tripOp } from '@tripwright/domain/trips'
import { z } from 'zod/mini'
import { readStored, removeStored, writeStored } from '#platform/storage.ts'

const entry = z.object({ owner: z.nullable(z.string()), ops: z.array(tripOp).check(z.minLength(1)) })
type Entry = z.output<typeof entry>

const keyOf = ({ ops }: Pick<Entry, 'ops'>) => ops[0]?.opId

/**
 * Notes operations at once, before anything is waited for: a page that is left in the next moment has them when it is
 * opened again. Gives back what strikes them out, once they are kept elsewhere.
 */
export function noteUnderway(owner: string | null, ops: readonly TripOp[]): () => void {
  writeStored('trips-underway', [...(readStored('trips-underway') ?? []), { owner, ops: [...ops] }])
  return () => strike({ ops: [...ops] })
}

/** What was noted for this owner (null: a guest) by a page that did not live to keep it. */
export function listUnderway(owner: string | null): { ops: TripOp[]; strike: () => void }[] {
  const own = readEntries().filter((one) => one.owner === owner)
  return own.map(({ ops }) => ({ ops, strike: () => strike({ ops }) }))
}

function strike(gone: Pick<Entry, 'ops'>): void {
  const left = (readStored('trips-underway') ?? []).filter((one) => {
    const parsed = z.safeParse(entry, one)
    // What another version noted and this one cannot read helps nobody.
    return parsed.success && keyOf(parsed.data) !== keyOf(gone)
  })
  if (left.length > 0) writeStored('trips-underway', left)
  else removeStored('trips-underway')
}

function readEntries(): Entry[] {
  return (readStored('trips-underway') ?? []).flatMap((one) => {
    const parsed = z.safeParse(entry, one)
    return parsed.success ? [parsed.data] : []
  })
}
