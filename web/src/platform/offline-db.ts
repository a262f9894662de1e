/** A write that waits for the network (specification section 3), with the fields for sending it once and in order. */
export type OfflineAction = {
  /** Also its Idempotency-Key. */
  id: string
  /** Creation time, in milliseconds since 1970. */
  timestamp: number
  url: string
  method: string
  headers: Record<string, string>
  /** A file is kept as bytes, because some browsers lose stored blobs. */
  body: string | ArrayBuffer | null
  /** Actions of one queue are sent in order; a waiting one blocks its own queue only. */
  queue: string
  /** Increases with each action, because clocks stop and go backwards. */
  sequence: number
  /** The owner, who alone sees and sends it. Null is a guest. */
  person: string | null
  /** The number of postponements by the server, and the time that it asked us to wait for. */
  attempts: number
  notBefore: number
  /** Time of the first of repeated server errors (5xx); absent without any. */
  failingSince?: number | undefined
  /** It was sent at least once, so it may have arrived: it can no longer be taken back. */
  isTried?: boolean | undefined
  /** The reason why it is not sent again; it then waits for its owner's decision. */
  refused: { at: number; status: number; code: string; message: string } | null
}

/** A cached answer (specification section 3). `ttl` in milliseconds. */
export type CachedData = { key: string; data: unknown; timestamp: number; ttl: number }

/** A change of a trip that is stored on this device only: made by a guest (`person` null), or waiting to enter the queue. */
export type LocalChange = { id: string; sequence: number; person: string | null; ops: unknown[] }

/** The photo of a receipt, by its file in the account or, without one, by its expense. */
export type StoredReceipt = { id: string; bytes: ArrayBuffer }

/** The type of each store (specification section 3; `trip-changes` and `receipts` are ours). */
type Stores = {
  'offline-actions': OfflineAction
  'cached-data': CachedData
  'trip-changes': LocalChange
  receipts: StoredReceipt
}

/** One store inside one transaction. Await nothing else between its calls: an idle transaction ends. */
export type Store<Value> = {
  get(key: string): Promise<Value | undefined>
  list(): Promise<Value[]>
  keys(): Promise<string[]>
  add(value: Value): Promise<unknown>
  put(value: Value): Promise<unknown>
  delete(key: string): Promise<unknown>
}

let opening: Promise<IDBDatabase> | null = null

/**
 * Runs a transaction on a store of the device's database; its writes are on the disk when this resolves. Rejects when the
 * disk is full, and where the browser has no database (private windows). Written without a library, because the worker must
 * be small.
 */
export async function withStore<Name extends keyof Stores, T>(
  name: Name,
  mode: 'readonly' | 'readwrite',
  work: (store: Store<Stores[Name]>) => Promise<T>,
): Promise<T> {
  opening ??= open().catch((error: unknown) => {
    opening = null
    throw error
  })
  const transaction = (await opening).transaction(name, mode, { durability: 'strict' })
  const finished = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
  // The returned promise reports the error, also when the work itself fails first.
  finished.catch(() => undefined)
  const result = await work(storeOf(transaction.objectStore(name)))
  await finished
  return result
}

function storeOf<Value>(store: IDBObjectStore): Store<Value> {
  return {
    get: (key) => requestResult(store.get(key)),
    list: () => requestResult(store.getAll()),
    keys: async () => (await requestResult(store.getAllKeys())).map(String),
    add: (value) => requestResult(store.add(value)),
    put: (value) => requestResult(store.put(value)),
    delete: (key) => requestResult(store.delete(key)),
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('travel-offline-db', 3)
  // Each version only adds to the one before, so that stored data is never recreated.
  request.onupgradeneeded = ({ oldVersion }) => {
    const db = request.result
    if (oldVersion < 1) {
      db.createObjectStore('offline-actions', { keyPath: 'id' }).createIndex('timestamp', 'timestamp')
      db.createObjectStore('cached-data', { keyPath: 'key' }).createIndex('timestamp', 'timestamp')
    }
    if (oldVersion < 2) db.createObjectStore('trip-changes', { keyPath: 'id' })
    if (oldVersion < 3) db.createObjectStore('receipts', { keyPath: 'id' })
  }
  return requestResult(request).then((db) => {
    // Another tab upgrades the database, or the browser closed it: the next use opens it again.
    db.onversionchange = () => {
      db.close()
      opening = null
    }
    db.onclose = () => {
      opening = null
    }
    return db
  })
}

/** The result of a database request. */
export function requestResult<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
