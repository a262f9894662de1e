import { expect, type Page } from './fixtures.ts'

/** Waits until the service worker controls the page and has cached the app shell. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await page.locator('html[data-hydrated]').waitFor()
}

/** Waits until every part that an idle page prefetches is on the device. */
export async function partsAreStored(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(async () => {
      const files: string[] = await (await fetch('/later.json')).json()
      const cache = await caches.open('parts')
      const found = await Promise.all(files.map((file) => cache.match(file)))
      return files.filter((_, index) => !found[index])
    })
  await expect.poll(missing, { timeout: 60_000 }).toEqual([])
}

/** Whether a text is anywhere in what the browser keeps for the site: its databases, its storage and its caches. */
export function deviceHolds(page: Page, text: string): Promise<boolean> {
  return page.evaluate(async (wanted) => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const found: string[] = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await settled(indexedDB.open(name))
      for (const store of db.objectStoreNames) {
        const rows = await settled(db.transaction(store).objectStore(store).getAll())
        found.push(JSON.stringify(rows))
      }
      db.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        if (new URL(request.url).pathname.startsWith('/api/'))
          found.push((await (await cache.match(request))?.text()) ?? '')
    }
    return found.some((one) => one.includes(wanted))
  }, text)
}
