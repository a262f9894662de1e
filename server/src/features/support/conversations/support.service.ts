import { createHash, randomBytes } from 'node:crypto'
import { PLANS } from '@tripwright/domain/plans/subscription'
import { type Article, findFirstAnswer } from '@tripwright/domain/support/conversations'
import { notify } from '#features/account/notifications/index.ts'
import { attachFiles } from '#features/documents/files/index.ts'
import { readState } from '#features/plans/subscription/index.ts'
import { recordAuditEntry } from '#features/staff/admin/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import { addressBucket } from '#platform/http/client-address.ts'
import type { Call } from '#platform/http/route.ts'
import type { Person } from '#platform/http/session-check.ts'
import { canActAs } from '#platform/http/session-check.ts'
import type { RateLimit } from '#platform/limits/rate-limit.port.ts'
import { isMailKey } from './mail-key.service.ts'
import { SUPPORT_MAIL_JOB, type SupportMail } from './support.jobs.ts'
import {
  endAssistant,
  findRequest,
  insertMessage,
  insertRequest,
  listGivenArticles,
  type RequestRow,
  reopen,
  subjectOf,
} from './support.store.ts'
import { notifyStaff, tellDuty } from './tell-staff.service.ts'

type SupportContext = Pick<Call, 'db' | 'now' | 'address' | 'platform'> & { person: Person | null }

const DAY = 24 * 60 * 60
/** Each request sends a mail, to an address that a guest may have invented. */
const PER_MAILBOX: RateLimit = { name: 'support.mailbox', points: 5, seconds: DAY }
const PER_ADDRESS: RateLimit = { name: 'support.address', points: 20, seconds: DAY }
const MESSAGES: RateLimit = { name: 'support.messages', points: 120, seconds: 60 * 60 }
/** Of one member of staff, in all conversations. */
const STAFF_MESSAGES: RateLimit = { name: 'support.staff-messages', points: 1200, seconds: 60 * 60 }

export type SupportQuestion = { email: string; subject: string; text: string }

/** Starts a conversation. Its key opens it without an account; only the key's hash is stored. */
export async function openRequest(
  visit: SupportContext,
  { email, subject, text }: SupportQuestion,
): Promise<{ id: string; key: string }> {
  const { db, now, person, platform } = visit
  const { config } = platform
  const scaled = {
    ...PER_ADDRESS,
    points: Math.max(1, Math.round(PER_ADDRESS.points * config.addressLimitScale)),
  }
  await consumeLimit(visit, scaled, addressBucket(visit.address))
  await consumeLimit(visit, PER_MAILBOX, hashOf(email))
  const key = randomBytes(18).toString('base64url')
  const article = findFirstAnswer(text, [])
  const values = { userId: person?.id ?? null, email, subject, keyHash: hashOf(key) }
  const isFirst = person !== null && (await hasPrioritySupport(db, person, now))
  const id = await insertRequest(db, { ...values, isFirst, isWithAssistant: article !== null }, now)
  await insertMessage(db, id, { author: 'person', text }, now)
  if (article) await insertMessage(db, id, toMessage(article), now)
  await notifyStaff(visit, article ? 'support-inbox' : 'support-message', id)
  if (!article) await tellDuty(visit, { id, subject, assigneeId: null })
  await mail(visit, {
    kind: article ? 'assisted' : 'received',
    requestId: id,
    ...(person === null && { key }),
  })
  if (config.ownerEmail !== undefined && !article) await mail(visit, { kind: 'house', requestId: id })
  return { id, key }
}

/** The conversation and the role of its reader. Throws not-found for everybody else. */
export async function requireConversation(
  { db, person, platform }: Pick<SupportContext, 'db' | 'person' | 'platform'>,
  { id, key }: { id: string; key?: string | undefined },
): Promise<{ request: RequestRow; as: 'person' | 'staff' }> {
  const request = await findRequest(db, id)
  if (!request) throw new AppError('not-found')
  const isOwn = person !== null && request.userId === person.id
  const hasKey = key !== undefined && (hashOf(key) === request.keyHash || isMailKey(platform.secret, id, key))
  if (isOwn || hasKey) return { request, as: 'person' }
  if (person !== null && canActAs(person, 'support')) return { request, as: 'staff' }
  throw new AppError('not-found')
}

