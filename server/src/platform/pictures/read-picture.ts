import { sniffType } from '../storage/sniff-type.ts'
import type { PictureType } from './pictures.port.ts'

type PictureFacts = { type: PictureType; width: number; height: number }

/** More is no thumbnail: it would take a phone hundreds of megabytes to draw. */
const MAX_WIDTH = 2048
const MAX_HEIGHT = 4096

/**
 * Type and size in pixels of a whole JPEG, PNG or WebP picture that a page can show; null for everything else: other types, SVG and
 * HTML above all, files that were cut off, and pictures that are too large. Its bytes decide, not what anybody says of them.
 */
export function readPicture(bytes: Uint8Array): PictureFacts | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const type = sniffType(bytes)
  if (type !== 'image/jpeg' && type !== 'image/png' && type !== 'image/webp') return null
  const size = SIZES[type](buffer)
  if (size === null) return null
  const [width, height] = size
  if (width < 1 || height < 1 || width > MAX_WIDTH || height > MAX_HEIGHT) return null
  return { type, width, height }
}

type Size = readonly [width: number, height: number]

const SIZES: Readonly<Record<PictureType, (bytes: Buffer) => Size | null>> = {
  'image/jpeg': sizeOfJpeg,
  'image/png': sizeOfPng,
  'image/webp': sizeOfWebp,
}

/** ITU T.81, annex B: segments up to the frame header; the file ends with the marker of its end. */
function sizeOfJpeg(bytes: Buffer): Size | null {
  if (bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) < bytes.length - 4) return null
  for (let at = 2; at + 9 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) at += 1
    else if (isFrame(marker)) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)]
    // The scan begins: its frame header should have come before.
    else if (marker === 0xda) return null
    else at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

/** SOF0 to SOF15 without DHT, JPG and DAC, which lie among them. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
}

/** PNG specification, section 11.2: IHDR first, IEND last. */
function sizeOfPng(bytes: Buffer): Size | null {
  const isWhole =
    bytes.length >= 45 && bytes.toString('latin1', bytes.length - 8, bytes.length - 4) === 'IEND'
  if (!isWhole || bytes.toString('latin1', 12, 16) !== 'IHDR') return null
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
}

/** RFC 9649, section 2: the three kinds of the first chunk, and the length of the whole. */
function sizeOfWebp(bytes: Buffer): Size | null {
  if (bytes.length < 30 || bytes.readUInt32LE(4) + 8 !== bytes.length) return null
  const kind = bytes.toString('latin1', 12, 16)
  if (kind === 'VP8X') return [1 + bytes.readUIntLE(24, 3), 1 + bytes.readUIntLE(27, 3)]
  if (kind === 'VP8 ') return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff]
  if (kind !== 'VP8L') return null
  const bits = bytes.readUInt32LE(21)
  return [1 + (bits & 0x3fff), 1 + ((bits >>> 14) & 0x3fff)]
}
