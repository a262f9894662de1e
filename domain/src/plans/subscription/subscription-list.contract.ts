import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'

/** ISO 8601 in UTC. */
const instant = z.string()
const count = z.number()

/** The filter of the account list: `over` are accounts whose trial or plan has ended and that have no other. */
export const SUBSCRIPTION_FILTERS = ['all', 'paid', 'trial', 'over'] as const

export const listAccountSubscriptions = contract({
  method: 'GET',
  path: '/api/admin/subscriptions',
  summary: 'Who has which plan or trial, the latest change first, and how many of each there are.',
  roles: ['support'],
  input: z.object({
    words: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
    show: z._default(z.enum(SUBSCRIPTION_FILTERS), 'all'),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50),
  }),
  output: z.object({
    asOf: instant,
    counts: z.object({
      /** Running plans by the name of their tier. */
      paid: z.record(z.string(), count),
      /** Of those, the ones that will not be renewed. */
      cancelled: count,
      trial: count,
      over: count,
    }),
    accounts: z.array(
      z.object({
        id: z.string(),
        email: z.string(),
        plan: z.nullable(
          z.object({
            tier: z.string(),
            source: z.enum(['test', 'stripe', 'grant']),
            /** Null means for ever. */
            endsAt: z.nullable(instant),
            isCancelled: z.boolean(),
            isRunning: z.boolean(),
          }),
        ),
        /** Whether another account pays for the squad. */
        hasSeat: z.boolean(),
        trialEndsAt: z.nullable(instant),
      }),
    ),
    /** Whether there are further accounts. */
    isMore: z.boolean(),
  }),
})

export const grantTrial = contract({
  method: 'POST',
  path: '/api/admin/subscriptions/{id}/trial',
  summary: 'Gives an account seven days of trial from now, whatever it and its device had before.',
  roles: ['support'],
  input: z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  output: z.object({ trialEndsAt: instant }),
  // Refused, because the account already has a trial or a plan.
  errors: ['not-found', 'conflict'],
})
