import { filesMessages } from '@tripwright/domain/documents/files'
import {
  MAX_CONVERSATION_BYTES,
  MAX_CONVERSATION_FILES,
  putAttachment,
  readAttachment,
} from '@tripwright/domain/support/conversations'
import { countAttachments, fileResponse, findAttachment, storeFile } from '#features/documents/files/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type Route, route } from '#platform/http/route.ts'
import { requireConversation } from './support.service.ts'
import { lockRequest } from './support.store.ts'

export const attachmentsRoutes: Route[] = [
  route(putAttachment, async ({ file, name, ...input }, call) => {
    const { request } = await requireConversation(call, input)
    return storeFile(call, file, {
      kind: 'attachment',
      // All files of a conversation go with whoever began it.
      userId: request.userId,
      requestId: request.id,
      name,
      limitKey: call.person?.id ?? request.id,
      maxBytes: putAttachment.maxBytes,
      admit: (db, bytes) => admitAttachment(db, request.id, bytes),
    })
  }),

  route(readAttachment, async ({ file, size, ...input }, call) => {
    const { request } = await requireConversation(call, input)
    const found = await findAttachment(call.db, request.id, file)
    if (!found) throw new AppError('not-found')
    const { storage } = call.platform
    return fileResponse(found, { request: call.request, storage, isThumbnail: size === 'small' })
  }),
]

/** Throws where the conversation has no room for so many more bytes, or is gone. Its uploads wait for each other. */
async function admitAttachment(db: Db, requestId: string, bytes: number): Promise<void> {
  if (!(await lockRequest(db, requestId))) throw new AppError('not-found')
  const used = await countAttachments(db, requestId)
  if (used.files < MAX_CONVERSATION_FILES && used.bytes + bytes <= MAX_CONVERSATION_BYTES) return
  const message = filesMessages.texts['problem.conversation-full']
  throw new AppError('unprocessable', { message, issues: [{ path: 'storage', message }] })
}
