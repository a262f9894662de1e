import type { VaultKeys } from '@tripwright/domain/vault'
import { settled } from './offline-db.ts'

/** Whose vault it is: an account's by its id, or that of who uses this device without one. */
export type Owner = string
export const GUEST: Owner = 'guest'

/** A vault as this device keeps it. `version` is the server's, 0 where it has none. */
export type KeptVault = { owner: Owner; keys: VaultKeys; version: number }
/** A sealed file. `goneAt` (milliseconds since 1970): it was removed here then, and the server may not know. */
export type KeptFile = {
  owner: Owner
  id: string
  head: string
  /** Sealed bytes. */
  size: number
  version: number
  isHeadNew: boolean
  goneAt: number | null
}
export type KeptBytes = Uint8Array<ArrayBuffer>

type Stores = { vaults: IDBObjectStore; files: IDBObjectStore; contents: IDBObjectStore }
const NAMES = ['vaults', 'files', 'contents'] as const
const DATABASE = 'travel-vault'

let opening: Promise<IDBDatabase> | null = null

/** Everything that this device has of a vault but the contents. Rejects where the browser keeps no database. */
export function readKept(owner: Owner): Promise<{ vault: KeptVault | null; files: KeptFile[] }> {
  return inVault('readonly', async ({ vaults, files }) => {
    const vault: KeptVault | undefined = await settled(vaults.get(owner))
    const all: KeptFile[] = await settled(files.getAll(ofOwner(owner)))
    return { vault: vault ?? null, files: all }
  })
}

export function keepVault(vault: KeptVault): Promise<void> {
  return inVault('readwrite', async ({ vaults }) => void (await settled(vaults.put(vault))))
}

/** Keeps a file, with its sealed content where that is new. */
export function keepFile(file: KeptFile, content?: KeptBytes): Promise<void> {
  return inVault('readwrite', async ({ files, contents }) => {
    await settled(files.put(file))
    if (content) await settled(contents.put({ owner: file.owner, id: file.id, content }))
  })
}

/** Changes a file as it stands there now; nothing where it is gone. */
export function changeKept(owner: Owner, id: string, change: (file: KeptFile) => KeptFile): Promise<void> {
  return inVault('readwrite', async ({ files }) => {
    const file: KeptFile | undefined = await settled(files.get([owner, id]))
    if (file) await settled(files.put(change(file)))
  })
}

/** The sealed content; null where it has not come to this device. */
export function readContent(owner: Owner, id: string): Promise<KeptBytes | null> {
  return inVault('readonly', async ({ contents }) => {
    const found: { content: KeptBytes } | undefined = await settled(contents.get([owner, id]))
    return found?.content ?? null
  })
}

/** Ids whose contents are here. */
export function listContents(owner: Owner): Promise<Set<string>> {
  return inVault('readonly', async ({ contents }) => {
    const keys = await settled(contents.getAllKeys(ofOwner(owner)))
    return new Set(keys.map((key) => String(Object(key)[1])))
  })
}

export function dropFile(owner: Owner, id: string): Promise<void> {
  return inVault('readwrite', async ({ files, contents }) => {
    await settled(files.delete([owner, id]))
    await settled(contents.delete([owner, id]))
  })
}

/** Forgets a whole vault. */
export function dropVault(owner: Owner): Promise<void> {
  return inVault('readwrite', async ({ vaults, files, contents }) => {
    await settled(vaults.delete(owner))
    await settled(files.delete(ofOwner(owner)))
    await settled(contents.delete(ofOwner(owner)))
  })
}

/** Forgets what the server has too; what it has not stays, sealed, for its person. */
export function dropSent(owner: Owner): Promise<void> {
  return inVault('readwrite', async ({ vaults, files, contents }) => {
    const all: KeptFile[] = await settled(files.getAll(ofOwner(owner)))
    const unsent = all.filter(
      ({ version, isHeadNew, goneAt }) => version === 0 || isHeadNew || goneAt !== null,
    )
    for (const { id } of all.filter((file) => !unsent.includes(file))) {
      await settled(files.delete([owner, id]))
      await settled(contents.delete([owner, id]))
    }
    const vault: KeptVault | undefined = await settled(vaults.get(owner))
    if (vault && vault.version > 0 && unsent.length === 0) await settled(vaults.delete(owner))
  })
}

/** Makes the vault of a guest that of an account, which has none: all at once or not at all. */
export function moveVault(from: Owner, to: Owner): Promise<void> {
  return inVault('readwrite', async ({ vaults, files, contents }) => {
    const vault: KeptVault | undefined = await settled(vaults.get(from))
    if (!vault || (await settled(vaults.get(to)))) return
    await settled(vaults.put({ ...vault, owner: to, version: 0 }))
    await settled(vaults.delete(from))
    for (const store of [files, contents]) {
      for (const row of await settled(store.getAll(ofOwner(from))))
        await settled(store.put({ ...row, owner: to }))
      await settled(store.delete(ofOwner(from)))
    }
  })
}

function ofOwner(owner: Owner): IDBKeyRange {
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
  const db = await settled(request)
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
