import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { USAGE_TYPES } from './usage.rules.ts'

const usageType = z.enum(USAGE_TYPES)
const userId = z.string().check(z.minLength(1), z.maxLength(255))
/** Absent without a fingerprint: then the cookie and the IP address are counted. */
const fingerprint = z.optional(z.nullable(z.string().check(z.maxLength(256))))
/** contract.md, "Calls": one unit per call. */
const increment = z._default(z.literal(1), 1)
const count = z.number()

export const getUserUsage = contract({
  method: 'POST',
  path: '/api/rpc/get_user_usage',
  summary: 'How much an account has used of one counter today (UTC): one’s own, or for support anybody’s.',
  roles: 'signed-in',
  input: z.object({ p_user_id: userId, p_usage_type: usageType }),
  output: count,
})

export const incrementUserUsage = contract({
  method: 'POST',
  path: '/api/rpc/increment_user_usage',
  summary: 'Takes one unit of the own day and answers the new count.',
  roles: 'signed-in',
  input: z.object({ p_user_id: userId, p_usage_type: usageType, p_increment: increment }),
  output: count,
  errors: ['limit-reached'],
})

export const getDeviceUsage = contract({
  method: 'POST',
  path: '/api/rpc/get_device_usage',
  summary:
    'How much this device has used of one counter today (UTC); for support the one of any fingerprint.',
  roles: 'anyone',
  input: z.object({ p_device_fingerprint_hash: fingerprint, p_usage_type: usageType }),
  output: count,
})

/** `p_ip_address` is accepted but ignored: the server uses the address of the connection. */
export const incrementDeviceUsage = contract({
  method: 'POST',
  path: '/api/rpc/increment_device_usage',
  summary: 'Takes one unit of this device’s day and answers the new count.',
  roles: 'anyone',
  input: z.object({
    p_device_fingerprint_hash: fingerprint,
    p_usage_type: usageType,
    p_ip_address: z.optional(z.unknown()),
    p_increment: increment,
  }),
  output: count,
  errors: ['limit-reached'],
})

/** Only for display; the server enforces the limits (decisions.md, "The hosted backend"). */
export const readUsage = contract({
  method: 'GET',
  path: '/api/usage',
  summary: 'What whoever calls has used today of each counter.',
  roles: 'anyone',
  output: z.object({
    isUnlimited: z.boolean(),
    counters: z.array(z.object({ type: usageType, count, limit: count })),
    /** ISO 8601 instant at which all counters reset. */
    resetsAt: z.string(),
  }),
})
export type UsageSnapshot = z.output<typeof readUsage.output>
