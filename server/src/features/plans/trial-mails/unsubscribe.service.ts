import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '#platform/db/db.port.ts'
import type { Platform } from '#platform/platform.ts'
import { putMailChoice } from './trial-mails.store.ts'

type Deps = Pick<Platform, 'config' | 'secret'>

/** Kinds of mails with an unsubscribe link, each with the choice that it changes. */
const KINDS = {
  trial: { trialMails: false },
  reminders: { reminders: false },
  alerts: { tripAlerts: false },
  digest: { digest: false },
  news: { news: false },
} as const
type Kind = keyof typeof KINDS

/** The recipient and the mailing, so that we know which mailing led to the unsubscription. */
export function newsReader(userId: string, mailingId: string): string {
  return `${userId}~${mailingId}`
}

/** The unsubscribe link of a kind of mails, without sign-in: a page for people, and one POST for mail programs (RFC 8058). */
export function unsubscribeUrl({ config, secret }: Deps, reader: string, kind: Kind = 'trial'): string {
  // Links of trial mails that were sent earlier name no kind.
  const prefix = kind === 'trial' ? '' : `${kind}~`
  return `${config.publicUrl}/unsubscribe?mail_token=${prefix}${reader}.${signature(kind, reader, secret)}`
}

/** Switches off the token's mails; the token reveals nothing and grants nothing else. False when it is forged. */
export async function unsubscribe(
  { db, secret, now }: { db: Db; secret: string; now: Date },
  token: string,
): Promise<boolean> {
  const dot = token.lastIndexOf('.')
  const whose = token.slice(0, Math.max(0, dot))
  const kind =
    (['reminders', 'alerts', 'digest', 'news'] as const).find((one) => whose.startsWith(`${one}~`)) ?? 'trial'
  const reader = kind === 'trial' ? whose : whose.slice(`${kind}~`.length)
  const [actual, expected] = [Buffer.from(token.slice(dot + 1)), Buffer.from(signature(kind, reader, secret))]
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return false
  const [userId = '', leftBy] = kind === 'news' ? reader.split('~') : [reader]
  return putMailChoice(db, userId, KINDS[kind], now, { leftBy })
}

function signature(kind: Kind, reader: string, secret: string): string {
  return createHmac('sha256', secret).update(`unsubscribe:${kind}:${reader}`).digest('base64url')
}
