import { getRegionFile, type RegionManifest, regionManifest } from '@tripwright/domain/map/offline-maps'
import { z } from 'zod/mini'
import { parseJson } from '#platform/parse-json.ts'
import { fetchServer } from '#platform/reach-server.ts'
import { openRegionFiles, type RegionFiles } from './region-files.ts'

// Regions on the device: their files in parts, so that a download can be paused and resumed.
/** Bytes of a part; the last one is shorter. */
const PART_BYTES = 1_048_576
/** A larger file is not hashed again here: the browser cannot hash in pieces. */
const MAX_HASHED_BYTES = 64 * PART_BYTES

/** A region on this device; complete when `bytes` equals its size. */
export type StoredRegion = { manifest: RegionManifest; bytes: number; isWhole: boolean }
export type RegionDownloadOutcome = 'done' | 'stopped' | 'offline' | 'full' | 'damaged'

/** The bytes that a region takes on a device. */
export function sizeOfRegion(manifest: RegionManifest): number {
  return manifest.tiles.bytes + extrasOf(manifest).reduce((sum, { bytes }) => sum + bytes, 0)
}

type RegionFile = RegionManifest['tiles']

/** The files beside the tiles. */
function extrasOf({ places, streets, addresses }: RegionManifest): RegionFile[] {
  return [places, ...(streets ? [streets] : []), ...(addresses ? [addresses] : [])]
}

/** The address of a region's file. */
function addressOf({ id }: RegionManifest, file: string): string {
  return getRegionFile.path.replace('{id}', id).replace('{file}', file)
}

const manifestKey = (id: string) => getRegionFile.path.replace('{id}', id).replace('{file}', 'kept')
const partKey = (manifest: RegionManifest, part: number) =>
  `${addressOf(manifest, manifest.tiles.file)}?part=${part}`
const partsOf = ({ tiles }: RegionManifest) => Math.ceil(tiles.bytes / PART_BYTES)

/** Every region of this device, complete or not. */
export async function listStoredRegions(): Promise<StoredRegion[]> {
  const store = await openRegionFiles()
  if (!store) return []
  const addresses = await store.list()
  const stored = addresses
    .filter((address) => address.endsWith('/kept'))
    .map(async (address): Promise<StoredRegion[]> => {
      const parsed = z.safeParse(regionManifest, parseJson((await (await store.read(address))?.text()) ?? ''))
      if (!parsed.success) return []
      const manifest = parsed.data
      const has = (one: string) => addresses.includes(one)
      const parts = Array.from({ length: partsOf(manifest) }, (_, part) => has(partKey(manifest, part)))
      const done = parts.filter(Boolean).length
      const extras = extrasOf(manifest).filter(({ file }) => has(addressOf(manifest, file)))
      const bytes = extras.reduce(
        (sum, one) => sum + one.bytes,
        Math.min(done * PART_BYTES, manifest.tiles.bytes),
      )
      return [{ manifest, bytes, isWhole: extras.includes(manifest.places) && done === parts.length }]
    })
  return (await Promise.all(stored)).flat()
}

/**
 * Downloads the missing parts of a region; stopping keeps the stored ones. An older one with the same id is deleted when the
 * new one is complete.
 */
