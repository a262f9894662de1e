import type { Outcome } from '../../base/outcome.ts'
import { type FileType, fileTypeOf, isPicture, type RasterType, textAt } from './file-types.rules.ts'
import { cleanJpeg } from './jpeg.rules.ts'
import type { CleanPicture } from './picture-parts.rules.ts'
import { cleanPng } from './png.rules.ts'
import { cleanWebp } from './webp.rules.ts'

const MB = 1024 * 1024

/** What files are for, with the largest size in bytes and whether documents are allowed beside pictures. */
export const FILE_KINDS = {
  /** Of a person, square. */
  photo: { maxBytes: MB, hasDocuments: false },
  /** Of an expense in a trip. */
  receipt: { maxBytes: 4 * MB, hasDocuments: false },
  /** Of a message to or from support. */
  attachment: { maxBytes: 10 * MB, hasDocuments: true },
  /** In the text of a post of the blog. */
  post: { maxBytes: 2 * MB, hasDocuments: false },
} as const
export type FileKind = keyof typeof FILE_KINDS

/** More would take a phone hundreds of megabytes to draw, however few bytes it has. */
const MAX_PIXELS = 40_000_000
const MAX_SIDE = 16_000
/** A thumbnail is at most this many pixels on its longer side, and this many bytes. */
export const THUMBNAIL_SIDE = 320
export const MAX_THUMBNAIL_BYTES = 100 * 1024

export type FileProblem = 'heic' | 'wrong-type' | 'too-large' | 'too-many-pixels' | 'broken'
/** A file as it is kept; a document has no pixels. */
export type CleanFile = {
  bytes: Uint8Array<ArrayBuffer>
  type: FileType
  width: number | null
  height: number | null
}

const CLEAN: Readonly<Record<RasterType, (bytes: Uint8Array) => CleanPicture | null>> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
}

/** A file of a kind as it may be kept: its bytes tell its type, and of a picture all but the picture is removed. */
export function cleanFile(bytes: Uint8Array, kind: FileKind): Outcome<CleanFile, FileProblem> {
  const { maxBytes, hasDocuments } = FILE_KINDS[kind]
  if (bytes.length > maxBytes) return { ok: false, code: 'too-large' }
  const type = fileTypeOf(bytes)
  if (type === 'heic') return { ok: false, code: 'heic' }
  if (type === null || (!hasDocuments && !isPicture(type))) return { ok: false, code: 'wrong-type' }
  if (!isPicture(type))
    return isWholePdf(bytes)
      ? { ok: true, value: { bytes: new Uint8Array(bytes), type, width: null, height: null } }
      : { ok: false, code: 'broken' }
  const clean = CLEAN[type](bytes)
  if (!clean) return { ok: false, code: 'broken' }
  const { width, height } = clean
  if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS)
    return { ok: false, code: 'too-many-pixels' }
  return { ok: true, value: { ...clean, type } }
}

/** The same for a thumbnail, which is a small picture. */
export function cleanThumbnail(bytes: Uint8Array): Outcome<CleanFile, FileProblem> {
  if (bytes.length > MAX_THUMBNAIL_BYTES) return { ok: false, code: 'too-large' }
  const clean = cleanFile(bytes, 'photo')
  if (!clean.ok) return clean
  const side = Math.max(clean.value.width ?? 0, clean.value.height ?? 0)
  return side > THUMBNAIL_SIDE ? { ok: false, code: 'too-many-pixels' } : clean
}

/** ISO 32000-2, section 7.5.5: the last line is the mark of the end; programs look for it in the last kilobyte. */
function isWholePdf(bytes: Uint8Array): boolean {
  return textAt(bytes, Math.max(0, bytes.length - 1024), 1024).includes('%%EOF')
}
