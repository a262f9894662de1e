import { createHash, randomUUID } from 'node:crypto'
import { utcDate } from '@tripwright/domain/base/dates'
import { fillText } from '@tripwright/domain/base/text'
import {
  announceMail,
  FORWARDED_PER_DAY,
  forwardingMessages,
  secretsOfHeaders,
} from '@tripwright/domain/documents/forwarding'
import { MAX_IMPORT_BYTES } from '@tripwright/domain/documents/import'
import { notify } from '#features/account/notifications/index.ts'
import { buildProposal, type ReaderThreads } from '#features/documents/import/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import type { Platform } from '#platform/platform.ts'
import { hasMessage, insertForwarded, type ReceivedRow } from './forwarded-mails.store.ts'
import { findPeopleBySecret, recordUse } from './mail-addresses.store.ts'

const MAILS = { name: 'forwarding.mails', points: FORWARDED_PER_DAY, seconds: 24 * 60 * 60 }
const HEAD_BYTES = 256 * 1024

/** A mail as it came; `secrets` are those of the envelope, null where only its headers tell. */
export type InboundMail = { raw: Uint8Array<ArrayBuffer>; secrets: string[] | null }
export type ReceiveDeps = Pick<
  Platform,
  'config' | 'database' | 'limits' | 'now' | 'log' | 'events' | 'jobs'
> & {
  readers: ReaderThreads
}

/**
 * Reads a mail for everybody whose secret address it names and stores what was read. Mails for nobody, over 20 MB, over a day's
 * measure and those that are there already are dropped without a sign. Throws where it could not be read now: whoever has
 * the mail keeps it and tries again.
 */
export async function receiveForwarded(deps: ReceiveDeps, { raw, secrets }: InboundMail): Promise<void> {
  const operator = deps.config.inboundMail?.address
  if (operator === undefined || raw.length > MAX_IMPORT_BYTES) return
  const head = headOf(raw)
  const people = await findPeopleBySecret(deps.database.db, secrets ?? secretsOfHeaders(head, operator))
  for (const person of people) await receiveFor(deps, person, raw, head)
}

async function receiveFor(
  { database: { db }, limits, now, readers, log, events, jobs }: ReceiveDeps,
  userId: string,
  raw: Uint8Array<ArrayBuffer>,
  head: string,
): Promise<void> {
  const messageHash = hashOfMessage(raw, head)
  if (await hasMessage(db, userId, messageHash)) return
  const turn = await limits.take(MAILS, userId)
  if (!turn.ok) {
    log.info({}, 'a person has forwarded all mails of a day; one more is dropped')
    return
  }
  const receivedAt = now()
  const read = await readers.read({
    name: 'forwarded.eml',
    bytes: raw,
    today: utcDate(receivedAt),
    isPasted: false,
  })
  const content = read.ok ? await buildProposal(db, read) : null
  const [document] = content?.documents ?? []
  const row: ReceivedRow = {
    id: randomUUID(),
    userId,
    messageHash,
    receivedAt,
    senderName: document?.sender?.name ?? null,
    senderAddress: document?.sender?.address ?? null,
    subject: document?.subject ?? null,
    content: content !== null && content.parts.length > 0 ? content : null,
    problem: read.ok ? (content?.parts.length === 0 ? 'nothing' : null) : read.problem,
  }
  await storeWith({ events, jobs }, db, row)
}

/**
 * All or nothing: what a person sees of an address, and hears, is what came to it, once. An account that was deleted meanwhile
 * gets nothing.
 */
async function storeWith(
  platform: Pick<Platform, 'events' | 'jobs'>,
  db: Db,
  row: ReceivedRow,
): Promise<void> {
  await db.transaction(async (own) => {
    if (!(await insertForwarded(own, row))) return
    await recordUse(own, row.userId, row.receivedAt)
    await notify({ db: own, now: row.receivedAt, platform }, announcementOf(row))
  })
}

/** Nothing of an email in which no booking was read is repeated: anybody who knows the address could have written it. */
function announcementOf({ userId, content }: ReceivedRow) {
  const { texts } = forwardingMessages
  const what = announceMail(content?.parts ?? [], (count) => fillText(texts['told.more'], { count }))
  const path = '/dashboard#import'
  return what === null
    ? { userId, kind: 'email-unread' as const, detail: {}, path }
    : { userId, kind: 'email-waiting' as const, detail: { what }, path }
}

/** The headers, whose letters beyond ASCII do not matter here. */
function headOf(raw: Uint8Array): string {
  const text = new TextDecoder('latin1').decode(raw.subarray(0, HEAD_BYTES))
  const end = /\r?\n\r?\n/.exec(text)
  return end ? text.slice(0, end.index) : text
}

function hashOfMessage(raw: Uint8Array, head: string): string {
  const id = /^message-id:\s*(<[^<>\s]{3,500}>)/im.exec(head.replace(/\r?\n[ \t]+/g, ' '))?.[1]
  return createHash('sha256')
    .update(id ?? raw)
    .digest('base64url')
}
