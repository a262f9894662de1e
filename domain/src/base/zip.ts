import { concatBytes, crc32 } from './bytes.ts'

/** A file to be put into a zip: its path there, with `/` between folders, and its bytes. */
export type ZipEntry = { name: string; bytes: Uint8Array }

const LOCAL = 0x0403_4b50
const CENTRAL = 0x0201_4b50
const END = 0x0605_4b50
const END_BYTES = 22
/** Names are UTF-8 (bit 11); nothing is packed (method 0). Times are none of ours: 1 January 2020, as the archive's own. */
const VERSION = 20
const UTF8 = 0x0800
const DATE = ((2020 - 1980) << 9) | (1 << 5) | 1

/** A zip of files as they are (APPNOTE 6.3.10): for what is packed already, such as photos. */
export function makeZip(files: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const empty = new Uint8Array(END_BYTES)
  new DataView(empty.buffer).setUint32(0, END, true)
  return appendToZip(empty, files)
}

/** A zip with more files in it, unpacked. Its comment is lost; throws where it is no zip of the usual kind. */
export function appendToZip(zip: Uint8Array, files: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const { count, from, size } = endOf(zip)
  const added = files.map(({ name, bytes }) => ({ name: utf8(name), bytes, sum: crc32(bytes) }))
  const bodies: Uint8Array[] = []
  const entries: Uint8Array[] = []
  let at = from
  for (const file of added) {
    const local = localHeader(file)
    bodies.push(local, file.bytes)
    entries.push(centralHeader(file, at))
    at += local.length + file.bytes.length
  }
  const directory = [zip.subarray(from, from + size), ...entries]
  const length = directory.reduce((sum, part) => sum + part.length, 0)
  return concatBytes([
    zip.subarray(0, from),
    ...bodies,
    ...directory,
    fields([
      [4, END],
      ...[0, 0, count + files.length, count + files.length].map((value): ZipField => [2, value]),
      ...([
        [4, length],
        [4, at],
        [2, 0],
      ] satisfies ZipField[]),
    ]),
  ])
}

type PreparedEntry = { name: Uint8Array; bytes: Uint8Array; sum: number }
type ZipField = [bytes: 2 | 4, value: number]

function endOf(zip: Uint8Array): { count: number; from: number; size: number } {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  let at = zip.length - END_BYTES
  while (at >= 0 && view.getUint32(at, true) !== END) at -= 1
  if (at < 0) throw new Error('This is no zip')
  const [count, size, from] = [
    view.getUint16(at + 10, true),
    view.getUint32(at + 12, true),
    view.getUint32(at + 16, true),
  ]
  if (count === 0xffff || from + size > at) throw new Error('This zip is of another kind')
  return { count, from, size }
}

function common({ name, bytes, sum }: PreparedEntry): ZipField[] {
  return [
    ...([
      [2, VERSION],
      [2, UTF8],
      [2, 0],
      [2, 0],
      [2, DATE],
      [4, sum],
    ] satisfies ZipField[]),
    ...([
      [4, bytes.length],
      [4, bytes.length],
      [2, name.length],
      [2, 0],
    ] satisfies ZipField[]),
  ]
}

function localHeader(file: PreparedEntry): Uint8Array {
  return concatBytes([fields([[4, LOCAL], ...common(file)]), file.name])
}

function centralHeader(file: PreparedEntry, at: number): Uint8Array {
  const rest: ZipField[] = [
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, at],
  ]
  return concatBytes([fields([[4, CENTRAL], [2, VERSION], ...common(file), ...rest]), file.name])
}

function fields(all: readonly ZipField[]): Uint8Array {
  const bytes = new Uint8Array(all.reduce((sum, [size]) => sum + size, 0))
  const view = new DataView(bytes.buffer)
  let at = 0
  for (const [size, value] of all) {
    if (size === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += size
  }
  return bytes
}

// By hand: the domain knows no TextEncoder.
function utf8(text: string): Uint8Array {
  const coded = encodeURIComponent(text).match(/%[0-9A-F]{2}|[^%]/g) ?? []
  return Uint8Array.from(coded, (one) =>
    one.length === 3 ? Number.parseInt(one.slice(1), 16) : one.charCodeAt(0),
  )
}
