import { z } from 'zod/mini'
import { PROOF_MAX_LENGTH, PROOF_MIN_LENGTH } from '../../account/two-factor/index.ts'
import { contract } from '../../base/contract.ts'
import { MAIL_KINDS } from '../../base/mail-kinds.ts'
import { ROLES } from '../../base/roles.ts'
import { checkSubscription, PLAN_CODES } from '../../plans/subscription/index.ts'
import { USAGE_TYPES } from '../../plans/usage/index.ts'

const id = z.string().check(z.minLength(1), z.maxLength(64))
/** ISO 8601 in UTC. */
const instant = z.string()
/** US cents. */
const cents = z.number()
const count = z.number()

/** Length of a reason that the owner of the account or the log is told. */
export const REASON_LENGTH = { min: 10, max: 500 }
const reason = z.string().check(z.trim(), z.minLength(REASON_LENGTH.min), z.maxLength(REASON_LENGTH.max))

const refundState = z.enum(['asked', 'done', 'refused'])

export const readStaffAccount = contract({
  method: 'GET',
  path: '/api/admin/accounts/{id}',
  summary:
    'What an account below the own role has: plan, payments, limits, devices, emails, trips by count. Each look is in the audit log.',
  roles: ['support'],
  input: z.object({ id }),
  output: z.object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    role: z.enum(ROLES),
    isVerified: z.boolean(),
    hasTwoFactor: z.boolean(),
    createdAt: instant,
    suspension: z.nullable(z.object({ at: instant, reason: z.string() })),
    subscription: checkSubscription.output,
    /** The address of who pays for the squad in which the account has a seat. */
    seatOf: z.nullable(z.string()),
    isRenewed: z.boolean(),
    payments: z.array(
      z.object({
        id: z.string(),
        plan: z.enum(PLAN_CODES),
        amount: cents,
        refunded: cents,
        /** How much of it can be given back now. */
        refundable: cents,
        paidAt: instant,
        refunds: z.array(
          z.object({
            id: z.string(),
            amount: cents,
            reason: z.string(),
            state: refundState,
            askedAt: instant,
            failure: z.nullable(z.string()),
          }),
        ),
      }),
    ),
    usage: z.object({
      isUnlimited: z.boolean(),
      counters: z.array(z.object({ type: z.enum(USAGE_TYPES), count, limit: count })),
    }),
    devices: z.array(
      z.object({ id: z.string(), userAgent: z.string(), signedInAt: instant, usedAt: instant }),
    ),
    /** The latest 20 of 90 days. */
    emails: z.array(z.object({ kind: z.enum(MAIL_KINDS), isAccepted: z.boolean(), sentAt: instant })),
    /** Counts only: no call of staff shows what is in them. */
    content: z.object({ trips: count, saves: count, files: count, conversations: count, requests: count }),
  }),
  errors: ['not-found'],
})

export const refundPayment = contract({
  method: 'POST',
  path: '/api/admin/accounts/{id}/refunds',
  summary:
    'Gives back a payment or a part of it through the payment provider, once for each refund id and never more than was paid. Giving back all ends the plan it paid for.',
  roles: ['support'],
  input: z.object({
    id,
    /** Made by the caller, so that the same call sent again is the same refund. */
    refundId: z.uuid(),
    paymentId: z.string().check(z.minLength(1), z.maxLength(200)),
    amount: z.number().check(z.int(), z.gte(1), z.lte(10_000_000)),
    reason,
  }),
  output: z.object({
    /** `asked`: the provider did not answer yet, and is asked again; `refused`: see `failure`. */
    state: refundState,
    failure: z.nullable(z.string()),
  }),
  // It waits for the payment provider.
  isComputation: true,
  errors: ['not-found', 'conflict', 'key-reused', 'unavailable'],
})

export const suspendAccount = contract({
  method: 'POST',
  path: '/api/admin/accounts/{id}/suspension',
  summary:
    'Locks an account below the own role: signed out everywhere, no sign-in, no renewal. Whoever signs in correctly reads the reason.',
  roles: ['support'],
  input: z.object({ id, reason }),
  output: z.object({ ended: count }),
  errors: ['not-found', 'conflict'],
})

export const liftSuspension = contract({
  method: 'DELETE',
  path: '/api/admin/accounts/{id}/suspension',
  summary: 'Opens a suspended account again.',
  roles: ['support'],
  input: z.object({ id }),
  output: z.object({ lifted: z.boolean() }),
  errors: ['not-found', 'conflict'],
})

/** How staff identified the owner; stored in the audit log. */
const proof = z.string().check(z.trim(), z.minLength(PROOF_MIN_LENGTH), z.maxLength(PROOF_MAX_LENGTH))

export const mailAccountExport = contract({
  method: 'POST',
  path: '/api/admin/accounts/{id}/export',
  summary: 'Mails the owner a link to everything that is kept about the account. Staff never get the file.',
  roles: ['support'],
  input: z.object({ id, proof }),
  output: z.object({ to: z.string() }),
  errors: ['not-found', 'too-many-requests'],
})

export const deleteAccountFor = contract({
  method: 'POST',
  path: '/api/admin/accounts/{id}/deletion',
  summary: 'Deletes an account below the own role for its owner, with all that belongs to it.',
  roles: ['support'],
  proof: 'fresh-session',
  input: z.object({
    id,
    /** The account's address, typed again. */
    email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)),
    proof,
  }),
  output: z.object({ deleted: z.boolean() }),
  errors: ['not-found'],
})
