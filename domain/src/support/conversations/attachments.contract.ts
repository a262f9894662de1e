import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { fileId, keptFile, uploadOf } from '../../documents/files/index.ts'

/** Files of one message, and of a conversation with their bytes. */
export const MAX_ATTACHMENTS = 5
export const MAX_CONVERSATION_FILES = 40
export const MAX_CONVERSATION_BYTES = 100_000_000

const key = z.optional(z.string().check(z.maxLength(100)))
const path = '/api/support/requests/{id}/attachments/{file}'

/** A file beside a message. */
export const attachment = z.object({ id: z.string(), name: z.string(), type: z.string(), size: z.int() })
export type Attachment = z.output<typeof attachment>

export const putAttachment = contract({
  method: 'PUT',
  path,
  summary:
    'Keeps a picture or PDF of at most 10 MB for the next message of a conversation; whoever may read that may read the file. Body, application/octet-stream: length of the thumbnail (4 bytes, big-endian, 0 for none), thumbnail, file.',
  roles: 'anyone',
  input: z.object({
    id: z.uuid(),
    file: fileId,
    key,
    name: z._default(z.string().check(z.maxLength(300)), ''),
  }),
  output: keptFile,
  ...uploadOf('attachment'),
})

export const readAttachment = contract({
  method: 'GET',
  path,
  summary: 'A file of a conversation, or its thumbnail; a document is saved, not shown.',
  roles: 'anyone',
  input: z.object({ id: z.uuid(), file: fileId, key, size: z._default(z.enum(['whole', 'small']), 'whole') }),
  answerTypes: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
  output: z.string(),
  errors: ['not-found'],
})
