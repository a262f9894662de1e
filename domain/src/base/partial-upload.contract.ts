import { z } from 'zod/mini'
import { contract } from './contract.ts'
import { MAX_PART_BYTES, MAX_UPLOAD_BYTES, UPLOADED_BODY_HEADER } from './partial-upload.ts'

// The name is the content, so a person's device, another tab and a second try find the same upload without remembering anything.
const digest = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const bytes = (most: number) => z.coerce.number().check(z.int(), z.gte(0), z.lte(most))

export const readPartialUpload = contract({
  method: 'GET',
  path: '/api/uploads/{digest}',
  summary:
    'How many bytes of an own upload have arrived, named by the SHA-256 of the whole in hexadecimal; 0 for one that has not begun.',
  roles: 'signed-in',
  input: z.object({ digest }),
  output: z.object({ received: z.int() }),
})

export const putUploadPart = contract({
  method: 'PUT',
  path: '/api/uploads/{digest}',
  summary: `Adds the next part of an own upload, application/octet-stream, 16 kB (but for the last) to 2 MB; it begins at \`offset\` of \`size\` bytes. What arrived of a part that broke off is kept. The whole then is the body of any call that takes bytes: name it in \`${UPLOADED_BODY_HEADER}\` and leave the body empty. An upload ends a day after its last part.`,
  roles: 'signed-in',
  input: z.object({ digest, offset: bytes(MAX_UPLOAD_BYTES), size: bytes(MAX_UPLOAD_BYTES) }),
  output: z.object({ received: z.int() }),
  errors: ['conflict', 'too-large', 'unprocessable', 'wrong-type', 'too-many-requests'],
  isRawBody: true,
  // A part may come slowly.
  isComputation: true,
  maxBytes: MAX_PART_BYTES,
})

export const deletePartialUpload = contract({
  method: 'DELETE',
  path: '/api/uploads/{digest}',
  summary: 'Ends an own upload and removes what has arrived of it.',
  roles: 'signed-in',
  input: z.object({ digest }),
  output: z.object({ deleted: z.boolean() }),
  errors: ['not-found'],
})