export async function downloadRegion(
  manifest: RegionManifest,
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<RegionDownloadOutcome> {
  const store = await openRegionFiles()
  if (!store) return 'full'
  // Until a newer one is whole the older one is what maps draw.
  const isFirst = !(await isKeptWhole(manifest.id))
  const keep = () => store.write(manifestKey(manifest.id), new Blob([JSON.stringify(manifest)]))
  try {
    const before = await downloadExtras(store, manifest, signal)
    for (let part = 0; part < partsOf(manifest); part++) {
      await downloadPart(store, manifest, part, signal)
      if (part === 0 && isFirst) await keep()
      onProgress(Math.min((part + 1) * PART_BYTES, manifest.tiles.bytes) + before)
    }
    if (await isSound(store, manifest)) {
      await keep()
      await dropOlder(store, manifest)
      return 'done'
    }
  } catch (error) {
    if (signal.aborted) return 'stopped'
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'offline'
  }
  await dropFiles(store, (path) => filePaths(manifest).includes(path))
  if (isFirst) await store.remove(manifestKey(manifest.id))
  return 'damaged'
}

/** Fetches the files beside the tiles; their bytes. */
async function downloadExtras(
  store: RegionFiles,
  manifest: RegionManifest,
  signal: AbortSignal,
): Promise<number> {
  let done = 0
  for (const { file, bytes } of extrasOf(manifest)) {
    const address = addressOf(manifest, file)
    if (!(await store.read(address))) await storeResponse(store, address, address, {}, signal)
    done += bytes
  }
  return done
}

async function isKeptWhole(id: string): Promise<boolean> {
  return (await listStoredRegions()).some((one) => one.manifest.id === id && one.isWhole)
}

async function downloadPart(
  store: RegionFiles,
  manifest: RegionManifest,
  part: number,
  signal: AbortSignal,
): Promise<void> {
  const key = partKey(manifest, part)
  if (await store.read(key)) return
  const from = part * PART_BYTES
  const to = Math.min(from + PART_BYTES, manifest.tiles.bytes) - 1
  const address = addressOf(manifest, manifest.tiles.file)
  await storeResponse(store, address, key, { range: `bytes=${from}-${to}` }, signal)
}

async function storeResponse(
  store: RegionFiles,
  address: string,
  key: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<void> {
  const response = await fetchServer(address, { headers, signal, cache: 'no-store' })
  if (response.status !== ('range' in headers ? 206 : 200)) throw new Error(`${address}: ${response.status}`)
  await store.write(key, await response.blob())
}

async function isSound(store: RegionFiles, manifest: RegionManifest): Promise<boolean> {
  const { tiles, streets, addresses } = manifest
  // The browser unpacks the places as they come: they are looked at when they are read.
  for (const one of [streets, addresses]) {
    if (!one) continue
    const stored = await store.read(addressOf(manifest, one.file))
    if (!stored || !(await isThis(one, await stored.arrayBuffer()))) return false
  }
  if (tiles.bytes > MAX_HASHED_BYTES) return true
  return isThis(tiles, await readStoredBytes(store, manifest, 0, tiles.bytes))
}

async function isThis({ bytes, sha256 }: RegionFile, content: ArrayBuffer | null): Promise<boolean> {
  if (content?.byteLength !== bytes) return false
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') === sha256
}

/** Where the files of a region lie on this device, its manifest among them not. */
function filePaths(manifest: RegionManifest): string[] {
  return [manifest.tiles, ...extrasOf(manifest)].map(({ file }) => addressOf(manifest, file))
}

function dropOlder(store: RegionFiles, manifest: RegionManifest): Promise<() => Promise<void>> {
  const own = [...filePaths(manifest), manifestKey(manifest.id)]
  return dropFiles(store, (path) => path.startsWith(addressOf(manifest, '')) && !own.includes(path))
}

async function dropFiles(store: RegionFiles, isOne: (path: string) => boolean): Promise<() => Promise<void>> {
  const addresses = (await store.list()).filter((address) => isOne(address.replace(/\?.*$/, '')))
  const removed: [string, Blob][] = []
  for (const address of addresses) {
    const content = await store.read(address)
    if (content) removed.push([address, content])
    await store.remove(address)
  }
  return async () => {
    for (const [address, content] of removed) await store.write(address, content)
  }
}

/** Removes a region from this device; the returned function restores it. */
export async function removeRegion(manifest: RegionManifest): Promise<() => Promise<void>> {
  const store = await openRegionFiles()
  if (!store) return async () => undefined
  return dropFiles(store, (path) => path.startsWith(addressOf(manifest, '')))
}

/** Bytes of the tiles, from this device where they are kept, else from the server; null when neither has them. */
export async function readTileBytes(
  manifest: RegionManifest,
  offset: number,
  length: number,
): Promise<ArrayBuffer | null> {
  const store = await openRegionFiles()
  const stored = store && (await readStoredBytes(store, manifest, offset, length))
  if (stored) return stored
  try {
    const headers = { range: `bytes=${offset}-${offset + length - 1}` }
    const response = await fetchServer(addressOf(manifest, manifest.tiles.file), { headers })
    return response.status === 206 ? await response.arrayBuffer() : null
  } catch {
    return null
  }
}

async function readStoredBytes(
  store: RegionFiles,
  manifest: RegionManifest,
  offset: number,
  length: number,
): Promise<ArrayBuffer | null> {
  const end = Math.min(offset + length, manifest.tiles.bytes)
  const pieces: Blob[] = []
  for (let part = Math.floor(offset / PART_BYTES); part * PART_BYTES < end; part++) {
    const stored = await store.read(partKey(manifest, part))
    if (!stored) return null
    const from = part * PART_BYTES
    pieces.push(stored.slice(Math.max(0, offset - from), end - from))
  }
  return new Blob(pieces).arrayBuffer()
}

/** The file of places, from this device or the server; null when neither has it. */
export async function readRegionPlaces(manifest: RegionManifest): Promise<unknown> {
  const address = addressOf(manifest, manifest.places.file)
  try {
    const stored = await (await openRegionFiles())?.read(address)
    if (stored) return JSON.parse(await stored.text())
    const response = await fetchServer(address)
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}

/** A file that is kept packed, unpacked: from this device, else from the server; null when neither has it or it is damaged. */
export async function readPackedFile(
  manifest: RegionManifest,
  { file }: RegionFile,
): Promise<ArrayBuffer | null> {
  const address = addressOf(manifest, file)
  try {
    const stored = await (await openRegionFiles())?.read(address)
    const response = stored ? new Response(stored) : await fetchServer(address)
    if (!response.ok || !response.body) return null
    return await new Response(response.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()
  } catch {
    return null
  }
}
