import type { RegionManifest } from '@tripwright/domain/map/offline-maps'
import {
  findEntry,
  HEADER_BYTES,
  type PmtilesHeader,
  ROOT_END,
  readDirectory,
  readHeader,
  type TileAddress,
  type TileDirectoryEntry,
  tileIdOf,
} from '@tripwright/map'
import { readTileBytes } from './region-store.ts'

type Opened = {
  header: PmtilesHeader
  root: TileDirectoryEntry[]
  leaves: Map<number, Promise<TileDirectoryEntry[] | null>>
}
const opened = new Map<string, Promise<Opened | null>>()
const DEEPEST = 3

/** The bytes of a tile, decompressed; empty where the region has none. Rejects when the region is unreadable now. */
export async function readTile(manifest: RegionManifest, address: TileAddress): Promise<ArrayBuffer> {
  const archive = await openArchive(manifest)
  const id = tileIdOf(address)
  let entries: TileDirectoryEntry[] | null = archive.root
  for (let depth = 0; depth < DEEPEST && entries; depth++) {
    const entry = findEntry(entries, id)
    if (!entry) return new ArrayBuffer(0)
    if (entry.count > 0) return readTileAt(manifest, archive.header, entry)
    entries = await readLeaf(manifest, archive, entry)
  }
  throw new Error(`${manifest.id} cannot be read`)
}

async function readTileAt(
  manifest: RegionManifest,
  { tiles }: PmtilesHeader,
  entry: TileDirectoryEntry,
): Promise<ArrayBuffer> {
  const packed = await readTileBytes(manifest, tiles.offset + entry.offset, entry.length)
  if (!packed) throw new Error(`${manifest.id} is not at hand`)
  return unpack(packed)
}

async function openArchive(manifest: RegionManifest): Promise<Opened> {
  const { file } = manifest.tiles
  const opening = opened.get(file) ?? readStart(manifest)
  opened.set(file, opening)
  const archive = await opening
  if (archive) return archive
  // Offline nothing could be read; online it may succeed.
  opened.delete(file)
  throw new Error(`${manifest.id} is not at hand`)
}

async function readStart(manifest: RegionManifest): Promise<Opened | null> {
  const start = await readTileBytes(manifest, 0, ROOT_END)
  const header = start && readHeader(new Uint8Array(start))
  if (!header || header.root.offset < HEADER_BYTES) return null
  const { offset, length } = header.root
  const root = await readPackedDirectory(start.slice(offset, offset + length))
  return root && { header, root, leaves: new Map() }
}

function readLeaf(
  manifest: RegionManifest,
  { header, leaves }: Opened,
  { offset, length }: TileDirectoryEntry,
): Promise<TileDirectoryEntry[] | null> {
  const cached = leaves.get(offset)
  if (cached !== undefined) return cached
  const reading = readTileBytes(manifest, header.leaves.offset + offset, length).then(
    (packed) => packed && readPackedDirectory(packed),
  )
  leaves.set(offset, reading)
  return reading
}

async function readPackedDirectory(packed: ArrayBuffer): Promise<TileDirectoryEntry[] | null> {
  try {
    return readDirectory(new Uint8Array(await unpack(packed)))
  } catch {
    return null
  }
}

function unpack(packed: ArrayBuffer): Promise<ArrayBuffer> {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Response(stream).arrayBuffer()
}
