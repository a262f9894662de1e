import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'

const token = z.string().check(z.minLength(1), z.maxLength(200))

export const readDiscount = contract({
  method: 'GET',
  path: '/api/discount/{token}',
  summary: 'What a discount gives, until when, and whether it can still be claimed.',
  roles: 'anyone',
  input: z.object({ token }),
  output: z.object({
    percent: z.number(),
    /** ISO 8601 in UTC. */
    expiresAt: z.string(),
    state: z.enum(['free', 'yours', 'used', 'taken', 'expired']),
  }),
  errors: ['not-found', 'too-many-requests'],
})

export const claimDiscount = contract({
  method: 'POST',
  path: '/api/discount/{token}/claim',
  summary: 'Claims a discount for the own account, once; it comes off the next payment.',
  roles: 'signed-in',
  input: z.object({ token }),
  output: z.object({ percent: z.number() }),
  errors: ['not-found', 'conflict', 'too-many-requests'],
})

/** ISO 8601 in UTC. */
const instant = z.string()

export const listDiscounts = contract({
  method: 'GET',
  path: '/api/admin/discounts',
  summary:
    'Discounts that were made, the newest first, with who has claimed each. The tokens themselves are not kept.',
  roles: ['marketing'],
  output: z.object({
    discounts: z.array(
      z.object({
        percent: z.number(),
        createdAt: instant,
        expiresAt: instant,
        claimedAt: z.nullable(instant),
        /** Null when unused, used by a guest, or when the account was deleted. */
        claimedBy: z.nullable(z.string()),
        usedAt: z.nullable(instant),
      }),
    ),
  }),
})

export const makeDiscounts = contract({
  method: 'POST',
  path: '/api/admin/discounts',
  summary: 'Makes discounts, each for one use. Their links are in this answer and nowhere else.',
  roles: ['marketing'],
  input: z.object({
    percent: z.number().check(z.int(), z.gte(1), z.lte(100)),
    /** How long each code can be claimed. */
    days: z.number().check(z.int(), z.gte(1), z.lte(365)),
    count: z.number().check(z.int(), z.gte(1), z.lte(50)),
  }),
  output: z.object({ urls: z.array(z.string()) }),
})
