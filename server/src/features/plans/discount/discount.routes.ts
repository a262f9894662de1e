import { claimDiscount, discountMessages, readDiscount } from '@tripwright/domain/plans/discount'
import { AppError } from '#platform/http/app-error.ts'
import { addressBucket } from '#platform/http/client-address.ts'
import { type Call, type Route, route } from '#platform/http/route.ts'
import { claim, findDiscount } from './discount.store.ts'

// A token cannot be guessed; the limit stops attempts.
const READS = { name: 'discount.looks', points: 120, seconds: 60 * 60 }

export const discountRoutes: Route[] = [
  route(readDiscount, async ({ token }, call) => {
    await limitReads(call)
    const discount = await findDiscount(call.db, token)
    if (!discount) throw new AppError('not-found', { message: discountMessages.texts.unknown })
    const { percent, expiresAt } = discount
    return { percent, expiresAt: expiresAt.toISOString(), state: stateOf(discount, call) }
  }),

  route(claimDiscount, async ({ token }, call) => {
    await limitReads(call)
    const percent = await claim(call.db, token, call.person.id, call.now)
    if (percent !== null) return { percent }
    const discount = await findDiscount(call.db, token)
    if (!discount) throw new AppError('not-found', { message: discountMessages.texts.unknown })
    // Claimed again by the same account, it stays theirs.
    if (discount.claimedBy === call.person.id) return { percent: discount.percent }
    throw new AppError('conflict')
  }),
]

function stateOf(
  { claimedAt, claimedBy, usedAt, expiresAt }: NonNullable<Awaited<ReturnType<typeof findDiscount>>>,
  { person, now }: Pick<Call, 'person' | 'now'>,
): 'free' | 'yours' | 'used' | 'taken' | 'expired' {
  if (claimedAt === null) return expiresAt > now ? 'free' : 'expired'
  if (person === null || claimedBy !== person.id) return 'taken'
  return usedAt === null ? 'yours' : 'used'
}

async function limitReads({
  platform,
  address,
  db,
}: Pick<Call, 'platform' | 'address' | 'db'>): Promise<void> {
  const points = Math.max(1, Math.round(READS.points * platform.config.addressLimitScale))
  const verdict = await platform.limits.take({ ...READS, points }, addressBucket(address), db)
  if (!verdict.ok) throw new AppError('too-many-requests', { retryAfter: verdict.retryAfterSeconds })
}
