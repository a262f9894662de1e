import { z } from 'zod'
import type { PaymentEvent } from './payment-provider.ts'

/** Past and future: a recorded event is rejected after five minutes, and one dated ahead is not Stripe's. */
const TOLERANCE_SECONDS = 300

/** Events that may change a customer's plan or payments. All others are recorded and change nothing. */
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
  // The form of Stripe's ids; other characters could not be stored.
  id: z.string().regex(/^[\x21-\x7e]{1,255}$/),
  type: z.string().regex(/^[\x21-\x7e]{1,255}$/),
  data: z.unknown().optional(),
})
const reference = z.union([z.string().min(1), z.object({ id: z.string().min(1) }).transform(({ id }) => id)])
/** Null for a purchase for which Stripe created no customer. */
const dataOfUsed = z.object({ object: z.object({ customer: reference.nullish() }) })

type Signed = { body: string; signature: string; now: Date; webhookSecret: string }

/**
 * Parses a webhook call. Only the signature proves that Stripe sent it, so it is checked before the body. For an event that
 * changes nothing only id and type are read, because Stripe has hundreds of shapes and adds more.
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
