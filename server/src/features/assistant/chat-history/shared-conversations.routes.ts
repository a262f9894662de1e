import { randomBytes } from 'node:crypto'
import {
  copyForLink,
  endConversationLink,
  getConversationLink,
  openSharedConversation,
  SHARED_CONVERSATION_PATH,
  shareConversation,
  shareConversationMessages,
} from '@tripwright/domain/assistant/chat-history'
import { lockAccount } from '#features/account/sign-in/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type Call, type Route, route } from '#platform/http/route.ts'
import type { RateLimit } from '#platform/limits/rate-limit.port.ts'
import { requireOwn } from './chat-history.service.ts'
import { requireShared } from './shared-conversations.service.ts'
import { deleteLink, findLink, storeLink } from './shared-conversations.store.ts'

const SECRET_BYTES = 18
const SHARE_LIMIT: RateLimit = { name: 'conversations.share', points: 50, seconds: 24 * 60 * 60 }

export const sharedConversationsRoutes: Route[] = [
  route(getConversationLink, async ({ id }, { db, person }) => {
    await requireOwn(db, id, person.id)
    return { link: await findLink(db, id) }
  }),

  route(shareConversation, async ({ id, turns }, { person, now, platform, keep }) => {
    const { texts } = shareConversationMessages
    const secret = randomBytes(SECRET_BYTES).toString('base64url')
    const link = await keep(async (db) => {
      const verdict = await platform.limits.take(SHARE_LIMIT, person.id, db)
      if (!verdict.ok)
        throw new AppError('too-many-requests', {
          message: texts['too-many'],
          retryAfter: verdict.retryAfterSeconds,
        })
      await lockAccount(db, person.id)
      const own = await requireOwn(db, id, person.id)
      if ((await findLink(db, id))?.takenDown)
        throw new AppError('conflict', { message: texts['taken-down.again'] })
      const content = copyForLink(own, turns)
      if (content.turns.length === 0)
        throw new AppError('unprocessable', { message: texts['none-shareable'] })
      await storeLink(db, { userId: person.id, conversationId: id }, { secret, content }, now)
      return findLink(db, id)
    })
    if (!link) throw new AppError('not-found')
    return { url: addressOf(platform, secret), link }
  }),

  route(endConversationLink, async ({ id }, { db, person }) => {
    await requireOwn(db, id, person.id)
    return { isEnded: await deleteLink(db, id) }
  }),

  route(openSharedConversation, async ({ secret }, call) => {
    const { content, sharedAt, userId } = await requireShared(call, secret)
    return {
      content,
      sharedAt: sharedAt.toISOString(),
      isYours: call.person?.id === userId,
    }
  }),
]

function addressOf({ config }: Call['platform'], secret: string): string {
  return `${config.publicUrl}${SHARED_CONVERSATION_PATH}#${secret}`
}
