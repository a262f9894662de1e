import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'

/** Pages compute the days left from it, so it has to be a valid instant. */
const instant = z.nullable(z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)))))

/** Specification section 7. */
export const checkSubscription = contract({
  method: 'POST',
  path: '/api/functions/check-subscription',
  summary: 'What the account may do: plan, trial, and until when.',
  roles: 'signed-in',
  output: z.object({
    subscribed: z.boolean(),
    subscription_tier: z.string(),
    /** ISO 8601 in UTC. */
    subscription_end: instant,
    is_trial: z.boolean(),
    trial_end: instant,
    trial_used: z.boolean(),
  }),
})

/** Specification section 7; `pro` is Globetrotter by the month (contract.md, "Calls"). */
export const createCheckout = contract({
  method: 'POST',
  path: '/api/functions/create-checkout',
  summary:
    'Starts the purchase of a plan; answers where it goes on. A discount that gives nothing is a 409 that says the price without it.',
  roles: 'anyone',
  input: z.object({
    plan: z._default(z.string().check(z.maxLength(40)), 'pro'),
    isGuest: z._default(z.boolean(), false),
    discount_token: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  }),
  output: z.object({ url: z.string() }),
  // It may call the payment provider, so it runs outside a transaction.
  isComputation: true,
  errors: ['unavailable', 'conflict', 'discount-dead', 'too-many-requests'],
})

/** Specification section 7. */
export const customerPortal = contract({
  method: 'POST',
  path: '/api/functions/customer-portal',
  summary: 'Where the own plan is looked at and cancelled.',
  roles: 'signed-in',
  proof: 'session',
  output: z.object({ url: z.string() }),
  isComputation: true,
  errors: ['unavailable'],
})
