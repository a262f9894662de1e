import type { VaultKeys } from '@tripwright/domain/documents/vault'
import { requestResult } from '#platform/offline-db.ts'

/** The owner of a vault: the id of an account, or the guest of this device. */
export type VaultOwner = string
export const GUEST_OWNER: VaultOwner = 'guest'

/** A vault as stored on this device. `version` is the server's, 0 where it has none. */
export type StoredVault = { owner: VaultOwner; keys: VaultKeys; version: number }
/** An encrypted file. `goneAt` (milliseconds since 1970): removed here then, and perhaps not yet on the server. */
export type StoredVaultFile = {
  owner: VaultOwner
  id: string
  head: string
  /** Encrypted bytes. */
  size: number
  version: number
  isHeadNew: boolean
  goneAt: number | null
}
export type SealedBytes = Uint8Array<ArrayBuffer>

type Stores = { vaults: IDBObjectStore; files: IDBObjectStore; contents: IDBObjectStore }
const NAMES = ['vaults', 'files', 'contents'] as const
const DATABASE = 'travel-vault'

let opening: Promise<IDBDatabase> | null = null

/** Everything of a vault on this device except the contents. Rejects where the browser has no database. */
export function readStoredVault(
  owner: VaultOwner,
): Promise<{ vault: StoredVault | null; files: StoredVaultFile[] }> {
  return inVault('readonly', async ({ vaults, files }) => {
    const vault: StoredVault | undefined = await requestResult(vaults.get(owner))
    const all: StoredVaultFile[] = await requestResult(files.getAll(ofOwner(owner)))
    return { vault: vault ?? null, files: all }
  })
}

export function writeStoredVault(vault: StoredVault): Promise<void> {
  return inVault('readwrite', async ({ vaults }) => void (await requestResult(vaults.put(vault))))
}

/** Stores a file, with its encrypted content where that is new. */
export function writeStoredFile(file: StoredVaultFile, content?: SealedBytes): Promise<void> {
  return inVault('readwrite', async ({ files, contents }) => {
    await requestResult(files.put(file))
    if (content) await requestResult(contents.put({ owner: file.owner, id: file.id, content }))
  })
}

/** Changes a stored file; does nothing when it was removed. */
export function updateStoredFile(
  owner: VaultOwner,
  id: string,
  change: (file: StoredVaultFile) => StoredVaultFile,
): Promise<void> {
  return inVault('readwrite', async ({ files }) => {
    const file: StoredVaultFile | undefined = await requestResult(files.get([owner, id]))
    if (file) await requestResult(files.put(change(file)))
  })
}

/** The encrypted content; null where it is not on this device. */
export function readContent(owner: VaultOwner, id: string): Promise<SealedBytes | null> {
  return inVault('readonly', async ({ contents }) => {
    const row: { content: SealedBytes } | undefined = await requestResult(contents.get([owner, id]))
    return row?.content ?? null
  })
}

/** Ids of the files whose contents are on this device. */
export function listContents(owner: VaultOwner): Promise<Set<string>> {
  return inVault('readonly', async ({ contents }) => {
    const keys = await requestResult(contents.getAllKeys(ofOwner(owner)))
    return new Set(keys.map((key) => String(Object(key)[1])))
  })
}

export function deleteStoredFile(owner: VaultOwner, id: string): Promise<void> {
  return inVault('readwrite', async ({ files, contents }) => {
    await requestResult(files.delete([owner, id]))
    await requestResult(contents.delete([owner, id]))
  })
}

/** Deletes a whole vault from this device. */
export function deleteStoredVault(owner: VaultOwner): Promise<void> {
  return inVault('readwrite', async ({ vaults, files, contents }) => {
    await requestResult(vaults.delete(owner))
    await requestResult(files.delete(ofOwner(owner)))
    await requestResult(contents.delete(ofOwner(owner)))
  })
}

/** Deletes files that the server also has; the others stay, encrypted, for their owner. */
export function deleteSyncedContents(owner: VaultOwner): Promise<void> {
  return inVault('readwrite', async ({ vaults, files, contents }) => {
    const all: StoredVaultFile[] = await requestResult(files.getAll(ofOwner(owner)))
    const unsent = all.filter(
      ({ version, isHeadNew, goneAt }) => version === 0 || isHeadNew || goneAt !== null,
    )
    for (const { id } of all.filter((file) => !unsent.includes(file))) {
      await requestResult(files.delete([owner, id]))
      await requestResult(contents.delete([owner, id]))
    }
    const vault: StoredVault | undefined = await requestResult(vaults.get(owner))
    if (vault && vault.version > 0 && unsent.length === 0) await requestResult(vaults.delete(owner))
  })
}

/** Assigns a guest's vault to an account without one, in one transaction. */
export function reassignVault(from: VaultOwner, to: VaultOwner): Promise<void> {
  return inVault('readwrite', async ({ vaults, files, contents }) => {
    const vault: StoredVault | undefined = await requestResult(vaults.get(from))
    if (!vault || (await requestResult(vaults.get(to)))) return
    await requestResult(vaults.put({ ...vault, owner: to, version: 0 }))
    await requestResult(vaults.delete(from))
    for (const store of [files, contents]) {
      for (const row of await requestResult(store.getAll(ofOwner(from))))
        await requestResult(store.put({ ...row, owner: to }))
      await requestResult(store.delete(ofOwner(from)))
    }
  })
}

function ofOwner(owner: VaultOwner): IDBKeyRange {
  return IDBKeyRange.bound([owner], [owner, []])
}

async function inVault<T>(mode: IDBTransactionMode, work: (stores: Stores) => Promise<T>): Promise<T> {
  opening ??= open().catch((error: unknown) => {
    opening = null
    throw error
  })
  const transaction = (await opening).transaction(NAMES, mode, { durability: 'strict' })
  const finished = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
  finished.catch(() => undefined)
  const [vaults, files] = [transaction.objectStore('vaults'), transaction.objectStore('files')]
  const result = await work({ vaults, files, contents: transaction.objectStore('contents') })
  await finished
  return result
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore('vaults', { keyPath: 'owner' })
    for (const name of ['files', 'contents'])
      request.result.createObjectStore(name, { keyPath: ['owner', 'id'] })
  }
  const db = await requestResult(request)
  const forget = () => {
    opening = null
  }
  db.onclose = forget
  db.onversionchange = () => {
    db.close()
    forget()
  }
  return db
}
