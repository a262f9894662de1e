import { sharedConversationMessages } from '@tripwright/domain/assistant/chat-history'
import { AppError } from '#platform/http/app-error.ts'
import { addressBucket } from '#platform/http/client-address.ts'
import type { Call } from '#platform/http/route.ts'
import type { RateLimit } from '#platform/limits/rate-limit.port.ts'
import { findShared } from './shared-conversations.store.ts'

/** A secret cannot be guessed; the limit spares the database. */
const OPEN_LIMIT: RateLimit = { name: 'conversations.open', points: 120, seconds: 10 * 60 }

/** The working link with this secret. Throws not-found, and too-many-requests when a network opens too many. */
export async function requireShared(
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
