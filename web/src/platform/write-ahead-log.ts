import { readStored, removeStored, writeStored } from './storage.ts'

/** The owner; null is a guest. */
type Owned = { owner: string | null }

type WriteAheadLog<Entry extends Owned> = {
  /**
   * Logs a change synchronously, so that a page that closes in the next moment has it when it is opened again. Returns a
   * function that removes it, once it is stored elsewhere.
   */
  note(entry: Entry): () => void
  /** Entries logged for this owner by a page that closed before it stored them. */
  list(owner: string | null): { entry: Entry; remove: () => void }[]
}

/** Changes that are not yet in this device's database. `read` parses an entry, or returns null for another version's. */
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
