import type { Outcome } from '../../base/outcome.ts'

/** The maximum size of an uploaded photo in bytes; the stored picture is far smaller. */
const MAX_PHOTO_BYTES = 30 * 1024 * 1024
/** The longer side of the stored picture in pixels: large enough to read small print on a receipt. */
export const RECEIPT_SIDE = 1600

export type PhotoProblem = 'not-a-photo' | 'too-large'

/** Bytes at a place in the file: the signatures of the WHATWG MIME Sniffing Standard, and of ISO base media files. */
const SIGNATURES: readonly (readonly [at: number, bytes: string])[] = [
  [0, '\x89PNG\r\n\x1a\n'],
  [0, '\xff\xd8\xff'],
  [8, 'WEBPVP'],
  [4, 'ftypheic'],
  [4, 'ftypheix'],
  [4, 'ftypmif1'],
  [4, 'ftypavif'],
]

/** Whether a file is a photo by its first 16 bytes (its name and declared type prove nothing), and not too large. */
export function checkPhoto(head: Uint8Array, size: number): Outcome<null, PhotoProblem> {
  const text = String.fromCharCode(...head.subarray(0, 16))
  if (!SIGNATURES.some(([at, bytes]) => text.startsWith(bytes, at))) return { ok: false, code: 'not-a-photo' }
  return size > MAX_PHOTO_BYTES ? { ok: false, code: 'too-large' } : { ok: true, value: null }
}

/** The size of a picture scaled to a longest side in pixels; never enlarged, never 0. */
export function fitWithin(
  { width, height }: { width: number; height: number },
  most: number,
): { width: number; height: number } {
  const scale = Math.min(1, most / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
