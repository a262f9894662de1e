import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { checkSubscription, PLAN_CODES } from '../subscription/index.ts'

const checkoutId = z.uuid()
const plan = z.enum(PLAN_CODES)
/** US cents. */
const cents = z.number()
/** ISO 8601 in UTC. */
const instant = z.string()
const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email())

export const readCheckout = contract({
  method: 'GET',
  path: '/api/billing/checkouts/{id}',
  summary:
    'A purchase in the built-in test checkout, in which no money moves: the own one, or a guest’s by its id.',
  roles: 'anyone',
  input: z.object({ id: checkoutId }),
  output: z.object({
    plan,
    /** The amount of the first payment. */
    amount: cents,
    isCompleted: z.boolean(),
    /** Whether the buyer is a guest, who must enter an email address. */
    isGuest: z.boolean(),
  }),
  errors: ['not-found', 'unavailable'],
})

export const completeCheckout = contract({
  method: 'POST',
  path: '/api/billing/checkouts/{id}/complete',
  summary:
    'Completes a purchase in the test checkout, once. A guest says the address whose account the plan will belong to.',
  roles: 'anyone',
  input: z.object({ id: checkoutId, email: z.optional(email) }),
  output: z.object({ isCompleted: z.boolean() }),
  isComputation: true,
  errors: ['not-found', 'unavailable', 'conflict'],
})

export const syncCheckout = contract({
  method: 'POST',
  path: '/api/billing/checkouts/{id}/settle',
  summary:
    'Where a purchase stands, asked of whoever takes the money; after it the account has what was paid.',
  roles: 'anyone',
  input: z.object({ id: checkoutId }),
  output: z.object({
    plan,
    state: z.enum(['open', 'paid', 'left']),
    /** Whether an account owns the purchase already; otherwise the account that proves the address of the payment gets it. */
    isClaimed: z.boolean(),
  }),
  isComputation: true,
  errors: ['not-found', 'unavailable', 'too-many-requests'],
})

export const readBilling = contract({
  method: 'GET',
  path: '/api/billing',
  summary: 'The own plan as it is paid: until when, whether it renews, and every payment.',
  roles: 'signed-in',
  output: z.object({
    /** The payment provider. `test`: the built-in test checkout without real payments. */
    provider: z.enum(['stripe', 'test', 'none']),
    plan: z.nullable(
      z.object({
        code: plan,
        state: z.enum(['active', 'past-due', 'ended', 'refunded']),
        isRenewed: z.boolean(),
        /** Null when it has no end. */
        paidUntil: z.nullable(instant),
      }),
    ),
    /** Address of the person who pays for the squad in which the account has a seat. */
    seatOf: z.nullable(z.string()),
    receipts: z.array(
      z.object({
        id: z.string(),
        plan,
        amount: cents,
        refunded: cents,
        paidAt: instant,
        url: z.nullable(z.string()),
      }),
    ),
  }),
})

export const previewPlan = contract({
  method: 'GET',
  path: '/api/billing/change/{plan}',
  summary: 'What it costs to change the running plan to another one now.',
  roles: 'signed-in',
  input: z.object({ plan }),
  output: z.object({
    credit: cents,
    charge: cents,
    dueNow: cents,
    keptCredit: cents,
    renewsAt: instant,
  }),
  errors: ['conflict', 'unavailable', 'unprocessable'],
})

export const changePlan = contract({
  method: 'POST',
  path: '/api/billing/change/{plan}',
  summary: 'Changes the running plan to another one now, at what the preview said.',
  roles: 'signed-in',
  proof: 'session',
  input: z.object({ plan }),
  output: checkSubscription.output,
  isComputation: true,
  errors: ['conflict', 'unavailable', 'unprocessable'],
})

export const setRenewal = contract({
  method: 'POST',
  path: '/api/billing/renewal',
  summary: 'Whether the running plan is charged again at its end. Without, it stays until then.',
  roles: 'signed-in',
  proof: 'session',
  input: z.object({ isRenewed: z.boolean() }),
  output: checkSubscription.output,
  isComputation: true,
  errors: ['conflict', 'unavailable'],
})

export const stripeWebhook = contract({
  method: 'POST',
  path: '/api/stripe/webhook',
  summary: 'What Stripe tells: signed, each event once, in any order. The body is read as it came.',
  roles: 'anyone',
  bodyType: 'application/json',
  output: z.object({ received: z.boolean() }),
  isComputation: true,
  isRawBody: true,
  maxBytes: 512 * 1024,
  errors: ['bad-input', 'not-found'],
})
