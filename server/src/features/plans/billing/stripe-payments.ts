import { type PlanCode, planOf } from '@tripwright/domain/plans/subscription'
import type { Stripe } from 'stripe'
import {
  type CheckoutOrder,
  PaymentRefused,
  type Payments,
  PaymentsUnavailable,
  type RefundOrder,
} from './payment-provider.ts'
import { planPriceId } from './stripe-catalogue.ts'
import {
  customerSnapshotFrom,
  ordersRefundedFrom,
  prorationFrom,
  sessionSnapshotFrom,
  urlFrom,
} from './stripe-responses.ts'
import { openStripeEvent } from './stripe-webhook.ts'

type Settings = {
  secretKey: string
  webhookSecret: string | undefined
  apiBase: string
  publicUrl: string
  /** The operator's contact. */
  contact: string
  timeoutMs?: number
}

// Two attempts within a browser's waiting time.
const TIMEOUT_MS = 6000
const RETRIES = 1
const MAX_ROWS = 100

/** Payments by Stripe. Every write has an idempotency key made of its effect, so that a retry takes effect once. */
export function makeStripePayments({
  secretKey,
  webhookSecret,
  apiBase,
  publicUrl,
  contact,
  timeoutMs = TIMEOUT_MS,
}: Settings): Payments & { kind: 'stripe' } {
  let loading: Promise<Stripe> | undefined
  const callStripe = async <T>(work: (stripe: Stripe) => Promise<T>): Promise<T> => {
    loading ??= connect({ secretKey, apiBase, contact, timeoutMs })
    try {
      return await work(await loading)
    } catch (error) {
      throw toPaymentError(error)
    }
  }
  return {
    kind: 'stripe',
    makeCustomer: ({ userId, email }) =>
      callStripe(async (stripe) => {
        const options = { idempotencyKey: `customer-${userId}` }
        return (await stripe.customers.create({ email, metadata: { user_id: userId } }, options)).id
      }),
    setCustomerEmail: (id, email) =>
      callStripe(async (stripe) => {
        await stripe.customers.update(id, { email })
      }),
    startCheckout: (order) => callStripe((stripe) => startCheckout(stripe, order, publicUrl)),
    readSession: (id) =>
      callStripe(async (stripe) => sessionSnapshotFrom(await stripe.checkout.sessions.retrieve(id))),
    closeSession: (id) =>
      callStripe(async (stripe) => {
        const { state } = sessionSnapshotFrom(await stripe.checkout.sessions.retrieve(id))
        if (state === 'open') await stripe.checkout.sessions.expire(id)
      }),
    readCustomer: (id) => callStripe((stripe) => readCustomer(stripe, id)),
    openPortal: (customer) =>
      callStripe(async (stripe) => {
        const back = { return_url: `${publicUrl}/settings#plan` }
        return urlFrom(await stripe.billingPortal.sessions.create({ customer, ...back }))
      }),
    previewChange: (customer, { id }, to) =>
      callStripe(async (stripe) => {
        const items = await newItems(stripe, id, to)
        const invoice = await stripe.invoices.createPreview({
          customer,
          subscription: id,
          subscription_details: { items, proration_behavior: 'always_invoice' },
        })
        return prorationFrom(invoice, planOf(to).price)
      }),
    changePlan: (_, purchase, to) =>
      callStripe(async (stripe) => {
        const items = await newItems(stripe, purchase.id, to)
        if (items[0]?.price === items[0]?.from) return
        await stripe.subscriptions.update(purchase.id, {
          items: items.map(({ id, price }) => ({ id, price })),
          proration_behavior: 'always_invoice',
          payment_behavior: 'error_if_incomplete',
          cancel_at_period_end: false,
        })
      }),
    setRenewal: (_, id, isRenewed) =>
      callStripe(async (stripe) => {
        await stripe.subscriptions.update(id, { cancel_at_period_end: !isRenewed })
      }),
    refund: (_, order) => callStripe((stripe) => refund(stripe, order)),
    endCustomer: (id) =>
      callStripe(async (stripe) => {
        await stripe.customers.del(id).catch(unlessMissing)
      }),
    openEvent: async (body, signature, now) =>
      webhookSecret === undefined ? 'unsigned' : openStripeEvent({ body, signature, now, webhookSecret }),
  }
}

