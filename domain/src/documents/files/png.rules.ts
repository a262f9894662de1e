import { textAt } from './file-types.rules.ts'
import { type CleanPicture, joinBytes, viewOf } from './picture-parts.rules.ts'

const SIGNATURE_BYTES = 8
/** Length, name and checksum around the data of a chunk. */
const FRAME_BYTES = 12
/** The chunks that decide how the picture looks (PNG, third edition, section 11); `eXIf`, texts, times and animation are left out. */
const NEEDED = [
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
  'cICP',
  'bKGD',
]
/** Bit depths by colour type, of section 11.2.1. */
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}

/** A PNG with only the chunks needed to draw it; null where it is not whole, or a checksum is wrong. */
export function cleanPng(bytes: Uint8Array): CleanPicture | null {
  const chunks = chunksOf(bytes)
  const [header] = chunks ?? []
  if (!chunks || header?.name !== 'IHDR' || !chunks.some(({ name }) => name === 'IDAT')) return null
  const size = sizeOf(header.bytes)
  const isOneHeader = chunks.findLastIndex(({ name }) => name === 'IHDR') === 0
  // A capital first letter: a decoder that does not know it cannot draw the picture.
  const isDrawable = chunks.every(({ name }) => NEEDED.includes(name) || /^[a-z]/.test(name))
  if (!size || !isOneHeader || !isDrawable) return null
  const kept = chunks.filter(({ name }) => NEEDED.includes(name))
  return {
    bytes: joinBytes([bytes.subarray(0, SIGNATURE_BYTES), ...kept.map((chunk) => chunk.bytes)]),
    ...size,
  }
}

type Chunk = { name: string; bytes: Uint8Array }

/** The chunks up to that of the end, whose checksums are right; null where one is missing or wrong. */
function chunksOf(bytes: Uint8Array): Chunk[] | null {
  const view = viewOf(bytes)
  const chunks: Chunk[] = []
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= bytes.length; ) {
    const next = at + FRAME_BYTES + view.getUint32(at)
    if (next > bytes.length) return null
    const chunk = { name: textAt(bytes, at + 4, 4), bytes: bytes.subarray(at, next) }
    if (view.getUint32(next - 4) !== crc32(chunk.bytes.subarray(4, -4))) return null
    chunks.push(chunk)
    if (chunk.name === 'IEND') return chunk.bytes.length === FRAME_BYTES ? chunks : null
    at = next
  }
  return null
}

function sizeOf(chunk: Uint8Array): { width: number; height: number } | null {
  if (chunk.length !== FRAME_BYTES + 13) return null
  const view = viewOf(chunk)
  const [width, height] = [view.getUint32(8), view.getUint32(12)]
  const isKnown = DEPTHS[chunk[17] ?? -1]?.includes(chunk[16] ?? -1) ?? false
  const isSound = isKnown && chunk[18] === 0 && chunk[19] === 0 && (chunk[20] ?? 2) <= 1
  return isSound && width > 0 && height > 0 ? { width, height } : null
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

/** The checksum of a chunk's name and data (PNG, annex D). */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}
