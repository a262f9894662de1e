import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { FILE_KINDS, type FileKind, MAX_THUMBNAIL_BYTES } from './clean-file.rules.ts'
import { LENGTH_BYTES } from './file-upload.rules.ts'

// Lowercase only, because databases compare ids as numbers, JavaScript as texts.
export const fileId = z.uuid().check(z.toLowerCase())

/** A kept file, without its content, which `GET /api/files/{id}` gives. */
export const keptFile = z.object({
  id: z.string(),
  kind: z.enum(Object.keys(FILE_KINDS) as FileKind[]),
  /** Only of attachments; may be empty. */
  name: z.string(),
  /** By its bytes. */
  type: z.string(),
  /** Bytes, with the thumbnail. */
  size: z.int(),
  /** Pixels; null for a document. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  at: z.string(),
})
export type KeptFile = z.output<typeof keptFile>

/** What a call needs that takes a file as its body; the file is stored apart from the transaction, because both may be slow. */
export function uploadOf(kind: FileKind) {
  return {
    isRawBody: true,
    isComputation: true,
    maxBytes: LENGTH_BYTES + MAX_THUMBNAIL_BYTES + FILE_KINDS[kind].maxBytes,
    errors: ['conflict', 'not-found', 'too-large', 'unprocessable', 'wrong-type', 'too-many-requests'],
  } as const
}
const BODY =
  'Body, application/octet-stream: length of the thumbnail (4 bytes, big-endian, 0 for none), thumbnail, file. Its bytes tell its type; places and other metadata are removed. Once: another content under the same id is a conflict.'

export const listFiles = contract({
  method: 'GET',
  path: '/api/files',
  summary: 'The own files, newest first, and how much room they take of what the plan gives.',
  roles: 'signed-in',
  output: z.object({ files: z.array(keptFile), usedBytes: z.int(), limitBytes: z.int() }),
})

const fileAnswer = {
  roles: 'signed-in',
  answerTypes: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
  input: z.object({ id: fileId }),
  output: z.string(),
  errors: ['not-found'],
} as const

export const readFile = contract({
  method: 'GET',
  path: '/api/files/{id}',
  summary:
    'An own file, the receipt of a trip that one takes part in, or the photo of somebody one shares a trip with.',
  ...fileAnswer,
})

export const readThumbnail = contract({
  method: 'GET',
  path: '/api/files/{id}/thumbnail',
  summary: 'The same, small; the file itself where it has no thumbnail.',
  ...fileAnswer,
})

export const deleteFile = contract({
  method: 'DELETE',
  path: '/api/files/{id}',
  summary: 'Removes an own file, everywhere it is shown.',
  roles: 'signed-in',
  input: z.object({ id: fileId }),
  output: z.object({ deleted: z.boolean() }),
  errors: ['not-found'],
})

export const putPhoto = contract({
  method: 'PUT',
  path: '/api/account/photo/{id}',
  summary: `Makes a picture the own profile photo, in place of the one before. ${BODY}`,
  roles: 'signed-in',
  input: z.object({ id: fileId }),
  output: keptFile,
  ...uploadOf('photo'),
})

export const putReceipt = contract({
  method: 'PUT',
  path: '/api/trips/{trip}/receipts/{id}',
  summary: `Keeps the picture of a receipt for all who take part in a trip that one may change. ${BODY}`,
  roles: 'signed-in',
  input: z.object({ trip: fileId, id: fileId }),
  output: keptFile,
  ...uploadOf('receipt'),
})
