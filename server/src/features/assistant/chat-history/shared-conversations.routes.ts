import { randomBytes } from 'node:crypto'
import {
  copyForLink,
  endConversationLink,
  getConversationLink,
  openSharedConversation,
  reportConversation,
  SHARED_CONVERSATION_PATH,
  shareConversation,
  shareConversationMessages,
  sharedConversationMessages,
  takeDownConversation,
} from '@tripwright/domain/assistant/chat-history'
import { lockAccount } from '#features/account/sign-in/index.ts'
import { recordAuditEntry } from '#features/staff/admin/index.ts'
import { openRequest } from '#features/support/conversations/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { addressBucket } from '#platform/http/client-address.ts'
import { type Call, type Route, route } from '#platform/http/route.ts'
import { canActAs } from '#platform/http/session-check.ts'
import type { RateLimit } from '#platform/limits/rate-limit.port.ts'
import { requireOwn } from './chat-history.service.ts'
import { deleteLink, findLink, findShared, markTakenDown, storeLink } from './shared-conversations.store.ts'

const SECRET_BYTES = 18
const SHARE_LIMIT: RateLimit = { name: 'conversations.share', points: 50, seconds: 24 * 60 * 60 }
/** A secret cannot be guessed; the limit spares the database. */
const OPEN_LIMIT: RateLimit = { name: 'conversations.open', points: 120, seconds: 10 * 60 }

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
      mayTakeDown: call.person !== null && canActAs(call.person, 'support'),
    }
  }),

  route(reportConversation, async ({ secret, reason, text, email }, call) => {
    const { texts } = sharedConversationMessages
    await requireShared(call, secret)
    const address = call.person?.email ?? email
    if (address === undefined) {
      const message = texts['email-missing']
      throw new AppError('bad-input', { message, issues: [{ path: 'email', message }] })
    }
    const fields: Record<string, string> = {
      url: addressOf(call.platform, secret),
      reason: texts[`reason.${reason}`],
      text,
    }
    return openRequest(call, {
      email: address,
      subject: texts['desk.subject'],
      text: texts['desk.text'].replace(/\{(\w+)\}/g, (_, name: string) => fields[name] ?? '').trim(),
    })
  }),

  route(takeDownConversation, async ({ secret, reason }, call) => {
    const { db, now, person } = call
    const { id, userId } = await requireShared(call, secret)
    await markTakenDown(db, id, reason, now)
    const entry = { actorId: person.id, action: 'conversation.taken-down', targetId: userId }
    await recordAuditEntry(db, { ...entry, detail: { link: id, reason } }, now)
    return { isTakenDown: true }
  }),
]

/** The working link with this secret. Throws not-found, and too-many-requests when a network opens too many. */
async function requireShared(
  { db, platform, address }: Pick<Call, 'db' | 'platform' | 'address'>,
  secret: string,
) {
  const { texts } = sharedConversationMessages
  const points = Math.max(1, Math.round(OPEN_LIMIT.points * platform.config.addressLimitScale))
  const verdict = await platform.limits.take({ ...OPEN_LIMIT, points }, addressBucket(address), db)
  if (!verdict.ok)
    throw new AppError('too-many-requests', {
      message: texts['too-many'],
      retryAfter: verdict.retryAfterSeconds,
    })
  const shared = await findShared(db, secret)
  if (shared === null) throw new AppError('not-found', { message: texts['link-dead'] })
  return shared
}

function addressOf({ config }: Call['platform'], secret: string): string {
  return `${config.publicUrl}${SHARED_CONVERSATION_PATH}#${secret}`
}
