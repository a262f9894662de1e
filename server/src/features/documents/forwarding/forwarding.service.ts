import { randomBytes } from 'node:crypto'
import {
  FORWARDED_KEPT_DAYS,
  type ForwardedMail,
  forwardingMessages,
} from '@tripwright/domain/documents/forwarding'
import { importMessages } from '@tripwright/domain/documents/import'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import { listWaiting } from './forwarded-mails.store.ts'
import { setAddressSecret } from './mail-addresses.store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

/** Gives a person's address its secret of 130 bits; it is told now and never again. */
export async function tellSecret(db: Db, userId: string): Promise<string> {
  const secret = Array.from(randomBytes(26), (byte) => LETTERS[byte % 32]).join('')
  if (!(await setAddressSecret(db, userId, secret))) throw new AppError('not-found')
  return secret
}

/** The mails of a person that wait. */
export async function listMails(db: Db, userId: string): Promise<ForwardedMail[]> {
  const rows = await listWaiting(db, userId)
  return rows.map(({ id, receivedAt, senderName, senderAddress, subject, content, problem }) => ({
    id,
    receivedAt: receivedAt.toISOString(),
    endsAt: new Date(receivedAt.getTime() + FORWARDED_KEPT_DAYS * DAY_MS).toISOString(),
    sender: senderAddress === null ? null : { name: senderName ?? '', address: senderAddress },
    subject,
    bookings: content?.parts.filter(({ booking }) => booking).length ?? 0,
    places: content?.parts.filter(({ place }) => place).length ?? 0,
    problem: problem === null ? null : sentenceOf(problem),
  }))
}

/** Why nothing was read, in words; of a code that a later version dropped, the general ones. */
function sentenceOf(problem: string): string {
  const texts: Readonly<Record<string, string>> = importMessages.texts
  return texts[`problem.${problem}`] ?? importMessages.texts['problem.nothing']
}

export function mailGone(): AppError {
  return new AppError('not-found', { message: forwardingMessages.texts['mail.gone'] })
}
