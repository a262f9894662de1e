import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { acceptImport, importTrip } from '../import/index.ts'

const address = z.object({
  madeAt: z.string(),
  /** When the last email came to it, to the hour. */
  usedAt: z.nullable(z.string()),
})
export type MailAddress = z.output<typeof address>
const output = z.object({
  /** Whether emails can be forwarded to this installation at all. */
  isOffered: z.boolean(),
  address: z.nullable(address),
})

export const getMailAddress = contract({
  method: 'GET',
  path: '/api/account/mail-address',
  summary: 'Whether the person has a secret address for confirmations, without the address itself.',
  roles: 'signed-in',
  input: z.object({}),
  output,
})

export const makeMailAddress = contract({
  method: 'POST',
  path: '/api/account/mail-address',
  summary: 'Makes a secret address for confirmations, told this once; an earlier one ends.',
  roles: 'signed-in',
  proof: 'session',
  input: z.object({}),
  output: z.object({ email: z.string(), address }),
  errors: ['not-found'],
  // The secret is told after the transaction, so that no stored answer holds it.
  isComputation: true,
})

export const endMailAddress = contract({
  method: 'DELETE',
  path: '/api/account/mail-address',
  summary: 'Ends the secret address for confirmations. What came to it stays.',
  roles: 'signed-in',
  proof: 'session',
  input: z.object({}),
  output,
})

const forwarded = z.object({
  id: z.string(),
  receivedAt: z.string(),
  /** When it is deleted. */
  endsAt: z.string(),
  /** As the mail says itself: nobody has proved it. */
  sender: z.nullable(z.object({ name: z.string(), address: z.string() })),
  subject: z.nullable(z.string()),
  bookings: z.number(),
  places: z.number(),
  /** Why nothing was read in it. */
  problem: z.nullable(z.string()),
})
export type ForwardedMail = z.output<typeof forwarded>

export const listForwarded = contract({
  method: 'GET',
  path: '/api/account/forwarded-mails',
  summary: 'The emails that came to the secret address and wait, newest first.',
  roles: 'signed-in',
  input: z.object({}),
  output: z.object({ isOffered: z.boolean(), mails: z.array(forwarded) }),
})

const one = z.object({ id: z.uuid() })

export const openForwarded = contract({
  method: 'POST',
  path: '/api/account/forwarded-mails/{id}/proposal',
  summary: `Makes what was read in a forwarded email a proposal like that of \`${importTrip.path}\`, for \`${acceptImport.path}\`.`,
  roles: 'signed-in',
  input: one,
  output: importTrip.output,
  errors: ['not-found'],
})

export const removeForwarded = contract({
  method: 'DELETE',
  path: '/api/account/forwarded-mails/{id}',
  summary: 'Deletes what was read in a forwarded email; the same email does not come back.',
  roles: 'signed-in',
  input: one,
  output: z.object({ isRemoved: z.boolean() }),
})

/** Who passes mails on: any program that signs them, Mailgun or Postmark. */
export const INBOUND_FORMS = ['signed', 'mailgun', 'postmark'] as const
export type InboundForm = (typeof INBOUND_FORMS)[number]

export const receiveMail = contract({
  method: 'POST',
  path: '/api/inbound-mails/{form}',
  summary:
    'An email for a secret address, passed on by a mail server (runbook, "Forwarded emails"). The answer is the same whether the address exists or not.',
  roles: 'anyone',
  input: z.object({ form: z.enum(INBOUND_FORMS) }),
  output: z.object({ received: z.boolean() }),
  errors: ['bad-input', 'not-found', 'too-large', 'unavailable'],
  isComputation: true,
  isRawBody: true,
  // 20 MB of a mail, escaped as JSON.
  maxBytes: 30_000_000,
})
