import { addressBucket } from '../http/client-address.ts'
import type { Call } from '../http/route.ts'
import type { RateLimit, RateLimitResult } from './rate-limit.port.ts'

/**
 * Takes one point of the caller's limit: of the account, or of a guest's address. RATE_LIMIT_IP_SCALE scales the limit of an
 * address, never that of an account.
 */
export function consumeCallerLimit(
  call: Omit<Call, 'person'> & { person: { id: string } | null },
  limit: RateLimit,
): Promise<RateLimitResult> {
  const { person, address, db, platform } = call
  return person
    ? platform.limits.take(limit, person.id, db)
    : consumeAddressLimit(platform, limit, address, db)
}

/** The same for an address, for all its callers together. */
export function consumeAddressLimit(
  { limits, config }: Pick<Call['platform'], 'limits' | 'config'>,
  limit: RateLimit,
  address: string,
  db?: Call['db'],
): Promise<RateLimitResult> {
  const points = Math.max(1, Math.round(limit.points * config.addressLimitScale))
  return limits.take({ ...limit, points }, addressBucket(address), db)
}
