/** What may be kept. The type is told by the bytes alone, never by a name or a header. */
const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export type RasterType = (typeof PICTURE_TYPES)[number]
export type FileType = RasterType | 'application/pdf'

/** Bytes at a place in the file: the signatures of the WHATWG MIME Sniffing Standard, sections 6.1 and 7.1. */
const SIGNATURES: readonly { type: FileType; parts: readonly (readonly [at: number, bytes: string])[] }[] = [
  { type: 'image/jpeg', parts: [[0, '\xff\xd8\xff']] },
  { type: 'image/png', parts: [[0, '\x89PNG\r\n\x1a\n']] },
  {
    type: 'image/webp',
    parts: [
      [0, 'RIFF'],
      [8, 'WEBPVP8'],
    ],
  },
  { type: 'application/pdf', parts: [[0, '%PDF-']] },
]

/** Major brands of ISO base media files that hold a still picture in HEIC or AVIF (ISO/IEC 23008-12, annex B). */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1', 'avif']

/** The type by the first bytes; `heic` for a photo that phones make and that cannot be kept; null for all else, SVG and HTML included. */
export function fileTypeOf(bytes: Uint8Array): FileType | 'heic' | null {
  const head = textAt(bytes, 0, 16)
  const found = SIGNATURES.find(({ parts }) => parts.every(([at, text]) => head.startsWith(text, at)))
  if (found) return found.type
  return head.startsWith('ftyp', 4) && HEIC_BRANDS.includes(head.slice(8, 12)) ? 'heic' : null
}

export function isPicture(type: string): type is RasterType {
  return PICTURE_TYPES.some((one) => one === type)
}

/** Bytes as Latin-1 text; shorter where the file ends. */
export function textAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length))
}
