import { CURRENCY, type PlanCode, planOf } from '@tripwright/domain/plans/subscription'
import type { Stripe } from 'stripe'

/**
 * The price of a plan at Stripe, found by its lookup key; created where it is missing or has another amount. Our table of
 * plans is authoritative, and the operator need not enter seven prices at Stripe.
 */
export async function planPriceId(stripe: Stripe, code: PlanCode): Promise<string> {
  const { plan, price } = planOf(code)
  const lookupKey = `tripwright-${code}`
  const prices = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 })
  const existing = prices.data.find((one) => one.unit_amount === price.amount && one.metadata.plan === code)
  if (existing) return existing.id
  const made = await stripe.prices.create(
    {
      currency: CURRENCY.toLowerCase(),
      unit_amount: price.amount,
      lookup_key: lookupKey,
      transfer_lookup_key: true,
      metadata: { plan: code },
      ...(price.interval !== 'once' && { recurring: { interval: price.interval } }),
      product_data: { name: `Tripwright ${plan.name}` },
    },
    { idempotencyKey: `price-${code}-${price.amount}` },
  )
  return made.id
}
