import { gunzipSync } from 'node:zlib'
import {
  findEntry,
  type PmtilesHeader,
  ROOT_END,
  readDirectory,
  readHeader,
  type TileAddress,
  type TileDirectoryEntry,
  tileIdOf,
} from '@tripwright/map'
import { z } from 'zod/mini'

/** Reads this many bytes from an offset of a file, local or remote; fewer at its end. */
export type ReadBytes = (offset: number, length: number) => Promise<Buffer>

const metadata = z.object({
  attribution: z.optional(z.string()),
  vector_layers: z.optional(z.array(z.object({ id: z.string() }))),
  'planetiler:osm:osmosisreplicationtime': z.optional(z.string()),
})
export type PmtilesMetadata = z.infer<typeof metadata>

export type PmtilesArchive = {
  header: PmtilesHeader
  metadata: PmtilesMetadata
  /** The tile, compressed with gzip; null where there is none. Throws where the file is damaged or unreadable. */
  find(address: TileAddress): Promise<Buffer | null>
}

const MAX_METADATA_BYTES = 4 * 1024 * 1024
const MAX_DIRECTORY_BYTES = 64 * 1024 * 1024
const MAX_TILE_BYTES = 8 * 1024 * 1024
/** Directories of a planet file that are kept in memory; each takes up to a megabyte. */
const KEPT_DIRECTORIES = 16
/** The format allows three; more would be a cycle. */
const DEEPEST = 4

/** Opens a PMTiles file, version 3, of gzip-compressed vector tiles. Null for any other file; throws where it is unreadable. */
export async function openPmtiles(read: ReadBytes): Promise<PmtilesArchive | null> {
  const start = await read(0, ROOT_END)
  const header = readHeader(start)
  if (header === null) return null
  const whole = async (offset: number, length: number, most: number) => {
    if (length > most) throw new RangeError('a part of the file is larger than any is')
    const bytes =
      offset + length <= start.length ? start.subarray(offset, offset + length) : await read(offset, length)
    if (bytes.length < length) throw new RangeError('the file ends before its time')
    return bytes
  }
  const unpacked = async (offset: number, length: number, most: number) =>
    gunzipSync(await whole(offset, length, most), { maxOutputLength: most })
  const readEntries = async (offset: number, length: number) => {
    const entries = readDirectory(await unpacked(offset, length, MAX_DIRECTORY_BYTES))
    if (entries === null) throw new RangeError('a directory of the file is damaged')
    return entries
  }
  const root = await readEntries(header.root.offset, header.root.length)
  const leaves = new Map<number, TileDirectoryEntry[]>()
  const leafAt = async ({ offset, length }: TileDirectoryEntry) => {
    const entries = leaves.get(offset) ?? (await readEntries(header.leaves.offset + offset, length))
    // Moves the most recently used one to the end.
    leaves.delete(offset)
    leaves.set(offset, entries)
    for (const oldest of leaves.keys()) if (leaves.size > KEPT_DIRECTORIES) leaves.delete(oldest)
    return entries
  }
  const { offset, length } = header.metadata
  const described = length === 0 ? '{}' : (await unpacked(offset, length, MAX_METADATA_BYTES)).toString()
  const parsed = z.safeParse(metadata, JSON.parse(described))
  return {
    header,
    metadata: parsed.success ? parsed.data : {},
    async find(address) {
      const id = tileIdOf(address)
      let entry = findEntry(root, id)
      for (let depth = 0; entry?.count === 0; depth++) {
        if (depth === DEEPEST) throw new RangeError('the directories of the file go round in a circle')
        entry = findEntry(await leafAt(entry), id)
      }
      return entry && whole(header.tiles.offset + entry.offset, entry.length, MAX_TILE_BYTES)
    },
  }
}
