import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Db } from '#platform/db/db.port.ts'
import type { Platform } from '#platform/platform.ts'
import { putMailChoice } from './trial-mails.store.ts'

type House = Pick<Platform, 'config' | 'secret'>

/** Where the mails of a trial are stopped without a sign-in: a page for people, and one POST for mail programs (RFC 8058). */
export function unsubscribeUrl({ config, secret }: House, userId: string): string {
  return `${config.publicUrl}/unsubscribe?mail_token=${userId}.${signature(userId, secret)}`
}

/** Stops the mails that the token is for; it tells nothing and opens nothing else. False when it is not ours. */
export async function unsubscribe(
  { db, secret, now }: { db: Db; secret: string; now: Date },
  token: string,
): Promise<boolean> {
  const dot = token.lastIndexOf('.')
  const userId = token.slice(0, Math.max(0, dot))
  const [given, expected] = [Buffer.from(token.slice(dot + 1)), Buffer.from(signature(userId, secret))]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false
  return putMailChoice(db, userId, false, now)
}

function signature(userId: string, secret: string): string {
  return createHmac('sha256', secret).update(`unsubscribe:trial:${userId}`).digest('base64url')
}
