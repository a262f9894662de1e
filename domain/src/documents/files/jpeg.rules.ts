import { textAt } from './file-types.rules.ts'
import { type CleanPicture, joinBytes, viewOf } from './picture-parts.rules.ts'

/** Markers of ITU T.81, table B.1. */
const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
/** Tables for decoding: DHT, DQT and DRI. */
const TABLES = [0xc4, 0xdb, 0xdd]
/** Baseline, extended and progressive with Huffman codes: what browsers draw. */
const FRAMES = [0xc0, 0xc1, 0xc2]
const APP0 = 0xe0
const APP1 = 0xe1
const APP2 = 0xe2
const APP14 = 0xee
const COMMENT = 0xfe
const ORIENTATION_TAG = 0x0112

/**
 * A JPEG with only what is needed to draw it: tables, frame, scans, the colour transform (Adobe), the colour profile (ICC), and
 * how it is turned (one EXIF tag of our own). Positions, other EXIF and XMP data, comments, previews, second pictures and
 * everything after the end are left out. Null where it is not whole, or of a kind that browsers do not draw.
 */
export function cleanJpeg(bytes: Uint8Array): CleanPicture | null {
  const segments = segmentsOf(bytes)
  if (!segments?.every(({ marker }) => isKnown(marker))) return null
  const at = segments.findIndex(({ marker }) => FRAMES.includes(marker))
  const isOneFrame = segments.findLastIndex(({ marker }) => FRAMES.includes(marker)) === at
  const firstScan = segments.findIndex(({ marker }) => marker === SOS)
  const size = segments[at] && sizeOf(segments[at].bytes)
  if (!size || !isOneFrame || firstScan < at) return null
  const turned = segments.reduce((before, one) => orientationOf(one) ?? before, 1)
  const kept = [
    Uint8Array.of(0xff, SOI),
    ...(turned === 1 ? [] : [turn(turned)]),
    ...segments.flatMap((segment) => neededOf(segment) ?? []),
    Uint8Array.of(0xff, EOI),
  ]
  return { bytes: joinBytes(kept), ...size }
}

type Segment = { marker: number; bytes: Uint8Array }

/** The segments between the marks of beginning and end, a scan with its coded data; null where the file is not whole. */
function segmentsOf(bytes: Uint8Array): Segment[] | null {
  const view = viewOf(bytes)
  const segments: Segment[] = []
  for (let at = 2; at + 2 <= bytes.length; ) {
    const marker = view.getUint8(at + 1)
    if (view.getUint8(at) !== 0xff) return null
    if (marker === EOI) return segments
    // Any number of these may stand before a marker.
    if (marker === 0xff) at += 1
    else {
      const end = endOfSegment(view, at)
      if (end === null) return null
      segments.push({ marker, bytes: bytes.subarray(at, end) })
      at = end
    }
  }
  return null
}

/** Where the segment that begins here ends, a scan with its coded data; null where the file ends before. */
function endOfSegment(view: DataView, at: number): number | null {
  const length = at + 4 <= view.byteLength ? view.getUint16(at + 2) : 0
  const end = at + 2 + length
  if (length < 2 || end > view.byteLength) return null
  return view.getUint8(at + 1) === SOS ? endOfScan(view, end) : end
}

/** What of a segment is needed to draw the picture; null for nothing. */
function neededOf({ marker, bytes }: Segment): Uint8Array | null {
  if (marker === SOS || FRAMES.includes(marker) || TABLES.includes(marker)) return bytes
  if (marker === APP0) return textAt(bytes, 4, 5) === 'JFIF\0' && bytes.length >= 18 ? jfif(bytes) : null
  if (marker === APP2) return textAt(bytes, 4, 12) === 'ICC_PROFILE\0' ? bytes : null
  return marker === APP14 && bytes.length === 16 && textAt(bytes, 4, 5) === 'Adobe' ? bytes : null
}

/** What may stand in a picture: what draws it, application data, comments. */
function isKnown(marker: number): boolean {
  const isDrawn = marker === SOS || FRAMES.includes(marker) || TABLES.includes(marker)
  return isDrawn || (marker >= APP0 && marker <= 0xef) || marker === COMMENT
}

/** A frame of 8 bits with 1, 3 or 4 colours, and their list whole. */
function sizeOf(segment: Uint8Array): { width: number; height: number } | null {
  if (segment.length < 10 || segment[4] !== 8) return null
  const view = viewOf(segment)
  const [height, width, colours] = [view.getUint16(5), view.getUint16(7), segment[9] ?? 0]
  const isSound = [1, 3, 4].includes(colours) && segment.length === 10 + colours * 3
  return isSound && width > 0 && height > 0 ? { width, height } : null
}

/** The header of JFIF without its preview. */
function jfif(segment: Uint8Array): Uint8Array {
  const kept = segment.slice(0, 18)
  kept[3] = 16
  kept[2] = 0
  kept[16] = 0
  kept[17] = 0
  return kept
}

/** Where coded data ends: at the first marker that is neither a stuffed byte nor a restart. */
function endOfScan(view: DataView, from: number): number {
  let at = from
  for (; at < view.byteLength; at++) {
    if (view.getUint8(at) !== 0xff) continue
    const next = at + 1 < view.byteLength ? view.getUint8(at + 1) : 0
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return at
}

/** The orientation that EXIF data state, 1 to 8 (EXIF 2.32, section 4.6.4); null without one. */
function orientationOf({ marker, bytes }: Segment): number | null {
  if (marker !== APP1 || textAt(bytes, 4, 6) !== 'Exif\0\0') return null
  const tiff = bytes.subarray(10)
  const isLittle = textAt(tiff, 0, 2) === 'II'
  const view = viewOf(tiff)
  const number = (at: number) => (at + 2 <= tiff.length ? view.getUint16(at, isLittle) : 0)
  const first = tiff.length >= 8 ? view.getUint32(4, isLittle) : 0
  const entries = Array.from({ length: number(first) }, (_, n) => first + 2 + n * 12)
  const entry = entries.find((at) => at + 12 <= tiff.length && number(at) === ORIENTATION_TAG)
  const value = entry === undefined ? 0 : number(entry + 8)
  return value >= 1 && value <= 8 ? value : null
}

/** EXIF data with the orientation alone. */
function turn(orientation: number): Uint8Array {
  const head = [0xff, APP1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1]
  const tag = [ORIENTATION_TAG >> 8, ORIENTATION_TAG & 255, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
  return Uint8Array.of(...head, ...tag, 0, 0, 0, 0)
}
