import { z } from 'zod'
import type { PaymentEvent } from './payments.port.ts'

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
  id: z.string().min(1).max(255),
  type: z.string().max(100),
  data: z.object({ object: z.looseObject({ customer: z.unknown() }) }),
})

type Signed = { body: string; signature: string; now: Date; webhookSecret: string }

/** Reads an event whose signature is Stripe's; null when it is not, or too old, or ahead of our clock. */
export async function openStripeEvent(signed: Signed): Promise<PaymentEvent | null> {
  const { body, signature, now, webhookSecret } = signed
  const { default: Client } = await import('stripe')
  try {
    Client.webhooks.constructEvent(
      ...([body, signature, webhookSecret, TOLERANCE_SECONDS, undefined] as const),
      now.getTime(),
    )
  } catch {
    return null
  }
  const ahead = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]) - now.getTime() / 1000
  const parsed = event.safeParse(JSON.parse(body))
  if (!(ahead <= TOLERANCE_SECONDS) || !parsed.success) return null
  const { id, type, data } = parsed.data
  const { customer } = data.object
  const isOurs = TYPES.includes(type) && typeof customer === 'string' && customer !== ''
  return { id, type, customerId: isOurs ? customer : null }
}
