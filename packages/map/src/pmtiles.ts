/** The address of a tile: column from the west, row from the north. */
export type TileAddress = { zoom: number; x: number; y: number }

/**
 * A line of a directory (PMTiles version 3, section 4): `count` tiles from `id` on share the bytes; a count of 0 points to a
 * further directory. Offsets count from the start of the tiles, or of the further directories.
 */
export type TileDirectoryEntry = { id: number; offset: number; length: number; count: number }

export type ByteSection = { offset: number; length: number }
/** The content of the first 127 bytes. Bounds in degrees; directories and tiles are gzipped. */
export type PmtilesHeader = {
  root: ByteSection
  metadata: ByteSection
  leaves: ByteSection
  tiles: ByteSection
  addressed: number
  entries: number
  contents: number
  minZoom: number
  maxZoom: number
  bounds: { west: number; south: number; east: number; north: number }
}

/** Bytes of the header; the root directory has to end before `ROOT_END`, so that one read brings both. */
export const HEADER_BYTES = 127
export const ROOT_END = 16_384

// "PMTiles" and the version.
const MAGIC = [0x50, 0x4d, 0x54, 0x69, 0x6c, 0x65, 0x73, 3]
const GZIP = 2
const VECTOR = 1
const DEEPEST = 26

/** The place of a tile on the Hilbert curve through all zooms, as the format numbers them. */
export function tileIdOf({ zoom, x, y }: TileAddress): number {
  let id = (4 ** zoom - 1) / 3
  let [column, row] = [x, y]
  for (let side = 2 ** (zoom - 1); side >= 1; side /= 2) {
    const right = (column & side) > 0 ? 1 : 0
    const low = (row & side) > 0 ? 1 : 0
    id += side * side * ((3 * right) ^ low)
    if (low === 0) {
      if (right === 1) [column, row] = [side - 1 - (column & (side - 1)), side - 1 - (row & (side - 1))]
      ;[column, row] = [row, column]
    }
  }
  return id
}

/** The bytes of a header. */
export function writeHeader(header: PmtilesHeader): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES)
  const view = new DataView(bytes.buffer)
  bytes.set(MAGIC)
  const { root, metadata, leaves, tiles, addressed, entries, contents, bounds } = header
  const longs = [root, metadata, leaves, tiles].flatMap(({ offset, length }) => [offset, length])
  for (const [index, value] of [...longs, addressed, entries, contents].entries())
    view.setBigUint64(8 + index * 8, BigInt(value), true)
  bytes.set([1, GZIP, GZIP, VECTOR, header.minZoom, header.maxZoom], 96)
  const { west, south, east, north } = bounds
  for (const [index, degrees] of [west, south, east, north].entries())
    view.setInt32(102 + index * 4, Math.round(degrees * 1e7), true)
  bytes[118] = header.minZoom
  view.setInt32(119, Math.round(((west + east) / 2) * 1e7), true)
  view.setInt32(123, Math.round(((south + north) / 2) * 1e7), true)
  return bytes
}

/** Reads a header; null unless the file is an archive of vector tiles that we support. */
export function readHeader(bytes: Uint8Array): PmtilesHeader | null {
  if (bytes.length < HEADER_BYTES || MAGIC.some((byte, index) => bytes[index] !== byte)) return null
  if (bytes[97] !== GZIP || bytes[98] !== GZIP || bytes[99] !== VECTOR) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const long = (index: number) => Number(view.getBigUint64(8 + index * 8, true))
  const section = (index: number): ByteSection => ({ offset: long(index * 2), length: long(index * 2 + 1) })
  const degrees = (index: number) => view.getInt32(102 + index * 4, true) / 1e7
  const [minZoom = 0, maxZoom = 0] = bytes.subarray(100, 102)
  if (maxZoom > DEEPEST || minZoom > maxZoom) return null
  return {
    root: section(0),
    metadata: section(1),
    leaves: section(2),
    tiles: section(3),
    addressed: long(8),
    entries: long(9),
    contents: long(10),
    minZoom,
    maxZoom,
    bounds: { west: degrees(0), south: degrees(1), east: degrees(2), north: degrees(3) },
  }
}

/** The bytes of a directory before they are packed. Entries come in the order of their ids. */
export function writeDirectory(entries: readonly TileDirectoryEntry[]): Uint8Array {
  const bytes: number[] = []
  const write = (value: number) => {
    let rest = value
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128)
    bytes.push(rest)
  }
  write(entries.length)
  entries.forEach(({ id }, index) => {
    write(id - (entries[index - 1]?.id ?? 0))
  })
  for (const { count } of entries) write(count)
  for (const { length } of entries) write(length)
  entries.forEach(({ offset }, index) => {
    const before = entries[index - 1]
    write(before && offset === before.offset + before.length ? 0 : offset + 1)
  })
  return Uint8Array.from(bytes)
}

/** Reads an unpacked directory; null when it is damaged. */
export function readDirectory(bytes: Uint8Array): TileDirectoryEntry[] | null {
  let at = 0
  const read = () => {
    let value = 0
    for (let factor = 1; at < bytes.length; factor *= 128) {
      const byte = bytes[at++] ?? 0
      value += (byte & 127) * factor
      if (byte < 128) return value
    }
    return Number.NaN
  }
  const size = read()
  // An entry takes at least four bytes, so a larger count is invalid.
  if (!(size <= bytes.length / 4)) return null
  const entries = Array.from(
    { length: size },
    (): TileDirectoryEntry => ({ id: 0, offset: 0, length: 0, count: 0 }),
  )
  let id = 0
  for (const entry of entries) {
    id += read()
    entry.id = id
  }
  for (const entry of entries) entry.count = read()
  for (const entry of entries) entry.length = read()
  let next = 0
  for (const entry of entries) {
    const offset = read()
    entry.offset = offset === 0 ? next : offset - 1
    next = entry.offset + entry.length
  }
  return Number.isSafeInteger(next) && Number.isSafeInteger(id) ? entries : null
}

/** The entry that holds a tile, or the further directory in which it would be; null when it is in neither. */
export function findEntry(entries: readonly TileDirectoryEntry[], id: number): TileDirectoryEntry | null {
  let [low, high] = [0, entries.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((entries[middle]?.id ?? 0) <= id) low = middle + 1
    else high = middle
  }
  const entry = entries[low - 1]
  return entry && (entry.count === 0 || id < entry.id + entry.count) ? entry : null
}
