import { readStored, removeStored, writeStored } from './storage.ts'

/** Whose it is; null is a guest. */
type Owned = { owner: string | null }

type WriteAheadLog<Entry extends Owned> = {
  /**
   * Notes a change at once, before anything is waited for: a page that is left in the next moment has it when it is
   * opened again. Gives back what removes it, once it is kept elsewhere.
   */
  note(entry: Entry): () => void
  /** Entries logged for this owner by a page that closed before it stored them. */
  list(owner: string | null): { entry: Entry; remove: () => void }[]
}

/** Changes on their way to the database of this device. `read` gives back an entry that this version can read, or null. */
export function makeWriteAheadLog<Entry extends Owned>(
  key: 'trips-underway' | 'saves-underway',
  { read, idOf }: { read: (stored: unknown) => Entry | null; idOf: (entry: Entry) => string | undefined },
): WriteAheadLog<Entry> {
  const stored = () => readStored(key) ?? []

  function removeEntry(gone: Entry): void {
    const left = stored().filter((one) => {
      const entry = read(one)
      // An entry of another version that this one cannot read is dropped.
      return entry !== null && idOf(entry) !== idOf(gone)
    })
    if (left.length > 0) writeStored(key, left)
    else removeStored(key)
  }
  return {
    note(entry) {
      writeStored(key, [...stored(), entry])
      return () => removeEntry(entry)
    },
    list: (owner) =>
      stored()
        .map(read)
        .filter((entry) => entry !== null)
        .filter((entry) => entry.owner === owner)
        .map((entry) => ({ entry, remove: () => removeEntry(entry) })),
  }
}
