import { z } from 'zod/mini'
import { contract } from '../base/contract.ts'

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
