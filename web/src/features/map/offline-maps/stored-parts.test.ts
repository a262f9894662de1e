import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { writeCachedData } from '#platform/cached-data.ts'
import { listParts, removePart } from './stored-parts.state.ts'

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => vi.unstubAllGlobals())

/** A cache of files by address, as a browser has it. */
function withFiles(files: Record<string, string>): Map<string, Response> {
  const cached = new Map(Object.entries(files).map(([url, text]) => [url, new Response(text)]))
  const cache = {
    keys: async () => [...cached.keys()].map((url) => ({ url })),
    match: async ({ url }: { url: string }) => cached.get(url)?.clone(),
    delete: async ({ url }: { url: string }) => cached.delete(url),
    put: async ({ url }: { url: string }, response: Response) => cached.set(url, response),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  return cached
}

it('lists files of a kind together and each guide, the largest first, and removes and restores them', async () => {
  const cache = withFiles({
    'https://a.org/assets/maplibre-1.js': 'x'.repeat(3000),
    'https://a.org/assets/map-view-2.js': 'x'.repeat(1000),
    'https://a.org/assets/plan-run-3.js': 'x'.repeat(500),
  })
  await writeCachedData(null, 'guide:rome', { city: { name: 'Rome' }, note: 'x'.repeat(2000) })
  await writeCachedData(null, 'holidays:IT:2026', { days: [] })
  const parts = await listParts()
  expect(parts.map(({ id }) => id)).toEqual(['map', 'public:guide:rome', 'planner'])
  expect(parts[0]).toEqual({ id: 'map', kind: 'map', files: 2, bytes: 4000 })
  expect(parts[1]).toMatchObject({ kind: 'guide', city: 'Rome' })

  const undos: (() => Promise<void>)[] = []
  for (const part of parts.slice(0, 2)) undos.push(await removePart(part))
  expect([...cache.keys()]).toEqual(['https://a.org/assets/plan-run-3.js'])
  expect((await listParts()).map(({ id }) => id)).toEqual(['planner'])
  for (const undo of undos) await undo()
  expect((await listParts()).map(({ id, bytes }) => [id, bytes])).toEqual(
    parts.map(({ id, bytes }) => [id, bytes]),
  )
})

it('has nothing to list where the browser stores nothing', async () => {
  vi.stubGlobal('caches', undefined)
  vi.stubGlobal('indexedDB', undefined)
  Reflect.deleteProperty(globalThis, 'caches')
  expect((await listParts()).filter(({ kind }) => kind !== 'guide')).toEqual([])
})
