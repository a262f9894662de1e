import { z } from 'zod/mini'
import { contract } from '../base/contract.ts'
import { PLAN_CODES } from './plans.data.ts'

const instant = z.nullable(z.string())

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
  summary: 'Starts the purchase of a plan; answers where it goes on.',
  roles: 'anyone',
  input: z.object({
    plan: z._default(z.string().check(z.maxLength(40)), 'pro'),
    isGuest: z._default(z.boolean(), false),
    discount_token: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  }),
  output: z.object({ url: z.string() }),
  errors: ['unavailable', 'not-signed-in'],
})

/** Specification section 7. */
export const customerPortal = contract({
  method: 'POST',
  path: '/api/functions/customer-portal',
  summary: 'Where the own plan is looked at and cancelled.',
  roles: 'signed-in',
  output: z.object({ url: z.string() }),
})

const checkoutId = z.uuid()

export const readCheckout = contract({
  method: 'GET',
  path: '/api/subscription/checkouts/{id}',
  summary: 'An own purchase in the built-in test checkout, in which no money moves.',
  roles: 'signed-in',
  input: z.object({ id: checkoutId }),
  output: z.object({
    plan: z.enum(PLAN_CODES),
    /** US cents, the first month's price where there is one. */
    amount: z.number(),
    isCompleted: z.boolean(),
  }),
  errors: ['not-found', 'unavailable'],
})

export const completeCheckout = contract({
  method: 'POST',
  path: '/api/subscription/checkouts/{id}/complete',
  summary: 'Completes an own purchase in the test checkout, once. Answers how the account stands then.',
  roles: 'signed-in',
  input: z.object({ id: checkoutId }),
  output: checkSubscription.output,
  errors: ['not-found', 'unavailable'],
})

export const cancelPlan = contract({
  method: 'POST',
  path: '/api/subscription/cancel',
  summary: 'The plan is not renewed; it stays until the end of what is paid.',
  roles: 'signed-in',
  output: z.object({ isCancelled: z.boolean() }),
})
