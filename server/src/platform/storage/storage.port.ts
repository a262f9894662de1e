import type { StoredType } from './stored-type.ts'

export type StoredObject = { bytes: Uint8Array; type: StoredType }

/** Files under keys that we generate (stored-type.ts), never a name that a client chose. A key's ending states the type. */
export type Storage = {
  /** Resolves when the file would survive a power cut. Readers see the old file or the new one, never a part. */
  put(key: string, file: StoredObject): Promise<void>
  find(key: string): Promise<StoredObject | null>
  /** Removing a missing file is no error. */
  remove(key: string): Promise<void>
  /** Keys below a folder such as `avatars` or `trips/42`, in order. */
  list(folder: string): Promise<string[]>
  /** Removes what puts left behind that a kill broke off before this time; nobody can find it, so nothing else removes it. */
  removeDrafts(folder: string, before: Date): Promise<void>
}
