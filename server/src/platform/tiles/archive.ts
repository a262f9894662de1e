import { createHash } from 'node:crypto'
import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import {
  type ByteSection,
  HEADER_BYTES,
  type PmtilesHeader,
  ROOT_END,
  type TileAddress,
  type TileDirectoryEntry,
  tileIdOf,
  writeDirectory,
  writeHeader,
} from '@tripwright/map'

/** A tile as stored: compressed with gzip. */
export type PackedTile = TileAddress & { packed: Uint8Array }
export type ArchiveInfo = Pick<PmtilesHeader, 'minZoom' | 'maxZoom' | 'bounds'> & { metadata: object }

/** Entries per further directory, when all do not fit into the first one. */
const LEAF_ENTRIES = 4096

/**
 * Writes tiles into a PMTiles file (version 3), equal tiles once. They may come in any order, but are stored in it: give
 * them sorted by id where possible, so that neighbours lie together.
 */
export function writeArchive(file: string, tiles: Iterable<PackedTile>, facts: ArchiveInfo): void {
  const handle = openSync(file, 'wx')
  try {
    // The first 16 kB are reserved for the header and the root directory, which are written last.
    let end = ROOT_END
    const append = (bytes: Uint8Array): ByteSection => {
      writeFully(handle, bytes, end)
      const section = { offset: end, length: bytes.length }
      end += bytes.length
      return section
    }
    const { entries, contents, length } = writeTiles(tiles, append)
    const metadata = append(gzipSync(JSON.stringify(facts.metadata)))
    const { root, leaves } = writeDirectories(entries, append)
    const header = writeHeader({
      root: { offset: HEADER_BYTES, length: root.length },
      metadata,
      leaves,
      tiles: { offset: ROOT_END, length },
      entries: entries.length,
      contents,
      addressed: entries.reduce((sum, { count }) => sum + count, 0),
      minZoom: facts.minZoom,
      maxZoom: facts.maxZoom,
      bounds: facts.bounds,
    })
    writeFully(handle, Buffer.concat([header, root]), 0)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

type Append = (bytes: Uint8Array) => ByteSection

function writeTiles(tiles: Iterable<PackedTile>, append: Append) {
  const sections = new Map<string, ByteSection>()
  const directory: TileDirectoryEntry[] = []
  let length = 0
  for (const { packed, ...address } of tiles) {
    const print = createHash('sha256').update(packed).digest('base64')
    const section = sections.get(print) ?? append(packed)
    if (!sections.has(print)) length += packed.length
    sections.set(print, section)
    directory.push({
      id: tileIdOf(address),
      offset: section.offset - ROOT_END,
      length: section.length,
      count: 1,
    })
  }
  directory.sort((a, b) => a.id - b.id)
  const entries: TileDirectoryEntry[] = []
  for (const entry of directory) {
    const last = entries.at(-1)
    if (last && last.offset === entry.offset && entry.id === last.id + last.count) last.count++
    else entries.push(entry)
  }
  return { entries, contents: sections.size, length }
}

function writeDirectories(
  entries: readonly TileDirectoryEntry[],
  append: Append,
): { root: Uint8Array; leaves: ByteSection } {
  const whole = gzipSync(writeDirectory(entries))
  if (whole.length <= ROOT_END - HEADER_BYTES) return { root: whole, leaves: append(new Uint8Array()) }
  for (let size = LEAF_ENTRIES; ; size *= 2) {
    const leaves: Uint8Array[] = []
    const pointers: TileDirectoryEntry[] = []
    let offset = 0
    for (let from = 0; from < entries.length; from += size) {
      const leaf = gzipSync(writeDirectory(entries.slice(from, from + size)))
      pointers.push({ id: entries[from]?.id ?? 0, offset, length: leaf.length, count: 0 })
      offset += leaf.length
      leaves.push(leaf)
    }
    const root = gzipSync(writeDirectory(pointers))
    if (root.length <= ROOT_END - HEADER_BYTES) return { root, leaves: append(Buffer.concat(leaves)) }
  }
}

function writeFully(handle: number, bytes: Uint8Array, position: number): void {
  for (let done = 0; done < bytes.length; )
    done += writeSync(handle, bytes, done, bytes.length - done, position + done)
}
