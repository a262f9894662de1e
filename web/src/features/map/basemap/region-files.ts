import { requestResult } from '#platform/offline-db.ts'
import { isInShell } from '#platform/reach-server.ts'

/** Files of regions on this device by the path and query of their address. Bytes come back as they were written. */
export type RegionFiles = {
  list(): Promise<string[]>
  read(address: string): Promise<Blob | null>
  /** Rejects with a QuotaExceededError where there is no room. */
  write(address: string, content: Blob): Promise<void>
  remove(address: string): Promise<void>
}

/**
 * The store of this device; null where it stores nothing. A cache holds pages of http alone, and those of the app on iOS have
 * another scheme, so the app has a database.
 */
export async function openRegionFiles(): Promise<RegionFiles | null> {
  try {
    return await (isInShell() ? openDatabaseFiles() : openCacheFiles())
  } catch {
    return null // no secure page, or a private window
  }
}

const CACHE = 'regions'

export async function openCacheFiles(): Promise<RegionFiles> {
  const cache = await caches.open(CACHE)
  return {
    async list() {
      return (await cache.keys()).map(({ url }) => {
        const { pathname, search } = new URL(url)
        return pathname + search
      })
    },
    async read(address) {
      return (await (await cache.match(address))?.blob()) ?? null
    },
    write: (address, content) => cache.put(address, new Response(content)),
    async remove(address) {
      await cache.delete(address)
    },
  }
}

const DATABASE = 'travel-regions'
const STORE = 'files'

export async function openDatabaseFiles(): Promise<RegionFiles> {
  opening ??= openDatabase().catch((error: unknown) => {
    opening = null
    throw error
  })
  const db = await opening
  const inStore = async <T>(
    mode: IDBTransactionMode,
    ask: (store: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T> => {
    const transaction = db.transaction(STORE, mode)
    const finished = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onabort = () => reject(transaction.error)
    })
    // The returned promise reports the error, also when the request itself fails first.
    finished.catch(() => undefined)
    const result = await requestResult(ask(transaction.objectStore(STORE)))
    await finished
    return result
  }
  return {
    list: async () => (await inStore('readonly', (store) => store.getAllKeys())).map(String),
    async read(address) {
      const bytes: ArrayBuffer | undefined = await inStore('readonly', (store) => store.get(address))
      return bytes ? new Blob([bytes]) : null
    },
    async write(address, content) {
      // As bytes: some browsers lose stored blobs.
      const bytes = await content.arrayBuffer()
      await inStore('readwrite', (store) => store.put(bytes, address))
    },
    remove: (address) => inStore('readwrite', (store) => store.delete(address)),
  }
}

let opening: Promise<IDBDatabase> | null = null

async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE)
  const db = await requestResult(request)
  // The system closed it: the next use opens it again.
  db.onclose = () => {
    opening = null
  }
  return db
}