/** Adds a message with its files. An answer of staff is notified, mailed and logged; the user's open tabs update. */
export async function addMessage(
  visit: SupportContext,
  { request, as }: { request: RequestRow; as: 'person' | 'staff' },
  { text, attachments }: { text: string; attachments: readonly string[] },
): Promise<void> {
  const { db, now, person, platform } = visit
  if (as === 'staff' && person) await consumeLimit(visit, STAFF_MESSAGES, person.id)
  else await consumeLimit(visit, MESSAGES, request.id)
  // Before the next answer is looked for: a person who takes over at the same time ends it.
  const wasAssisted = as === 'staff' ? await endAssistant(db, request.id) : request.isWithAssistant
  const messageId = await insertMessage(db, request.id, { author: as, text }, now)
  const isWhole = await attachFiles(db, { requestId: request.id, messageId, ids: attachments })
  if (!isWhole) throw new AppError('not-found')
  await platform.events.publish(db, { person: subjectOf(request.id), kind: 'support' })
  if (request.userId !== null) await platform.events.publish(db, { person: request.userId, kind: 'support' })
  if (as === 'person')
    return continueAsPerson(visit, request, wasAssisted && attachments.length === 0 ? text : null)
  await notifyStaff(visit, 'support-inbox', request.id)
  if (request.userId !== null)
    await notify(visit, {
      userId: request.userId,
      kind: 'support-answered',
      detail: { subject: request.subject },
      path: `/chat-with-us?request=${request.id}`,
    })
  await mail(visit, { kind: 'answered', requestId: request.id })
  const entry = { actorId: person?.id ?? null, action: 'support.answered', detail: { request: request.id } }
  await recordAuditEntry(db, { ...entry, ...(request.userId !== null && { targetId: request.userId }) }, now)
}

/** What follows a message of the person: another help article, where only the assistant has answered, or a call of staff. */
async function continueAsPerson(visit: SupportContext, request: RequestRow, assisted: string | null) {
  const { db, now } = visit
  const { id } = request
  const article = assisted === null ? null : findFirstAnswer(assisted, await listGivenArticles(db, id))
  // The lock of the message before makes this the latest state.
  if (article && (await findRequest(db, id))?.isWithAssistant) {
    await insertMessage(db, id, toMessage(article), now)
    return notifyStaff(visit, 'support-inbox', id)
  }
  await endAssistant(db, id)
  await notifyStaff(visit, 'support-message', id)
  await tellDuty(visit, request)
}

/** Hands a conversation from the assistant to support, for good: it waits and rings like a new one. False where it was so. */
export async function handOver(visit: SupportContext, request: RequestRow): Promise<boolean> {
  const { db, now, platform } = visit
  if (!(await endAssistant(db, request.id))) return false
  await reopen(db, request.id, now)
  await platform.events.publish(db, { person: subjectOf(request.id), kind: 'support' })
  await notifyStaff(visit, 'support-message', request.id)
  await tellDuty(visit, request)
  if (platform.config.ownerEmail !== undefined) await mail(visit, { kind: 'house', requestId: request.id })
  return true
}

function toMessage({ id, title, paragraphs }: Article) {
  return { author: 'assistant' as const, text: [title, ...paragraphs].join('\n\n'), article: id }
}

async function hasPrioritySupport(db: Db, person: Person, now: Date): Promise<boolean> {
  const { subscribed, subscription_tier } = await readState(db, person, now)
  return subscribed && PLANS.some((plan) => plan.tier === subscription_tier && plan.isAnsweredFirst)
}

async function consumeLimit({ db, platform }: SupportContext, limit: RateLimit, key: string): Promise<void> {
  const verdict = await platform.limits.take(limit, key, db)
  if (!verdict.ok) throw new AppError('too-many-requests', { retryAfter: verdict.retryAfterSeconds })
}

function mail({ db, platform }: SupportContext, data: SupportMail): Promise<void> {
  return platform.jobs.enqueue(db, SUPPORT_MAIL_JOB, data)
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')
