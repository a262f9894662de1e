import { z } from 'zod'
import type { PaymentEvent } from './payment-provider.ts'

/** Both ways: a recorded event is worth nothing after five minutes, and one from the future is none of Stripe's. */
const TOLERANCE_SECONDS = 300

/** What may change a customer's plan or payments. Everything else is taken note of and changes nothing. */
const TYPES = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.succeeded',
  'charge.refunded',
]

const event = z.object({
  // As Stripe makes them: what else is there could not be kept.
  id: z.string().regex(/^[\x21-\x7e]{1,255}$/),
  type: z.string().regex(/^[\x21-\x7e]{1,255}$/),
  data: z.unknown().optional(),
})
const reference = z.union([z.string().min(1), z.object({ id: z.string().min(1) }).transform(({ id }) => id)])
/** Null for a purchase for which Stripe made no customer. */
const dataOfUsed = z.object({ object: z.object({ customer: reference.nullish() }) })

type Signed = { body: string; signature: string; now: Date; webhookSecret: string }

/**
 * Reads what was sent to the webhook. Whether Stripe signed it says the signature alone: the body is looked at afterwards,
 * and of an event that changes nothing here only its id and type, for Stripe has hundreds of shapes and adds to them.
 */
export async function openStripeEvent(signed: Signed): Promise<PaymentEvent | 'unsigned' | 'no-event'> {
  if (!(await isSigned(signed))) return 'unsigned'
  const parsed = event.safeParse(readJson(signed.body))
  if (!parsed.success) return 'no-event'
  const { id, type, data } = parsed.data
  if (!TYPES.includes(type)) return { id, type, customerId: null, isMalformed: false }
  const used = dataOfUsed.safeParse(data)
  const customerId = used.success ? (used.data.object.customer ?? null) : null
  return { id, type, customerId, isMalformed: !used.success }
}

async function isSigned({ body, signature, now, webhookSecret }: Signed): Promise<boolean> {
  const { default: Client } = await import('stripe')
  const { signature: signatures } = Client.webhooks
  if (signatures === null) throw new Error('the Stripe package checks no signatures')
  const ahead = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]) - now.getTime() / 1000
  if (!(ahead <= TOLERANCE_SECONDS)) return false
  try {
    return signatures.verifyHeader(
      body,
      signature,
      webhookSecret,
      TOLERANCE_SECONDS,
      Client.createNodeCryptoProvider(),
      now.getTime(),
    )
  } catch {
    return false
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
