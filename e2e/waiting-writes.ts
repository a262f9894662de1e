import { randomUUID } from 'node:crypto'
import type { Page } from './fixtures.ts'

/** A write as a screen hands it to the queue. */
export type Write = { method: string; url: string; body?: object; queue: string }

/**
 * Stores a write of this person as the queue does, and wakes the queue: for kinds of writes whose screens would take a test too
 * long.
 */
export async function keepWrite(page: Page, person: string, { method, url, body, queue }: Write) {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (body !== undefined) headers['content-type'] = 'application/json'
  const write = {
    id: randomUUID(),
    timestamp: Date.now(),
    url,
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
    queue,
    person,
    attempts: 0,
    notBefore: 0,
    refused: null,
  }
  await page.evaluate(async (action) => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const db = await settled(indexedDB.open('travel-offline-db'))
    const transaction = db.transaction('offline-actions', 'readwrite', { durability: 'strict' })
    const store = transaction.objectStore('offline-actions')
    const others: { sequence: number }[] = await settled(store.getAll())
    const stored = new Promise((resolve) => {
      transaction.oncomplete = resolve
    })
    store.add({ ...action, sequence: Math.max(0, ...others.map(({ sequence }) => sequence)) + 1 })
    await stored
    db.close()
    const channel = new BroadcastChannel('offline-actions')
    channel.postMessage('changed')
    channel.close()
    if (navigator.onLine) dispatchEvent(new Event('online'))
  }, write)
}

/** What is in the queue of this browser: of each write the status with which it was refused, null while it waits. */
export function readWaiting(page: Page): Promise<(number | null)[]> {
  return page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const db = await settled(indexedDB.open('travel-offline-db'))
    const store = db.transaction('offline-actions').objectStore('offline-actions')
    const actions: { refused: { status: number } | null }[] = await settled(store.getAll())
    db.close()
    return actions.map(({ refused }) => refused?.status ?? null)
  })
}
