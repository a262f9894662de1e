import { textAt } from './file-types.rules.ts'
import { type CleanPicture, joinBytes, viewOf } from './picture-parts.rules.ts'

const RIFF_BYTES = 12
/** What a still picture is drawn from (RFC 9649, section 2.7); `EXIF`, `XMP ` and unknown chunks are left out. */
const NEEDED = ['VP8X', 'ICCP', 'ALPH', 'VP8 ', 'VP8L']
/** Frames of what moves. */
const MOVING = ['ANIM', 'ANMF']
/** Of the flags of the extended header: a colour profile, and transparency. */
const KEPT_FLAGS = 0x30

/** A WebP with only the chunks needed to draw it; null where it is not whole, moves, or its sizes contradict each other. */
export function cleanWebp(bytes: Uint8Array): CleanPicture | null {
  const chunks = chunksOf(bytes)
  const pictures = chunks?.filter(({ name }) => name === 'VP8 ' || name === 'VP8L') ?? []
  const [picture] = pictures
  if (!chunks || !picture || pictures.length > 1 || chunks.some(({ name }) => MOVING.includes(name)))
    return null
  const size = picture.name === 'VP8 ' ? lossySize(picture.data) : losslessSize(picture.data)
  const canvas = chunks.findIndex(({ name }) => name === 'VP8X')
  if (!size || (canvas !== -1 && !isCanvas(canvas, chunks[canvas]?.data, size))) return null
  const kept = chunks.filter(({ name }) => NEEDED.includes(name)).flatMap(written)
  return { bytes: riff(joinBytes(kept)), width: size[0], height: size[1] }
}

type Chunk = { name: string; data: Uint8Array }

/** The chunks of the length that the file announces; null where it is shorter. */
function chunksOf(bytes: Uint8Array): Chunk[] | null {
  const view = viewOf(bytes)
  const end = bytes.length >= RIFF_BYTES ? view.getUint32(4, true) + 8 : 0
  if (end < RIFF_BYTES || end > bytes.length) return null
  const chunks: Chunk[] = []
  for (let at = RIFF_BYTES; at + 8 <= end; ) {
    const length = view.getUint32(at + 4, true)
    if (at + 8 + length > end) return null
    chunks.push({ name: textAt(bytes, at, 4), data: bytes.subarray(at + 8, at + 8 + length) })
    at += 8 + length + (length % 2)
  }
  return chunks
}

/** The extended header is the first chunk, and says the size of the picture. */
function isCanvas(at: number, data: Uint8Array | undefined, [width, height]: Size): boolean {
  return at === 0 && data?.length === 10 && 1 + uint24(data, 4) === width && 1 + uint24(data, 7) === height
}

type Size = readonly [width: number, height: number]

function written({ name, data }: Chunk): Uint8Array[] {
  const head = new Uint8Array(8)
  head.set([...name].map((letter) => letter.charCodeAt(0)))
  viewOf(head).setUint32(4, data.length, true)
  const kept =
    name === 'VP8X' ? Uint8Array.of((data[0] ?? 0) & KEPT_FLAGS, 0, 0, 0, ...data.subarray(4)) : data
  return [head, kept, new Uint8Array(data.length % 2)]
}

function riff(chunks: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = Uint8Array.of(0x52, 0x49, 0x46, 0x46, 0, 0, 0, 0, 0x57, 0x45, 0x42, 0x50)
  viewOf(head).setUint32(4, chunks.length + 4, true)
  return joinBytes([head, chunks])
}

/** RFC 6386, section 9.1: a key frame with its start code. */
function lossySize(data: Uint8Array): Size | null {
  if (data.length < 10 || ((data[0] ?? 1) & 1) === 1 || textAt(data, 3, 3) !== '\x9d\x01\x2a') return null
  const view = viewOf(data)
  return sound([view.getUint16(6, true) & 0x3fff, view.getUint16(8, true) & 0x3fff])
}

/** RFC 9649, section 3.4. */
function losslessSize(data: Uint8Array): Size | null {
  if (data.length < 5 || data[0] !== 0x2f) return null
  const bits = viewOf(data).getUint32(1, true)
  return sound([1 + (bits & 0x3fff), 1 + ((bits >>> 14) & 0x3fff)])
}

function sound(size: Size): Size | null {
  return size[0] > 0 && size[1] > 0 ? size : null
}

function uint24(data: Uint8Array, at: number): number {
  return (data[at] ?? 0) | ((data[at + 1] ?? 0) << 8) | ((data[at + 2] ?? 0) << 16)
}
