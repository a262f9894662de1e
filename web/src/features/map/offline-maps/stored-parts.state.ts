import { PART_KINDS, type PartKind, partKindOf } from '@tripwright/domain/map/offline-maps'
import { withStore } from '#platform/offline-db.ts'

/** Names of the service worker's on-demand caches. */
const PARTS = 'parts'
const GUIDE = 'public:guide:'

/** Stored content with its size in bytes: files of one kind together, guides one by one. */
export type StoredPart = { id: string; bytes: number } & (
  | { kind: PartKind; files: number }
  | { kind: 'guide'; city: string }
)

/** All content stored on demand, the largest first. Empty where the browser cannot store any. */
export async function listParts(): Promise<StoredPart[]> {
  const [files, guides] = await Promise.all([listFiles(), listGuides()])
  return [...files, ...guides].sort((a, b) => b.bytes - a.bytes)
}

async function listFiles(): Promise<StoredPart[]> {
  const files = await eachFile(async (request, response) => ({
    kind: partKindOf(request.url),
    bytes: (await response.clone().blob()).size,
  }))
  return PART_KINDS.flatMap((kind): StoredPart[] => {
    const some = files.filter((one) => one.kind === kind)
    const bytes = some.reduce((sum, one) => sum + one.bytes, 0)
    return some.length === 0 ? [] : [{ id: kind, kind, files: some.length, bytes }]
  })
}

async function listGuides(): Promise<StoredPart[]> {
  try {
    const rows = await withStore('cached-data', 'readonly', (store) => store.list())
    return rows
      .filter(({ key }) => key.startsWith(GUIDE))
      .map(({ key, data }) => ({
        id: key,
        kind: 'guide',
        city: String(Object(Object(data).city).name ?? key.slice(GUIDE.length)),
        bytes: new Blob([JSON.stringify(data)]).size,
      }))
  } catch {
    return []
  }
}

/** Removes stored content; the returned function restores it. */
export async function removePart(part: StoredPart): Promise<() => Promise<void>> {
  return part.kind === 'guide' ? removeGuide(part.id) : removeFiles(part.kind)
}

async function removeGuide(key: string): Promise<() => Promise<void>> {
  const row = await withStore('cached-data', 'readwrite', async (store) => {
    const stored = await store.get(key)
    await store.delete(key)
    return stored
  })
  return async () => {
    if (row) await withStore('cached-data', 'readwrite', (store) => store.put(row))
  }
}

async function removeFiles(kind: PartKind): Promise<() => Promise<void>> {
  const all = await eachFile(async (request, response) => ({ request, response }))
  const removed = all.filter(({ request }) => partKindOf(request.url) === kind)
  const cache = await caches.open(PARTS)
  for (const { request } of removed) await cache.delete(request)
  return async () => {
    for (const { request, response } of removed) await cache.put(request, response)
  }
}

async function eachFile<T>(work: (request: Request, response: Response) => Promise<T>): Promise<T[]> {
  if (!('caches' in globalThis)) return []
  const cache = await caches.open(PARTS)
  const results: T[] = []
  for (const request of await cache.keys()) {
    const response = await cache.match(request)
    if (response) results.push(await work(request, response))
  }
  return results
}

/** The limit of all regions on a device, bytes (specification section 1). */
export const MAX_REGION_BYTES = 2_000_000_000