// Loaded with the first call that needs it: the library is large, and most starts never use it.
type Connection = Required<Pick<Settings, 'secretKey' | 'apiBase' | 'contact' | 'timeoutMs'>>

async function connect({ secretKey, apiBase, contact, timeoutMs }: Connection): Promise<Stripe> {
  const { default: Client } = await import('stripe')
  const { protocol, hostname, port } = new URL(apiBase)
  return new Client(secretKey, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port !== '' && { port }),
    timeout: timeoutMs,
    // Added to its User-Agent.
    appInfo: { name: 'Tripwright', url: contact },
    maxNetworkRetries: RETRIES,
    telemetry: false,
  })
}

async function startCheckout(stripe: Stripe, order: CheckoutOrder, publicUrl: string) {
  const { id, plan, amount, customerId } = order
  const { price } = planOf(plan)
  const off = price.amount - amount
  const isOnce = price.interval === 'once'
  // Set on the charge, where it later identifies the payment as ours.
  const metadata = { plan, checkout: id }
  const session = await stripe.checkout.sessions.create(
    {
      mode: isOnce ? 'payment' : 'subscription',
      line_items: [{ price: await planPriceId(stripe, plan), quantity: 1 }],
      ...(off > 0 && { discounts: [{ coupon: await amountOff(stripe, off) }] }),
      ...(customerId !== null && { customer: customerId }),
      ...(isOnce && { payment_intent_data: { metadata } }),
      ...(isOnce && customerId === null && { customer_creation: 'always' }),
      ...(!isOnce && { subscription_data: { metadata } }),
      metadata,
      client_reference_id: id,
      success_url: `${publicUrl}/pricing?paid=${id}`,
      cancel_url: `${publicUrl}/pricing?left=${id}`,
    },
    { idempotencyKey: `checkout-${id}` },
  )
  return { url: urlFrom(session), sessionId: session.id }
}

/** A coupon for exactly this amount off the first payment; percentages at Stripe would be rounded differently. */
async function amountOff(stripe: Stripe, cents: number): Promise<string> {
  const id = `tripwright-usd-${cents}-once`
  await stripe.coupons
    .create({ id, amount_off: cents, currency: 'usd', duration: 'once' })
    .catch((error: unknown) => {
      if (codeOf(error) !== 'resource_already_exists') throw error
    })
  return id
}

async function newItems(stripe: Stripe, subscriptionId: string, to: PlanCode) {
  const { items } = await stripe.subscriptions.retrieve(subscriptionId)
  const price = await planPriceId(stripe, to)
  return items.data.slice(0, 1).map((item) => ({ id: item.id, from: item.price.id, price }))
}

/** Stripe forgets an idempotency key after a day, so a later retry looks for the refund by the id that it carries. */
async function refund(stripe: Stripe, { id, receiptId, amount }: RefundOrder): Promise<void> {
  const made = ordersRefundedFrom(await stripe.refunds.list({ charge: receiptId, limit: MAX_ROWS }))
  if (made.includes(id)) return
  await stripe.refunds.create(
    { charge: receiptId, amount, metadata: { refund: id } },
    { idempotencyKey: `refund-${id}` },
  )
}

async function readCustomer(stripe: Stripe, id: string) {
  const customer = await stripe.customers.retrieve(id).catch(unlessMissing)
  if (customer === null || customer.deleted) return null
  const [subscriptions, sessions, charges] = [
    await stripe.subscriptions.list({ customer: id, status: 'all', limit: MAX_ROWS }),
    await stripe.checkout.sessions.list({ customer: id, status: 'complete', limit: MAX_ROWS }),
    await stripe.charges.list({ customer: id, limit: MAX_ROWS, expand: ['data.refunds'] }),
  ]
  return customerSnapshotFrom({ customer, subscriptions, sessions, charges })
}

function unlessMissing(error: unknown): null {
  if (codeOf(error) === 'resource_missing') return null
  throw error
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Converts a failure of Stripe into a refusal, or into an unknown outcome that may be retried. */
function toPaymentError(error: unknown): Error {
  if (error instanceof PaymentRefused || error instanceof PaymentsUnavailable) return error
  const type = error instanceof Error && 'type' in error ? error.type : undefined
  if (type === 'StripeCardError' && error instanceof Error) return new PaymentRefused(error.message, true)
  if (type === 'StripeInvalidRequestError' && error instanceof Error) return new PaymentRefused(error.message)
  return new PaymentsUnavailable(error)
}
