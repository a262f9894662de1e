import {
  type DeviceFingerprint,
  FREE_LIMITS,
  getClientIp,
  getDeviceUsage,
  getUserUsage,
  incrementDeviceUsage,
  incrementUserUsage,
  readUsage,
  storeDeviceFingerprint,
  USAGE_TYPES,
  usageResetsAt,
} from '@tripwright/domain/plans/usage'
import { AppError } from '#platform/http/app-error.ts'
import { addressBucket } from '#platform/http/client-address.ts'
import { type Route, route } from '#platform/http/route.ts'
import { canActAs } from '#platform/http/session-check.ts'
import type { RateLimit } from '#platform/limits/rate-limit.port.ts'
import {
  bucketOf,
  consumeDeviceUsage,
  findFingerprint,
  type GuestCall,
  putFingerprint,
  readDeviceCounts,
  readFingerprintCount,
} from './device-usage.store.ts'
import { consumeUsage, readCounts } from './usage-limit.store.ts'

/** Fingerprints that one address may send in an hour; RATE_LIMIT_IP_SCALE scales it. */
const FINGERPRINTS: RateLimit = { name: 'usage.fingerprints', points: 120, seconds: 60 * 60 }

export const usageRoutes: Route[] = [
  route(readUsage, async (_, call) => {
    const { db, person, now } = call
    const { isUnlimited, counts } = person
      ? await readCounts(db, person.id, now)
      : { isUnlimited: false, counts: await readDeviceCounts(call) }
    const counters = USAGE_TYPES.map((type) => ({ type, count: counts[type], limit: FREE_LIMITS[type] }))
    return { isUnlimited, counters, resetsAt: usageResetsAt(now).toISOString() }
  }),

  route(getUserUsage, async ({ p_user_id, p_usage_type }, { db, person, now }) => {
    if (p_user_id !== person.id && !canActAs(person, 'support')) throw new AppError('not-allowed')
    return (await readCounts(db, p_user_id, now)).counts[p_usage_type]
  }),

  route(incrementUserUsage, async ({ p_user_id, p_usage_type }, { db, person, now }) => {
    if (p_user_id !== person.id) throw new AppError('not-allowed')
    return consumeUsage(db, person.id, p_usage_type, now)
  }),

  route(getDeviceUsage, async ({ p_device_fingerprint_hash, p_usage_type }, call) => {
    const { db, person, now, platform } = call
    const fingerprint =
      p_device_fingerprint_hash && bucketOf('fingerprint', p_device_fingerprint_hash, platform.secret)
    if (fingerprint && person && canActAs(person, 'support'))
      return readFingerprintCount(db, fingerprint, p_usage_type, now)
    await requireOwn(call, p_device_fingerprint_hash)
    // A device without the cookie is counted by its fingerprint, and its reading uses that count.
    return (await readDeviceCounts(call, fingerprint))[p_usage_type]
  }),

  route(incrementDeviceUsage, async ({ p_device_fingerprint_hash: fingerprint, p_usage_type }, call) => {
    const isKnown = await requireOwn(call, fingerprint)
    if (fingerprint && !isKnown) await putFingerprint(call, fingerprint)
    return consumeDeviceUsage(call, p_usage_type)
  }),

  route(storeDeviceFingerprint, async (record, call) => {
    const { limits, config } = call.platform
    const points = Math.max(1, Math.round(FINGERPRINTS.points * config.addressLimitScale))
    const verdict = await limits.take({ ...FINGERPRINTS, points }, addressBucket(call.address), call.db)
    if (!verdict.ok) throw new AppError('too-many-requests', { retryAfter: verdict.retryAfterSeconds })
    const stored = isDistinctive(record)
    await putFingerprint(call, stored ? record.fingerprint_hash : null)
    return { stored }
  }),

  route(getClientIp, async (_, { address }) => ({ ip: address })),
]

// Without the parts that need consent all phones of one model share a fingerprint, so it is not counted.
function isDistinctive({
  canvas_fingerprint,
  audio_fingerprint,
  webgl_renderer,
}: DeviceFingerprint): boolean {
  return [canvas_fingerprint, audio_fingerprint, webgl_renderer].some(Boolean)
}

/**
 * Whether the device has sent this fingerprint. Throws not-allowed when it has sent another (decisions.md, "The hosted
 * backend").
 */
async function requireOwn(guest: GuestCall, fingerprint: string | null | undefined): Promise<boolean> {
  const stored = await findFingerprint(guest)
  if (stored === null || !fingerprint) return stored !== null
  if (bucketOf('fingerprint', fingerprint, guest.platform.secret) !== stored)
    throw new AppError('not-allowed')
  return true
}
